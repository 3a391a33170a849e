// export, declare, typeset, local, readonly: names, attributes, values.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { assignArray, setReference, setVariable } from './assign.ts'
import { isAssociative } from './elements.ts'
import type { Expander } from './expand.ts'
import { removeVariable } from './held.ts'
import { merge } from './merge.ts'
import { type Assignment, parse } from './parse.ts'
import { fork, type Scope } from './scope.ts'
import { isBash, isZsh, NAME } from './spelling.ts'
import { expanderOf, type Walk } from './walk.ts'

/** What a builtin does to the shell that runs it. */
export type Effect = (args: readonly Word[], call: Invocation, walk: Walk) => void

/** Attributes that are followed; what `+` takes away is gone. */
function attributesOf(before: string, words: readonly string[], program: string): string {
  const kept = new Set(before)
  if (program === 'readonly') kept.add('r')
  for (const flags of words)
    for (const letter of flags.slice(1)) {
      if (!'aAciulr'.includes(letter)) continue
      if (flags.startsWith('-')) kept.add(letter)
      else if (letter !== 'r') kept.delete(letter)
      if (letter === 'u') kept.delete('l')
      if (letter === 'l') kept.delete('u')
    }
  return [...kept].sort().join('')
}

export const declare: Effect = (args, call, walk) => {
  const { scope } = walk
  // Made local in a branch: then it is, and it is not.
  const doubtful = [...(scope.locals ?? [])].filter(([, one]) => one.maybe)
  if (!doubtful.length || !scope.locals) return declared(args, call, walk)
  const other = fork(scope)
  for (const [name, { before }] of doubtful) {
    scope.locals.set(name, { before })
    other.locals?.delete(name)
  }
  declared(args, call, walk)
  declared(args, call, { ...walk, scope: other })
  merge(scope, other)
}

const declared: Effect = (args, call, walk) => {
  const { scope } = walk
  const program = exact(call.program) ?? ''
  const options = args.map(word => exact(word) ?? '').filter(text => /^[-+]./.test(text))
  const flags = options.filter(text => text.startsWith('-')).join('')
  if (/f/i.test(flags) && (program === 'readonly' || flags.includes('r'))) walk.visitor.doubt(call.args.at(-1)?.text ?? program, 'a function that cannot be changed is not followed', call.span)
  if (/f/i.test(flags)) return declareFunctions(args, program === 'export' || flags.includes('x'), flags.includes('n'), scope)
  // Outside a function this is an error to bash and dash.
  if (program === 'local' && !scope.locals && !isZsh(scope)) return
  const local = scope.locals !== undefined && (program === 'local' || ((program === 'declare' || program === 'typeset') && !flags.includes('g')))
  const exported = (program === 'export' && !flags.includes('n')) || (program !== 'export' && flags.includes('x')) ? true : (program === 'export' && flags.includes('n')) || options.some(text => /^\+.*x/.test(text)) ? false : undefined
  for (const word of args) {
    const text = exact(word)
    if (local && text === '-') scope.locals?.set('-', { before: undefined })
    if (text !== undefined && /^[-+]/.test(text)) continue
    const name = /^([A-Za-z_]\w*)(?:\[.*\])?\+?(?:=|$)/.exec(word.values?.[0] ?? word.text)?.[1]
    // One word may name several variables, and a file may be named as if it set one.
    if (!name || word.glob || word.values?.some(value => !value.startsWith(name) || /^\w/.test(value.slice(name.length)))) scope.inherits = false
    if (!name) {
      // The name itself is not known: any variable may have changed.
      if (!word.values) {
        walk.visitor.doubt(word.text, 'which variable it sets is not known', call.span)
        forgetAll(scope)
      }
      continue
    }
    const outer = scope.variables.get(name)
    if (outer?.attributes?.includes('r')) continue
    const fresh = local && !scope.locals?.has(name)
    if (fresh) scope.locals?.set(name, { before: outer })
    const assigned = word.values?.every(value => value.includes('=')) ?? word.text.includes('=')
    const before = fresh ? undefined : outer
    // bash refuses to make an array of one kind one of the other, and zsh begins anew.
    if (before && !assigned && (flags.includes('A') ? !isAssociative(before) : flags.includes('a') && isAssociative(before))) {
      if (isBash(scope) && (before.elements || /[aA]/.test(before.attributes ?? ''))) continue
      if (!isBash(scope) || before.open) {
        scope.variables.set(name, { word: unresolved(`$${name}`, before.word.from), open: true })
        continue
      }
    }
    const attributes = attributesOf(before?.attributes ?? '', options, program)
    const changes = { ...(attributes && { attributes }), ...((exported ?? before?.exported) && { exported: exported || (before?.exported ?? true) }) }
    if (flags.includes('n') && program !== 'export') {
      // Not everything that sets variables looks for what the name stands for.
      scope.inherits = false
      const target = text?.slice(name.length + 1) ?? ''
      // What is stored in it may be stored in any variable.
      if (!NAME.test(target)) walk.visitor.doubt(word.text, 'which variable it stands for is not known', call.span)
      scope.variables.set(name, NAME.test(target) ? { word: unresolved(`$${name}`), ref: target } : { word: unresolved(`$${name}`) })
    } else if (assigned && (/[aA]/.test(attributes) || before?.elements) && word.values?.every(value => !/^\w+\+?=\(/.test(value)) !== true) {
      if (fresh || !before) scope.variables.set(name, { word: literal(''), unset: true, ...changes })
      assignText(word, walk, call)
    } else if (assigned) {
      // bash writes the two characters that it uses as marks itself in another way, in `declare x=$*`.
      const value = word.values && !word.values.some(one => /[\x01\x7f]/.test(one)) ? oneOf(word.text, word.values.map(one => one.slice(one.indexOf('=') + 1)), word.from) : unresolved(word.text, word.from)
      const whole = word.glob ? { ...value, glob: true as const } : value
      const [head = '', reference = '', plus] = program === 'export' || program === 'readonly' ? [] : (/^(\w+\[[^]*?\])(\+?)=/.exec(text ?? '') ?? [])
      const added = word.values?.some(one => /^\w+(?:\+=|\[)/.test(one))
      if (fresh) removeVariable(scope.variables, name)
      if (fresh && outer?.ref === undefined) scope.variables.set(name, { word: unresolved(`$${name}`), ...changes, attributes: attributes.replace('r', '') })
      if (reference) setReference(scope, reference, plus ? unresolved(word.text, word.from) : { ...word, values: [text?.slice(head.length) ?? ''] })
      else if (added && word.values?.some(one => /^\w+\[/.test(one))) scope.variables.set(name, { word: unresolved(word.text, word.from), ...changes, open: true })
      else setVariable(scope, name, added ? unresolved(word.text, word.from) : whole, changes)
      const set = scope.variables.get(name)
      if (set && exported === false) scope.variables.set(name, { word: set.word, ...(set.elements && { elements: set.elements }), ...(attributes && { attributes }) })
    } else if (fresh) {
      // dash keeps the value that the caller's variable has, and zsh makes it empty.
      scope.variables.set(name, { word: isBash(scope) ? literal('') : unresolved(`$${name}`, outer?.word.from), ...(isBash(scope) && { unset: true }), ...changes })
    } else if (before) {
      const { exported: _, attributes: __, ref, ...rest } = before
      scope.variables.set(name, ref === undefined ? { ...rest, ...changes } : options.some(one => /^\+.*n/.test(one)) ? { word: literal(ref), ...changes } : { ...rest, ref, ...changes })
      // No array is in the environment; a variable may be.
    } else if (/[aA]/.test(attributes)) scope.variables.set(name, { word: literal(''), unset: true, ...changes })
    else if (exported || attributes) scope.variables.set(name, { word: unresolved(`$${name}`), ...changes })
  }
}

/** `declare -A m=([k]=v)`. @returns what sets the arrays once they are declared */
export function declareArrays(nodes: readonly Assignment[], walk: Walk, expander: Expander): () => void {
  const { variables } = walk.scope
  const before = new Set(nodes.map(({ name }) => name).filter(name => isAssociative(variables.get(name))))
  return () => {
    for (const node of nodes) assignArray(node, walk, before.has(node.name) ? expander : undeclared(node.name, expander))
  }
}

/** The substitutions in the value run before the name is what it is declared to be: what a subscript of it comes to there is not followed. */
const undeclared = (name: string, expander: Expander): Expander => ({
  ...expander,
  substitute: (...given) => {
    const { variables } = expander.scope
    const declared = variables.get(name)
    variables.set(name, { word: unresolved(`$${name}`), open: true })
    const printed = expander.substitute(...given)
    if (declared) variables.set(name, declared)
    else variables.delete(name)
    return printed
  },
})

/** `declare -a x='(p q)'`: text that is read as the elements of an array once more, with all that it runs. */
function assignText(word: Word, walk: Walk, call: Invocation): void {
  const parsed = parse(exact(word) ?? '').script
  const command = parsed?.commands.length === 1 ? parsed.commands[0]?.command : undefined
  const only = command?.type === 'Command' && !command.name && command.prefix.length === 1 ? command.prefix[0] : undefined
  if (only?.type === 'Assignment' && only.value.type === 'ArrayValue') return assignArray(only, walk, expanderOf({ ...walk, span: call.span }))
  walk.visitor.doubt(word.text, 'it may run what stands in the text of an array', call.span)
  setVariable(walk.scope, /^\w*/.exec(word.values?.[0] ?? word.text)?.[0] ?? '', unresolved(word.text, word.from))
}

/** `export -f f`: children that are bash have the function too. */
function declareFunctions(args: readonly Word[], exported: boolean, removed: boolean, scope: Scope): void {
  if (!exported) return
  for (const word of args) {
    const name = exact(word) ?? ''
    const definitions = scope.functions.get(name)
    if (definitions) scope.functions.set(name, definitions.map(one => ({ ...(one.node && { node: one.node }), ...(!removed && { exported: true }) })))
  }
}

/** A variable whose name is not known was changed: it could be any. */
export function forgetAll(scope: Scope): void {
  scope.inherits = false
  for (const name of scope.variables.keys()) scope.variables.set(name, { word: unresolved(`$${name}`), open: true })
}
