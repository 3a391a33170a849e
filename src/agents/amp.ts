// Amp: a plug-in in its process, or a program that its permissions delegate to. Sources: the manual at ampcode.com, the types of @ampcode/plugin (2026-09).
import type { Json } from '../model/index.ts'
import { blocked, SILENT } from './answers.ts'
import type { Agent, HookOutput, Reply } from './define.ts'
import { agentOf, type Told } from './host.ts'
import * as shim from './shim.ts'

/** The program gets the arguments of the tool alone; the tool's name is in the environment. */
const DELEGATE = 'delegate'

/** Exit code 1 asks the user, who may not be there: Amp refuses then. */
const byCode = (reply: Reply): HookOutput => (reply.kind === 'allow' ? SILENT : reply.kind === 'deny' ? blocked(reply.reason) : { stdout: '', stderr: reply.kind === 'ask' ? `${reply.reason}\n` : '', exit: 1 })

function told(input: Json): Told | undefined {
  const call = shim.told(input)
  return call && typeof call.input['dir'] === 'string' ? { ...call, input: { ...call.input, workdir: call.input['dir'] } } : call
}

const amp = agentOf({
  name: 'amp', events: [...shim.EVENTS, DELEGATE], asks: ['tool:asks', DELEGATE], event: input => (input['event'] === DELEGATE ? DELEGATE : shim.eventOf(input)), told,
  tools: {
    shell: 'shell_command Bash', write: 'create_file edit_file undo_edit', patch: 'apply_patch', read: 'Read', search: 'Grep', list: 'glob list_directory', fetch: 'read_web_page', web: 'web_search',
    inert: 'todo_read todo_write Task oracle mermaid',
  },
  encode: (reply, event) => (event === DELEGATE ? byCode(reply) : shim.encode(reply)), refuse: (reason, event) => (event === DELEGATE ? blocked(reason) : shim.refuse(reason)),
})

/** Amp sets the variable for nobody but the program. What is in the input then is the model's, down to its keys. */
const adapter: Agent = {
  ...amp,
  decode: (input, around) => {
    const { AGENT_TOOL_NAME: tool, AMP_THREAD_ID: session } = around.env
    if (tool === undefined) return amp.decode(input['event'] === DELEGATE ? {} : input, around)
    return amp.decode({ event: DELEGATE, tool_name: tool, tool_input: input, cwd: around.cwd, session_id: session }, around)
  },
}
export default adapter
