// Parameters and every operator on them, arrays, arguments, arithmetic.
import type { Construct, Generator } from '../generate.ts'
import type { Piece } from '../tree.ts'

const BASH: Pick<Construct, 'shells'> = { shells: ['bash'] }
const SLICES: Pick<Construct, 'shells'> = { shells: ['bash', 'busybox sh'] }
const hasScalar = (g: Generator): boolean => g.state.scalars.length > 0
const scalar = (g: Generator): string => g.random.pick(g.state.scalars)
/** Unquoted, quoted, or in the middle of something. */
const placed = (g: Generator, ...parts: readonly Piece[]): readonly Piece[] => {
  const [before, after] = g.random.pick([['', ''], ['', ''], ['"', '"'], ['"', '"'], ['pre', ''], ['"<', '>"'], ['', '"post"']])
  return [before ?? '', ...parts, after ?? '']
}
const operator = (name: string, forms: (g: Generator, x: string) => string, more: Partial<Construct> = {}): Construct => ({
  name: `expand ${name}`, weight: 1.5, ...more, fits: g => hasScalar(g) && (more.fits?.(g) ?? true), make: g => placed(g, forms(g, scalar(g))),
})
const patterns = ['a', '*', '?', '[ab]', '*/', '/*', '.*', ' *', 'x:', '*:', '[!a]*', 'abc', '"*"', "'a'", '\\*', '*b', 'é']
const words = ['d', 'd e', '"d e"', "'q r'", '', '$HOME', '"$HOME/x"', '\\$', '~', '*.txt', '$(echo in)', '`echo in`', '"a\\"b"', '{x,y}']
const from = (list: readonly string[]) => (g: Generator): string => g.random.pick(list)
const withPattern = (op: string) => (g: Generator, x: string): string => `\${${x}${op}${from(patterns)(g)}}`
const withWord = (op: string) => (g: Generator, x: string): string => `\${${x}${op}${from(words)(g)}}`
const maybeUnset = (op: string) => (g: Generator, x: string): string => `\${${g.random.chance(0.5) ? x : `u${g.random.below(9)}`}${op}${from(words)(g)}}`
const array = (name: string, forms: readonly string[], weight = 1.5): Construct => ({ name, weight, ...BASH, fits: g => g.state.arrays.length > 0, make: g => placed(g, g.random.pick(forms).replaceAll('A', g.random.pick(g.state.arrays))) })
const map = (name: string, forms: readonly string[]): Construct => ({ name, weight: 2, ...BASH, fits: g => g.state.maps.length > 0, make: g => placed(g, g.random.pick(forms).replaceAll('M', g.random.pick(g.state.maps))) })
const argument = (name: string, forms: readonly string[], more: Partial<Construct> = {}): Construct => ({ name, weight: 2, ...more, fits: g => g.state.arguments > 0, make: g => [g.random.pick(forms)] })
const sum = (name: string, forms: readonly string[], more: Partial<Construct> = {}): Construct => ({ name, weight: 1.5, ...more, fits: g => g.state.numbers.length > 0, make: g => placed(g, `$((${g.random.pick(forms).replaceAll('N', g.random.pick(g.state.numbers))}))`) })

export const expansions: readonly Construct[] = [
  operator('plain', (g, x) => g.random.pick([`$${x}`, `\${${x}}`]), { weight: 6 }),
  operator('two', (g, x) => g.random.pick([`$${x}$${scalar(g)}`, `\${${x}}:$${scalar(g)}`]), { weight: 2 }),
  { name: 'expand unset', weight: 1, make: g => placed(g, g.random.pick(['$unset1', '${unset2}', '${unset3-}', '${unset4:+x}'])) },
  operator(':-', maybeUnset(':-')), operator('-', maybeUnset('-')), operator(':=', withWord(':=')), operator('=', (g, x) => `\${${g.random.chance(0.5) ? x : g.fresh('n')}=${g.random.pick(['d', '"d e"', 'd e'])}}`),
  operator(':?', withWord(':?'), { weight: 2 }), operator('?', withWord('?'), { weight: 3 }), operator(':+', maybeUnset(':+')), operator('+', maybeUnset('+')),
  operator('#', withPattern('#')), operator('##', withPattern('##')), operator('%', withPattern('%')), operator('%%', withPattern('%%')),
  operator('length', (_, x) => `\${#${x}}`),
  operator('/', (g, x) => `\${${x}/${from(patterns)(g)}/${g.random.pick(['R', '', '"R S"', '&', '\\&', '$HOME'])}}`, SLICES), operator('//', (g, x) => `\${${x}//${from(patterns)(g)}/${g.random.pick(['R', '', ' ', '"&"'])}}`, SLICES),
  operator('/#', (g, x) => `\${${x}/#${from(patterns)(g)}/R}`, BASH), operator('/%', (g, x) => `\${${x}/%${from(patterns)(g)}/R}`, BASH),
  operator('^', (_, x) => `\${${x}^}`, BASH), operator('^^', (g, x) => `\${${x}^^${g.random.pick(['', '[a-c]', 'é'])}}`, BASH), operator(',', (_, x) => `\${${x},}`, BASH), operator(',,', (g, x) => `\${${x},,${g.random.pick(['', '[A-U]', '?'])}}`, BASH), operator('~', (g, x) => `\${${x}${g.random.pick(['~', '~~'])}}`, BASH),
  operator('slice', (g, x) => `\${${x}:${g.random.pick(['0', '1', ' -1', '1:2', '0:1', '1:-1', '(-2):1', '99', '2:99', '$((1+1))', '1+1:1'])}}`, SLICES),
  operator('@Q', (_, x) => `\${${x}@Q}`, BASH), operator('@P', (_, x) => `\${${x}@P}`, BASH), operator('@E', (_, x) => `\${${x}@E}`, BASH), operator('@U', (g, x) => `\${${x}@${g.random.pick(['U', 'u'])}}`, BASH), operator('@L', (_, x) => `\${${x}@L}`, BASH), operator('@A', (_, x) => `\${${x}@A}`, BASH), operator('@a', (_, x) => `\${${x}@a}`, BASH),
  { name: 'expand ${!x}', weight: 1.5, ...BASH, fits: hasScalar, make: g => [`$(q=${scalar(g)}; printf '%s' "\${!q}")`] },
  { name: 'expand names', weight: 1, ...BASH, fits: hasScalar, make: g => placed(g, g.random.pick(['${!v*}', '${!v@}', '${!zz*}'])) },
  operator('nested', (g, x) => g.random.pick([`\${${x}:-\${${scalar(g)}%b}}`, `\${u1:-"\${${x}}"}`, `\${${x}#"\${${scalar(g)}}"}`, `\${${x}%%"\${${x}#?}"}`])),
  array('array all', ['${A[@]}', '${A[*]}', '${A[@]}']), array('array element', ['${A[0]}', '${A[1]}', '${A[-1]}', '${A[1+1]}', '$A', '${A}', '${A[9]}', '${A[${#A[@]}-1]}']), array('array length', ['${#A[@]}', '${#A[*]}', '${#A[0]}', '${#A}']),
  array('array keys', ['${!A[@]}', '${!A[*]}']), array('array slice', ['${A[@]:1}', '${A[@]:0:1}', '${A[*]:1:1}', '${A[@]: -1}']),
  array('array operator', ['${A[@]%b}', '${A[@]#?}', '${A[@]/a/R}', '${A[@]^^}', '${A[*]//b/}', '${A[@]@Q}', '${A[@]:-none}', '${A[@]+set}', '${A[0]%%.*}']),
  map('map element', ['${M[k]}', '${M[two words]}', '${M["k"]}', '${M[none]}', '${M[none]:-d}', '${M[k]%?}']), map('map all', ['${M[k]}${#M[@]}', '${#M[*]}']),
  argument('"$@"', ['"$@"', '"$@"', '"a$@b"', '"${@}"']), argument('$@', ['$@', '${@}']), argument('"$*"', ['"$*"', '"<$*>"']), argument('$*', ['$*']), argument('$#', ['$#', '"${#}"', '"n=$#"', '${#@}']),
  argument('$1', ['$1', '"$1"', '"${1}"', '"$2"', '${3:-third}', '"${1:-d}"', '${1%?}', '${1#-}', '"$10"', '"${10}"', '${#1}']), argument('slice of $@', ['"${@:1}"', '"${@:2}"', '"${@:1:1}"', '${@:1:2}', '"${*:1}"', '"${@: -1}"', '"${@:0:1}x"'].slice(0, 6), BASH),
  argument('operator on $@', ['"${@%b}"', '"${@#?}"', '"${@/a/R}"', '"${@^}"', '"${@:-none}"', '${*%?}'], BASH),
  sum('arithmetic', ['N', 'N+1', 'N*2-1', '(N+3)*4', 'N%2', '-N', 'N>1', 'N?5:6', '2<<N', 'N==1||0', '!N', '~N', 'N&1|4', '0x1f', '010', '"N"+1', '$N+1', '${N}*${N}', 'N^3', '7/2', 'N<=2&&1']),
  sum('arithmetic bash', ['N**2', 'N++', '++N', 'N--', '1,2', '2#101'], BASH),
  sum('arithmetic assignment', ['N=3', 'N+=2', 'N*=2', 'N=N+1', 'N<<=1', 'N-=1']),
  { name: 'arithmetic old', weight: 0.5, ...BASH, make: () => ['$[1+2]'] },
]
