// Measures what a gate costs, as ratios within one run: the hook as a process, the same with thousands of rules, decisions within a process, growth with the
// source's length.
//   npm run bench                 everything
//   npm run bench -- hook 40      one part, with that many rounds
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundle, exponent, root } from './bundle.mjs'
import { LINES } from './lines.mjs'

const [part = 'all', rounds = '30'] = process.argv.slice(2)
const scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-bench-'))
const home = join(scratch, 'home')
const workspace = join(home, 'app')
mkdirSync(join(workspace, '.git'), { recursive: true })
mkdirSync(join(workspace, 'src'))
writeFileSync(join(workspace, 'package.json'), '{ "name": "app", "scripts": { "test": "vitest run" } }')

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const fixed = (value, digits = 3) => value.toFixed(digits)

/** Settings of Node that would slow down, or change, what is measured. */
function environment() {
  const { NODE_EXTRA_CA_CERTS: _1, NODE_OPTIONS: _2, NODE_COMPILE_CACHE: _3, ...env } = process.env
  return { ...env, HOME: home }
}

/** Seconds of CPU time that a command takes, its own and the system's, by bash's own accounting of its child. */
function cpu(input, words) {
  const { stderr, status } = spawnSync('bash', ['-c', 'TIMEFORMAT="%3U %3S"; time "$@" < "$0" > /dev/null', input, ...words], { env: environment(), encoding: 'utf8', cwd: workspace })
  const times = stderr.trim().split('\n').at(-1)?.split(' ').map(Number)
  if (status !== 0 || times?.length !== 2) throw new Error(`${words.join(' ')}: ${stderr}`)
  return times[0] + times[1]
}

const payload = command => JSON.stringify({ session_id: 's', cwd: workspace, permission_mode: 'default', hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } })

/** A hook's call, directly and by its launcher, against an empty program of Node's in the same round. */
function ratios(command) {
  const input = join(scratch, 'input.json')
  writeFileSync(input, payload(command))
  const direct = []
  const launched = []
  for (let round = -1; round < Number(rounds); round++) {
    const floor = cpu('/dev/null', [process.execPath, '-e', '0'])
    const own = cpu(input, [process.execPath, join(root, 'bin/gatekeeper'), 'hook', 'claude-code'])
    const shell = cpu(input, [join(root, 'bin/gatekeeper'), 'hook', 'claude-code'])
    if (round < 0) continue
    direct.push(own / floor)
    launched.push(shell / floor)
  }
  return `${fixed(median(direct), 2)} direct  ${fixed(median(launched), 2)} by its launcher`
}

/** Rules of settings, by what they are. */
const RULES = {
  'commands': i => `bash(tool${i} run task${i} *)`,
  'commands, paths and hosts': i => (i % 3 ? `bash(tool${i} run task${i} *)` : i % 2 ? `write(gen/dir${i}/**)` : `connect(h${i}.example.com)`),
}

function rules() {
  const file = join(home, '.config/gatekeeper/settings.json')
  mkdirSync(dirname(file), { recursive: true })
  console.log(`git status with 2,000 rules in the user's settings, CPU time against node -e 0 in the same round, ${rounds} rounds (Node ${process.versions.node})`)
  console.log(`  ${ratios('git status')}  no settings`)
  for (const [name, rule] of Object.entries(RULES)) {
    const list = Array.from({ length: 2000 }, (_, i) => rule(i))
    writeFileSync(file, JSON.stringify({ permissions: { allow: list.slice(0, 1000), ask: list.slice(1000, 1500), deny: list.slice(1500) } }, null, 2), { mode: 0o600 })
    console.log(`  ${ratios('git status')}  ${name}`)
  }
  rmSync(file)
}

function hook() {
  const commands = ['git status', 'ls -la src | head -20', 'grep -rn "TODO" src | sort | uniq -c', 'cd src && cat index.ts', 'rm -rf node_modules', 'npm test']
  console.log(`hook, whole process, CPU time against node -e 0 in the same round, ${rounds} rounds (Node ${process.versions.node})`)
  for (const command of commands) console.log(`  ${ratios(command)}  ${command}`)
}

/** The decision alone, bundled from the source as it is. */
async function gate() {
  const { decide, machineFacts, defaultPolicy } = await import(await bundle(scratch, ['src/gate.ts', 'src/facts/index.ts', 'src/policy/judge.ts']))
  const facts = machineFacts(workspace, workspace)
  return source => decide({ principal: { agent: 'bench' }, action: { kind: 'script', source }, cwd: workspace, interactive: false }, facts, defaultPolicy)
}

async function decisions() {
  const decide = await gate()
  for (let i = 0; i < 300; i++) for (const line of LINES) decide(line)
  const samples = Array.from({ length: 7 }, () => {
    const start = performance.now()
    let count = 0
    while (performance.now() - start < 700) for (const line of LINES) { decide(line); count++ }
    return (count * 1000) / (performance.now() - start)
  })
  console.log(`decisions in one process: ${Math.round(median(samples))} per second on one core, over ${LINES.length} typical lines`)
}

async function growth() {
  const decide = await gate()
  for (const [name, unit] of Object.entries({ 'commands': 'cat src/a.ts | grep -n foo | sort\n', 'words': 'echo one two three four five six seven eight nine ten ', 'assignments': 'x=1; y="$x a"; echo "$y"\n', 'here-document': 'some text of a here-document with $HOME in it\n' })) {
    const wrap = text => (name === 'here-document' ? `cat <<E\n${text}E\n` : text)
    const lengths = [2, 4, 8, 16, 32, 64].map(k => k * 1024)
    const times = lengths.map(length => {
      const source = wrap(unit.repeat(Math.ceil(length / unit.length)))
      for (let i = 0; i < 3; i++) decide(source)
      return median(Array.from({ length: 9 }, () => { const start = performance.now(); decide(source); return performance.now() - start }))
    })
    console.log(`growth with ${name}: time ~ length^${fixed(exponent(lengths, times), 2)}; ${lengths.map((length, i) => `${length / 1024} KiB ${fixed(times[i], 1)} ms`).join(', ')}`)
  }
}

try {
  if (part === 'all' || part === 'hook') hook()
  if (part === 'all' || part === 'rules') rules()
  if (part === 'all' || part === 'decisions') await decisions()
  if (part === 'all' || part === 'growth') await growth()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
