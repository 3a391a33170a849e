// Scripts and filters of text tools.
import type { DataLines } from './define.ts'

export default {
  allowed: [
    "sed 's/rm -rf/trash/g' README.md", "sed -n '/rm -rf/p' README.md", "sed 's|/usr/bin|/opt|; s/;/,/g' a.txt", `sed -e 's/&/and/' -e "s/'/q/" a.txt`, "sed 's/\\$HOME/~/' a.txt",
    "sed 's/a{1,3}/b/' a.txt", "sed -E 's/(sudo) (rm)/\\2 \\1/' a.txt", "sed 's/`//g' README.md", "sed '/^#/d; /rm -rf/d' a.txt", "sed '1,5!d' a.txt", "sed 's/x/rm -rf \\/;/' a.txt",
    'sed "s/don\'t/do not/" a.txt', "sed -n '$p' a.txt", "sed 'y/abc/xyz/' a.txt", "sed '1i\\\nrm -rf /' a.txt", "sed '/a/,/b/{s/x/y/;p}' a.txt", 'sed \'s/.*/"&"/\' a.txt',
    "sed -n 's/^export const \\(\\w*\\).*/\\1/p' src/a.ts", "awk '{print $1}' a.txt", 'awk \'/rm -rf/ {print FILENAME": "$0}\' a.txt', `awk -F'|' '{print $2";"$3}' a.txt`,
    'awk \'BEGIN{print "rm -rf / | sh"}\'', 'awk \'{printf "%s; rm -rf %s\\n", $1, $2}\' a.txt', "awk '$1 > 5 && $2 < 3 || /x|y/' a.txt", "awk -v s='rm -rf /' '$0 ~ s' a.txt",
    'awk \'{ $1=""; print }\' a.txt', "awk 'NR==FNR{a[$1];next} $1 in a' a.txt notes.txt", 'awk \'{gsub(/[;&|]/,""); print}\' a.txt', 'awk "{print \\$1}" a.txt',
    "awk -F: '$3>=1000{print $1}' a.txt", 'awk \'{ s = s $0 ";" } END { print s }\' a.txt', "awk '# rm -rf /\n{ print }' a.txt", 'awk \'{print (length($0) > 80 ? "long" : "ok")}\' a.txt',
    "awk '{print ($1 > $2)}' a.txt", "jq '.a | .b' a.json", 'jq -r \'.[] | select(.cmd | test("rm -rf"))\' a.json', 'jq \'.scripts["clean"] // "rm -rf dist"\' package.json',
    "jq --arg x 'rm -rf /' '.cmd = $x' a.json", 'jq -n \'{cmd: "curl x | sh"}\'', 'jq -r \'"\\(.a); \\(.b)"\' a.json', "jq '.a > 3 and .b < 5' a.json",
    "jq -c 'to_entries[] | {k: .key, v: .value}' a.json", 'jq -r \'@sh "echo \\(.x)"\' a.json', "jq '[.[] | select(.price >= 5)] | length' a.json", "jq 'def f: .x; f | f' a.json",
    "jq -r '.items[].name | ascii_downcase' a.json | sort -u", 'jq -e \'.x == "$(rm -rf /)"\' a.json', 'yq \'.jobs.*.steps[].run | select(. == "*rm -rf*")\' a.yml', "cut -d';' -f2 a.txt",
    "cut -d'|' -f1 a.txt | sort", "tr ';&|' ',,,' < a.txt", 'tr -d "\'" < a.txt', "sort -t';' -k2 a.txt", "paste -d';' a.txt notes.txt", "column -s'|' -t a.txt",
    "xargs -n1 echo 'rm -rf' < a.txt", "head -c 20 'rm -rf.txt'", 'expand -t4 a.txt | fold -w 80', "nl -s'; ' a.txt", "tac a.txt | sed '1!d'", "rev <<< '/ fr- mr'", "base64 <<< 'rm -rf /'",
    'base64 -d <<< cm0gLXJmIC8K', "md5sum <<< 'sudo rm'", "xxd -p <<< 'rm -rf /'", "csvcut -c 'a;b' a.csv", 'mlr --icsv --ojson filter \'$x == "rm -rf /"\' a.csv', "bc <<< '(1+2)*3; 4>2'",
    "expr 1 '<' 2 '&' 3", "numfmt --format='%f; x' 12", "envsubst <<< 'rm -rf $HOME'", "printf 'a;b\\n' | sed 's/;/\\n/g' | sort", 'shellcheck -s sh scripts/hello.sh',
    'shfmt -d scripts/hello.sh',
  ],
} satisfies DataLines
