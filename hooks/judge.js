// biome-ignore-all lint/correctness/noUnusedVariables: what the plug-ins of agents have in common; `gatekeeper install` puts it in the place that each of them marks, since an agent loads one file.
import { spawn } from 'node:child_process'
import process from 'node:process'

/** Filled in by the installer: where gatekeeper is, and a folder in which node is. */
const GATEKEEPER = '@GATEKEEPER@'
const NODE = '@NODE@'
const AGENT = '@AGENT@'
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
