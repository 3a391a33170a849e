// Keeps the code that V8 made of the program's files, so that later runs need not compile them: that is half of what a call costs.
import { closeSync, constants, fsyncSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { agentNamed } from '../agents/index.ts'
import { answerTo } from './hook.ts'
import type { Ports } from './ports.ts'

/** A file that was compiled, and the absolute path at which to keep the result. */
export interface Compiled {
  readonly path: string
  readonly script: { readonly createCachedData: () => Buffer }
  readonly name: string
}

/** Judged so that what every call needs is compiled, and kept with the rest: functions are compiled when they are first called. It does not run. */
const USUAL = 'git status'

/**
 * Writes them where bin/gatekeeper looks. Only in the name of the folder's owner, whose files alone are trusted there; where that cannot be done, the
 * next run compiles again, and nothing else is lost.
 */
export function keep(fresh: readonly Compiled[], ports: Ports): void {
  try {
    const folder = dirname(fresh[0]?.name ?? '')
    if (statSync(dirname(folder)).uid !== process.getuid?.()) return
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) mkdirSync(folder, { mode: 0o755 })
    if (fresh.some(({ path }) => path.endsWith('/gatekeeper.cjs'))) exercise(ports)
    for (const { script, name } of fresh) write(name, script)
  } catch {
    // A folder that cannot be written to.
  }
}

function write(name: string, script: Compiled['script']): void {
  const temporary = `${name}.${process.pid}`
  const fd = openSync(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644)
  try {
    const bytes = script.createCachedData()
    for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done)
    // V8 looks at the length alone, so that a part of it must never stand under the name.
    fsyncSync(fd)
    renameSync(temporary, name)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(fd)
  }
}

function exercise(ports: Ports): void {
  const agent = agentNamed('claude-code')
  if (!agent) return
  const scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-'))
  try {
    process.env['XDG_STATE_HOME'] = scratch
    void answerTo(JSON.stringify({ hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: USUAL }, cwd: process.cwd() }), ports, { agent })
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
