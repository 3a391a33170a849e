// Lines of a file, one after the other, however large the file is.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'

export interface Line {
  /** Without its line break. */
  readonly bytes: Buffer
  /** From one on, counted from where the reading began. */
  readonly number: number
  /** Where it begins in the file. */
  readonly start: number
  /** The last line of a file may have no line break. */
  readonly whole: boolean
}

const CHUNK = 64 * 1024

/** A file that is gone has none: retention may have taken it since it was listed. @param from where a line begins */
export function* linesOf(path: string, from = 0): Generator<Line> {
  const fd = opened(path)
  if (fd === undefined) return
  try {
    let pending: Buffer[] = []
    let start = from
    let number = 1
    for (let at = from; ; ) {
      const chunk = Buffer.allocUnsafe(CHUNK)
      const read = readSync(fd, chunk, 0, CHUNK, at)
      if (!read) break
      at += read
      let done = 0
      for (let end = chunk.indexOf(10); end >= 0 && end < read; end = chunk.indexOf(10, done)) {
        const bytes = Buffer.concat([...pending, chunk.subarray(done, end)])
        yield { bytes, number: number++, start, whole: true }
        pending = []
        start += bytes.length + 1
        done = end + 1
      }
      if (done < read) pending.push(chunk.subarray(done, read))
    }
    if (pending.length) yield { bytes: Buffer.concat(pending), number, start, whole: false }
  } finally {
    closeSync(fd)
  }
}

function opened(path: string): number | undefined {
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    if (fstatSync(fd).isFile()) return fd
    closeSync(fd)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  throw new Error(`${path} is no regular file; move it away`)
}
