// opencode: a plug-in in its process, which can only stop a call. Sources: @opencode-ai/plugin 1.18.33, anomalyco/opencode (2026-09).
import type { Json } from '../model/index.ts'
import { agentOf, type Told } from './host.ts'
import { led } from './mcp.ts'
import { text } from './text.ts'
import { encode, eventOf, refuse, told } from './shim.ts'

/** What the second version is about to allow or ask by its own rules: an action, and what it is done to. */
const EVALUATE = 'permission.evaluate'
/** Its actions by the tools that do the same. */
const ACTIONS: ReadonlyMap<string, string> = new Map([['bash', 'commands'], ['shell', 'commands'], ['edit', 'write'], ['write', 'write'], ['read', 'read'], ['external_directory', 'read']])

function evaluated(input: Json): Told | undefined {
  const [action, resources] = [text(input['action']), input['resources']]
  if (!action || !Array.isArray(resources)) return undefined
  const tool = ACTIONS.get(action)
  return { tool: tool ?? action, input: tool === 'commands' ? { commands: resources } : { paths: resources } }
}

export default agentOf({
  name: 'opencode', fresh: true, events: ['tool', EVALUATE], event: input => eventOf(input, ['tool', EVALUATE]), told: (input, event) => (event === EVALUATE ? evaluated(input) : told(input)),
  tools: {
    shell: 'bash shell', commands: 'commands', write: 'write edit multiedit', patch: 'apply_patch patch', read: 'read', search: 'grep', list: 'glob list', fetch: 'webfetch', web: 'websearch codesearch',
    // What a sub-agent does comes here call by call.
    inert: 'todowrite todoread task subagent skill question plan_enter plan_exit invalid',
  },
  mcp: led, encode, refuse,
})
