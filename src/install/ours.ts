// Our own entries in files of hosts: where they stand, and how they go without anything else.
import type { Node } from 'jsonc-parser'
import type { Json } from '../model/index.ts'
import { endOf, memberOf, treeOf, plainOf, without } from './json.ts'
import { agentOf } from './launch.ts'

/** A handler of ours, as it stands in a file. */
export interface Handler {
  readonly line: string
  readonly agent: string
  /** What the host is told besides: the handler's own keys. */
  readonly value: Json
}

const LINES = ['command', 'bash', 'exec', 'powershell', 'windows']

/** The line that an object of hooks runs. */
export function lineOf(outer: Node): string | undefined {
  const action = memberOf(outer, 'action')
  const node = action?.type === 'object' ? action : outer
  const key = LINES.find(name => memberOf(node, name)?.type === 'string')
  const line = key === undefined ? undefined : memberOf(node, key)
  const list = memberOf(node, 'args')
  const words = list?.type === 'array' ? (list.children ?? []).map(one => String(one.value)) : []
  return line && [String(line.value), ...words].join(' ')
}

function handlersIn(node: Node, agent: string | undefined): readonly Node[] {
  const line = node.type === 'object' ? lineOf(node) : undefined
  const found = line === undefined ? undefined : agentOf(line)
  if (found !== undefined && (agent === undefined || found === agent)) return [node]
  return (node.children ?? []).flatMap(child => handlersIn(child, agent))
}

/** @param agent undefined for those of every agent */
export function handlers(text: string, agent?: string): readonly Handler[] {
  const tree = treeOf(text.replace(/^\ufeff/, ''))
  if (!tree || 'problem' in tree) return []
  return handlersIn(tree.node, agent).map(node => {
    const line = lineOf(node) ?? ''
    return { line, agent: agentOf(line) ?? '', value: plainOf(node) as Json }
  })
}

/**
 * Takes all handlers of an agent out, and with them the groups, lists and objects that held nothing else.
 *
 * @param text without a byte order mark
 * @param earlier what the file was before we came: lists and objects that it had stay, even when they are empty
 */
export function withoutOurs(text: string, agent: string, earlier: string | undefined): string {
  const old = earlier === undefined ? undefined : treeOf(earlier)
  const before = old && 'node' in old ? old.node : undefined
  // Each is looked for anew: what stood before it has moved.
  for (let now = text; ; ) {
    const tree = treeOf(now)
    const [handler] = tree && 'node' in tree ? handlersIn(tree.node, agent) : []
    if (!handler) return now
    now = without(now, whole(now, handler, before))
  }
}

/** The widest node that is there for a handler alone; what somebody wrote a comment into is not. */
function whole(text: string, handler: Node, before: Node | undefined): Node {
  let node = handler
  const isTold = (outer: Node): boolean => /\/[/*]/.test(text.slice(outer.offset, node.offset) + text.slice(endOf(node), endOf(outer)))
  for (;;) {
    const { parent } = node
    const single = parent?.children?.length === 1
    if (!parent) return node
    if (parent.type === 'property') node = parent
    else if (parent.type === 'array') {
      if (!single || isTold(parent) || stood(parent, before)) return node
      const holder = parent.parent?.parent
      // A group is there for its handlers; what else it has says when they run.
      node = holder?.parent?.type === 'array' ? holder : (parent.parent ?? parent)
    } else {
      if (!parent.parent || (!isNamed(parent) && (!single || isTold(parent) || stood(parent, before)))) return node
      node = parent
    }
  }
}

/** Hooks that stand under our own name. */
const isNamed = (node: Node): boolean => node.parent?.type === 'property' && node.parent.children?.[0]?.value === 'gatekeeper'

function stood(node: Node, before: Node | undefined): boolean {
  const way: string[] = []
  for (let at: Node | undefined = node; at?.parent; at = at.parent) {
    if (at.parent.type === 'array') return false
    if (at.parent.type === 'property') way.unshift(String(at.parent.children?.[0]?.value))
  }
  return way.reduce<Node | undefined>((held, key) => memberOf(held, key), before) !== undefined
}
