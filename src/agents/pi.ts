// Pi: an extension in its process, which asks in its window where there is one. Source: @mariozechner/pi-coding-agent 0.73.1.
import { agentOf } from './host.ts'
import { encode, EVENTS, eventOf, refuse, told } from './shim.ts'

export default agentOf({
  name: 'pi', fresh: true, events: EVENTS, asks: ['tool:asks'], event: input => eventOf(input), told, encode, refuse,
  tools: { shell: 'bash', write: 'write edit', read: 'read', search: 'grep', list: 'find ls' },
})
