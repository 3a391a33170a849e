// The newest records, read from the end: a year of them takes no longer than a day.
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { auditFolder } from './chain.ts'
import { filesOf } from './files.ts'
import { type AuditRecord, decodeRecord } from './read.ts'

const CHUNK = 64 * 1024

/** @returns the last `count` records, oldest first */
export function lastRecords(state: string, count: number): AuditRecord[] {
  const folder = auditFolder(state)
  const records: AuditRecord[] = []
  for (const file of filesOf(folder).reverse())
    for (const line of backwards(`${folder}/${file}`)) {
      if (records.length >= count) return records.reverse()
      const record = decodeRecord(line)
      if (record) records.push(record)
    }
  return records.reverse()
}

/** The lines of a file, last one first. */
function* backwards(path: string): Generator<string> {
  const fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    if (!fstatSync(fd).isFile()) throw new Error(`${path} is no regular file; move it away`)
    let rest: Buffer[] = []
    for (let at = fstatSync(fd).size; at > 0; ) {
      const from = Math.max(0, at - CHUNK)
      let chunk = Buffer.alloc(at - from)
      chunk = chunk.subarray(0, readSync(fd, chunk, 0, chunk.length, from))
      for (let end = chunk.lastIndexOf(10); end >= 0; end = chunk.lastIndexOf(10)) {
        yield Buffer.concat([chunk.subarray(end + 1), ...rest]).toString('utf8')
        rest = []
        chunk = chunk.subarray(0, end)
      }
      rest.unshift(chunk)
      at = from
    }
    yield Buffer.concat(rest).toString('utf8')
  } finally {
    closeSync(fd)
  }
}
