// Sources that once crashed, hung, or passed unseen: each is here for its kind.

/** By what went wrong. */
export const FOUND: Readonly<Record<string, string>> = {
  'a regular expression that an engine refuses only when it runs': `ls ${'[a]'.repeat(30_000)}`,
  'the same of extended patterns': `shopt -s extglob\nls ${'@(a|b)'.repeat(20_000)}`,
  'a choice that repeats, matched in exponentially many ways': `shopt -s extglob; a=${'a'.repeat(100)}; b=\${a##+(a|aa)b}`,
  'many stars in a pattern of a text': `a=${'a'.repeat(4000)}; b=\${a##*a*a*a*b}; c=\${a//*a*a*a*b/}`,
  'many stars in a name of a file': `ls ${'*a'.repeat(40)}*b`,
  'one word of many brace expressions': `echo ${'{a,b}'.repeat(20_000)}`,
  'a state that grows and is copied for each subshell': Array.from({ length: 4000 }, (_, i) => `v${i}=a; (ls); `).join(''),
  'a list of variables, each put in front of the next': Array.from({ length: 4000 }, (_, i) => `PATH=$PATH:/d${i}; `).join(''),
  'a folder that grows with each command': `ls${Array.from({ length: 3000 }, (_, i) => ` && cd d${i}`).join('')}`,
  'an and-list that is looked through for each of its commands': `ls${' && ls a'.repeat(10_000)}`,
  'an array that is copied for each element': `a=(); ${'a+=(x); '.repeat(10_000)}`,
  'an array that is used again and again': `a=(${'x '.repeat(15_000)}); ${'b=("${a[@]}"); '.repeat(2000)}`,
  'a long text that is measured again and again': `a='${'a'.repeat(60_000)}'; ${'b=${#a}; '.repeat(6000)}`,
  'a long text that is printed again and again': `a='${'QUFB'.repeat(15_000)}'; ${'echo $a | base64 -d | tr a b | rev; '.repeat(1500)}`,
  'words of printf, each list copied': `printf '%s '${' a'.repeat(60_000)}`,
  'a case whose branches fall through': `case $x in ${Array.from({ length: 2000 }, (_, i) => `a${i}) v${i}=1;& `).join('')}esac`,
  'variables, all looked through at each command': Array.from({ length: 8000 }, (_, i) => `v${i}=a; `).join(''),
  'a long variable that means something, compared at each command': `PATH=/${'a'.repeat(60_000)}; ${'ls; '.repeat(6000)}`,
  'variables that mean something, each looked for among the others': `${Array.from({ length: 4000 }, (_, i) => `GIT_CONFIG_KEY_${i}=a`).join(' ')} ls`,
  'branches, each merged with all that the others set': `if a; then b; ${Array.from({ length: 2500 }, (_, i) => `elif a; then v${i}=1; `).join('')}fi`,
  'a stack of folders that is copied at each step': Array.from({ length: 6000 }, (_, i) => `pushd d${i}; `).join(''),
  'aliases, copied for each one in a chain': `shopt -s expand_aliases\n${Array.from({ length: 3000 }, (_, i) => `alias a${i}='a${i + 1} '\n`).join('')}a0`,
  'brace expressions, each of which is read anew with the rest': `echo ${'{a,b}'.repeat(60)}`,
  'a link that leads below itself, and a link to what it leads to': `${Array.from({ length: 40 }, (_, i) => `ln -s b/a/a b/a; ln -s b/a b/a/b${i}; `).join('')}cat b/a/x`,
  'links that lead to one another, each twice': `${Array.from({ length: 60 }, (_, i) => `ln -s l${i + 1}/l${i + 1} l${i}; `).join('')}cat l0/x`,
  'a path of many folders, with a link somewhere': `ln -s a b; cat ${'a/'.repeat(30_000)}x ${'b/../'.repeat(10_000)}y`,
  'a long name in arithmetic, looked at from each of its letters': `a=x; ${'a+=$a; '.repeat(17)}echo $(($a))`,
  'arithmetic in arithmetic, each read again for what is in it': `${'PATH=$PATH:/d; '.repeat(100)}ls ${'$(('.repeat(22)}x; ${'PATH=$PATH:/d; '.repeat(100)}`,
  'a function that is defined anew on every way through nested loops': `${'while a; do '.repeat(5)}${Array.from({ length: 6 }, (_, i) => `g() { ls ${i}; }; if b; then g; fi; `).join('')}${'done; '.repeat(5)}`,
  'files that are read beside others, each held against every write': `${Array.from({ length: 1500 }, (_, i) => `cat r${i} & `).join('')}${Array.from({ length: 1500 }, (_, i) => `echo a > w${i}; `).join('')}`,
  'links that many commands are led through': `ln -s a b; for x in {1..60}; do ${'mv ~/a b/$x; ln -s b/$x $x; ls b/$x > b/o | cat b/x; '.repeat(20)}done`,
  'links and copies of all that a substitution may print, in loops': "x=(${x,,$@}) & if while ((?)) && while y=.. y=$# eval ; do sudo ? ${x//a/b} ?' ${x:1:'2}; a[1]=\"$x\" ln -s s/a/b/ {1..9} {1..9} <> ${x}; PATH=%9‍‍99999s head $$ ~ ${x@P}; done; do while -9223372036854775808 $(<a); do awk  || x ? || y=\"\" IFS=.. source $x ${x//a/b}; done |& x=($((1+1))) |& x=${!x} IFS=.a|.b time ; done\nwhile x+=$(id) docker run $((..?1:@(a|b))) {--,${#x}} * |& g() { a[1]=s/a/b/ git -c \" 'a b'; f  >> ${x:1:2}; test ${x:-a}; }; do popd / |& case [a] in ?) cat 'a b' s/a/b/ $@ & IFS=? export {print $1} ;; import os) mapfile $? $((1+1)) |& x+=-n IFS=${!x} alias  2>&1 ' ;; esac; done; then for x in ; do ((~/a)) & x=* a[1]=${x@P} xargs $(x=$1 a[1]=$(id) sqlite3  & a[1]=a=b test a[0]=b & IFlua x.lua=$# complete a\\ b a[0]=b) ${x@P} {a,b} >(id) & [[ \"a b\" -nt {1..999999999} ]]; done && PATH=import os IFS=/ . -n ${x@P} !(a); else IFS=${x,,!(a)} x=@(a|b) enable  &> {print $1} && a[1]=\"\" IFS=$? return \"a b\" >| <(perl -e .. ${#x} `id` .a|.b || y=${x:-a} PATH={a,b} getopts $x || IFS={1..\n9} y=-- enable x ${x##*a} $? \"$x\" >| ${!x}) && IFS={$*,{print $1}} cp a[0]=b; fi",
  'words that each come from all that was printed before, again and again': `x=$(cat f ${Array.from({ length: 300 }, (_, i) => `<(cat g${i})`).join(' ')}); ${'x=$(echo $x '.repeat(4)}${Array.from({ length: 300 }, (_, i) => `--o${i}`).join(' ')} <(id)${')'.repeat(4)}`,
  'origins of words in substitutions in substitutions': (() => {
    let inner = `grep ${Array.from({ length: 300 }, (_, i) => `--o${i}`).join(' ')} <(id)`
    for (let i = 0; i < 4; i++) inner = `echo ${'a '.repeat(100)}$(${inner})`
    return inner
  })(),
}
