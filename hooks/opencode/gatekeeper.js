// gatekeeper in opencode, of the first version (`server`) and of the second (`setup`): every call of a tool is judged before it runs, and what is thrown here
// keeps it from running. `gatekeeper install opencode` puts this file into the folder of plug-ins and fills in the paths.
import { spawn } from 'node:child_process'
import process from 'node:process'

/** Filled in by the installer: where gatekeeper is, and a folder in which node is. */
const GATEKEEPER = '@GATEKEEPER@'
const NODE = '@NODE@'
const AGENT = 'opencode'
/** Milliseconds. The gate itself answers within ten seconds, or not at all. */
const DEADLINE = 20_000
const MOST = 1_000_000

/** Asks the gate. Never fails: whatever is not clearly an answer of this version is a denial. */
function judge(call) {
  return new Promise(resolve => {
    const refuse = why => resolve({ decision: 'deny', reason: `gatekeeper is broken and could not judge this call, so it is refused: ${why}. this is no verdict on the call; tell the user, and do not try it another way` })
    let stop = () => undefined
    const timer = setTimeout(() => {
      stop()
      refuse(`no answer came within ${DEADLINE / 1000} seconds`)
    }, DEADLINE)
    try {
      if (!GATEKEEPER.startsWith('/')) throw new Error('this file was not put here by gatekeeper install')
      const input = JSON.stringify({ gatekeeper_shim: 1, agent: AGENT, ...call })
      const env = { ...process.env, PATH: [NODE, process.env.PATH].filter(path => path?.startsWith('/')).join(':') }
      delete env.AGENT_TOOL_NAME
      const child = spawn(GATEKEEPER, ['hook', AGENT], { stdio: ['pipe', 'pipe', 'pipe'], env, windowsHide: true })
      stop = () => child.kill('SIGKILL')
      let out = ''
      let err = ''
      child.stdout.setEncoding('utf8').on('data', text => {
        if (out.length <= MOST) out += text
      })
      child.stderr.setEncoding('utf8').on('data', text => {
        if (err.length <= MOST) err += text
      })
      child.on('error', error => {
        clearTimeout(timer)
        refuse(error.message)
      })
      child.on('close', code => {
        clearTimeout(timer)
        if (code !== 0) return refuse(err.trim().slice(0, 1000) || `it ended with ${code}`)
        try {
          const { gatekeeper_shim: version, decision, reason } = JSON.parse(out)
          if (version !== 1 || !['allow', 'ask', 'deny'].includes(decision) || typeof reason !== 'string') return refuse('its answer is not one of this version')
          resolve({ decision, reason })
        } catch {
          refuse('its answer cannot be read')
        }
      })
      // Why it does not read tells itself by how it ends.
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
    } catch (error) {
      clearTimeout(timer)
      refuse(error instanceof Error ? error.message : String(error))
    }
  })
}

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
