// export, declare, typeset, local, readonly: names, attributes, values.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import type { Scope, Variable } from './scope.ts'
import { NAME } from './spelling.ts'
import type { Walk } from './walk.ts'

/** What a builtin does to the shell that runs it. */
export type Effect = (args: readonly Word[], call: Invocation, walk: Walk) => void

export const declare: Effect = (args, call, walk) => {
  const { scope } = walk
  const program = exact(call.program) ?? ''
  const flags = args.filter(word => /^[-+]/.test(exact(word) ?? '')).map(word => exact(word) ?? '').join('')
  const removed = /\+(\w+)/.exec(flags)?.[1] ?? ''
  const letters = program === 'export' || program === 'alias' ? '' : [...'aAilru'].filter(letter => (flags.includes(letter) && !removed.includes(letter)) || (letter === 'r' && program === 'readonly')).join('')
  const local = scope.locals && (program === 'local' || ((program === 'declare' || program === 'typeset') && !flags.includes('g')))
  for (const word of args) {
    const text = exact(word)
    if (text !== undefined && /^[-+]/.test(text)) continue
    const name = /^([A-Za-z_]\w*)(?:\[.*\])?\+?(?:=|$)/.exec(word.values?.[0] ?? word.text)?.[1]
    if (!name) {
      // The name itself is not known: any variable may have changed.
      if (!word.values) forgetAll(scope)
      continue
    }
    if (local && !scope.locals?.has(name)) scope.locals?.set(name, scope.variables.get(name))
    const assigned = word.values?.every(value => value.includes('=')) ?? word.text.includes('=')
    const before = scope.variables.get(name)
    const attributes = [...new Set([...(local ? '' : (before?.attributes ?? '')), ...letters])].filter(letter => !removed.includes(letter)).sort().join('')
    const exported: Partial<Variable> = { ...((program === 'export' || /x/.test(flags)) && { exported: true }), ...((attributes || removed) && { attributes }) }
    if (flags.includes('n') && program !== 'export') {
      const target = text?.slice(name.length + 1)
      scope.variables.set(name, target && NAME.test(target) ? { word: unresolved(`$${name}`), ref: target } : { word: unresolved(`$${name}`) })
    } else if (assigned) {
      const value = word.values ? oneOf(word.text, word.values.map(one => one.slice(one.indexOf('=') + 1)), word.from) : unresolved(word.text, word.from)
      const glob = word.glob ? { glob: true as const } : {}
      const added = word.values?.some(one => one.startsWith(`${name}+=`)) ?? false
      const element = word.values?.some(one => one.startsWith(`${name}[`)) ?? false
      if (local) scope.variables.delete(name)
      setVariable(scope, name, added || element ? unresolved(word.text, word.from) : { ...value, ...glob }, exported)
    } else if (local) scope.variables.set(name, { word: literal(''), unset: true, ...exported })
    else if (before) scope.variables.set(name, { ...before, ...exported })
    // No array is in the environment; a variable may be.
    else if (/[aA]/.test(attributes)) scope.variables.set(name, { word: literal(''), unset: true, ...exported })
    else if (attributes) scope.variables.set(name, { word: unresolved(`$${name}`), ...exported })
  }
}

/** A variable whose name is not known was changed: it could be any. */
export function forgetAll(scope: Scope): void {
  for (const name of scope.variables.keys()) scope.variables.set(name, { word: unresolved(`$${name}`) })
}
