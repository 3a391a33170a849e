// Starts a program with a proxy on its standard streams, and ends with it: neither side is left waiting for the other.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import type { Ends, Relay } from '../acp/define.ts'
import { splitter } from '../acp/lines.ts'
import { codeOf } from '../disk/error.ts'
import { whyOf } from '../disk/reason.ts'
import { environment } from '../executors/environment.ts'
import { complain } from './io.ts'

/** Milliseconds that the program has to end by itself once nothing more comes, and then after each signal. */
const GRACE = 5000
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const

/** Reasons for agents begin with gatekeeper's name, as all that it says to people does. */
const reasoned = (text: string): void => complain(text.replace(/^gatekeeper: /, ''))

/** @returns the exit code: the program's own */
export function relay([program = '', ...args]: readonly string[], make: (ends: Pick<Ends, 'toClient' | 'toServer' | 'complain'>) => Relay): Promise<number> {
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], env: environment([]) })
    // Whoever reads slowly holds the other side back.
    const { fromClient, fromServer } = make({ toClient: line => send(process.stdout, line, child.stdout), toServer: line => send(child.stdin, line, process.stdin), complain: reasoned })
    let ending: NodeJS.Timeout | undefined
    const end = (signals: readonly NodeJS.Signals[]): void => {
      const [signal, ...more] = signals
      ending = signal && setTimeout(() => {
        child.kill(signal)
        end(more)
      }, GRACE)
    }
    const close = (): void => {
      child.stdin.end()
      if (!ending) end(['SIGTERM', 'SIGKILL'])
    }
    const handlers = SIGNALS.map(signal => [signal, () => {
      child.kill(signal)
      close()
    }] as const)
    for (const [signal, handler] of handlers) process.on(signal, handler)
    let finished = false
    const finish = (code: number): void => {
      if (finished) return
      finished = true
      clearTimeout(ending)
      for (const [signal, handler] of handlers) process.off(signal, handler)
      process.stdin.destroy()
      // All that the program said reaches the other side before this one is gone.
      process.stdout.write('', () => resolve(code))
    }
    feed(process.stdin, fromClient, close)
    feed(child.stdout, fromServer, () => undefined)
    child.stdin.on('error', () => undefined)
    process.stdout.on('error', close)
    child.on('error', error => {
      const gone = codeOf(error) === 'ENOENT'
      complain(gone ? `there is no program ${program}; look how it is spelt, or give its whole path` : `${program} cannot be started: ${whyOf(error)}`)
      finish(gone ? 127 : 126)
    })
    const ended = (code: number | null, signal: NodeJS.Signals | null): void => finish(code ?? 128 + (signal ? constants.signals[signal] : 0))
    child.on('close', ended)
    // Something that it left behind may hold its streams open.
    child.on('exit', (code, signal) => void setTimeout(() => ended(code, signal), GRACE))
  })
}

function feed(from: Readable, take: (line: Buffer | undefined) => void, done: () => void): void {
  const lines = splitter(take)
  from.on('data', (chunk: Buffer) => lines.push(chunk))
  from.on('end', () => {
    lines.end()
    done()
  })
  from.on('error', done)
}

function send(to: Writable, line: Buffer, source: Readable): void {
  if (to.destroyed || to.writableEnded || to.write(line) || source.isPaused()) return
  source.pause()
  to.once('drain', () => source.resume())
}
