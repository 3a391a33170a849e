// Runs scripts in a real shell, many per process, with limits on time, processes and file sizes, and reads what the stubs recorded.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Shell } from './generate.ts'
import { found, type Machine, type Place } from './machine.ts'

export interface Recorded {
  readonly argv: readonly string[]
  readonly cwd: string
  /** The script's own, the null device, a pipe, a file, or closed. */
  readonly stdin: 'caller' | 'null' | 'pipe' | 'file' | 'closed'
  /** What was left to read there, of stubs that read. */
  readonly text?: string
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const START: Readonly<Record<Shell, string>> = { bash: 'bash --norc --noprofile -c', dash: 'dash -c', 'busybox sh': 'busybox sh -c', zsh: 'zsh -f -c' }
const LIMIT = 120_000
/** One of so many scripts of bash runs stubs that are all processes; the others have functions for most. */
const PROCESSES = 8

export const hasShell = (shell: Shell): boolean => found(shell.split(' ')[0] ?? shell) !== undefined

/** Runs every script in its place; false when they did not end in time and were ended. */
export function runAll(shell: Shell, scripts: readonly { readonly text: string; readonly place: Place }[], machine: Machine): Promise<boolean> {
  const [program = '', ...options] = START[shell].split(' ')
  const lines = scripts.map(({ text, place }, i) =>
    `(cd ${quote(place.cwd)} && unset OLDPWD && HOME=${quote(place.home)} ORACLE_LOG=${quote(place.log)} PATH=${quote(machine.stubs)}${shell === 'bash' && i % PROCESSES ? ` BASH_ENV=${quote(machine.functions)}` : ''} && exec ${found(program)} ${options.join(' ')} ${quote(text)}) < ${quote(machine.caller)} > /dev/null 2>&1`)
  const driver = `ulimit -t 5; ulimit -f 4096; ulimit -p 4000 2>/dev/null || ulimit -u 4000 2>/dev/null\nexport HOME ORACLE_LOG PATH BASH_ENV\nunset BASH_ENV\nexport BASH_ENV\n${lines.join('\n')}\n`
  return new Promise((resolve, reject) => {
    // The last pipe is held by everything that a script starts: it closes when all of it has ended.
    const child = spawn(found('dash') ?? '/bin/sh', ['-s'], { cwd: machine.root, env: { PATH: machine.stubs, HOME: machine.root, ORACLE_LOG: '/dev/null', LC_ALL: 'C.UTF-8' }, stdio: ['pipe', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'ignore', 'pipe'], detached: true })
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
    }, LIMIT)
    process.once('exit', end)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      process.removeListener('exit', end)
      resolve(!late)
    })
    for (const stream of child.stdio.slice(3)) stream?.on('data', () => undefined)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(driver)
  })
}

const KINDS = { C: 'caller', N: 'null', P: 'pipe', F: 'file', X: 'closed' } as const

export function recordsOf(place: Place): readonly Recorded[] {
  if (!existsSync(place.log)) return []
  const words = readFileSync(place.log, 'utf8').split('\0')
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
