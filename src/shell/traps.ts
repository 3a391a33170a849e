// trap: commands that run later, with whatever the variables are then.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import type { Effect } from './declare.ts'
import { either, settled } from './merge.ts'
import { fork, type Handler, type Scope } from './scope.ts'
import type { Walk } from './walk.ts'
import { append, NOTHING } from './output.ts'
import { isBash } from './spelling.ts'
import { eitherInput } from './consume.ts'
import { textsOf, union } from './words.ts'

const AT_END = /^(?:EXIT|0)$/i
/** Signals that end a shell, whose handlers usually do so too. */
const ENDS = /^(?:SIG)?(?:EXIT|HUP|INT|QUIT|PIPE|TERM|0|1|2|3|13|15)$/i
const MAX_HANDLERS = 32

export const trap: Effect = (args, call, walk) => {
  const { scope, visitor } = walk
  const words = exact(args[0]) === '--' ? args.slice(1) : args
  const [action, ...signals] = words
  if (!action || !signals.length || /^-?\d*$/.test(exact(action) ?? 'x')) return
  const names = signals.map(word => exact(word))
  const handler: Handler = { action, atEnd: names.every(name => name !== undefined && AT_END.test(name)), cwd: scope.cwd, variables: new Map(scope.variables) }
  if (scope.handlers.length < MAX_HANDLERS) scope.handlers = [...scope.handlers, handler]
  // What runs at any moment, and then goes on, must not change what later commands see.
  if (names.every(name => name !== undefined && ENDS.test(name))) return
  const before = fork(scope)
  const after = fork(scope)
  visitor.visit(evaluation(action, walk, call.span), after)
  if (!settled(before, after)) visitor.doubt(action.text, 'it changes the state of the shell at moments that are not followed', call.span)
}

const evaluation = (action: Word, { scope, stdin }: Walk, span: { readonly start: number; readonly end: number }) => ({
  program: literal('eval'), args: [action], assignments: [], redirects: [], cwd: scope.cwd, span, builtin: true as const, ...(stdin && { stdin }),
})

/** Runs the handlers that were not set before, as they would at the end of the shell, and at any moment. */
export function runHandlers(walk: Walk, before: readonly Handler[]): Word {
  let printed = NOTHING
  for (const handler of walk.scope.handlers) {
    if (before.includes(handler)) continue
    const run = (scope: Scope, stdin: Word | undefined): Word => {
      scope.handlers = []
      return walk.visitor.visit(evaluation(handler.action, { ...walk, scope, stdin }, walk.span ?? { start: 0, end: 0 }), scope)
    }
    // The redirections around are gone by then, but in bash.
    const last = handler.atEnd ? run(fork(walk.scope), walk.stdin && !isBash(walk.scope) ? eitherInput(walk.stdin, undefined) : walk.stdin) : undefined
    const early = run(atAnyMoment(handler, walk.scope), eitherInput(walk.stdin, undefined))
    printed = append(printed, last ? union(last, early) : early)
  }
  return printed
}

/** A signal, a pipe that nobody reads or an error may end the shell at any moment: what runs then sees any value that a variable had since it was set. */
function atAnyMoment(handler: Handler, now: Scope): Scope {
  const scope = fork(now)
  for (const [name, variable] of scope.variables) {
    const then = handler.variables.get(name)
    if (then !== variable) scope.variables.set(name, either(name, then, { ...variable, word: unresolved(`$${name}`, variable.word.from, textsOf(then?.word, variable.word)) }))
  }
  scope.cwd = union(handler.cwd, scope.cwd)
  return scope
}
