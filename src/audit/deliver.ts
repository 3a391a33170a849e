// Sends records to an HTTP endpoint. The files are the queue: a place is kept up to which all has arrived, so that nothing is lost while nobody answers.
import { closeSync, constants, readFileSync, writeSync } from 'node:fs'
import { faultOf, whyOf } from '../disk/reason.ts'
import { auditFolder, chainFolder, openOwn } from './chain.ts'
import { filesOf } from './files.ts'
import { linesOf } from './lines.ts'
import { release, take } from './lock.ts'
import type { HttpSink } from './settings.ts'

interface Place {
  readonly file: string
  readonly offset: number
}

interface Batch {
  readonly lines: readonly string[]
  readonly to: Place
}

const MAX_LINES = 500
const MAX_BYTES = 512 * 1024
/** Milliseconds for one request. */
const DEADLINE = 3000
/** How long to wait for whoever delivers already, in milliseconds. */
const PATIENCE = 3000

/**
 * Sends what the endpoint has not had yet, in order, as JSON lines; what it may have had without saying so is sent again, under the same ids.
 *
 * @param state the folder of gatekeeper's state
 * @returns how many lines arrived. Rejects when the endpoint does not take them.
 */
export async function deliver(state: string, sink: HttpSink, deadline = DEADLINE): Promise<number> {
  const lock = `${chainFolder(state)}/deliver`
  let sent = 0
  // Who came while this one was sending has left it to this one.
  for (let batch = nextBatch(state); batch; batch = nextBatch(state)) {
    if (!take(lock, PATIENCE)) throw new Error('somebody else delivers, and does not end')
    try {
      for (batch = nextBatch(state); batch; batch = nextBatch(state)) {
        if (batch.lines.length) await post(sink, batch.lines, deadline)
        keep(state, batch.to)
        sent += batch.lines.length
      }
    } finally {
      release(lock)
    }
  }
  return sent
}

async function post({ url, tokenFile }: HttpSink, lines: readonly string[], deadline: number): Promise<void> {
  const token = tokenFile === undefined ? undefined : tokenOf(tokenFile)
  const response = await fetch(url, {
    method: 'POST',
    body: `${lines.join('\n')}\n`,
    headers: { 'content-type': 'application/x-ndjson', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(deadline),
  }).catch((error: unknown) => {
    throw new Error(`${url} cannot be reached: ${whyOf(error)}`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

/** Throws when it cannot be read, or others could change it. */
export function tokenOf(path: string): string {
  let fd: number | undefined
  try {
    fd = openOwn(path, constants.O_RDONLY)
    return readFileSync(fd, 'utf8').trim()
  } catch (error) {
    throw new Error(`the token cannot be read: ${faultOf(error)}; mend that, or the tokenFile of audit.sinks`)
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

function nextBatch(state: string): Batch | undefined {
  const from = placeOf(state)
  const lines: string[] = []
  let to = from
  let bytes = 0
  for (const file of filesOf(auditFolder(state)).filter(name => name >= from.file)) {
    for (const line of linesOf(`${auditFolder(state)}/${file}`, file === from.file ? from.offset : 0)) {
      if (!line.whole) break
      const text = line.bytes.toString('utf8')
      to = { file, offset: line.start + line.bytes.length + 1 }
      // What a crash has cut short is nothing that anybody could read.
      if (!text.startsWith('{') || !text.endsWith('}')) continue
      lines.push(text)
      bytes += line.bytes.length
      if (lines.length >= MAX_LINES || bytes >= MAX_BYTES) return { lines, to }
    }
  }
  return to === from ? undefined : { lines, to }
}

function placeOf(state: string): Place {
  const fd = openOwn(`${chainFolder(state)}/delivered`, constants.O_RDONLY | constants.O_CREAT)
  try {
    const [, file, offset] = /^(\S+\.jsonl) (\d{1,15})\s*$/.exec(readFileSync(fd, 'utf8')) ?? []
    return { file: file ?? '', offset: Number(offset ?? 0) }
  } finally {
    closeSync(fd)
  }
}

/** In place, and always of one length: it is there as it was, or as it is now. */
function keep(state: string, { file, offset }: Place): void {
  const fd = openOwn(`${chainFolder(state)}/delivered`, constants.O_WRONLY | constants.O_CREAT)
  try {
    writeSync(fd, `${file} ${offset}`.padEnd(63).concat('\n'), 0)
  } finally {
    closeSync(fd)
  }
}
