// Patterns of searches and names of files.
import type { DataLines } from './define.ts'

export default {
  allowed: [
    "grep -rn 'rm -rf' src", 'grep -n "curl .* | sh" README.md', "grep -E '(sudo|su) +-c' docs/guide.md", "grep -n '`[^`]*`' README.md", "grep -P '\\$\\([^)]*\\)' README.md",
    "grep -F '$(rm -rf /)' README.md", 'grep -rn "don\'t" docs', "grep -c '^#!/bin/sh' scripts/hello.sh", "grep -e '-rf' -e '--force' README.md", "grep -- '-rf /' README.md",
    "grep 'a{1,3}' a.txt", "grep -E '[0-9]{1,3}(\\.[0-9]{1,3}){3}' a.txt", 'grep "password\\s*[:=]" src/a.ts', "grep -rln 'eval(' src", "grep -v '^;' a.txt", "grep '&&' package.json",
    "grep '|' a.txt", "grep ';' src/a.ts", "grep '>' src/a.ts", "grep '\\\\' a.txt", 'grep "\\$HOME" scripts/hello.sh', "grep '\u043c\u0438\u0440' a.txt", "grep '日本' a.txt",
    'grep "🎉" README.md', `grep -o 'https\\?://[^ "]*' README.md`, "grep '(' src/a.ts", "grep '((1<<2))' src/a.ts", "grep 'BEGIN RSA PRIVATE KEY' -r src", 'grep -r "id_rsa\\|\\.env" docs',
    "egrep 'rm|dd' a.txt", "fgrep '$x;' a.txt", "rg 'rm -rf' -g '*.sh'", "rg -n 'curl .* \\| (ba)?sh' docs", "rg -F '$(whoami)' src", "rg -e '--no-verify' -e '-rf'", 'rg "it\'s" src',
    "rg '\\bsudo\\b' --type md", "rg -U 'a\\nrm -rf' src", "rg 'fn\\s+\\w+<.*>' src", "rg -r '$1;rm' 'x(.)' src", "rg --glob '!*.{md,txt}' 'x|y'", "rg '^\\s*//\\s*rm' src", "rg 'a{2,}' src",
    "ag 'rm -rf' src", "ack 'sudo rm' src", "find . -name '*rm -rf*'", 'find . -name "*.sh" -not -path \'*/node_modules/*\'', "find . -iname '*[;&|]*'",
    "find src -regex '.*/\\(a\\|b\\)\\.ts'", "find . -path './a b/*' -print", "find . -name '$HOME'", "find . \\( -name '*.ts' -o -name '*.js' \\) -size +10k",
    "find . -name '*.md' -exec grep -l 'rm -rf /' {} +", "find . -type f -printf '%p; %s\\n'", "find . -name '*.sh' -exec head -1 {} \\;", "fd 'rm.*rf'", 'fd -e sh -x head -1',
    "ls | grep -v 'rm -rf'", "ls -1 | xargs -I{} echo 'rm -rf {}'", "git ls-files | xargs grep -ln 'rm -rf'", "ps aux | grep '[r]m -rf'", "pgrep -f 'rm -rf'", "fc -l | grep 'rm -rf'",
    "locate 'rm -rf'", "diff <(grep -o 'rm -rf' a.txt) <(grep -o sudo notes.txt)", "cat a.txt | grep -A3 'sudo rm' | head -5", "zgrep 'rm -rf' /tmp/a.gz",
    "strings /tmp/a.bin | grep 'rm -rf'", 'comm -12 <(sort a.txt) <(sort notes.txt)', "tree -P '*rm*' -I 'node_modules|dist'", "wc -l 'a b;c.txt'", `ls '$HOME' 'a;b' "c&d"`,
    "stat -c '%n; %s' a.txt", "du -sh './a b'", "test -f 'rm -rf'",
  ],
} satisfies DataLines
