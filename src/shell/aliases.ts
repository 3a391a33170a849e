// Aliases: what a command becomes when its name stands for other text (bash(1), ALIASES).
import { exact, type Word } from '../model/index.ts'
import type { Effect } from './declare.ts'
import { merge } from './merge.ts'
import { type Command, parse } from './parse.ts'
import { fork } from './scope.ts'
import { spanOf, type Walk, walkScript } from './walk.ts'
import { union } from './words.ts'

/** Texts of one name that are kept. */
const MAX_TEXTS = 8

/**
 * Walks the command as each text that the alias ever had would have it read. Whether aliases are on, and with which of the texts a line was read,
 * is not told apart: the command as it stands counts too.
 */
export function walkAliases(node: Command, walk: Walk): Word | undefined {
  const { scope, visitor } = walk
  const name = node.name?.text ?? ''
  let printed: Word | undefined
  for (const text of scope.aliases.get(name) ?? []) {
    visitor.spend(1 + Math.floor(text.length / 64))
    const sources = [text, ...node.args.map(one => one.text)]
    // An alias that ends in a blank has the next word looked up as well.
    const next = /[ \t]$/.test(text) ? (scope.aliases.get(sources[1] ?? '')?.filter(one => one !== text) ?? []) : []
    for (const second of next.length ? next : [sources[1]]) {
      const source = [...node.prefix.flatMap(one => (one.type === 'Assignment' ? one.text : [])), text, ...(second === undefined ? [] : [second]), ...sources.slice(2)].join(' ')
      visitor.spend((source.length >> 5) + (scope.aliases.size >> 2))
      const parsed = parse(source)
      if (!parsed.script) {
        visitor.doubt(source, 'this alias begins something that is not followed', spanOf(node, walk))
        continue
      }
      const at = fork(scope)
      at.aliases.delete(name)
      const one = walkScript(parsed.script, { ...walk, scope: at, span: spanOf(node, walk), depth: walk.depth + 1 })
      merge(scope, at)
      printed = printed ? union(printed, one) : one
    }
  }
  return printed
}

export const alias: Effect = (args, call, { scope, visitor }) => {
  for (const word of args) {
    const text = exact(word)
    // Global and suffix aliases stand for words anywhere on a line.
    if (text !== undefined && /^-\w*[gs]/.test(text)) visitor.doubt(call.args.map(one => one.text).join(' '), 'this alias changes words that are not followed', call.span)
    const equals = text?.indexOf('=') ?? -1
    if (text === undefined || equals <= 0) continue
    const name = text.slice(0, equals)
    scope.aliases.set(name, [...new Set([...(scope.aliases.get(name) ?? []), text.slice(equals + 1)])].slice(-MAX_TEXTS))
  }
}
