// A shell that another one starts: what it inherits.
import type { Invocation, Word } from '../model/index.ts'
import { newScope, type Scope } from './scope.ts'

/** A new shell: it gets the exported variables and what the command was given. */
export function childScope(scope: Scope, call: Invocation, options: { readonly shell: string; readonly positional?: readonly Word[]; readonly zero?: Word }): Scope {
  const at = newScope(scope.facts, call.cwd, { ...options, files: scope.files, spend: scope.spend })
  scope.spend((scope.variables.size + scope.functions.size) >> 4)
  for (const [name, variable] of scope.variables) {
    if (variable.exported && !(variable.unset ?? false)) at.variables.set(name, variable)
    else if (variable.unset) at.variables.set(name, variable)
  }
  // Exported functions reach a child; which are exported is not tracked.
  at.functions = new Map(scope.functions)
  for (const { name, value } of call.assignments) at.variables.set(name, { word: value, exported: true })
  return at
}
