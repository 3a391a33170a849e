// Sources that once crashed, hung, or passed unseen: each is here for its kind.

/** By what went wrong. */
export const FOUND: Readonly<Record<string, string>> = {
  'a regular expression that an engine refuses only when it runs': `ls ${'[a]'.repeat(40_000)}`,
  'the same of extended patterns': `shopt -s extglob\nls ${'@(a|b)'.repeat(20_000)}`,
  'a choice that repeats, matched in exponentially many ways': `shopt -s extglob; a=${'a'.repeat(100)}; b=\${a##+(a|aa)b}`,
  'many stars in a pattern of a text': `a=${'a'.repeat(4000)}; b=\${a##*a*a*a*b}; c=\${a//*a*a*a*b/}`,
  'many stars in a name of a file': `ls ${'*a'.repeat(40)}*b`,
  'one word of many brace expressions': `echo ${'{a,b}'.repeat(20_000)}`,
  'a state that grows and is copied for each subshell': Array.from({ length: 8000 }, (_, i) => `v${i}=a; (ls); `).join(''),
  'a list of variables, each put in front of the next': Array.from({ length: 4000 }, (_, i) => `PATH=$PATH:/d${i}; `).join(''),
  'a folder that grows with each command': `ls${Array.from({ length: 8000 }, (_, i) => ` && cd d${i}`).join('')}`,
  'an and-list that is looked through for each of its commands': `ls${' && ls a'.repeat(30_000)}`,
  'an array that is copied for each element': `a=(); ${'a+=(x); '.repeat(20_000)}`,
  'an array that is used again and again': `a=(${'x '.repeat(30_000)}); ${'b=("${a[@]}"); '.repeat(4000)}`,
  'a long text that is measured again and again': `a='${'a'.repeat(60_000)}'; ${'b=${#a}; '.repeat(6000)}`,
  'a long text that is printed again and again': `a='${'QUFB'.repeat(15_000)}'; ${'echo $a | base64 -d | tr a b | rev; '.repeat(1500)}`,
  'words of printf, each list copied': `printf '%s '${' a'.repeat(60_000)}`,
  'a case whose branches fall through': `case $x in ${Array.from({ length: 6000 }, (_, i) => `a${i}) v${i}=1;& `).join('')}esac`,
}
