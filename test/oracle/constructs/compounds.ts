// Lists, pipelines, conditions, loops, groups and functions.
import { type Construct, type Generator, PLAIN } from '../generate.ts'
import { NL, type Node, type Piece } from '../tree.ts'
import { quotedOf } from './text.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
const ARRAYS: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh'] }
const DOUBLE: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh', 'busybox sh'] }
const block = (g: Generator, most = 3): Node => g.apart({ nested: true }, () => g.list(most))
/** A list whose changes of state remain known: some of them will not have happened. */
const branch = (g: Generator, most = 3): Node => {
  const { nested, depth } = g.state
  g.know({ nested: true })
  const made = g.list(most)
  g.know({ nested, depth: Math.min(depth, g.state.depth) })
  return made
}
const body = (g: Generator, change: Partial<Generator['state']> = {}): Node => g.apart({ nested: true, looping: true, ...change }, () => g.list(3))
const truth = (g: Generator): Piece => g.random.pick<Piece>(['true', 'false', '! false', '[ a = a ]', '[ -f a.txt ]', '[ -z "" ]', 'test -d none', '[ 1 -gt 2 ]', g.plainStub(), g.plainStub()])
const known = (g: Generator, word: string): string => (g.state.scalars.length && g.random.chance(0.6) ? `"$${g.random.pick(g.state.scalars)}"` : word)
const test = (g: Generator): string => {
  const x = known(g, 'abc')
  return g.random.pick([`${x} == a*`, `${x} =~ ^(a+)b`, `-n ${x}`, `-z ${x} || -f a.txt`, `${x} < b && ! -d none`, '( 1 -lt 2 )', `${x} != *b* && 3 -ge 3`, '-v HOME', '$HOME = "$HOME"', '-e sub/c.txt'])
}

export const compounds: readonly Construct[] = [
  { name: '&&', weight: 2, make: g => [truth(g), ' && ', g.stub(...g.words(2))] },
  { name: '||', weight: 2, make: g => [truth(g), ' || ', g.stub(...g.words(2))] },
  { name: '&& state', weight: 1.5, make: g => {
    const x = g.fresh('v')
    return [`${x}=a; (`, truth(g), g.random.pick([' && ', ' || ', ' && true && ', ' && false && ']), g.random.pick([`${x}=b`, 'cd sub', 'set -- z', `unset ${x}`, `${x}=b || ${x}=c`, `{ ${x}=b; cd sub; }`]), '; ', g.stub(` "$${x}" "$#"`), ')']
  } },
  { name: '&& ||', weight: 1, make: g => [truth(g), g.random.pick([' && ', ' || ']), g.statement(), NL, truth(g), ' && ', g.plainStub(), ' || ', g.plainStub()] },
  { name: 'semicolons', weight: 1, make: g => [g.plainStub(), '; ', g.stub(...g.words(2)), '; ', g.plainStub()] },
  { name: 'background', weight: 1, make: g => [g.stub(...g.words(2)), ' & ', g.plainStub(), NL, 'wait'] },
  { name: 'not', weight: 0.7, make: g => ['! ', g.stub(...g.words(1))] },
  { name: 'time', weight: 0.5, ...ARRAYS, make: g => [g.random.pick(['time ', 'time -p ', 'time ! ']), g.plainStub()] },
  { name: 'pipeline', weight: 2.5, make: g => [g.random.pick<Piece>(['echo "a b"', "printf '%s\\n' x 'y z'", g.plainStub(), 'cat a.txt', 'echo abc | tr a-c A-C']), ' | ', g.apart({ nested: true }, () => g.random.chance(0.5) ? g.plainStub() : g.stub(...g.words(1)))] },
  { name: 'pipeline with errors', weight: 0.5, ...ARRAYS, make: g => [g.plainStub(), ' |& ', g.plainStub()] },
  { name: 'pipeline of stages', weight: 1, make: g => [g.plainStub(), ' | { ', g.stub(' "$unset1"'), '; ', g.plainStub(), '; } | cat | ( ', g.plainStub(), ' )'] },
  { name: 'pipeline into loop', weight: 1.5, make: g => [g.random.pick(["printf '%s\\n' x 'y  z' 'w\\\\q'", 'cat list', 'echo one two', 'echo $HOME']), ' | while ', g.random.pick(['read l', 'read -r l', 'IFS= read -r l', 'read l m']), '; do ', g.stub(' "$l" ', g.random.pick(['$m', '"${m-none}"', '$l'])), '; done'] },
  { name: 'group', weight: 1.5, make: g => ['{', NL, branch(g), NL, '}', g.random.pick(['', '', ' < a.txt', ' 2>/dev/null', ` > ${g.fresh('out')}`])] },
  { name: 'subshell', weight: 1.5, make: g => ['(', NL, block(g), NL, ')', g.random.pick(['', '', ' < b.txt'])] },
  { name: 'if', weight: 2, make: g => ['if ', truth(g), '; then', NL, branch(g), NL, ...(g.random.chance(0.5) ? ['else', NL, branch(g), NL] : []), 'fi', g.random.pick(['', '', '', ' < a.txt'])] },
  { name: 'elif', weight: 1, make: g => ['if ', truth(g), '; then', NL, branch(g, 2), NL, 'elif ', truth(g), '; then', NL, branch(g, 2), NL, 'else', NL, branch(g, 2), NL, 'fi'] },
  { name: '[[ ]]', weight: 2, ...DOUBLE, make: g => ['[[ ', g.shell === 'bash' ? test(g) : 'abc == a*', ' ]]', g.random.pick([' && ', ' || ']), g.shell === 'bash' ? g.stub(' "${BASH_REMATCH[1]}"') : g.plainStub()] },
  { name: '(( ))', weight: 1.5, ...ARRAYS, fits: g => g.state.numbers.length > 0, make: g => [`(( ${g.random.pick(['N > 2', 'N++', 'N += 2', 'N == 1 || N > 5', 'N = 7', 'N--, N *= 2', '!N', 'N << 1'])} ))`.replaceAll('N', g.random.pick(g.state.numbers)), g.random.pick([' && ', ' || ', '\n']), g.stub(' "$', g.random.pick(g.state.numbers), '"')] },
  { name: 'for', weight: 2, make: g => {
    const x = g.fresh('v')
    return [`for ${x} in`, ...g.words(3), ' last; do', NL, body(g, { scalars: [...g.state.scalars, x] }), NL, g.stub(` "$${x}" $${x}`), NL, 'done']
  } },
  { name: 'for arguments', weight: 1, fits: g => g.state.arguments > 0, make: g => [g.random.pick(['for p in "$@"; do ', 'for p; do ', 'for p\ndo ', 'for p in $*; do ']), g.stub(' "$p"'), '; done'] },
  { name: 'for arithmetic', weight: 1, ...ARRAYS, make: g => {
    const i = g.fresh('i')
    return [`for ((${i}=0; ${i}<${1 + g.random.below(3)}; ${i}++)); do`, NL, body(g), NL, g.stub(` "$${i}"`), NL, 'done']
  } },
  { name: 'while', weight: 1, make: g => {
    const i = g.fresh('i')
    return [`${i}=0; while [ "$${i}" -lt ${1 + g.random.below(3)} ]; do`, NL, `${i}=$((${i}+1))`, NL, body(g), NL, g.stub(` $${i}`), NL, 'done']
  } },
  { name: 'until', weight: 0.8, make: g => {
    const i = g.fresh('i')
    return [`${i}=2; until [ "$${i}" = 0 ]; do`, NL, `${i}=$((${i}-1))`, NL, body(g), NL, 'done; ', g.stub(` $${i}`)]
  } },
  { name: 'while state', weight: 1, make: g => {
    const [i, x] = [g.fresh('i'), g.fresh('v')]
    return [`${i}=0; ${x}=s; while [ "$${i}" -lt 4 ]; do`, NL, `${i}=$((${i}+1)); `, g.random.pick([`${x}=$${x}.$${i}`, `${x}=$${i}`, `y=$${x}; ${x}=n`]), '; ', g.stub(` "$${x}" $y`), NL, 'done; ', g.stub(` "$${x}"`)]
  } },
  { name: 'break and continue', weight: 1, make: g => ['for b in 1 2 3; do', NL, g.random.pick(['[ $b = 2 ] && break', '[ $b = 2 ] && continue', 'case $b in 2) continue;; esac', 'if [ "$b" = 2 ]; then break; fi']), NL, g.stub(' "$b"'), NL, 'done; ', g.stub(' "$b"')] },
  { name: 'case', weight: 1.5, make: g => [`case ${known(g, 'abc')} in`, NL, g.random.pick(['a*', 'a|b', '(x', '"a b"', '[!a]*', '$HOME']), ') ', branch(g, 2), NL, ';;', NL, g.random.pick(['*x*', '?', "''"]), ') ', g.plainStub(), ';;', NL, '*) ', branch(g, 2), NL, g.random.pick([';;', '']), NL, 'esac'] },
  { name: 'case ;&', weight: 1, shells: ['bash', 'zsh'], make: g => {
    const x = g.fresh('v')
    return [`${x}=0; case ${g.random.pick(['a', 'b', 'c'])} in`, NL, `a) ${x}=1; `, g.plainStub(), g.random.pick([' ;&', ' ;&', ' ;;']), NL, `b) `, g.stub(` "$${x}"`), `; ${x}=2 ;&`, NL, 'c) ', g.stub(` "$${x}"`), ' ;;', NL, 'esac']
  } },
  { name: 'case ;;&', weight: 1, ...BASH, make: g => {
    const x = g.fresh('v')
    return [`${x}=0; case ${g.random.pick(['ab', 'b', 'c'])} in`, NL, `a*) ${x}=1; `, g.plainStub(), ' ;;&', NL, '*b) ', g.stub(` "$${x}"`), `; ${x}=2 ;;&`, NL, '*) ', g.stub(` "$${x}"`), NL, 'esac; ', g.stub(` "$${x}"`)]
  } },
  { name: 'select', weight: 0.7, ...ARRAYS, make: g => [`select s in one 'two words' three; do `, g.stub(' "$s" "$REPLY"'), g.random.pick(['; break', '']), "; done <<< ", g.random.pick(['2', "$'1\\n3'", '9'])] },
  { name: 'function', weight: 3, fits: g => !g.state.plain, make: g => {
    const f = g.fresh('f')
    const inside = g.apart({ nested: true, inFunction: true, arguments: 2, looping: true }, () => g.list(4))
    const made = [...g.random.pick<readonly Piece[]>([[`${f}() {`, NL, inside, NL, '}'], [`${f} () (`, NL, inside, NL, ')'], ...(g.shell === 'bash' || g.shell === 'zsh' ? [[`function ${f} {`, NL, inside, NL, '}']] : [])]), NL, `${f}`, ...g.words(3)]
    g.know({ functions: [...g.state.functions, f] })
    return made
  } },
  { name: 'call', weight: 2, fits: g => g.state.functions.length > 0 && !g.state.plain, make: g => [g.random.pick(g.state.functions), ...g.words(3)] },
  { name: 'call with assignment', weight: 1.2, fits: g => g.state.functions.length > 0 && !g.state.plain, make: g => ['v1=before; v1=during ', g.random.pick(g.state.functions), ' a; ', g.stub(' "$v1"')] },
  { name: 'function output', weight: 1, make: g => {
    const f = g.fresh('f')
    return [`${f}() { echo ${g.random.pick(['"<$1>"', '$1', 'x; echo y', '-n z'])}; `, g.random.pick(['}', 'return 1; }', '[ -z "$1" ] || return; echo none; }']), '; ', g.stub(` "$(${f} ${g.random.pick(PLAIN)})" $(${f} ${quotedOf(g.random)})`)]
  } },
  { name: 'local', weight: 1.2, make: g => {
    const [f, x] = [g.fresh('f'), g.fresh('v')]
    return [`${x}=out; ${f}() { local ${x}${g.random.pick(['=in', '', '="$1"', '=$1'])}; `, g.stub(` "$${x}"`), `; ${x}=changed; }; ${f} `, g.word(), '; ', g.stub(` "$${x}"`)]
  } },
  { name: 'local seen below', weight: 0.7, make: g => {
    const [f, h, x] = [g.fresh('f'), g.fresh('f'), g.fresh('v')]
    return [`${x}=out; ${f}() { `, g.stub(` "$${x}"`), `; ${x}=deep; }; ${h}() { local ${x}=mid; ${f}; `, g.stub(` "$${x}"`), `; }; ${h}; `, g.stub(` "$${x}"`)]
  } },
  { name: 'return', weight: 1, make: g => {
    const f = g.fresh('f')
    return [`${f}() { ${g.random.pick(['[ "$1" = a ] && return 3', 'case $1 in a) return;; esac', 'if [ -n "$2" ]; then return 1; fi'])}; `, g.stub(' "$@"'), `; }; ${f} a`, NL, `${f} b c && `, g.plainStub(), NL, `${f} || `, g.plainStub()]
  } },
  { name: 'return early', weight: 1, make: g => {
    const [f, x] = [g.fresh('f'), g.fresh('v')]
    return [`${x}=a; ${f}() { ${x}=b; ${g.random.pick(['return', '[ "$1" = y ] && return', 'if [ "$1" = y ]; then return; fi', '[ "$1" = y ] || return'])}; ${x}=c; }; ${f} ${g.random.pick(['y', 'n'])}; `, g.stub(` "$${x}"`)]
  } },
  { name: 'break early', weight: 1, make: g => {
    const x = g.fresh('v')
    return [`${x}=a; for b in 1 2; do ${x}=b$b; ${g.random.pick(['break', 'continue', '[ "$b" = 1 ] && break', '[ "$b" = 1 ] || continue', 'case $b in 2) break;; esac'])}; ${x}=c; done; `, g.stub(` "$${x}"`)]
  } },
  { name: 'recursion', weight: 1, make: g => {
    const f = g.fresh('f')
    return [`${f}() { `, g.stub(' "$1"'), `; if [ "$1" -gt 0 ]; then ${f} $(($1-1))${g.random.pick(['', ' x'])}; fi; }; ${f} ${1 + g.random.below(4)}`]
  } },
  { name: 'redefinition', weight: 1.5, fits: g => g.state.functions.length > 0 && !g.state.plain, make: g => {
    const f = g.random.pick(g.state.functions)
    return [`${f}() { `, g.stub(' new "$1"'), `; }; ${f} again; unset -f ${f}; ${f} gone; ${f}() { `, g.plainStub(), `; }; ${f}`]
  } },
]
