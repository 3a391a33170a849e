// Simple commands, assignments, redirections and here-documents.
import { type Construct, type Generator, PLAIN } from '../generate.ts'
import { NL, node, type Node, type Piece } from '../tree.ts'
import { lineOf, quotedOf, single, textOf } from './text.ts'

const ARRAYS: Pick<Construct, 'shells'> = { shells: ['bash'] }
const HERE_STRINGS: Pick<Construct, 'shells'> = { shells: ['bash', 'zsh', 'busybox sh'] }
/** A stub that reads all of its standard input. */
const reader = (g: Generator): Piece => {
  const { tag = '' } = g.plainStub()
  return node('stub', 'statement', [`stub${8 + g.random.below(2)} ${tag}`], tag)
}

/** A stub that does not read: what feeds a coprocess never ends, and what a shell waits for must not wait for the shell to close a descriptor. */
export const quiet = (g: Generator, word = ''): Node => {
  const { tag = '' } = g.plainStub()
  return node('stub', 'statement', [`stub${g.random.below(8)} ${tag}${word}`], tag)
}

export const scalarName = (g: Generator): string => (g.state.scalars.length && g.random.chance(0.3) ? g.random.pick(g.state.scalars.filter(name => /^v\d/.test(name)).concat('v0')) : g.fresh('v'))
const learn = (g: Generator, name: string): void => g.know({ scalars: [...new Set([...g.state.scalars, name])] })
/** The body of a here-document. */
const body = (text: readonly Piece[]): Piece => node('body', 'later', text)
const LINES = ['one two', '  indented', 'x:y', '*', "it's", 'a\\tb', '"q"', 'end \\', 'k=v']
const lines = (g: Generator, tab = ''): string => Array.from({ length: 1 + g.random.below(3) }, () => `${tab}${g.random.pick(LINES)}\n`).join('').replace(/\\\n$/, '\n')
const liveLines = (g: Generator): readonly Piece[] => [lines(g), g.random.pick(['home $HOME\n', '`echo in`\n', '$(echo in) z\n', '\\$HOME \\\\ \\x\n', '$((1+2))\n', '${unset4:-d e}\n', '"$HOME"\n', 'con\\\ntinued\n']), ...(g.state.scalars.length ? [`v $${g.random.pick(g.state.scalars)}\n`] : []), ...(g.random.chance(0.3) ? ['$(', g.apart({ nested: true, plain: true }, () => g.plainStub()), ')\n'] : [])]

export const simple: readonly Construct[] = [
  { name: 'stub', weight: 14, make: g => [g.stub(...g.words(4))] },
  { name: 'assign text', weight: 5, make: g => {
    const name = scalarName(g)
    const made = [`${name}=${quotedOf(g.random)}`]
    learn(g, name)
    return made
  } },
  { name: 'assign word', weight: 4, make: g => {
    const name = scalarName(g)
    const made = [`${name}=`, g.word()]
    learn(g, name)
    return made
  } },
  { name: 'assign number', weight: 2.5, make: g => {
    const name = g.fresh('i')
    g.know({ numbers: [...g.state.numbers, name] })
    return [`${name}=${g.random.below(9)}`]
  } },
  { name: 'assign append', weight: 1.5, shells: ['bash', 'zsh', 'busybox sh'], fits: g => g.state.scalars.length > 0, make: g => [`${g.random.pick(g.state.scalars)}+=`, g.word()] },
  { name: 'assign several', weight: 1.5, make: g => {
    const [a, b] = [g.fresh('v'), g.fresh('v')]
    const made = [`${a}=${quotedOf(g.random)} ${b}=$${a}`]
    learn(g, a)
    learn(g, b)
    return made
  } },
  { name: 'assign before command', weight: 2, make: g => [g.random.pick(['v1=z ', 'X=1 ', 'v2="a b" ', 'IFS=: ', 'X=1 Y=$X ', 'HOME=q ']), g.stub(...g.words(2))] },
  { name: 'assign array', weight: 3, ...ARRAYS, make: g => {
    const name = g.fresh('a')
    const made = [`${name}=(`, ...g.words(4), g.random.pick([')', ' [5]=far)', ' $(echo p q))', ' "$@")', '\nlast)'])]
    g.know({ arrays: [...g.state.arrays, name] })
    return made
  } },
  { name: 'assign element', weight: 1.5, ...ARRAYS, fits: g => g.state.arrays.length > 0, make: g => [`${g.random.pick(g.state.arrays)}${g.random.pick(['[1]=', '[0]=', '[-1]=', '[7]=', '[1+1]=', '[0]+='])}`, g.word()] },
  { name: 'append array', weight: 1.5, ...ARRAYS, fits: g => g.state.arrays.length > 0, make: g => [`${g.random.pick(g.state.arrays)}+=(`, ...g.words(2), ')'] },
  { name: 'assign map', weight: 2, ...ARRAYS, make: g => {
    const name = g.fresh('m')
    g.know({ maps: [...g.state.maps, name] })
    return [g.random.pick(['declare', 'typeset']), ` -A ${name}=([k]=`, g.word(), g.random.pick([')', ' [two words]=tw)', " ['q']=1)", `); ${name}[two words]=x`, `); ${name}+=([z]=1)`])]
  } },
  { name: 'redirect out', weight: 2, make: g => {
    const file = g.fresh('out')
    const made = [...g.random.pick<readonly Piece[]>([[g.plainStub(), ' > '], ['echo ', g.word(), ' > '], ['> '], ["printf '%s\\n' one 'two words' > "], [g.plainStub(), ' 2>&1 > '], ['{ echo x; echo y; } > '], ['cat a.txt > ']]), file]
    g.know({ files: [...g.state.files, file] })
    return made
  } },
  { name: 'redirect append', weight: 1, make: g => ['echo ', g.word(), ` >> ${g.random.pick(g.state.files)}`] },
  { name: 'redirect in', weight: 2, make: g => [reader(g), ` < ${g.random.pick(g.state.files)}`] },
  { name: 'redirect first', weight: 0.7, make: g => [`< ${g.random.pick(g.state.files)} `, reader(g)] },
  { name: 'redirect word', weight: 0.7, make: g => [reader(g), g.random.pick([' < "$HOME/w/note"', ' < ~/w/note', ' < a"."txt', ' 0<a.txt', ' <a.txt <b.txt', ' 3<a.txt <&3', ' < a.txt 2>/dev/null', ' < sub/../a.txt', ' </dev/null', ' <&-'])] },
  { name: 'redirect both', weight: 0.5, shells: ['bash', 'zsh', 'busybox sh'], make: g => [g.plainStub(), g.random.pick([' &> ', ' >| ', ' >& ']), g.fresh('both')] },
  { name: 'redirect several', weight: 2, make: g => {
    const started = g.shell === 'bash' || g.shell === 'zsh'
    const one = (): readonly Piece[] => g.random.pick<() => readonly Piece[]>([
      () => [` > ${g.fresh('out')}`], () => [' >> out0'], () => [' 2>&1'], () => [' 2>/dev/null'], () => [' >&2'], () => [' 3>&1'], () => [' >&3'], () => [' 3>&-'], () => [' < a.txt'], () => [' <<< here'.repeat(g.shell === 'dash' ? 0 : 1)], () => [' 2>&1 >/dev/null'], () => [' 0<&-'], () => [' 1>out1'],
      ...(started ? [() => [' > >(', quiet(g), ')'], () => [' 2> >(', quiet(g), ')'], () => [' < <(', quiet(g), ')'], () => [' >> >(', quiet(g), ')'], () => [' 3> >(', quiet(g), ')']] : []),
    ])()
    const what = g.random.pick<() => readonly Piece[]>([() => [g.plainStub()], () => ['{ ', g.plainStub(), '; echo said; }'], () => ['(', g.plainStub(), ')'], () => ['echo ', g.word()], () => ['for x in 1 2; do ', g.plainStub(), '; done'], () => ['{ ', g.plainStub(), ' >&2; }'], () => ['if true; then ', g.plainStub(), '; fi']])()
    return [...what, ...one(), ...one(), ...(g.random.chance(0.4) ? one() : [])]
  } },
  { name: 'here-string', weight: 2, ...HERE_STRINGS, make: g => [reader(g), ' <<< ', g.random.chance(0.5) ? g.word() : quotedOf(g.random)] },
  { name: 'here-document', weight: 2, make: g => [reader(g), ' <<E', body([...liveLines(g), 'E\n'])] },
  { name: 'here-document quoted', weight: 2, make: g => [reader(g), g.random.pick([" <<'E'", ' <<"E"', ' <<\\E']), body([lines(g), '$HOME `x` $(y) \\\\\n', 'E\n'])] },
  { name: 'here-document tabs', weight: 1, make: g => [reader(g), g.random.pick([' <<-E', " <<-'E'"]), body([lines(g, '\t'), '\t\tdeep\n', '\tE\n'])] },
  { name: 'here-documents', weight: 1, make: g => [reader(g), ' <<E <<F', body(['first\n', 'E\n', lines(g), 'F\n'])] },
  { name: 'here-documents of a list', weight: 1, make: g => [reader(g), ' <<E; ', reader(g), ' <<F', body([lines(g), 'E\n', lines(g), 'F\n'])] },
  { name: 'here-document read', weight: 1.5, make: g => ['while read -r l; do ', g.stub(' "$l"'), '; done <<E', body([...liveLines(g), 'E\n'])] },
  { name: 'program by variable', weight: 1.5, make: g => {
    const { tag = '' } = g.plainStub()
    const x = g.fresh('c')
    return [`${x}=${g.random.pick(['stub1', '"stub1 x"', "'stub2  y z'", 'stub3'])}`, NL, node('stub', 'statement', [`$${x} ${tag}`, ...g.words(2)], tag)]
  } },
  { name: 'program put together', weight: 1, make: g => {
    const { tag = '' } = g.plainStub()
    return [node('stub', 'statement', [g.random.pick(['st"ub"1', "'stub2'", 'stub\\3', '$(echo stub1)', '`echo stub2`', 'stu${unset1}b5', '"${unset1:-stub6}"', 'st\\\nub0', '$unset1 stub1', '${unset2-stub3 more}', '"stub"$((1+1))', '$(printf %s stub5)']), ` ${tag} `, g.random.pick(PLAIN)], tag)]
  } },
  { name: 'cut off', weight: 1, make: g => [`cut=${g.random.pick(['a.b.c', "'x y z'", 'p/q/r/s', 'aXbXc', '/a//b'])}; `, g.stub(...g.random.pick([[' "${cut#*[./ X]}"', ' "${cut##*[./ X]}"'], [' "${cut%[./ X]*}"', ' "${cut%%[./ X]*}"'], [' ${cut##*/}', ' "${cut%/*}"']]))] },
  { name: 'comment', weight: 0.7, make: g => [`# ${lineOf(g.random)}`, NL, g.plainStub(), ` # ${g.random.pick(["don't", '`x', '$(y', '"'])}`] },
  { name: 'blank forms', weight: 0.5, make: g => ['\t', g.plainStub(), '  ;', NL, NL, ' \\\n ', g.plainStub()] },
  { name: 'text with quotes', weight: 0.7, make: g => [g.stub(' ', single(textOf(g.random)), quotedOf(g.random))] },
]
