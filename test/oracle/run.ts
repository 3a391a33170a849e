// Runs scripts in a real shell, many per process, with limits on time, processes and file sizes, and reads what the stubs recorded.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shell } from './generate.ts'
import { logsOf, type Machine, type Place } from './machine.ts'
import { found, functionsOf } from './stubs.ts'

export interface Recorded {
  readonly argv: readonly string[]
  readonly cwd: string
  /** The script's own, the null device, a pipe, a file, or closed. */
  readonly stdin: 'caller' | 'null' | 'pipe' | 'file' | 'closed'
  /** What was left to read there, of stubs that read. */
  readonly text?: string
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const START: Readonly<Record<Shell, readonly string[]>> = { bash: ['bash', '--norc', '--noprofile'], dash: ['dash'], 'busybox sh': ['busybox', 'sh'], zsh: ['zsh', '-f'] }
/** Milliseconds for all scripts of one process, which take a tenth of that on a busy machine: some wait for themselves, and never end. */
const limitOf = (scripts: number): number => 10_000 + 250 * scripts

export const hasShell = (shell: Shell): boolean => found(START[shell][0] ?? shell) !== undefined

/** What scripts of bash see as $0. */
const NAME = 'bash'

/** An assignment to what is readonly, and an expansion that fails (in `line left`), end `eval` in a subshell, but only a line of a script. */
const ENDS = /readonly|(?:declare|typeset|local) -\w*r|\blx\d/

/** A script in its place, by functions of a shell that is there already, or in a shell of its own with nothing but programs. */
export interface Job {
  readonly text: string
  readonly place: Place
  readonly processes: boolean
}

/** Runs every script in its place; false when they did not end in time and were ended. */
export function runAll(shell: Shell, jobs: readonly Job[], machine: Machine): Promise<boolean> {
  const [name = '', ...options] = START[shell]
  const program = found(name) ?? name
  const lines = jobs.map(({ text, place, processes }) => {
    // Redirections by `exec`: a redirected subshell would keep bash from giving what runs in the background the null device.
    const apart = `exec < ${quote(machine.caller)} > /dev/null 2>&1; cd ${quote(place.cwd)}; unset OLDPWD; HOME=${quote(place.home)} ORACLE_LOG=${quote(place.log)}`
    const run = processes || ENDS.test(text) ? `unset BASH_ENV; exec ${program} ${options.join(' ')} -c` : 'eval'
    return `(${apart}; ${run} ${quote(text)}${run === 'eval' ? '' : ` ${NAME}`})`
  })
  const functions = join(machine.root, 'functions')
  const driver = join(machine.root, 'driver')
  writeFileSync(functions, functionsOf(shell, machine.caller))
  writeFileSync(driver, `ulimit -t 5; ulimit -f 4096; ulimit -p 4000 2>/dev/null || ulimit -u 4000 2>/dev/null\n. ${quote(functions)}\nBASH_ARGV0=${NAME}\n${lines.join('\n')}\n`)
  return new Promise((resolve, reject) => {
    // The last pipe is held by everything that a script starts: it closes when all of it has ended.
    const child = spawn(program, [...options, driver], { cwd: machine.root, env: { PATH: machine.stubs, HOME: machine.root, ORACLE_LOG: '/dev/null', LC_CTYPE: 'C.UTF-8', ...(shell === 'bash' && { BASH_ENV: functions }) }, stdio: ['ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'pipe'], detached: true })
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    let late = false
    const timer = setTimeout(() => {
      late = true
      end()
    }, limitOf(jobs.length))
    process.once('exit', end)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      resolve(!late)
    })
    for (const stream of child.stdio.slice(3)) stream?.on('data', () => undefined)
  })
}

const KINDS = { C: 'caller', N: 'null', P: 'pipe', F: 'file', X: 'closed' } as const

export function recordsOf(place: Place): readonly Recorded[] {
  return logsOf(place).flatMap(log => recordsIn(readFileSync(log, 'utf8').split('\0')))
}

function recordsIn(words: readonly string[]): readonly Recorded[] {
  const records: Recorded[] = []
  for (let at = 0; at + 4 < words.length; ) {
    const [count = '', name = '', cwd = '', kind = '', text = ''] = words.slice(at, at + 5)
    const end = at + 5 + Number(count)
    if (!/^\d+$/.test(count) || end >= words.length) break
    const letter = kind[0] ?? 'X'
    records.push({ argv: [name, ...words.slice(at + 5, end)], cwd, stdin: letter === 'C' || letter === 'N' || letter === 'P' || letter === 'F' ? KINDS[letter] : 'closed', ...(kind.endsWith('+') && { text }) })
    at = end
  }
  return records
}
