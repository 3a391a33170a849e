// Makes a failing script as small as it gets while it still fails in the same way: first by its tree, then by its text.
import { check, type Checked, type Failure } from './campaign.ts'
import { type Machine, openMachine } from './machine.ts'
import type { Recorded } from './run.ts'
import { isNode, type Node, node, type Piece, render } from './tree.ts'

export interface Shrunk {
  readonly text: string
  readonly record: Recorded
  readonly invocations: Checked['analyzed']['invocations']
}

const ROUND = 24
const MAX_ROUNDS = 40

export async function shrink(failure: Failure): Promise<Shrunk | undefined> {
  const machine = openMachine()
  try {
    return await shrinkOn(failure, machine)
  } finally {
    machine.close()
  }
}

async function shrinkOn({ tree, shell, miss, record }: Failure, machine: Machine): Promise<Shrunk | undefined> {
  let rounds = 0
  /** The first of the texts that fails in the same way. */
  const firstFailing = async (texts: readonly string[]): Promise<number> => {
    for (let start = 0; start < texts.length && rounds < MAX_ROUNDS; start += ROUND) {
      rounds++
      const checked = await check(texts.slice(start, start + ROUND), shell, machine)
      const at = checked.findIndex(one => fails(one, { miss, record }))
      if (at >= 0) return start + at
    }
    return -1
  }
  let current = tree
  for (;;) {
    const smaller = distinct(variants(current), render(current))
    const at = await firstFailing(smaller.map(one => one.text))
    if (at < 0) break
    current = smaller[at]!.tree
  }
  let text = render(current)
  for (;;) {
    const smaller = [...new Set(shorter(text))].filter(one => one.length < text.length).sort((a, b) => a.length - b.length)
    const at = await firstFailing(smaller)
    if (at < 0) break
    text = smaller[at]!
  }
  const [last] = await check([text], shell, machine)
  const found = last?.misses.find(one => one.miss === miss && markOf(one.record) === markOf(record))
  return last && found ? { text, record: found.record, invocations: last.analyzed.invocations } : undefined
}

/** The mark of a record, or the program where it has none. */
const markOf = ({ argv }: Recorded): string | undefined => argv.find(word => /^t\d+$/.test(word)) ?? argv[0]
/** The same stub is missed in the same way, so that what is left is the reason of the first miss and not of one that cutting made. */
const fails = ({ doubts, misses }: Checked, { miss, record }: Pick<Failure, 'miss' | 'record'>): boolean => !doubts.length && misses.some(one => one.miss === miss && markOf(one.record) === markOf(record))

const distinct = (trees: Iterable<Node>, before: string): readonly { readonly tree: Node; readonly text: string }[] => {
  const seen = new Map<string, Node>()
  for (const tree of trees) {
    const text = render(tree)
    if (text.length < before.length && !seen.has(text)) seen.set(text, tree)
  }
  return [...seen].map(([text, tree]) => ({ tree, text })).sort((a, b) => a.text.length - b.text.length)
}

/** Trees with one part less, or with something in place of what holds it. */
function* variants(tree: Node): Generator<Node> {
  if (tree.kind === 'list' && tree.parts.length > 1) {
    for (const part of tree.parts) yield { ...tree, parts: [part] }
    for (let size = tree.parts.length >> 1; size >= 1; size >>= 1)
      for (let start = 0; start < tree.parts.length; start += size) yield { ...tree, parts: tree.parts.toSpliced(start, size) }
  }
  for (const [index, part] of tree.parts.entries()) {
    if (typeof part === 'string') continue
    for (const other of replacements(part)) yield { ...tree, parts: tree.parts.with(index, other) }
    for (const other of variants(part)) yield { ...tree, parts: tree.parts.with(index, other) }
  }
}

function* replacements(one: Node): Generator<Piece> {
  if (one.kind === 'word') yield node('quote none', 'word', ['w'])
  if (one.kind === 'statement' && one.tag === undefined) yield node('nothing', 'statement', [':'])
  for (const inner of insideOf(one)) if (inner.kind === one.kind || (one.kind === 'statement' && inner.kind === 'list')) yield inner
}

function* insideOf(one: Node): Generator<Node> {
  for (const part of one.parts)
    if (isNode(part)) {
      yield part
      yield* insideOf(part)
    }
}

/** Texts without one line, one command or one word; what stays stands as far apart as before. */
function* shorter(text: string): Generator<string> {
  for (const [separator, glue] of [['\n', '\n'], ['; ', '; '], [' ', ' '], [/(?=[$"'`(){}|&<>=\n])/, '']] as const) {
    const pieces = text.split(separator)
    for (let size = Math.min(4, pieces.length - 1); size >= 1; size--)
      for (let start = 0; start + size <= pieces.length; start++) yield pieces.toSpliced(start, size).join(glue)
  }
}
