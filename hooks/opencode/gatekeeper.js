// gatekeeper in opencode, of the first version (`server`) and of the second (`setup`): every call of a tool is judged before it runs, and what is thrown here
// keeps it from running. `gatekeeper install opencode` puts this file into the folder of plug-ins and fills in the paths.
/* @JUDGE@ */

/** There is no asking here: the gate's answer to a question is a denial that says how a person can allow it. */
async function hold(call) {
  const { decision, reason } = await judge(call)
  if (decision !== 'allow') throw new Error(reason || 'gatekeeper: refused')
}

/** @param directory the folder of the project; the `worktree` beside it is `/` outside a repository */
const server = async ({ directory }) => ({
  'tool.execute.before': ({ tool, sessionID }, { args }) => hold({ event: 'tool', tool_name: tool, tool_input: args, cwd: directory, session_id: sessionID }),
})

async function setup(ctx) {
  const folders = new Map()
  const folderOf = async sessionID => {
    if (!folders.has(sessionID)) {
      const found = await ctx.session.get({ sessionID })
      const session = found?.data ?? found
      const folder = session?.location?.directory ?? session?.directory
      if (typeof folder !== 'string') throw new Error('gatekeeper: opencode does not say in which folder this session is, so nothing is judged and nothing runs')
      folders.set(sessionID, folder)
    }
    return folders.get(sessionID)
  }
  await ctx.tool.hook('execute.before', async ({ tool, input, sessionID }) => hold({ event: 'tool', tool_name: tool, tool_input: input, cwd: await folderOf(sessionID), session_id: sessionID }))
  // It only makes opencode's own rules stricter, where the call came another way than above.
  await ctx.permission?.hook('evaluate', async event => {
    if (event.effect === 'deny') return
    const { decision, reason } = await judge({ event: 'permission.evaluate', action: event.action, resources: event.resources, cwd: await folderOf(event.sessionID), session_id: event.sessionID })
    if (decision === 'allow') return
    event.effect = 'deny'
    event.message = reason
  })
}

export default { id: 'gatekeeper', server, setup }
