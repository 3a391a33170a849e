// Where branches of the walk come together again: what either of two states allows.
import { unresolved, type Word } from '../model/index.ts'
import { type FunctionDefinition, initial, MAYBE_EXPORTING, type Scope, sizeOf, type Variable } from './scope.ts'
import { sameStreams } from './consume.ts'
import { mergeStreams } from './streams.ts'
import { samePositional, sameWord, textsOf, union } from './words.ts'

const MAX_HANDLERS = 32
/** What holds only where it is certainly on: a script stops at its first failure, patterns are plain text. */
const CERTAIN: ReadonlySet<string> = new Set(['errexit', 'noglob'])
const ABSENT: readonly FunctionDefinition[] = [{}]

/** After a branch that may or may not have run: `scope` comes to hold what either state allows. */
export function merge(scope: Scope, other: Scope): void {
  scope.spend((sizeOf(scope) + sizeOf(other)) >> 4)
  for (const [name, a] of scope.variables) {
    const b = other.variables.get(name) ?? initial(name, scope.facts)
    if (a !== b) scope.variables.set(name, either(name, a, b))
  }
  for (const [name, b] of other.variables) if (!scope.variables.has(name)) scope.variables.set(name, either(name, initial(name, scope.facts), b))
  for (const [name, known] of scope.functions) {
    const theirs = other.functions.get(name) ?? ABSENT
    const more = theirs === known ? [] : theirs.filter(one => !known.some(({ node, exported }) => node === one.node && exported === one.exported))
    if (more.length) scope.functions.set(name, [...known, ...more])
  }
  for (const [name, theirs] of other.functions) if (!scope.functions.has(name)) scope.functions.set(name, [...ABSENT, ...theirs.filter(one => !ABSENT.includes(one))])
  mergeLocals(scope, other)
  for (const [name, file] of other.hashed) scope.hashed.set(name, file)
  for (const [name, texts] of other.aliases) scope.aliases.set(name, [...new Set([...(scope.aliases.get(name) ?? []), ...texts])])
  for (const [fd, word] of other.descriptors) {
    const known = scope.descriptors.get(fd)
    if (known !== word) scope.descriptors.set(fd, known ? union(known, word) : maybe(word))
  }
  for (const [fd, word] of scope.descriptors) if (!other.descriptors.has(fd)) scope.descriptors.set(fd, maybe(word))
  for (const [fd, sinks] of other.writers) if (scope.writers.get(fd) !== sinks) scope.writers.set(fd, [...new Set([...(scope.writers.get(fd) ?? []), ...sinks])].slice(0, MAX_HANDLERS))
  if (scope.options.has('allexport') !== other.options.has('allexport')) scope.options.add(MAYBE_EXPORTING)
  for (const option of other.options) if (!CERTAIN.has(option)) scope.options.add(option)
  for (const option of CERTAIN) if (!other.options.has(option)) scope.options.delete(option)
  scope.inherits &&= other.inherits
  if (scope.stack !== other.stack) scope.stack = samePositional(scope.stack, other.stack) ? scope.stack : undefined
  if (scope.input !== other.input) {
    const [a, b] = [scope.input, other.input]
    scope.input = { word: a && b ? { ...union(a.word, b.word) } : unresolved('stdin', (a ?? b)?.word.from, textsOf(a?.word, b?.word)), from: [...new Set([...(a?.from ?? []), ...(b?.from ?? [])])] }
  }
  mergeStreams(scope, other)
  for (const handler of other.handlers) if (!scope.handlers.includes(handler) && scope.handlers.length < MAX_HANDLERS) scope.handlers = [...scope.handlers, handler]
  scope.cwd = union(scope.cwd, other.cwd)
  scope.previous = union(scope.previous, other.previous)
  if (scope.positional !== other.positional) scope.positional = samePositional(scope.positional, other.positional) ? scope.positional : undefined
}

function mergeLocals(scope: Scope, other: Scope): void {
  if (!scope.locals || !other.locals) return
  for (const [name, a] of scope.locals) {
    const b = other.locals.get(name)
    if (!b || b.maybe || a.before !== b.before) scope.locals.set(name, { before: b && a.before !== b.before ? either(name, a.before, b.before) : a.before, ...((!b || a.maybe || b.maybe) && { maybe: true }) })
  }
  for (const [name, { before }] of other.locals) if (!scope.locals.has(name)) scope.locals.set(name, { before, maybe: true })
}

/** What is read of a descriptor that may not be open: nothing then. */
const maybe = (word: Word): Word => (word.values ? unresolved(word.text, word.from, textsOf(word)) : word)

/** What a variable is that is one or the other. */
export function either(name: string, a: Variable | undefined, b: Variable | undefined): Variable {
  // Most of them came out of a branch before, as this very thing.
  const left = a && b ? undefined : (a ?? b)
  if (left && !left.word.values && left.word.text === `$${name}` && !left.elements && !left.ref && !left.attributes && !left.unset && !left.exported) return left
  const open = a?.elements ?? a?.open ?? b?.elements ?? b?.open
  const unknown: Variable = { word: unresolved(`$${name}`, [...(a?.word.from ?? []), ...(b?.word.from ?? [])], textsOf(a?.word, b?.word)), ...(open && { open: true }) }
  if (!a || !b) return (a ?? b)?.attributes ? { ...unknown, attributes: 'c' } : unknown
  // What may be readonly, or may change what is stored in it, holds nobody knows what from then on.
  if (a.attributes !== b.attributes) return { ...unknown, attributes: [...new Set(`c${a.attributes ?? ''}${b.attributes ?? ''}`.replace('r', ''))].join('') }
  if (a.elements || b.elements || a.ref || b.ref || a.unset !== b.unset) return sameVariable(a, b) ? a : { ...unknown, ...(a.attributes && { attributes: a.attributes }) }
  return { word: union(a.word, b.word), ...(open && { open: true }), ...(a.unset && { unset: true }), ...(a.attributes && { attributes: a.attributes }), ...((a.exported || b.exported) && { exported: a.exported === true && b.exported === true ? true : 'maybe' }) }
}

function sameVariable(a: Variable, b: Variable): boolean {
  if (a.ref !== b.ref || a.open !== b.open || a.attributes !== b.attributes || a.unset !== b.unset || !sameWord(a.word, b.word) || a.elements?.size !== b.elements?.size) return false
  return [...(a.elements ?? [])].every(([key, word]) => b.elements?.has(key) && sameWord(word, b.elements.get(key) ?? word))
}

/** True when both scopes say the same of variables, functions, arguments and folders: walking a loop again would show nothing new. */
export function settled(a: Scope, b: Scope): boolean {
  if (!sameWord(a.cwd, b.cwd) || a.variables.size !== b.variables.size || a.inherits !== b.inherits || a.input !== b.input || a.functions.size !== b.functions.size || !sameStreams(a, b)) return false
  if ((a.positional !== b.positional && !samePositional(a.positional, b.positional)) || (a.stack !== b.stack && !samePositional(a.stack, b.stack))) return false
  for (const [name, definitions] of a.functions) if (b.functions.get(name)?.length !== definitions.length) return false
  for (const [name, variable] of a.variables) {
    const other = b.variables.get(name)
    if (!other || (variable !== other && !sameVariable(variable, other))) return false
  }
  return true
}
