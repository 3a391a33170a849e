// Reads an agent's hook input: whole, bounded in size and in time, although reading a pipe has no time limit of its own.
import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'

export type Input = { readonly text: string } | { readonly problem: string }

/** Bytes. Agents send whole file contents. */
const LIMIT = 32 * 1024 * 1024
const cell = new Int32Array(new SharedArrayBuffer(4))

/** @param patience milliseconds to wait for the first byte of the input, and for all of it */
export function readInput({ first, whole }: { readonly first: number; readonly whole: number }): Input {
  const own = reopened()
  const fd = own ?? 0
  const start = Date.now()
  const chunks: Buffer[] = []
  const buffer = Buffer.allocUnsafe(65_536)
  let size = 0
  try {
    for (;;) {
      let bytes: number
      try {
        bytes = readSync(fd, buffer, 0, buffer.length, null)
      } catch (error) {
        if (codeOf(error) === 'EOF') break
        if (codeOf(error) !== 'EAGAIN') return { problem: `the hook's input cannot be read (${codeOf(error) ?? 'unknown error'})` }
        if (Date.now() - start > (size ? whole : first)) return { problem: `the hook's input did not ${size ? `end within ${whole}` : `begin within ${first}`} ms` }
        Atomics.wait(cell, 0, 0, size ? 1 : 2)
        continue
      }
      if (bytes === 0) break
      size += bytes
      if (size > LIMIT) return { problem: `the hook's input is larger than ${LIMIT} bytes` }
      chunks.push(Buffer.from(buffer.subarray(0, bytes)))
      // Some agents never close their end: a complete document is enough.
      if (bytes < buffer.length && complete(chunks)) break
    }
  } finally {
    if (own !== undefined) closeSync(own)
  }
  if (!size) return { problem: "the hook's input is empty" }
  const all = Buffer.concat(chunks)
  return isUtf8(all) ? { text: all.toString('utf8') } : { problem: "the hook's input is not valid UTF-8" }
}

/** Standard input, opened once more without blocking; undefined where that is not possible (a socket, no /proc). */
function reopened(): number | undefined {
  try {
    return openSync('/proc/self/fd/0', constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    unblock()
    return undefined
  }
}

/**
 * Has reads of standard input return at once, where it is a socket or a pipe: agents that are Node programs hand over sockets. Node has no other name for it that costs
 * less than ten times as much. Where it is gone, or it is a terminal, whose state others would inherit, only the agent's own time limit ends the wait.
 */
function unblock(): void {
  try {
    const stats = fstatSync(0)
    if (!stats.isSocket() && !stats.isFIFO()) return
    const { Pipe, constants: kinds } = (process as unknown as { readonly binding: (name: 'pipe_wrap') => PipeWrap }).binding('pipe_wrap')
    new Pipe(kinds.SOCKET).open(0)
  } catch {
    // Read as before.
  }
}

interface PipeWrap {
  readonly Pipe: new (kind: number) => { readonly open: (fd: number) => number }
  readonly constants: { readonly SOCKET: number }
}

function complete(chunks: readonly Buffer[]): boolean {
  const last = chunks.at(-1)?.toString('latin1').trimEnd()
  if (!last?.endsWith('}')) return false
  try {
    JSON.parse(Buffer.concat(chunks).toString('utf8'))
    return true
  } catch {
    return false
  }
}
