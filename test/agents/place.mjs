// Where an agent is driven: a home, a project, a copy of gatekeeper that may be broken, and the agent itself, all in one scratch folder.
import { spawn, spawnSync } from 'node:child_process'
import { constants, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { standIn } from './model.mjs'

/** The least that the newest agents run with. The gate itself runs with the Node that runs this. */
const NODE = 'node@22'

/** @param newer a folder with the Node that npm is run by: it takes a package's last version for that Node */
const npm = (prefix, what, newer) => {
  mkdirSync(prefix, { recursive: true })
  const ran = spawnSync('npm', ['install', '--prefix', prefix, '--no-audit', '--no-fund', '--loglevel=error', what], { encoding: 'utf8', env: { ...process.env, ...(newer && { PATH: `${newer}:${process.env.PATH}` }) } })
  if (ran.status !== 0) throw new Error(`npm install ${what}: ${ran.stderr.trim()}`)
}

/** Nothing of the caller's environment gets in but the way to what every machine has. */
const TOOLS = '/usr/local/bin:/usr/bin:/bin'

/** @returns the folder of a newer Node, fetched once */
export function newerNode(scratch) {
  const prefix = join(scratch, 'node')
  const bin = join(prefix, 'node_modules/node/bin')
  if (!existsSync(join(bin, 'node'))) npm(prefix, NODE)
  return bin
}

/** Fetches an agent once. Install scripts are those that a host names, since npm runs none by itself. */
export function fetchAgent(scratch, host) {
  const prefix = join(scratch, `${host.program}-${host.version}`)
  const program = join(prefix, 'node_modules/.bin', host.program)
  if (existsSync(program)) return program
  const newer = newerNode(scratch)
  npm(prefix, `${host.package}@${host.version}`, newer)
  if (host.script) spawnSync(join(newer, 'node'), [join(prefix, host.script)], { cwd: dirname(join(prefix, host.script)), stdio: 'ignore' })
  return program
}

/** Copies what npm would publish: it is broken later on. */
export function copyOf(source, to) {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  for (const part of ['bin', 'dist', 'hooks', 'docs', 'package.json']) if (existsSync(join(source, part))) cpSync(join(source, part), join(to, part), { recursive: true, filter: from => !from.endsWith('/dist/types') })
}

/** A home and a project for one agent. `drive` runs it once, and its model calls what is said. */
export async function placeFor(scratch, host, source) {
  const program = fetchAgent(scratch, host)
  const newer = newerNode(scratch)
  const root = join(scratch, `run-${host.name}`)
  rmSync(root, { recursive: true, force: true })
  const home = join(root, 'home')
  const project = join(home, 'project')
  const gate = join(root, 'gatekeeper')
  for (const folder of [join(project, '.git'), join(root, 'tmp'), join(root, 'run'), join(root, 'node'), join(root, 'bare')]) mkdirSync(folder, { recursive: true })
  writeFileSync(join(project, 'note.txt'), 'what the note says\n')
  copyOf(source, gate)
  // A Node of its own for the gate, which can be taken away, and a PATH that holds none.
  const node = join(root, 'node/node')
  copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE)
  for (const name of ['sh', 'bash', 'touch', 'cat', 'ls', 'echo', 'env', 'git', 'sleep']) if (existsSync(`/usr/bin/${name}`)) symlinkSync(`/usr/bin/${name}`, join(root, 'bare', name))
  const model = await standIn()
  host.settings({ home, project, url: model.url })
  const base = { HOME: home, PATH: `${newer}:${TOOLS}`, SHELL: '/bin/bash', LANG: 'C.UTF-8', TERM: 'xterm-256color', TMPDIR: join(root, 'tmp'), XDG_RUNTIME_DIR: join(root, 'run') }
  const env = { ...base, ...host.env(model.url) }
  // Programs of Node are started by their Node's path, so that the PATH need not hold one.
  const start = host.scripted ? { file: join(newer, 'node'), args: [program] } : { file: realpathSync(program), args: [] }

  async function drive(calls, { mode, path, limit = 90_000 } = {}) {
    const turn = model.expect(calls)
    const before = Date.now()
    const child = spawn(start.file, [...start.args, ...host.args(mode)], { cwd: project, env: { ...env, ...(path && { PATH: path }) }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', part => { said += part })
    let late = false
    const timer = setTimeout(() => { late = true; process.kill(-child.pid, 'SIGKILL') }, limit)
    const code = await new Promise(resolve => { child.on('close', resolve) })
    clearTimeout(timer)
    return { ...turn, code, late, ms: Date.now() - before, said }
  }
  function gatekeeper(...args) {
    const ran = spawnSync(join(gate, 'bin/gatekeeper'), args, { cwd: project, env: { ...base, PATH: `${join(root, 'node')}:${TOOLS}` }, encoding: 'utf8', input: '' })
    return { code: ran.status, said: `${ran.stdout}${ran.stderr}` }
  }
  return {
    root, home, project, gate, drive, gatekeeper,
    bare: join(root, 'bare'),
    read: name => { try { return readFileSync(join(home, name), 'utf8') } catch { return undefined } },
    /** Whether a file was made; it is gone afterwards. */
    made(name) {
      const there = existsSync(join(project, name))
      rmSync(join(project, name), { force: true })
      return there
    },
    /** Breaks the gate with `deed`, and mends it after `use`. */
    async broken(deed, use) {
      deed({ gate, node, stub: text => writeFileSync(join(gate, 'bin/gatekeeper'), `#!/bin/sh\n${text}\n`) })
      try {
        return await use()
      } finally {
        copyOf(source, gate)
        copyFileSync(process.execPath, node, constants.COPYFILE_FICLONE)
      }
    },
    trust: () => host.trust?.({ ...start, env, cwd: project }),
    close: () => model.close(),
  }
}
