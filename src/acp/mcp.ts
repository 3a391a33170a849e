// Between an agent and a server of tools (Model Context Protocol): everything is handed on as it came, but for calls of tools, which are judged before.
import type { Ends, Relay } from './define.ts'
import { failure, INVALID, readMessage, result } from './message.ts'

/** @param server what rules call it */
export function mcpProxy({ judge, toClient, toServer, complain, cwd }: Ends, server: string): Relay {
  return {
    fromServer: line => {
      if (line) toClient(line)
      else complain('the server sent a message that is too long, or was cut short; it goes nowhere')
    },
    fromClient: line => {
      const message = readMessage(line)
      if (message.kind === 'unreadable') {
        complain(`the agent sent what cannot be read, so it goes nowhere: ${message.problem}`)
        for (const id of message.ids.length ? message.ids : [null]) toClient(failure(id, INVALID, `gatekeeper: ${message.problem}`))
        return
      }
      if (line === undefined || message.kind === 'blank') return
      if ((message.kind !== 'request' && message.kind !== 'notice') || message.method !== 'tools/call') return toServer(line)
      // Nobody waits for what would come of it, and a server may do it all the same.
      if (message.kind === 'notice') return complain('the agent called a tool without an id, which goes nowhere')
      const tool = message.params['name']
      if (typeof tool !== 'string' || !tool) return toClient(failure(message.id, INVALID, 'gatekeeper: the call names no tool'))
      const { kind, reason } = judge({ session: '', action: { kind: 'mcp', server, tool }, cwd, base: cwd })
      if (kind === 'allow' || kind === 'pass') return toServer(line)
      complain(reason)
      toClient(result(message.id, { content: [{ type: 'text', text: reason }], isError: true }))
    },
  }
}
