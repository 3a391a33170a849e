// JSON with comments: what a text says, and on which line of it each key stands.
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** @returns the value, or what is wrong with the text and on which line */
export function parseJsonc(text: string): { readonly value: unknown } | { readonly problem: string; readonly line: number } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first) return { problem: `it is not valid JSON: ${printParseErrorCode(first.error).replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`, line: lineAt(text, first.offset) }
  const twice = tree && repeated(tree)
  if (twice) return { problem: `${twice.name} stands in it twice`, line: lineAt(text, twice.offset) }
  return tree ? { value: getNodeValue(tree) } : { problem: 'it is empty', line: 1 }
}

/**
 * The line of what a message is about, counted from 1: messages begin with the key, as in `permissions.allow[2] must be ...`. Names of keys may hold
 * dots themselves, so that the tree says where each ends.
 */
export function lineOf(text: string, message: string): number {
  let node = parseTree(text, [], { allowTrailingComma: true })
  let line = node ? lineAt(text, node.offset) : 1
  for (let rest = message; node; ) {
    const [next, length]: readonly [Node | undefined, number] = node.type === 'object' ? propertyAt(node, rest) : node.type === 'array' ? elementAt(node, rest) : [undefined, 0]
    if (!next) break
    line = lineAt(text, next.parent?.type === 'property' ? next.parent.offset : next.offset)
    rest = rest.slice(length).replace(/^\./, '')
    node = next
  }
  return line
}

function propertyAt(node: Node, rest: string): readonly [Node | undefined, number] {
  const names = (node.children ?? []).flatMap(({ children: [key, value] = [] }) => (typeof key?.value === 'string' && value ? [[key.value, value] as const] : []))
  const found = names.filter(([name]) => rest.startsWith(name) && !/^[\w$-]/.test(rest.slice(name.length))).sort(([a], [b]) => b.length - a.length)[0]
  return found ? [found[1], found[0].length] : [undefined, 0]
}

function elementAt(node: Node, rest: string): readonly [Node | undefined, number] {
  const [whole = '', index] = /^\[(\d+)\]/.exec(rest) ?? []
  return index === undefined ? [undefined, 0] : [node.children?.[Number(index)], whole.length]
}

/** A key that an object has twice: the last would count, and nobody sees which that is. */
function repeated(node: Node): { readonly name: string; readonly offset: number } | undefined {
  const seen = new Set<unknown>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key && seen.has(key.value)) return { name: String(key.value), offset: key.offset }
    if (key) seen.add(key.value)
    const inner = repeated(child)
    if (inner) return inner
  }
  return undefined
}
