// Reads an agent's hook input: whole, bounded in size and in time, although reading a pipe has no time limit of its own.
import { isUtf8 } from 'node:buffer'
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'

export type Input = { readonly text: string } | { readonly problem: string }

/** Bytes. Agents send whole file contents. */
const LIMIT = 32 * 1024 * 1024
/** What most calls fit in. */
const FIRST = 4096
const SPACE = 0x20
/** `}` */
const BRACE = 0x7d
const cell = new Int32Array(new SharedArrayBuffer(4))

/** @param patience milliseconds to wait for the first byte of the input, and for all of it */
export function readInput({ first, whole }: { readonly first: number; readonly whole: number }): Input {
  const own = reopened()
  const waits = own === undefined && !unblock()
  const fd = own ?? 0
  const start = Date.now()
  let buffer = Buffer.allocUnsafe(FIRST)
  let size = 0
  // How much was there when it was last held for a document. To look at each piece would take time that grows with the square of the length.
  let seen = 0
  try {
    for (;;) {
      let bytes: number
      try {
        bytes = readSync(fd, buffer, size, buffer.length - size, null)
      } catch (error) {
        if (codeOf(error) === 'EOF') break
        if (codeOf(error) !== 'EAGAIN') return { problem: `the hook's input cannot be read (${codeOf(error) ?? 'unknown error'})` }
        // Some agents never close their end: a complete document is enough.
        const text = size > seen ? complete(buffer, size) : undefined
        if (text !== undefined) return { text }
        seen = size
        if (Date.now() - start > (size ? whole : first)) return { problem: `the hook's input did not ${size ? `end within ${whole}` : `begin within ${first}`} ms` }
        Atomics.wait(cell, 0, 0, size ? 1 : 2)
        continue
      }
      if (bytes === 0) break
      size += bytes
      if (size > LIMIT) return { problem: `the hook's input is larger than ${LIMIT} bytes` }
      if (size > FIRST && Date.now() - start > whole) return { problem: `the hook's input did not end within ${whole} ms` }
      if (waits || size >= seen * 2) {
        const text = complete(buffer, size)
        if (text !== undefined) return { text }
        seen = size
      }
      if (size === buffer.length) {
        const larger = Buffer.allocUnsafe(size * 2)
        larger.set(buffer)
        buffer = larger
      }
    }
  } finally {
    if (own !== undefined) closeSync(own)
  }
  if (!size) return { problem: "the hook's input is empty" }
  return textOf(buffer, size) ?? { problem: "the hook's input is not valid UTF-8" }
}

/** Standard input, opened once more without blocking; undefined where that is not possible (a socket, no /proc). */
function reopened(): number | undefined {
  try {
    return openSync('/proc/self/fd/0', constants.O_RDONLY | constants.O_NONBLOCK)
  } catch {
    return undefined
  }
}

/**
 * Has reads of standard input return at once, where it is a socket or a pipe: agents that are Node programs hand over sockets. Node has no other name for it that costs
 * less than ten times as much. Where it is gone, or it is a terminal, whose state others would inherit, only the agent's own time limit ends the wait.
 *
 * @returns true where they do
 */
function unblock(): boolean {
  try {
    const stats = fstatSync(0)
    if (!stats.isSocket() && !stats.isFIFO()) return false
    const { Pipe, constants: kinds } = (process as unknown as { readonly binding: (name: 'pipe_wrap') => PipeWrap }).binding('pipe_wrap')
    new Pipe(kinds.SOCKET).open(0)
    return true
  } catch {
    return false
  }
}

interface PipeWrap {
  readonly Pipe: new (kind: number) => { readonly open: (fd: number) => number }
  readonly constants: { readonly SOCKET: number }
}

/** The text, where it is a document that has ended. */
function complete(bytes: Buffer, size: number): string | undefined {
  let end = size
  while (end > 0 && bytes[end - 1]! <= SPACE) end--
  if (bytes[end - 1] !== BRACE) return undefined
  const read = textOf(bytes, size)
  if (!read) return undefined
  try {
    JSON.parse(read.text)
    return read.text
  } catch {
    return undefined
  }
}

const textOf = (bytes: Buffer, size: number): { readonly text: string } | undefined => (isUtf8(bytes.subarray(0, size)) ? { text: bytes.toString('utf8', 0, size) } : undefined)
