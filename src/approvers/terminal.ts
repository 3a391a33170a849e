// The controlling terminal, opened for itself so that piped streams do not matter, and always left as it was found.
import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { ReadStream, WriteStream } from 'node:tty'
import { processFacts } from './processes.ts'

export interface Terminal {
  readonly input: ReadStream
  readonly output: WriteStream
  readonly columns: () => number
  readonly say: (text: string) => void
  /** Restores and lets go of it. */
  readonly close: () => void
}

const DEVICE = '/dev/tty'

/** @returns undefined when there is none, or when it belongs to somebody else now: to read from the background would stop this process */
export function openTerminal(): Terminal | undefined {
  const fds: number[] = []
  try {
    for (const flags of ['r', 'w']) fds.push(openSync(DEVICE, flags))
    const [read, write] = fds
    if (read === undefined || write === undefined || !isForeground()) throw new Error('not in the foreground')
    return wrap(new ReadStream(read), new WriteStream(write))
  } catch {
    for (const fd of fds) closeSync(fd)
    return undefined
  }
}

function wrap(input: ReadStream, output: WriteStream): Terminal {
  const restore = (): void => {
    if (!input.destroyed && input.isRaw) input.setRawMode(false)
  }
  process.on('exit', restore)
  input.on('error', () => undefined)
  output.on('error', () => undefined)
  return {
    input,
    output,
    columns: () => output.columns || 80,
    say: text => void output.write(`${text}\n`),
    close: () => {
      restore()
      process.off('exit', restore)
      input.destroy()
      output.destroy()
    },
  }
}

/** True when the terminal listens to the group of processes that this one is in, as far as the system tells. */
function isForeground(): boolean {
  const known = processFacts('self')
  if (known) return known.group === known.foreground
  const [group, foreground] = askPs()
  return group === undefined || foreground === undefined || group === foreground
}

function askPs(): readonly (string | undefined)[] {
  try {
    return execFileSync('/bin/ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim().split(/\s+/)
  } catch {
    return []
  }
}
