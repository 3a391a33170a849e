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
}
