// A shell that another one starts: what it inherits.
import { type Invocation, literal, map, unresolved, type Word } from '../model/index.ts'
import { removeVariable } from './held.ts'
import { merge } from './merge.ts'
import { fork, newScope, type Scope, type Variable } from './scope.ts'
import { textsOf } from './words.ts'

/** A new shell: it gets the exported variables and what the command was given. */
export function childScope(scope: Scope, call: Invocation, options: { readonly shell: string; readonly positional?: readonly Word[]; readonly zero?: Word }): Scope {
  const at = newScope(scope.facts, call.cwd, { ...options, files: scope.files, evaluated: scope.evaluated, spend: scope.spend, heard: scope.heard })
  scope.spend((scope.variables.size + scope.functions.size) >> 4)
  for (const [name, variable] of scope.variables) {
    if (variable.unset) at.variables.set(name, variable)
    else if (variable.exported) at.variables.set(name, inherited(name, variable))
  }
  // Only bash hands functions on; what is called sh may be bash.
  if (/^(?:r?ba)?sh$/.test(options.shell))
    for (const [name, definitions] of scope.functions) {
      const handed = definitions.filter(one => one.exported || !one.node)
      if (handed.some(one => one.node)) at.functions.set(name, options.shell === 'sh' || handed.length < definitions.length ? [...handed, {}] : handed)
    }
  // Who inherits a stream reads on where the others stopped.
  at.streams = scope.streams
  at.output = scope.output
  if (scope.descriptors.size) at.descriptors = new Map(scope.descriptors)
  if (scope.writers.size) at.writers = new Map(scope.writers)
  for (const { name, value } of call.assignments) at.variables.set(name, { word: value, exported: true })
  return at
}

/** What a program finds in its environment: attributes stay with the shell that gave them, and so do arrays, whole. */
function inherited(name: string, { word, elements, open, exported, attributes = '' }: Variable): Variable {
  if (elements || /a/i.test(attributes)) return { word: literal(''), unset: true }
  if (exported === 'maybe') return { word: unresolved(`$${name}`, word.from, textsOf(word)) }
  return { word: open ? unresolved(`$${name}`, word.from) : word, exported: true }
}

/**
 * `. file a b` gives the file arguments of its own for as long as it runs, in bash and zsh; dash has none of it. A file that only this source may have
 * written may not be there.
 */
export function sourced(scope: Scope | undefined, path: string | undefined, args: readonly Word[] | undefined, body: () => Word): Word {
  if (!scope) return body()
  if (path !== undefined && !path.startsWith('/dev/') && !scope.files.sure.has(path) && scope.facts.stat(path) === undefined) {
    const before = fork(scope)
    const printed = withArguments(scope, args, body)
    merge(scope, before)
    return printed
  }
  return withArguments(scope, args, body)
}

function withArguments(scope: Scope, args: readonly Word[] | undefined, body: () => Word): Word {
  if (!args?.length) return body()
  const { positional } = scope
  scope.positional = /^(?:r?ba|z)sh$/.test(scope.shell) ? args : undefined
  const printed = body()
  scope.positional = positional
  return printed
}

/** Runs something in another folder, without some variables, or with none of the environment: what then is in it nobody knows here. */
export function apart(scope: Scope, { cwd, without }: { readonly cwd?: Word; readonly without?: readonly string[] | 'all' }, run: (at: Scope) => Word): Word {
  if (!cwd && !without) return run(scope)
  const at = fork(scope)
  // It starts anew where it is, whatever links led there.
  if (cwd || without === 'all' || without?.includes('PWD')) at.cwd = map(cwd ?? scope.cwd, path => (path.startsWith('/') ? scope.facts.realpath(path) : path))
  if (without === 'all') for (const [name, variable] of scope.variables) if (variable.exported) removeVariable(at.variables, name)
  if (without && without !== 'all') for (const name of without) at.variables.set(name, { word: literal(''), unset: true })
  const printed = run(at)
  scope.streams = at.streams
  return printed
}
