// A program on a terminal of its own, driven by keys. Needs only `script`, which every Debian and Ubuntu has (package bsdutils).
import { type ChildProcess, spawn } from 'node:child_process'

export interface Pty {
  /** Everything that stood on the screen so far, with what moves the cursor and colours taken out. */
  readonly text: () => string
  /** Everything as it came. */
  readonly raw: () => string
  readonly send: (keys: string) => void
  /** Waits until the text, counted from where the last wait ended, has it. */
  readonly until: (what: string | RegExp) => Promise<void>
  /** The exit code of the command. */
  readonly ended: Promise<number>
  readonly child: ChildProcess
}

export const KEYS = { up: '\u001b[A', down: '\u001b[B', enter: '\r', escape: '\u001b', interrupt: '\u0003', end: '\u0004', clear: '\u0015' }

const PATIENCE = 20_000
const CONTROLS = /\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b\[[0-9;?<>=]*[ -/]*[@-~]|\u001b[()][A-Z0-9]|\u001b[=>78M]|[\r\u0007\u000f]/g

/** @param line for /bin/sh, which is the first process on the terminal */
export function onPty(line: string, { env, cwd, columns = 100 }: { readonly env: Readonly<Record<string, string>>; readonly cwd: string; readonly columns?: number }): Pty {
  const child = spawn('script', ['-qefc', `stty cols ${columns} rows 40; ${line}`, '/dev/null'], { cwd, env: { ...env, SHELL: '/bin/sh' }, stdio: ['pipe', 'pipe', 'inherit'] })
  let raw = ''
  let seen = 0
  child.stdout.setEncoding('utf8').on('data', chunk => { raw += chunk })
  const text = (): string => raw.replace(CONTROLS, '')
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve(code ?? -1))
  })
  return {
    child, ended, text, raw: () => raw,
    send: keys => void child.stdin.write(keys),
    until: async what => {
      for (const end = Date.now() + PATIENCE; ; await new Promise(resolve => setTimeout(resolve, 20))) {
        const rest = text().slice(seen)
        const at = typeof what === 'string' ? rest.indexOf(what) : rest.search(what)
        if (at >= 0) {
          seen += at + 1
          return
        }
        if (Date.now() > end || child.exitCode !== null) throw new Error(`${String(what)} did not come; there was: ${text()}`)
      }
    },
  }
}
