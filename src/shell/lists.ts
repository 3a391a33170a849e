// Lists of commands: what a line that is left, and a folder that may not have been entered, mean to the next.
import type { Word } from '../model/index.ts'
import { andOr } from './and-or.ts'
import { merge } from './merge.ts'
import type { Statement } from './parse.ts'
import type { Scope } from './scope.ts'
import { pipeline, type Walk } from './walk.ts'
import { union } from './words.ts'

export const pipelineOrList = (node: Statement['command'], walk: Walk): Word => (node.type === 'AndOr' ? andOr(node, walk) : pipeline(node, walk))

/** At the end of a list of commands: a `cd` in it may have failed. */
export function settleFolder(scope: Scope): void {
  if (!scope.unsure) return
  scope.cwd = union(scope.cwd, scope.unsure)
  scope.unsure = undefined
}

/** Walks statements, and has the lines after one that bash may leave begin with the state of that moment too. */
export function byLines<T extends { readonly pos: number; readonly end: number }>(list: readonly T[], source: string, scope: Scope, walkOne: (one: T) => void): void {
  const { line } = scope
  scope.line = {}
  for (const [index, one] of list.entries()) {
    walkOne(one)
    const next = list[index + 1]
    if (!scope.line.left || (next && !source.slice(one.end, next.pos).replaceAll('\\\n', '').includes('\n'))) continue
    merge(scope, scope.line.left)
    scope.line = scope.line.cut ? { cut: true } : {}
  }
  if (line && scope.line.cut) line.cut = true
  scope.line = line
}
