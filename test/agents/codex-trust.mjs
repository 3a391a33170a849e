// Trusts Codex's hooks as its own /hooks does: its app server says which there are, and is told their hashes.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** @param start {file, args, env, cwd}: how Codex is started @returns each hook's command and whether it is trusted now */
export async function trustHooks({ file, args, env, cwd }) {
  const child = spawn(file, [...args, 'app-server'], { cwd, env, stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map()
  const gone = new Promise((_, reject) => { child.once('exit', code => reject(new Error(`the app server ended with ${code}`))) })
  createInterface({ input: child.stdout }).on('line', line => {
    const message = JSON.parse(line)
    waiting.get(message.id)?.(message)
  })
  let last = 0
  const send = message => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
  const ask = async (method, params) => {
    const id = ++last
    const answered = new Promise(resolve => { waiting.set(id, resolve) })
    send({ id, method, params })
    const { result, error } = await Promise.race([answered, gone])
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const list = async () => (await ask('hooks/list', { cwds: [cwd] })).data.flatMap(({ hooks }) => hooks)
  try {
    await ask('initialize', { clientInfo: { name: 'gatekeeper-test', version: '1' } })
    send({ method: 'initialized' })
    const value = Object.fromEntries((await list()).map(({ key, currentHash }) => [key, { trusted_hash: currentHash }]))
    await ask('config/batchWrite', { edits: [{ keyPath: 'hooks.state', value, mergeStrategy: 'upsert' }], filePath: null, expectedVersion: null, reloadUserConfig: true })
    return (await list()).map(({ eventName, command, trustStatus }) => ({ eventName, command, trustStatus }))
  } finally {
    gone.catch(() => {})
    child.kill()
  }
}
