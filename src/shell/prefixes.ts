// Assignments before functions and builtins: variables that only the command sees, or that stay.
import { type Assignment, exact, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import { removeVariable } from './held.ts'
import { merge } from './merge.ts'
import { fork, type Scope } from './scope.ts'
import { DECLARING } from './spelling.ts'

/** POSIX: what stands before these stays assigned. */
const SPECIAL: ReadonlySet<string> = new Set(['eval', '.', 'source', 'export', 'readonly', 'set', 'unset', 'shift', 'trap', 'exec', ':', 'times', 'return', 'exit', 'break', 'continue'])
/** Builtins that look at variables, or run commands that do. */
const LOOKING: ReadonlySet<string> = new Set(['eval', '.', 'source', 'command', 'builtin', 'cd', 'pushd', 'popd', 'printf', 'mapfile', 'readarray'])

/**
 * Sets the variables for the time of one command of the shell itself.
 *
 * @returns what takes them back
 */
export function assignFor(name: string, isFunction: boolean, args: readonly Word[], assignments: readonly Assignment[], scope: Scope): () => void {
  const stays = !isFunction && SPECIAL.has(name) && (scope.options.has('posix') || !/^(?:r?ba|z)sh$/.test(scope.shell))
  const declares = !isFunction && DECLARING.has(name)
  const before = new Map(assignments.map(one => [one.name, scope.variables.get(one.name)]))
  if (!isFunction && !stays && !declares && !LOOKING.has(name)) return () => undefined
  for (const { name: variable, value } of assignments)
    if (!declares || args.some(word => exact(word)?.split('=')[0] === variable)) setVariable(scope, variable, value, declares || stays ? {} : { exported: true })
  if (declares) return () => undefined
  return () => {
    // Which of the shells called sh is meant decides whether they stay.
    const kept = stays ? fork(scope) : undefined
    for (const [variable, was] of before)
      if (was) scope.variables.set(variable, was)
      else removeVariable(scope.variables, variable)
    if (kept) merge(scope, kept)
  }
}
