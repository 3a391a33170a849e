// export, declare, typeset, local, readonly: names, attributes, values.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import type { Scope } from './scope.ts'
import { NAME } from './spelling.ts'
import type { Walk } from './walk.ts'

/** What a builtin does to the shell that runs it. */
export type Effect = (args: readonly Word[], call: Invocation, walk: Walk) => void

export const declare: Effect = (args, call, walk) => {
  const { scope } = walk
  const program = exact(call.program) ?? ''
  const flags = args.filter(word => /^[-+]/.test(exact(word) ?? '')).map(word => exact(word) ?? '').join('')
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
    const exported = program === 'export' || /x/.test(flags) ? { exported: true } : {}
    if (flags.includes('n') && program !== 'export') {
      const target = text?.slice(name.length + 1)
      scope.variables.set(name, target && NAME.test(target) ? { word: unresolved(`$${name}`), ref: target } : { word: unresolved(`$${name}`) })
    } else if (assigned) {
      const value = word.values ? oneOf(word.text, word.values.map(one => one.slice(one.indexOf('=') + 1)), word.from) : unresolved(word.text, word.from)
      const glob = word.glob ? { glob: true as const } : {}
      const added = word.values?.some(one => one.startsWith(`${name}+=`)) ?? false
      if (before?.elements && !word.values?.some(one => one.includes('[')) && program !== 'export' && exact(word) === name) continue
      setVariable(scope, name, added ? unresolved(word.text, word.from) : transformed({ ...value, ...glob }, flags), exported)
    } else if (local) scope.variables.set(name, before?.elements && !scope.locals ? before : scope.locals?.get(name) === before ? { word: literal(''), ...exported } : { ...(before ?? { word: literal('') }), ...exported })
    else if (before) scope.variables.set(name, { ...before, ...exported })
  }
}

/** -u, -l and -i change what is stored. */
function transformed(word: Word, flags: string): Word {
  const change = flags.includes('u') ? (value: string) => value.toUpperCase() : flags.includes('l') ? (value: string) => value.toLowerCase() : undefined
  if (flags.includes('i')) return word.values?.every(value => /^-?\d+$/.test(value)) ? word : { text: word.text, values: ['*'], glob: true }
  return change && word.values ? { ...word, values: word.values.map(change) } : word
}

/** A variable whose name is not known was changed: it could be any. */
export function forgetAll(scope: Scope): void {
  for (const name of scope.variables.keys()) scope.variables.set(name, { word: unresolved(`$${name}`) })
}
