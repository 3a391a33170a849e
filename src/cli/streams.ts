// Reads the standard streams whole or line by line, synchronously.
import { isUtf8 } from 'node:buffer'
import { readSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { retry } from './io.ts'

const CHUNK = 65_536

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
