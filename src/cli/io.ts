// Reads and writes the standard streams whole and synchronously: nothing is cut short when the process ends right after.
import { isUtf8 } from 'node:buffer'
import { readSync, writeSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { visible } from '../model/index.ts'
import { USAGE } from './codes.ts'

const CHUNK = 65_536
const cell = new Int32Array(new SharedArrayBuffer(4))

/** A parent may hand over non-blocking pipes: an operation that would block is tried again until it can be done. */
function retry(operation: () => number): number {
  for (;;) {
    try {
      return operation()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error
      Atomics.wait(cell, 0, 0, 2)
    }
  }
}

/** The next bytes of a stream; empty at its end, and when it is closed. */
function chunk(fd: number, buffer: Buffer): Buffer {
  try {
    return buffer.subarray(0, retry(() => readSync(fd, buffer, 0, buffer.length, null)))
  } catch (error) {
    if (codeOf(error) === 'EOF' || codeOf(error) === 'EBADF') return buffer.subarray(0, 0)
    throw error
  }
}

/** @returns undefined when there is more than `limit` bytes */
export function readAll(fd: number, limit: number): Buffer | undefined {
  const buffer = Buffer.allocUnsafe(CHUNK)
  const chunks: Buffer[] = []
  let size = 0
  for (;;) {
    const bytes = chunk(fd, buffer)
    if (!bytes.length) return Buffer.concat(chunks)
    size += bytes.length
    if (size > limit) return undefined
    chunks.push(Buffer.from(bytes))
  }
}

/** Each line of a stream as soon as it is there, undefined in place of one with more than `limit` bytes or that is not UTF-8. */
export function* readLines(fd: number, limit: number): Generator<string | undefined> {
  const buffer = Buffer.allocUnsafe(CHUNK)
  let held: Buffer[] = []
  let size = 0
  const flush = (): string | undefined => {
    const line = size > limit ? undefined : Buffer.concat(held)
    held = []
    size = 0
    return line && isUtf8(line) ? line.toString('utf8') : undefined
  }
  for (;;) {
    const bytes = chunk(fd, buffer)
    let from = 0
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
      keep(bytes.subarray(from, end))
      yield flush()
      from = end + 1
    }
    keep(bytes.subarray(from))
    if (bytes.length) continue
    if (size) yield flush()
    return
  }

  function keep(part: Buffer): void {
    size += part.length
    if (size <= limit) held.push(Buffer.from(part))
    else held = []
  }
}

/** Nobody reading any more is not a fault; there is nobody left to tell. */
export function write(fd: number, text: string): void {
  const bytes = Buffer.from(text)
  let done = 0
  try {
    while (done < bytes.length) done += retry(() => writeSync(fd, bytes, done, bytes.length - done))
  } catch (error) {
    if (codeOf(error) !== 'EPIPE' && codeOf(error) !== 'EBADF') throw error
  }
}

export const print = (text: string): void => write(1, text)

/** One line on stderr, in gatekeeper's name: whoever reads the exit code finds the reason there. */
export const complain = (text: string): void => write(2, `gatekeeper: ${text.replaceAll('\n', ' ').split('\\').map(visible).join('\\')}\n`)

/** Says what is wrong with the call. @returns the exit code */
export function misused(problem: string, code = USAGE): number {
  complain(problem)
  return code
}
