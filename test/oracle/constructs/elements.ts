// Elements, attributes and references: what builtins set by a name that is more than a name, and what branches leave of it.
import type { Construct, Generator } from '../generate.ts'
import { NL, type Piece } from '../tree.ts'
import { quotedOf } from './text.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
/** What is true, and what is false, without saying so. */
const CONDITIONS = ['[ -f a.txt ]', '[ -f nothere ]', 'stub0', 'stub4', '[ 1 -gt 2 ]', '! true', '[ "$#" -ge 0 ]', 'test -n "$unset1"']
const branch = (g: Generator, command: string): string => {
  const condition = g.random.pick(CONDITIONS)
  return g.random.pick([`${condition} && ${command}`, `${condition} || ${command}`, `if ${condition}; then ${command}; fi`, `for x in 1 2; do ${condition} && ${command}; done`, `case $# in *) ${command};; esac`])
}
const whole = (g: Generator, name: string): Piece => g.stub(` "\${${name}[@]}" "$${name}" \${#${name}[@]} "\${${name}[1]-none}"`)
const STARTS = ["(p 'q r' s)", '()', "('')", 'text', "''", '([2]=c [5]=f)', '(*.txt)']

export const elements: readonly Construct[] = [
  { name: 'element by builtin', weight: 1.5, ...BASH, make: g => {
    const a = g.fresh('e')
    const at = g.random.pick(['1', '0', '-1', '1+1', 'ei', '$ei', '7'])
    return [`ei=1; ${a}=${g.random.pick(STARTS)}; `, g.random.pick([
      `read '${a}[${at}]' rest <<< 'x y z'`, `read -r "${a}[${at}]" <<< "a  b"`, `printf -v '${a}[${at}]' '%s-' u v`, `printf -v "${a}[${at}]" x`, `declare "${a}[${at}]=w v"`, `declare ${a}[${at}]=w`, `declare ${a}[${at}]+=w`, `let '${a}[${at}]=3'`,
      `(( ${a}[${at}] += 2 ))`, `unset '${a}[${at}]'`, `unset "${a}[@]"`, `: "\${${a}[${at}]:=d}"`, `mapfile -t -O ${g.random.pick(['0', '1', '4'])} ${a} <<< "m n"`, `read -ra ${a} <<< 'r s'`, `${a}[${at}]+=t`, `${a}+=(n)`, `while read -r '${a}[${at}]'; do :; done < list`,
    ]), '; ', whole(g, a)]
  } },
  { name: 'map by builtin', weight: 1, ...BASH, make: g => {
    const m = g.fresh('em')
    const key = g.random.pick(['k', 'two words', '$HOME', 'a.b', '1'])
    return [`declare -A ${m}=([k]=v [z]=y); `, g.random.pick([`read "${m}[${key}]" <<< 'x y'`, `printf -v "${m}[${key}]" '%s' u`, `declare "${m}[${key}]=w"`, `declare -A "${m}[${key}]=w"`, `unset "${m}[${key}]"`, `${m}["${key}"]+=t`, `${m}+=([q]=1 [k]=2)`, `: "\${${m}[${key}]:=d}"`, `${m}=(one 1 two 2)`]), '; ', g.stub(` "\${${m}[k]}" "\${${m}[${key}]-none}" \${#${m}[@]}`)]
  } },
  { name: 'array in a branch', weight: 2, ...BASH, make: g => {
    const a = g.fresh('ea')
    const change = (): string => g.random.pick([`${a}=w`, `${a}=(x y z)`, `unset ${a}`, `${a}+=(n)`, `${a}+=t`, `${a}[1]=b`, `unset '${a}[0]'`, `read -a ${a} <<< 'i j'`, `read ${a} <<< k`, `declare -a ${a}=l`, `export ${a}=m`, `printf -v ${a} o`, `local ${a}=p`, `mapfile -t ${a} < a.txt`, `declare -A ${a}`])
    return [`${a}=${g.random.pick(STARTS)}; ${branch(g, change())}; ${change()}; `, whole(g, a)]
  } },
  { name: 'attributes in a branch', weight: 1.5, ...BASH, fits: g => !g.state.nested && g.left < 2, make: g => {
    const x = g.fresh('ex')
    return [branch(g, `declare ${g.random.pick(['-u', '-l', '-i', '-r', '-lr', '-x', '-a', '-c', '-ir'])} ${x}${g.random.pick(['', "='aB c'", '=3+4'])}`), NL, `${x}=${g.random.pick(['Qq', '5*2', "'x Y'", quotedOf(g.random)])}`, NL, g.random.pick(['', `${x}+=1`, `unset ${x}`, `read ${x} <<< 'mN 1'`, `for ${x} in kL; do :; done`]), NL, g.stub(` "$${x}" "\${${x}-gone}"`)]
  } },
  { name: 'nameref forms', weight: 1.5, ...BASH, fits: g => !g.state.inFunction, make: g => {
    const n = g.fresh('en')
    const r = `r${n}`
    return [g.random.pick([
      `${n}=(p q); declare -n ${r}='${n}[1]'; ${r}=x; `, `declare -n ${r}; ${n}=1; ${r}=${n}; ${r}=x; `, `${n}=1; for x in ${n} other; do declare -n ${r}=$x; ${r}=y; done; `, `${n}=1; declare -n ${r}=${n}; declare +n ${r}; ${r}=2; `, `${n}=1; declare -n ${r}=${n}; unset ${r}; `,
      `${n}=1; declare -n ${r}=${n}; unset -n ${r}; ${r}=3; `, `declare -n ${r}=${n}; ${r}=(a b); ${r}[1]+=c; `, `declare -n ${r}=${n}; read -r ${r} <<< line; `, `declare -n ${r}=${n}; for ${r} in p q; do :; done; `, `ef() { local -n x=$1; x+=z; }; ${n}=y; ef ${n}; `, `declare -n s${r}=${r} ${r}=${n}; s${r}=deep; `,
    ]), g.stub(` "$${n}" "\${${n}[@]}" "$${r}"`)]
  } },
  { name: 'home', weight: 1, make: g => ['(', g.random.pick(['unset HOME', 'HOME=', 'HOME=/', 'HOME=sub', 'export HOME=~/w', 'HOME=~/w', `HOME=${quotedOf(g.random)}`]), '; ', g.random.pick(['', 'cd; ', 'cd ~; ', 'cd sub; cd; ']), g.stub(' ~ ~/x "~" x=~ "$HOME"'), ')'] },
  { name: 'pwd forms', weight: 1, make: g => ['(cd ', g.random.pick(['link', 'sub', '-P link', 'link/..', './link', 'link/deep']), '; ', g.random.pick(['', '', 'set -P; ', 'cd ..; ', 'cd -P ..; ']), g.stub(` "$(pwd)" "$(pwd ${g.random.pick(['-P', '-L', '-PL', '-LP'])})" ~+`), ')'] },
  { name: 'empty lists', weight: 1.2, make: g => [g.random.pick(['set --; ', "set -- ''; ", "set -- '' x; ", 'set -- a b; ']), g.stub(...Array.from({ length: 2 + g.random.below(3) }, () => ` ${g.random.pick(['"${@+set}"', '"${@-none}"', '"${@:-none}"', '"${@:+set}"', '${@+"$@"}', '"${*+set}"', '"$@"', 'pre"$@"post', '"$@""$@"', '""$@', '"${@}"x', '${*:-d}', '"${*:-d}"', "''$*"])}`), ' end')] },
  { name: 'empty arrays', weight: 1.2, ...BASH, make: g => [`el=${g.random.pick(['()', "('')", "('' x)", '(a b)', "('' '')"])}; `, g.stub(...Array.from({ length: 2 + g.random.below(3) }, () => ` ${g.random.pick(['"${el[@]+set}"', '"${el[@]-none}"', '"${el[@]:-none}"', '"${el[@]:+set}"', '${el[@]+"${el[@]}"}', '"${el[*]+set}"', '"${el[@]}"', 'pre"${el[@]}"post', '"${el[@]:0}"', '"${el[@]#?}"', '"${el[@]/a/b}"', '${el[*]}', '"${el[*]:-d}"', '"${!el[@]}"', '"${el[@]@Q}"', '"${#el[@]}"', '"${el[@]:1:1}"'])}`), ' end')] },
]
