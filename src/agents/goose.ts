// Goose: PreToolUse hooks of a plug-in. Source: block/goose, documentation (2026-08).
import { byWord } from './answers.ts'
import { agentOf } from './host.ts'
import { joined } from './mcp.ts'
import { text } from './text.ts'

/** Anything on standard output but a decision counts as none. */
export default agentOf({
  name: 'goose', events: ['PreToolUse'], event: input => text(input['event']),
  tools: { shell: 'developer__shell', write: 'developer__write developer__edit', editor: 'developer__text_editor', read: 'developer__read_image developer__image_processor', list: 'developer__tree', inert: 'todo__todo_write' },
  mcp: joined, encode: byWord('block', { decision: 'allow' }),
})
