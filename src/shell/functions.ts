// Shell functions: calls, recursion, the ones that nothing calls, and those that never stop starting themselves.
import { unresolved, type Word } from '../model/index.ts'
import type { CommandNode, Function as FunctionNode } from './parse.ts'
import { fork, union } from './scope.ts'
import { command, list, spanOf, type Walk } from './walk.ts'

/** A function may run inside itself this often. */
const MAX_RECURSION = 2

/** Functions that nothing called can still be called by name later (traps, exported functions, completion): they count as called. */
export function walkUncalled(walk: Walk, before: ReadonlySet<string>): void {
  for (const [name, definitions] of walk.scope.functions)
    for (const { node } of definitions)
      if (!before.has(name) && !called.has(node)) callFunction(name, [{ text: '"$@"' }], { ...walk, scope: fork(walk.scope), depth: 1 }, true)
}

const called = new WeakSet<FunctionNode>()

/** @returns what the function prints, or undefined when there is none of that name */
export function callFunction(name: string, args: readonly Word[], walk: Walk, unknownArguments = false): Word | undefined {
  const { scope, visitor } = walk
  const definitions = scope.functions.get(name)
  if (!definitions?.length) return undefined
  if (scope.running.filter(one => one === name).length >= MAX_RECURSION) return unresolved(name)
  let printed: Word | undefined
  for (const definition of definitions) {
    called.add(definition.node)
    const { body } = definition.node
    if (startsItself(name, definition.node)) visitor.forks(name, spanOf(definition.node, walk))
    const saved = { positional: scope.positional, running: scope.running, locals: scope.locals }
    scope.positional = unknownArguments ? undefined : args
    scope.running = [...scope.running, name]
    scope.locals = new Map()
    const inner: Walk = { ...walk, depth: walk.depth + 1 }
    const one = body.type === 'CompoundList' ? list(body, inner) : command(body, inner)
    for (const [local, before] of scope.locals)
      if (before) scope.variables.set(local, before)
      else scope.variables.delete(local)
    Object.assign(scope, saved)
    printed = printed ? union(printed, one) : one
  }
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
