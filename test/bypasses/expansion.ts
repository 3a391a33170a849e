// What a shell puts into words before it runs them.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 6, way: 'the field separator as a blank',
    deny: [
      'IFS=_; x=rm_-rf_/; $x', 'rm${IFS}-rf${IFS}/', 'rm$IFS-rf$IFS/home', 'rm${IFS:0:1}-rf${IFS:0:1}/', 'rm${IFS#?}-rf${IFS#?}/', 'IFS=:; c=rm:-rf:/; $c', 'eval rm${IFS}-rf${IFS}/',
      "bash -c 'rm${IFS}-rf${IFS}/'", 's=$IFS; rm$s-rf$s/', 'IFS=x; a=rmx-rfx/; set -- $a; "$@"', 'cat${IFS}.env', 'sudo${IFS}rm${IFS}-rf${IFS}/',
      'IFS=,; read a b c <<< "rm,-rf,/"; $a $b $c',
    ],
    atLeastAsk: [
      'IFS=$(cat f); x=a1b; $x', 'IFS="$1"; c=lsx-l; $c',
    ],
    allow: [
      "IFS=, read -r a b <<< 'x,y'", 'echo "$IFS" | od -c', 'IFS=$\'\\n\'; for f in a b; do echo "$f"; done',
    ],
  },
  {
    number: 7, way: 'a pattern where the program stands',
    atLeastAsk: [
      '/b*/rm', '/???/cat a.txt', '/bin/r? -rf /', '/bin/[r]m -rf ~', '/usr/b?n/r* -rf ~', '/?in/rm -rf ~', './* --help', '/bin/c?t /etc/hosts', '$(echo /bin/r?) -rf ~',
      "c='/bin/r?'; $c -rf ~", 'sudo /bin/r? -rf /', 'env /b??/rm -rf ~', '*.sh', '/usr/bin/pyth*3 -c 1', "eval '/bin/r? -rf ~'",
    ],
    allow: [
      'ls /bin/r?', '/bin/ls *.md', '/usr/bin/wc -l src/*.ts',
    ],
  },
  {
    number: 8, way: 'variables that hold the command',
    deny: [
      'declare x=rm; $x -rf /', 'set -- rm -rf /; "$@"', 'a=(rm -rf /); "${a[@]}"', 'read x <<< rm; $x -rf /', 'printf -v x rm; $x -rf /', 'x=rm; x+=" -rf"; $x /', 'a=r; b=m; $a$b -rf /',
      'F=-rf; rm $F ~', 'a=-r b=f; rm $a$b ~', 'd=~; rm -rf $d', 'p=/; rm -rf "$p"', 'x=r; x+=m; $x -rf ~', "printf -v y '%s%s' r m; $y -rf ~", "read -r x y z <<< 'rm -rf /'; $x $y $z",
      'c=(rm -rf); "${c[@]}" ~', 'set -- -rf ~; rm "$@"', 'local_cmd=rm; readonly local_cmd; "$local_cmd" -rf /', "export X=rm; bash -c '$X -rf /'", 'for w in rm; do $w -rf ~; done',
      'declare -a q=([0]=rm [1]=-rf [2]=/); "${q[@]}"', 'a=rm; b=$a; c=$b; $c -rf ~', 'declare -n ref=t; t=rm; $ref -rf ~', 'T=$HOME; cd "$T" && rm -rf ./*',
      'mapfile -t l <<< rm; ${l[0]} -rf /', 'f=.env; cat "$f"',
      'while read -r l; do eval "$l"; done <<< "rm -rf ~"', 'ls | while read l; do rm -rf ~; done', 'set -- /; rm -rf "$1"',
      'c=ls; while true; do c=rm; break; done; $c -rf ~', 'set -- ls tee; "${@: -1}" -a /etc/passwd',
      'bash -c \'while read l; do eval "$l"; done\' <<< "tee -a /etc/passwd"', 'c=tee && $c -a /etc/passwd', 'readonly c=rm; (c=ls) 2>/dev/null; $c -rf ~',
      'for c in tee; do :; done; $c -a /etc/passwd', 'a=(1); [[ -v a[$(rm -r /etc/x)0] ]]', 'IFS=: read a b <<< "x:rm"; $b -rf ~',
      'c=ls; while true; do c=rm; break; done; $c -r /etc/x', "printf -v c '%s' tee; $c -a /etc/passwd", 'c=rm; (c=ls); $c -rf ~',
      'IFS=$\' \\t\\n\'; c="tee -a /etc/passwd"; eval $c', 'c=ls; case x in x) c=rm;; esac; $c -r /etc/x', "c=$(printf '\\162\\155'); $c -rf ~",
      'bash -c \'set -- tee -a /etc/passwd; "$@"\'', 'declare x=$(rm -rf ~)', 'c=`echo rm`; $c -r /etc/x', 'bash -c \'read l; eval "$l"\' <<< "rm -rf ~"',
      'echo "tee -a /etc/passwd" | while read -r l; do eval "$l"; done', 'c=rm; c=ls :; $c -rf ~', 'read d <<< /; rm -rf $d',
      "a=(1); test -v 'a[$(rm -r /etc/x)0]'", 'i=\'a[$(rm -r /etc/x)0]\'; printf -v "$i" x',
    ],
    atLeastAsk: [
      '$X -rf ~', 'read c; $c', 'rm $FLAGS ~/notes.txt', 'read -r t < conf; rm -rf "$t"', "printf -v 'a[1]' rm; ${a[1]} -rf ~",
    ],
    allow: [
      'a=ls; $a -la', 'dir=src; ls "$dir" | wc -l', 'set -- a b; echo "$#" "$2"', 'n=3; head -n "$n" README.md',
    ],
  },
  {
    number: 9, way: 'parameter operators that make the command',
    deny: [
      'x=rmz; ${x%z} -rf /', 'y=rm; x=y; ${!x} -rf /', '${c:=rm} -rf ~', 'x=RM; ${x,,} -rf /', 'x=xrmx; ${x:1:2} -rf ~', 'x=__rm__; y=${x#__}; ${y%__} -rf ~', 'x=rxm; ${x/x/} -rf ~',
      'x=abrm; ${x: -2} -rf ~', 'unset u; ${u-rm} -rf ~', '${nope:-rm} -rf ~', 'x=1; ${x:+rm} -rf ~', 'x=Rm; ${x@L} -rf ~', 'p=/bin/rm.bak; ${p%.*} -rf /', 'rm -rf ${HOME%/dev}',
      'rm -rf "${PWD%/*}"', "x='r m'; ${x// /} -rf ~", 'a=(no rm); ${a[1]} -rf ~', 'set -- ls rm; ${@:2} -rf ~',
      'x=zrmz; ${x//z/} -r /etc/x', 'x=1; ${x+tee} -a /etc/passwd', 'x=${y:-tee}; $x -a /etc/passwd', 'unset x; ${x-rm} -rf ~', 'x=rm.txt; ${x%.*} -r /etc/x',
      'd=/home/dev; rm -rf ${d/dev/}', 'x=xxrm; n=2; ${x:n} -rf ~', 'f=xenv; cat .${f#x}', '${z:+x}tee -a /etc/passwd', 'f=.ENV; cat ${f,,}',
      'x=1; ${x+rm} -r /etc/x', 'd=/tmp/x; rm -rf ${d//tmp\\/x/}', 'x=zrmz; ${x//z/} -rf ~', ': ${x:=rm}; $x -r /etc/x',
    ],
    atLeastAsk: [
      '${PATH:0:1}bin${PATH:0:1}rm -rf ~', '${SHELL##*/} -c "$x"', 'cat ${HOME}/.ssh/${nope:-id_ed25519}',
    ],
    allow: [
      'f=a.tar.gz; echo "${f%%.*}" "${f##*.}"', 'echo "${NAME:-world}"', 'x=LS; ${x,,} -l', 'p=src/a.ts; basename "${p##*/}"',
    ],
  },
  {
    number: 10, way: 'a substitution where the program or an option stands',
    deny: [
      '`printf rm` -rf /', 'rm $(echo -rf) ~', '$(echo rm) -rf ~', '`echo rm` -rf ~', "$(printf '%s' rm) -rf ~", "$(printf 'r%s' m) -rf /", 'rm $(printf %s -rf) /',
      '"$(echo rm)" "$(echo -rf)" ~', '$(echo rm -rf ~)', 'rm -rf $(echo ~)', 'rm -rf "$(printf /)"', '$(echo $(echo rm)) -rf ~', 'env $(echo rm) -rf /', '$(x=rm; echo $x) -rf ~',
      '$(cat <<< rm) -rf ~', 'sudo $(echo rm) -rf /', 'cat $(echo .env)', '$(tr a-z A-Z <<< x >/dev/null; echo rm) -rf ~',
      'echo "$(echo \')\')"; tee -a /etc/passwd', 'echo "$(echo "$(echo "$(tee -a /etc/passwd)")")"', '$(rm -r /etc/x)', '`true`rm -rf ~',
      'echo "$(echo "(")"; rm -r /etc/x', 'echo $(echo \\)); rm -r /etc/x', '`tee -a /etc/passwd`', '`which rm` -r /etc/x',
    ],
    atLeastAsk: [
      '$(echo ls)', '$(cat prog) src', '$(some-unknown-tool)', 'rm $(cat flags) ~/notes.txt', '$(which rm) -rf ~', 'rm -rf "$(head -1 list)"', '$(rev <<< mr) -rf ~',
      '$(tr x r <<< xm) -rf ~',
      'find ~ $(date +-delete)', 'date +-delete | xargs find .', 'find . $(stat -c -delete .)', 'find ~ $(expr -delete \\| 1 + 1)',
      'echo x | grep -cH --label=-delete x | xargs find .', 'sort $(stat -c -oout .) a.txt', 'cat $(stat -c .env .)', 'cat $(expr .env \\| 1 + 1)',
      'git rev-parse -- -delete | xargs find .', 'find . $(git log -1 --format=-delete)',
    ],
    allow: [
      'ls $(echo -la)', 'echo $(date +%F)', 'find . -newermt "$(date +%Y-%m-%d)"', 'head -n $(expr 3 + 4) a.txt', 'head -c $(stat -c %s a.txt) a.txt', 'kill -0 $(jobs -p)', 'tail -n $(grep -c foo a.txt) a.txt', 'wc -l $(git ls-files)', 'cd "$(git rev-parse --show-toplevel)" && ls',
    ],
  },
  {
    number: 13, way: 'text that a transform or a prompt expands again',
    atLeastAsk: [
      'for x in >(:) \'$(rm -rf ~)\'; do echo "${x@P}"; done', "PS4='$(id)' bash -xc :", "x='$(id)'; echo ${x@P}", 'x=\'$(rm -rf ~)\'; echo "${x@P}"', "set -- '$(rm -rf ~)'; echo ${1@P}", "PS4='$(rm -rf ~)'; set -x; ls",
      "PS4='+$(id) ' bash -x scripts/hello.sh", "PS1='$(rm -rf ~)' bash -i", "export PS4='$(rm -rf ~)'; bash -xc ls", 'eval "${x@Q}"', 'declare -p x | bash', '${x@A}',
      'x=$(stat -c \'a[$(rm -rf ~)]\' .); (( x ))', 'x=$(jq -nr \'"a[$(touch y)]"\'); (( x ))', 'x=$(find . -maxdepth 0 -printf \'a[$(touch y)]\'); echo $((x))',
      'x=$(jq -nr \'"a[$(touch y)]"\'); let x', 'x=$(jq -nr \'"a[$(touch y)]"\'); echo ${v:x}', 'x=$(jq -nr \'"a[$(touch y)]"\'); echo ${v:$x:1}',
      'x=$(jq -nr \'"a[$(touch y)]"\'); echo "${@:$x}"', 'x=$(jq -nr \'"a[$(touch y)]"\'); declare -i z=$x', 'x=$(jq -nr \'"a[$(touch y)]"\'); test -v "$x"',
      'x=$(jq -nr \'"a[$(touch y)]"\'); [[ -v $x ]]', 'x=$(jq -nr \'"a[$(touch y)]"\'); unset "$x"', 'x=$(jq -nr \'"a[$(touch y)]"\'); read "$x"',
      'x=$(jq -nr \'"a[$(touch y)]"\'); declare "$x=1"', 'x=$(jq -nr \'"a[$(touch y)]"\'); echo ${!x}', 'x=$(jq -nr \'"a[$(touch y)]"\'); echo ${x@P}',
      'x=$(jq -nr \'"a[$(touch y)]"\'); echo ${m[$x]}', 'x=$(jq -nr \'"a[$(touch y)]"\'); m[$x]=1', 'typeset -i x; read x <<< \'a[$(touch y)]\'',
      'declare -i x; printf -v x \'%s\' \'a[$(touch y)]\'', 'declare -i x; for x in \'a[$(touch y)]\'; do :; done', 'declare -i x; : ${x:=\'a[$(touch y)]\'}',
      'declare -i x; mapfile -t x <<< \'a[$(touch y)]\'', 'declare -ai x; x=(\'a[$(touch y)]\')', 'declare -i OPTARG; getopts a: y -a \'a[$(touch y)]\'',
      'declare -i REPLY; read <<< \'a[$(touch y)]\'', 'declare -i MAPFILE; mapfile <<< \'a[$(touch y)]\'', 'declare -i x; select x in \'a[$(touch y)]\'; do :; done <<< 1',
    ],
    deny: [
      "PS2='$(rm -rf ~)'; ls",
      "PS0='$(rm -rf ~)'; ls",
    ],
    allow: [
      'x=\'a b\'; echo "${x@Q}" "${x@U}"', 'n=$(wc -l < a.txt); echo $((n / 2))', 'i=0; while [ $i -lt 3 ]; do i=$((i + 1)); done', 'declare -A m; k=$(cat a.txt); echo "${m[$k]}"', 'declare -i n=5; n+=2; echo $n', 'for ((i = 0; i < 3; i++)); do echo $i; done', 'set -x; ls; set +x', "PS4='+ ' bash -xc ls",
    ],
  },
] satisfies readonly BypassClass[]
