// A home and a project in a temporary folder, and the built gatekeeper run in them. Nothing stays behind.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const BIN = resolve(import.meta.dirname, '../../bin/gatekeeper')
export const SHIM = resolve(import.meta.dirname, '../../bin/gatekeeper-sh')

export interface Ran {
  readonly code: number | null
  readonly signal: string | null
  readonly out: string
  readonly err: string
}

export interface Sandbox {
  readonly root: string
  readonly home: string
  readonly project: string
  readonly env: Record<string, string>
  /** Runs a program without a terminal. */
  readonly run: (file: string, args: readonly string[], more?: { readonly input?: string | Buffer; readonly env?: Readonly<Record<string, string>>; readonly cwd?: string }) => Ran
  readonly gatekeeper: (args: readonly string[], more?: { readonly input?: string | Buffer; readonly env?: Readonly<Record<string, string>>; readonly cwd?: string }) => Ran
  readonly remove: () => void
}

export function sandbox(): Sandbox {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-test-')))
  const home = join(root, 'home')
  const project = join(home, 'project')
  for (const folder of [join(project, '.git'), join(root, 'run')]) mkdirSync(folder, { recursive: true })
  const env = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: home, SHELL: '/bin/sh', LANG: 'C.UTF-8', TERM: 'xterm', XDG_RUNTIME_DIR: join(root, 'run'), TMPDIR: '/tmp' }
  const run: Sandbox['run'] = (file, args, more = {}) => {
    // Of a session of its own, as agents start commands: no terminal, whoever runs the tests.
    const ran = spawnSync('/usr/bin/setsid', ['-w', file, ...args], { cwd: more.cwd ?? project, env: { ...env, ...more.env }, input: more.input ?? '', encoding: 'utf8', timeout: 60_000 })
    return { code: ran.status, signal: ran.signal, out: ran.stdout, err: ran.stderr }
  }
  return { root, home, project, env, run, gatekeeper: (args, more) => run(BIN, args, more), remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** Writes the user's own settings there. */
export function settle({ home }: Sandbox, settings: unknown): void {
  const folder = join(home, '.config/gatekeeper')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'settings.json'), typeof settings === 'string' ? settings : JSON.stringify(settings), { mode: 0o600 })
}
