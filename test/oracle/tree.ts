// Scripts as trees: what a shrinker can take apart, and the text that it stands for.

/** What a node may be replaced with when a script is made smaller. */
export type Kind = 'word' | 'statement' | 'list' | 'later'

export interface Node {
  readonly construct: string
  readonly kind: Kind
  readonly parts: readonly Piece[]
  /** The word by which a stub's record is recognised. */
  readonly tag?: string
}

/** The end of a line, after which the bodies of the here-documents of that line follow. */
export const NL = '\0'
export type Piece = string | Node

export const isNode = (piece: Piece): piece is Node => typeof piece === 'object'
export const node = (construct: string, kind: Kind, parts: readonly Piece[], tag?: string): Node => ({ construct, kind, parts, ...(tag !== undefined && { tag }) })

/** Text of a tree. A node of kind `later` is a here-document's body: it goes behind the next end of line. */
export function render(root: Piece): string {
  let out = ''
  let pending: string[] = []
  const end = (): void => {
    out += '\n'
    const bodies = pending
    pending = []
    for (const body of bodies) out += body
  }
  const visit = (piece: Piece): void => {
    if (piece === NL) return end()
    if (typeof piece === 'string') {
      out += piece
      return
    }
    if (piece.kind === 'later') {
      pending.push(piece.parts.map(render).join(''))
      return
    }
    if (piece.kind === 'list') {
      // A list stands between other things on lines of its own; documents of the line around it wait until that line ends.
      const outer = pending
      pending = []
      for (const [index, part] of piece.parts.entries()) {
        if (index > 0) end()
        visit(part)
      }
      if (pending.length) end()
      pending = outer
      return
    }
    for (const part of piece.parts) visit(part)
  }
  visit(root)
  if (pending.length) end()
  return out
}

/** Every node, the outer before the inner, in the order of the text. */
export function* nodesOf(piece: Piece): Generator<Node> {
  if (!isNode(piece)) return
  yield piece
  for (const part of piece.parts) yield* nodesOf(part)
}

/** The constructs that stand within or before something that ran: those up to the last stub of which there is a record. */
export function reached(root: Node, tags: ReadonlySet<string>): ReadonlySet<string> {
  const all = [...nodesOf(root)]
  const last = all.findLastIndex(one => one.tag !== undefined && tags.has(one.tag))
  return new Set(all.slice(0, last + 1).map(one => one.construct))
}
