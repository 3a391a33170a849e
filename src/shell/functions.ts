// Shell functions: calls, recursion, the ones that nothing calls, and those that never stop starting themselves.
import { unresolved, type Word } from '../model/index.ts'
import { removeVariable } from './held.ts'
import type { CommandNode, Function as FunctionNode } from './parse.ts'
import { forgetAll } from './declare.ts'
import { either, merge, settled } from './merge.ts'
import { fork, type Scope } from './scope.ts'
import { command, type Frame, list, spanOf, type Walk } from './walk.ts'
import { sameWord, union } from './words.ts'

/** A function is followed into itself this often; once more, with what changes unknown, stands for all further times. */
const MAX_RECURSION = 2

/** Functions that nothing called can still be called by name later (traps, exported functions, completion): they count as called. */
export function walkUncalled(walk: Walk, before: ReadonlySet<string>): void {
  for (const [name, definitions] of walk.scope.functions)
    for (const { node } of definitions)
      if (node && !before.has(name) && !called.has(node)) callFunction(name, [{ text: '"$@"' }], { ...walk, scope: fork(walk.scope), depth: 1 }, true)
}

const called = new WeakSet<FunctionNode>()

/** @returns what the function prints, or undefined when there is none of that name */
export function callFunction(name: string, args: readonly Word[], walk: Walk, unknownArguments = false): Word | undefined {
  const { scope, visitor } = walk
  const bodies = scope.functions.get(name)?.flatMap(one => one.node ?? []) ?? []
  if (!bodies.length) return undefined
  const inside = scope.running.filter(one => one.name === name)
  const first = inside[0]
  const changing = first !== undefined && inside.length >= MAX_RECURSION && !settled(first.scope, scope)
  if (changing) {
    forgetAll(scope)
    if (!sameWord(first.scope.cwd, scope.cwd)) scope.cwd = unresolved('$PWD')
  }
  if (inside.length > MAX_RECURSION) return unresolved(name)
  const running = [...scope.running, { name, scope: fork(scope) }]
  const unknown = unknownArguments || inside.length === MAX_RECURSION
  let printed: Word | undefined
  const start = bodies.length > 1 ? fork(scope) : undefined
  for (const [index, node] of bodies.entries()) {
    called.add(node)
    if (startsItself(name, node)) visitor.forks(name, spanOf(node, walk))
    const at = start && index > 0 ? fork(start) : scope
    const one = runBody(node, { ...walk, scope: at, depth: walk.depth + 1 }, unknown ? undefined : args, running)
    if (at !== scope) merge(scope, at)
    printed = printed ? union(printed, one) : one
  }
  return printed
}

function runBody({ body }: FunctionNode, walk: Walk, args: readonly Word[] | undefined, running: Scope['running']): Word {
  const { scope } = walk
  const frame: Frame = {}
  const saved = { positional: scope.positional, running: scope.running, locals: scope.locals, options: new Set(scope.options) }
  Object.assign(scope, { positional: args, running, locals: new Map() })
  const inner: Walk = { ...walk, frames: [frame] }
  const printed = body.type === 'CompoundList' ? list(body, inner) : command(body, inner)
  if (frame.left) merge(scope, frame.left)
  const { locals, options } = scope
  for (const [local, { before, maybe }] of locals ?? [])
    if (maybe) scope.variables.set(local, either(local, before, scope.variables.get(local)))
    else if (before) scope.variables.set(local, before)
    else removeVariable(scope.variables, local)
  // `local -` keeps changes of options inside.
  Object.assign(scope, saved, { options: locals?.has('-') ? saved.options : options })
  return printed
}

/** True for `f() { f | f & }`: a body in which the function runs itself in the background or on both sides of a pipe. */
function startsItself(name: string, node: FunctionNode): boolean {
  const { body } = node
  const lists = body.type === 'CompoundList' ? [body] : body.type === 'BraceGroup' || body.type === 'Subshell' ? [body.body] : []
  const isSelf = (one: CommandNode): boolean => one.type === 'Command' && one.name?.value === name
  return lists.some(one =>
    one.commands.some(({ command: inner, background }) => {
      const stages = inner.type === 'Pipeline' ? inner.commands : inner.type === 'AndOr' ? inner.commands.flatMap(part => (part.type === 'Pipeline' ? part.commands : [part])) : [inner]
      const self = stages.filter(isSelf).length
      return self > 1 || (background === true && self > 0)
    }),
  )
}
