// Requests that were refused because nobody could be asked: one file each, named by the code that tells it apart. A person's yes turns it into a grant for one use.
import { closeSync, constants, fstatSync, lstatSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { makeFolder } from '../disk/folder.ts'
import { isObject, type Request, textOf, type Verdict } from '../model/index.ts'
import { type Around, isOpen } from './covers.ts'
import { anySession, append, fileOf } from './file.ts'
import { type Grant, newId } from './lines.ts'
import { allLines, formOf } from './shapes.ts'
import { LONG } from './terms.ts'

/** Milliseconds that a code can be approved, and that what it allows then waits for the agent to try again. */
export const codeTime = (): number => 10 * 60_000

export interface Pending {
  readonly at: number
  readonly until: number
  readonly request: Request
  readonly verdict: Verdict
  readonly around: Around
  /** The process that asked, which may not be the one that approves. */
  readonly asker?: string
}

export interface Coded {
  readonly code: string
  readonly pending: Pending
}

/** As many wait for a person at once, of one session and of all; the oldest give way. */
const MOST_OF_SESSION = 8
const MOST = 32
/** Bytes of one file. */
const LARGEST = 256 * 1024

const folderOf = (state: string): string => `${state}/pending`

/** @returns the code; undefined where no person may approve it, or it is too large to be kept. Throws when it cannot be written. */
export function offerCode(state: string, asked: Omit<Pending, 'at' | 'until'>, now: number): string | undefined {
  if (!isOpen(asked.verdict)) return undefined
  const pending: Pending = { ...asked, at: now, until: now + codeTime() }
  const text = JSON.stringify(pending)
  // The rest of the line takes less than the margin.
  if (Buffer.byteLength(text) > LARGEST || Buffer.byteLength(JSON.stringify(grantOf('', pending, now))) > LONG - 512) return undefined
  const folder = folderOf(state)
  makeFolder(folder)
  const waiting = makeRoom(folder, pending, now)
  const known = waiting.find(one => one.pending.until - now > codeTime() / 2 && isSame(one.pending, pending))
  if (known) return known.code
  const code = newMark()
  const fresh = `${folder}/${code}.${process.pid}.new`
  try {
    writeFileSync(fresh, text, { mode: 0o600, flag: 'wx' })
    renameSync(fresh, pathOf(folder, code))
  } finally {
    rmSync(fresh, { force: true })
  }
  return code
}

/** An agent that tries again is told the same code: it is one question to a person. */
const isSame = (a: Pending, b: Pending): boolean => JSON.stringify([a.request, a.verdict, a.around]) === JSON.stringify([b.request, b.verdict, b.around])

/** Takes away what is over, and the oldest where there are too many. @returns what is left */
function makeRoom(folder: string, { request: { principal } }: Pending, now: number): readonly Coded[] {
  const waiting = [...waitingIn(folder, now)]
  const drop = (one: Coded | undefined): void => {
    if (!one) return
    rmSync(pathOf(folder, one.code), { force: true })
    waiting.splice(waiting.indexOf(one), 1)
  }
  const own = waiting.filter(({ pending: { request } }) => request.principal.agent === principal.agent && request.principal.session === principal.session)
  for (const one of own.slice(0, Math.max(0, own.length - MOST_OF_SESSION + 1))) drop(one)
  while (waiting.length >= MOST) drop(waiting[0])
  return waiting
}

const pathOf = (folder: string, code: string): string => `${folder}/${code}.json`

/** All that waits, the oldest first. What is over, or cannot be read, goes. */
function waitingIn(folder: string, now: number): readonly Coded[] {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return []
  const found = readdirSync(folder).flatMap(name => {
    const [, code] = /^([0-9A-Z]{4}-[0-9A-Z]{4})\.json$/.exec(name) ?? []
    const pending = code === undefined ? undefined : readPending(pathOf(folder, code), now)
    // One that another process is about to write is not old yet.
    if (!pending && (code !== undefined || isOld(`${folder}/${name}`, now))) rmSync(`${folder}/${name}`, { force: true, recursive: true })
    return pending && code !== undefined ? [{ code, pending }] : []
  })
  return found.sort((a, b) => a.pending.at - b.pending.at)
}

function isOld(path: string, now: number): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.mtimeMs < now - codeTime()
}

export const pendingIn = (state: string, now: number): readonly Coded[] => waitingIn(folderOf(state), now)

/** What waits under a code as a person types it: in any case, with or without its dash. */
export function pendingOf(state: string, typed: string, now: number): Coded | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return pendingIn(state, now).find(({ code }) => code.replace('-', '') === plain)
}

/** False once somebody has answered, or it is over. */
export const isWaiting = (state: string, code: string): boolean => lstatSync(pathOf(folderOf(state), code), { throwIfNoEntry: false }) !== undefined

/** Takes it out of what waits. @returns false when somebody else has done so before */
export function claim(state: string, code: string): boolean {
  try {
    unlinkSync(pathOf(folderOf(state), code))
    return true
  } catch {
    return false
  }
}

/** Lets it through once. Throws when that cannot be written. @returns the id of the grant */
export function letThrough(state: string, { code, pending }: Coded, now: number): string {
  const grant = grantOf(code, pending, now)
  const file = fileOf(state, grant)
  if (file === undefined) throw new Error('it belongs to no session')
  append(file, grant, true)
  return grant.id
}

/** For this very text with these very effects, in what it was asked in, whoever of the agent's sessions asks where none was named. */
function grantOf(code: string, { request, verdict, around: { workspace, mode, boundary } }: Pending, now: number): Grant {
  return {
    type: 'grant', id: newId('g'), at: now, until: now + codeTime(), agent: request.principal.agent, session: request.principal.session ?? anySession(), workspace, mode, boundary,
    what: `exactly this once, approved with the code ${code}`, kind: 'once', uses: 1, covers: allLines(verdict), key: [formOf(request), textOf(request)],
  }
}

/** Without the letters that look like digits. 40 bits: who has to guess has ten minutes, and a person who looks. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** From the system's own source of randomness, without the module that is slow to load. */
export function newMark(): string {
  const bytes = Buffer.alloc(8)
  const fd = openSync('/dev/urandom', 'r')
  try {
    for (let done = 0; done < bytes.length; ) done += readSync(fd, bytes, done, bytes.length - done, null)
  } finally {
    closeSync(fd)
  }
  const symbols = [...bytes].map(byte => SYMBOLS[byte & 31]).join('')
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`
}

/** @returns undefined for what is over, and for what is not to be trusted */
function readPending(path: string, now: number): Pending | undefined {
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stats = fstatSync(fd)
    const uid = process.getuid?.()
    if (!stats.isFile() || stats.size > LARGEST || (stats.mode & 0o077) !== 0 || (uid !== undefined && stats.uid !== uid)) return undefined
    const value: unknown = JSON.parse(readFileSync(fd, 'utf8'))
    const pending = isPending(value) ? value : undefined
    return pending && pending.until > now && pending.until - now <= codeTime() ? { ...pending, verdict: linked(pending.verdict) } : undefined
  } catch {
    return undefined
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** The gate wrote it, for itself: only whether it is whole is looked at. */
const isPending = (value: unknown): value is Pending =>
  isObject(value) && typeof value['at'] === 'number' && typeof value['until'] === 'number' && isObject(value['around']) &&
  isObject(value['request']) && isObject(value['request']['principal']) && isObject(value['request']['action']) && isObject(value['verdict']) && Array.isArray(value['verdict']['findings']) && Array.isArray(value['verdict']['occurrences'])

/** A finding's occurrence is one of the verdict's, not one like it. */
export function linked(verdict: Verdict): Verdict {
  const known = new Map(verdict.occurrences.map(one => [JSON.stringify(one), one]))
  return { ...verdict, findings: verdict.findings.map(finding => ({ ...finding, occurrence: known.get(JSON.stringify(finding.occurrence)) ?? finding.occurrence })) }
}
