// The hook's start-up beside that of another gate, as processes in turn in one run: processor time against `node -e 0`. Fetches the other one from npm.
//   npm run bench:peers -- [rounds] [path of a Node]
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, withScratch } from './bundle.mjs'

const PEER = 'cc-safety-net'
const [rounds = '30', node = process.execPath] = process.argv.slice(2)
const COMMANDS = ['git status', 'ls -la src | head -20', 'npm test', 'rm -rf /']

/** Of what was measured, the middle one. */
const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

await withScratch(async scratch => {
  const home = join(scratch, 'home')
  const workspace = join(home, 'app')
  mkdirSync(join(workspace, '.git'), { recursive: true })
  writeFileSync(join(workspace, 'package.json'), '{ "name": "app", "scripts": { "test": "vitest run" } }')
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', scratch, PEER])
  const folder = join(scratch, 'node_modules', PEER)
  const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { NODE_EXTRA_CA_CERTS: _1, NODE_OPTIONS: _2, NODE_COMPILE_CACHE: _3, ...env } = process.env
  const input = join(scratch, 'input.json')

  /** Milliseconds of processor time that a process took with all that it started. */
  function cost(words) {
    const script = 'TIMEFORMAT="%3U %3S"; time "$@" < "$0" > /dev/null 2>&1'
    const { stderr } = spawnSync('bash', ['-c', script, input, ...words], { env: { ...env, HOME: home }, encoding: 'utf8', cwd: workspace })
    const [user, system] = stderr.trim().split('\n').at(-1).split(' ').map(Number)
    return (user + system) * 1000
  }

  const gates = { gatekeeper: [join(root, 'bin/gatekeeper'), '--node', node, 'hook', 'claude-code'], [`${PEER} ${version}`]: [node, join(folder, bin[PEER]), '--claude-code'] }
  console.log(`processor time against node -e 0 (${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}), ${rounds} rounds`)
  for (const command of COMMANDS) {
    writeFileSync(input, JSON.stringify({ session_id: 's', cwd: workspace, permission_mode: 'default', hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } }))
    const floor = []
    const taken = Object.fromEntries(Object.keys(gates).map(name => [name, []]))
    for (let round = -1; round < Number(rounds); round++) {
      const own = { floor: cost([node, '-e', '0']), ...Object.fromEntries(Object.entries(gates).map(([name, words]) => [name, cost(words)])) }
      // The first is for what is kept from one run to the next.
      if (round < 0) continue
      floor.push(own.floor)
      for (const name of Object.keys(gates)) taken[name].push(own[name])
    }
    console.log(`${command.padEnd(24)}${Object.entries(taken).map(([name, values]) => `  ${name} ${(median(values) / median(floor)).toFixed(2)}`).join('')}`)
  }
})
