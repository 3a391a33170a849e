// How hosts name the tools of MCP servers. Where a name can be cut in more than one place, every way to cut it is judged.
import type { Action, SingleAction } from '../model/index.ts'

export type Naming = (tool: string) => Action | undefined

const cuts = (name: string, mark: string, order: (before: string, after: string) => readonly [server: string, tool: string], tool: string): Action | undefined => {
  // A name that nobody gave a tool is none that is known.
  if (name.length > 300) return undefined
  const actions: SingleAction[] = []
  for (let at = name.indexOf(mark, 1); at > 0 && at < name.length - mark.length; at = name.indexOf(mark, at + 1)) {
    const [server, own] = order(name.slice(0, at), name.slice(at + mark.length))
    actions.push({ kind: 'mcp', server, tool: own })
  }
  return actions.length > 1 ? { kind: 'several', tool, actions } : actions[0]
}

/** `mcp__server__tool` */
export const doubled: Naming = tool => {
  const found = /^mcp__(.+?)__(.+)$/s.exec(tool)
  return found ? { kind: 'mcp', server: found[1] ?? '', tool: found[2] ?? '' } : undefined
}

/** `mcp_server_tool` */
export const prefixed: Naming = tool => doubled(tool) ?? (tool.startsWith('mcp_') ? cuts(tool.slice(4), '_', (server, own) => [server, own], tool) : undefined)

/** `@server/tool` */
export const scoped: Naming = tool => {
  const found = /^@([^/]+)\/(.+)$/s.exec(tool)
  return found ? { kind: 'mcp', server: found[1] ?? '', tool: found[2] ?? '' } : doubled(tool)
}

/** `server-tool` */
export const dashed: Naming = tool => doubled(tool) ?? cuts(tool, '-', (server, own) => [server, own], tool)

/** `server__tool` */
export const joined: Naming = tool => cuts(tool, '__', (server, own) => [server, own], tool)

/** `server_tool` */
export const led: Naming = tool => cuts(tool, '_', (server, own) => [server, own], tool)

/** `tool_server` */
export const suffixed: Naming = tool => cuts(tool, '_', (own, server) => [server, own], tool)
