// Commands around others: groups with redirections, copies of the shell, coprocesses.
import { literal, unresolved, type Word } from '../model/index.ts'
import { besides } from './files.ts'
import type { Coproc, Redirected } from './parse.ts'
import { append, NOTHING, reached } from './output.ts'
import { changesVariables, mayFail, openRedirects } from './redirects.ts'
import { asFarAsItWent } from './failing.ts'
import { merge } from './merge.ts'
import { apartFrom, fork, type Output } from './scope.ts'
import { closed } from './streams.ts'
import { runHandlers } from './traps.ts'
import { command, expanderOf, grouped, list, spanOf, type Walk } from './walk.ts'
import { union } from './words.ts'

/** A compound command with redirects: they open files, as an invocation of nothing, and feed what is inside. */
export function redirected(node: Redirected, walk: Walk): Word {
  // What is opened for a copy of the shell is opened in the copy.
  const elsewhere = node.command.type === 'Subshell' && node.redirects.some(changesVariables) ? fork(walk.scope) : undefined
  const files = openRedirects(node.redirects, walk, expanderOf(walk))
  if (elsewhere) merge(walk.scope, elsewhere)
  const call = { program: NOTHING, args: [], assignments: [], redirects: files.redirects, cwd: walk.scope.cwd, span: spanOf(node, walk) }
  if (files.redirects.length) walk.visitor.visit(call, walk.scope)
  const undone = mayFail(files, walk.scope) ? fork(walk.scope) : undefined
  const own = grouped(node.command, { ...walk, stdin: files.stdin ?? walk.stdin })
  if (undone) merge(walk.scope, undone)
  const printed = undone ? union(own, NOTHING) : own
  closed(files.stdin, walk.scope)
  return files.capture(printed)
}

/**
 * What runs in a copy of the shell: its changes are lost, its own handlers run when it ends, and `set -e` may not reach it.
 *
 * @param output where it prints, when that is not where the shell does
 */
export function walkSubshell(body: (walk: Walk) => Word, walk: Walk, output?: Output): Word {
  const scope = apartFrom(walk.scope, output ? true : walk.scope.heard)
  if (output) scope.output = output
  const { handlers } = scope
  const printed = body({ ...walk, scope, frames: [], tested: true })
  // What it read is gone for all who share the stream.
  walk.scope.streams = scope.streams
  const whole = scope.handlers === handlers ? printed : append(printed, runHandlers({ ...walk, scope }, handlers))
  const told = output ? reached(output, whole) : whole
  return scope.line?.cut ? asFarAsItWent(told) : told
}

export function coprocess({ body, name }: Coproc, walk: Walk): Word {
  const { scope } = walk
  // Its input comes from whatever is written to its descriptor later, which is not followed.
  const inner = { ...walk, scope: Object.assign(apartFrom(scope, true), { output: { also: undefined } }), stdin: unresolved('coproc') }
  const own = besides(scope.files, () => (body.type === 'CompoundList' ? list(body, inner) : command(body, inner)))
  const printed = reached(inner.scope.output, inner.scope.handlers === scope.handlers ? own : append(own, runHandlers(inner, scope.handlers)))
  // bash takes the numbers from the top.
  scope.descriptors.set(63, printed)
  scope.variables.set(name?.value ?? 'COPROC', { word: literal('63'), elements: new Map([['0', literal('63')], ['1', literal('60')]]) })
  return NOTHING
}
