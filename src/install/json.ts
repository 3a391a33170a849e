// JSON with comments, changed at one place: everything else stays byte for byte. The last of several equal keys counts, as it does for those who read it.
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Json } from '../model/index.ts'
import type { Entry } from './define.ts'

export type Tree = { readonly node: Node } | { readonly problem: string }

/** An empty text is no tree yet. */
export function treeOf(text: string): Tree | undefined {
  if (!text.trim()) return undefined
  const errors: ParseError[] = []
  let node: Node | undefined
  try {
    node = parseTree(text, errors, { allowTrailingComma: true })
  } catch {
    return { problem: 'it is nested too deeply' }
  }
  const [error] = errors
  if (error) return { problem: `it is not valid JSON (line ${text.slice(0, error.offset).split('\n').length})` }
  return node?.type === 'object' ? { node } : { problem: 'it must hold one JSON object' }
}

export const plainOf = (node: Node): unknown => getNodeValue(node)
export const endOf = ({ offset, length }: Node): number => offset + length

/** The value of a key. */
export function memberOf(node: Node | undefined, key: string): Node | undefined {
  const found = node?.type === 'object' ? node.children?.findLast(({ children: [name] = [] }) => name?.value === key) : undefined
  return found?.children?.[1]
}

interface Style {
  readonly eol: string
  /** One step of indentation; undefined where all stands on one line. */
  readonly unit: string | undefined
}

function styleOf(text: string): Style {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const plain = /^\s*\{\s*\}\s*$/.test(text)
  return { eol, unit: plain || text.trim().includes('\n') ? (/^([ \t]+)\S/m.exec(text)?.[1] ?? '  ') : undefined }
}

/** @param text without a byte order mark @returns the text with the entry in it, or why it cannot be put there */
export function inserted(text: string, { at, key, value }: Entry): { readonly text: string } | { readonly problem: string } {
  const tree = treeOf(text)
  if (!tree) return inserted(`{}${text.includes('\r\n') ? '\r\n' : '\n'}`, { at, ...(key !== undefined && { key }), value })
  if ('problem' in tree) return tree
  const way = key === undefined ? at : [...at, key]
  let node = tree.node
  for (const [depth, name] of way.entries()) {
    const kind = node.type
    if (kind !== 'object') return { problem: `${at.slice(0, depth).join('.')} in it is no object` }
    const next = memberOf(node, name)
    if (!next) return { text: added(text, node, name, way.slice(depth + 1).reduceRight<Json | readonly Json[]>((inner, one) => ({ [one]: inner }), key === undefined ? [value] : value)) }
    node = next
  }
  if (key !== undefined) return { problem: `it has a ${way.join('.')} of its own already` }
  return node.type === 'array' ? { text: added(text, node, undefined, value) } : { problem: `${at.join('.')} in it is no list` }
}

/** Behind the last child, in the style that those before it have. */
function added(text: string, container: Node, name: string | undefined, value: unknown): string {
  const { eol, unit } = styleOf(text)
  const label = name === undefined ? '' : `${JSON.stringify(name)}: `
  const last = container.children?.at(-1)
  const put = (at: number, more: string): string => text.slice(0, at) + more + text.slice(at)
  if (last) {
    const before = text.slice(container.offset, last.offset)
    if (unit === undefined || !before.includes('\n')) return put(endOf(last), `, ${label}${JSON.stringify(value)}`)
    const indent = /[ \t]*$/.exec(before)?.[0] ?? ''
    return put(endOf(last), `,${eol}${indent}${label}${pretty(value, unit, eol + indent)}`)
  }
  if (unit === undefined) return put(container.offset + 1, label + JSON.stringify(value))
  const indent = indentAt(text, container.offset)
  return put(container.offset + 1, `${eol}${indent}${unit}${label}${pretty(value, unit, eol + indent + unit)}${eol}${indent}`)
}

const indentAt = (text: string, offset: number): string => /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

/** What has only words and lists of words in it stands on one line. */
const pretty = (value: unknown, unit: string, eol: string): string => JSON.stringify(value, null, unit).replaceAll('\n', eol)

/** Takes a child out of its container, with the comma that is then too much. Comments stay. */
export function without(text: string, child: Node): string {
  const container = child.parent
  const siblings = container?.children ?? []
  const index = siblings.indexOf(child)
  if (!container || index < 0) return text
  const previous = siblings[index - 1]
  const next = siblings[index + 1]
  const cut = (from: number, to: number, whole = text): string => whole.slice(0, from) + whole.slice(to)
  const isSeparator = (from: number, to: number): boolean => /^\s*,\s*$/.test(text.slice(from, to))
  if (previous && isSeparator(endOf(previous), child.offset)) return cut(endOf(previous), endOf(child))
  if (next && isSeparator(endOf(child), next.offset)) return cut(child.offset, next.offset)
  if (!previous && !next) {
    const close = endOf(container) - 1
    const trailing = text.slice(endOf(child), close)
    const lead = text.slice(container.offset + 1, child.offset)
    const mirrored = `${lead.includes('\r') ? '\r\n' : '\n'}${indentAt(text, container.offset)}`
    if (/^\s*$/.test(lead) && !/^\s*,/.test(trailing)) return cut(container.offset + 1, endOf(child) + (lead.includes('\n') && trailing.startsWith(mirrored) ? mirrored.length : 0))
  }
  // Comments stand between: the child and one comma go, and nothing else.
  const behind = commaIn(text, endOf(child), next ? next.offset : endOf(container) - 1)
  if (behind !== undefined) return cut(child.offset, endOf(child), cut(behind, behind + 1))
  const before = previous && commaIn(text, endOf(previous), child.offset)
  return before === undefined ? cut(child.offset, endOf(child)) : cut(before, before + 1, cut(child.offset, endOf(child)))
}

/** Where a comma stands that is in no comment. */
function commaIn(text: string, from: number, to: number): number | undefined {
  for (const { 0: found, index } of text.slice(from, to).matchAll(/\/\/[^\n]*|\/\*[^]*?\*\/|,/g)) if (found === ',') return from + index
  return undefined
}

/** A value in a text of JSON; undefined where there is none. */
export function setIn(text: string | undefined, way: readonly string[]): unknown {
  const tree = text === undefined ? undefined : treeOf(text.replace(/^\ufeff/, ''))
  const node = tree && 'node' in tree ? way.reduce<Node | undefined>(memberOf, tree.node) : undefined
  return node && plainOf(node)
}
