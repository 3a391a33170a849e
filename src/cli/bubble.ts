// The mode `bubble`: a question goes to the gate that a person has started above this one. Whatever is not certain about that gate, or about its answer, is no answer.
import { closeSync, constants, lstatSync, openSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { NOBODY } from '../approvers/who.ts'
import { nameOf } from '../disk/holder.ts'
import { faultOf, whyOf } from '../disk/reason.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import { type Ancestor, ancestors } from './ancestors.ts'
import { answerIn, challengeIn, gatesFolder, LARGEST, questionLine, socketIn } from './bubble-lines.ts'
import type { Ports, Within } from './ports.ts'
import { questioned, remembered } from './reply.ts'
import { type Unasked, unasked } from './unasked.ts'

interface Gate {
  readonly pid: string
  readonly folder: string
  readonly path: string
}

/** Milliseconds that a hook waits at most: hosts end theirs at 25 seconds and more, and most let a call through then. */
const HOOK_PATIENCE = 15_000
/** Milliseconds between two looks whether whoever asked is still there. */
const WATCH_EVERY = 300

/** What a hook answers. Without an answer from above it is a refusal with a code, never a question to the agent's own prompt. */
export async function bubbled(ports: Ports, request: Request, verdict: Verdict, around: Within): Promise<Unasked> {
  const answer = await askParent(ports, request, verdict, around, { patience: Math.min(around.ask?.wait ?? HOOK_PATIENCE, around.patience ?? HOOK_PATIENCE), edits: false })
  if (answer.by === NOBODY) {
    const { ask: _, ...atOnce } = around
    return { ...unasked(ports, request, verdict, atOnce, `${reasonOf(verdict)}; it was to be asked at the parent gate: ${answer.note}`), answer }
  }
  const stop = kept(() => ports.memory.remember(request, verdict, answer, around))
  const told: Answer = stop === undefined ? answer : { ...answer, note: answer.note === undefined ? stop : `${answer.note}; ${stop}` }
  return { reply: remembered(told, verdict), answer }
}

function reasonOf(verdict: Verdict): string {
  const reply = questioned(verdict, 'ask')
  return reply.kind === 'pass' ? 'gatekeeper' : reply.reason
}

/** An answer that cannot be kept is still an answer. */
function kept(keep: () => string | undefined): string | undefined {
  try {
    return keep()
  } catch {
    return undefined
  }
}

/** @returns nobody's no, with the reason, where no answer can be had */
export async function askParent({ memory }: Ports, request: Request, verdict: Verdict, around: Within, { patience, edits }: { readonly patience: number; readonly edits: boolean }): Promise<Answer> {
  const own = nameOf(process.pid)
  if (own.endsWith('-')) return nobody('this system does not tell which gate stands above this one; only those with /proc do')
  const gate = parentGate()
  if (!gate) return nobody('no gate above this one takes questions; a person starts one with: gatekeeper exec --supervise -- <agent>')
  const { session, like, ...rules } = memory.offers(request, verdict, around)
  const { agent, session: name } = request.principal
  // What belongs to no session cannot be kept for one.
  const offers = name === undefined ? rules : { ...rules, ...(session !== undefined && { session }), ...(like !== undefined && { like }) }
  const question = { process: own, agent, ...(name !== undefined && { session: name }), cwd: request.cwd, text: textOf(request), edits, verdict, offers, patience }
  const said = await exchange(gate, fd => questionLine({ ...question, fd }), patience)
  return typeof said === 'string' ? nobody(said) : edits || said.edited === undefined ? said : nobody('it gave an answer that does not fit the question')
}

const nobody = (note: string): Answer => ({ decision: 'deny', by: NOBODY, note })

/** The outermost gate that listens: what an agent starts stands below the one that a person has started. */
export function parentGate(): Gate | undefined {
  return [...ancestors()].reverse().map(gateOf).find(one => one !== undefined)
}

function gateOf({ id }: Ancestor): Gate | undefined {
  const [pid = ''] = id.split('-')
  try {
    if (!isGate(pid)) return undefined
    const folder = gatesFolder(environmentOf(pid))
    const path = folder === undefined ? undefined : socketIn(folder, id)
    return folder !== undefined && path !== undefined && isOwn(folder, 'isDirectory') && isOwn(path, 'isSocket') ? { pid, folder, path } : undefined
  } catch {
    return undefined
  }
}

/** All that bin/gatekeeper tells Node. */
const LEAN = '--v8-pool-size=1'

/** This very program, run by the same Node with nothing loaded before it. Throws where that cannot be told. */
function isGate(pid: string): boolean {
  const [, ...given] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  const [script = '', name, ...words] = given[0] === LEAN ? given.slice(1) : given
  const end = words.indexOf('--')
  return (
    name === 'exec' && (end < 0 ? words : words.slice(0, end)).includes('--supervise') && readlinkSync(`/proc/${pid}/exe`) === readlinkSync('/proc/self/exe') &&
    realpathSync(resolve(readlinkSync(`/proc/${pid}/cwd`), script)) === realpathSync(process.argv[1] ?? '') && environmentOf(pid)['NODE_OPTIONS'] === undefined
  )
}

/** What the process was started with. */
function environmentOf(pid: string): Readonly<Record<string, string>> {
  const entries = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').map(text => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)] as const)
  // Of two of one name the first counts, as it does for getenv(3).
  return Object.fromEntries(entries.reverse())
}

function isOwn(path: string, kind: 'isDirectory' | 'isSocket'): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  return found?.[kind]() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
}

/** True when every socket of that name is held by the gate itself: another process may have put its own in the place. */
function isHeldBy({ pid, path }: Gate): boolean {
  const named = readFileSync('/proc/net/unix', 'utf8').split('\n').flatMap(row => {
    // Of a connection that is not taken yet there is no number.
    const [, inode = '0', name] = /^(?:\S+ +){6}(\d+) (.*)$/.exec(row) ?? []
    return name === path && inode !== '0' ? [`socket:[${inode}]`] : []
  })
  const held = new Set(readdirSync(`/proc/${pid}/fd`).map(fd => linkOf(`/proc/${pid}/fd/${fd}`)))
  return named.length > 0 && named.every(one => held.has(one))
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

/** @returns what went wrong */
function exchange(gate: Gate, lineOf: (fd: number) => string, patience: number): Promise<Answer | string> {
  return new Promise(done => {
    const socket = connect(gate.path)
    let read = ''
    let size = 0
    let held: { readonly fd: number; readonly path: string } | undefined
    const finish = (result: Answer | string): void => {
      clearTimeout(deadline)
      clearInterval(orphaned)
      socket.destroy()
      if (held) {
        closeSync(held.fd)
        rmSync(held.path, { force: true })
      }
      held = undefined
      done(result)
    }
    const deadline = setTimeout(() => finish(`no answer came within ${Math.round(patience / 1000)} seconds`), patience)
    const caller = process.ppid
    const orphaned = setInterval(() => process.ppid !== caller && finish('whoever asked is gone'), WATCH_EVERY)
    /** Only whoever is this process can hold the file: its own word would be anybody's. */
    const hold = (name: string): void => {
      // A connection may end between the two looks of one.
      if (!isHeldBy(gate) && !isHeldBy(gate)) return finish('another process listens in its place')
      const path = `${gate.folder}/${name}`
      held = { path, fd: openSync(path, constants.O_RDONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600) }
      const line = lineOf(held.fd)
      if (Buffer.byteLength(line) > LARGEST) return finish('the question is too large')
      read = ''
      socket.write(line)
    }
    const take = (text: string): void => {
      read += text
      size += Buffer.byteLength(text)
      if (size > LARGEST) return finish('what it says is too large')
      if (held || !read.includes('\n')) return
      const name = challengeIn(read)
      if (name === undefined) finish('what it says cannot be read')
      else hold(name)
    }
    const guarded = <T extends readonly unknown[]>(act: (...args: T) => void) => (...args: T): void => {
      try {
        act(...args)
      } catch (error) {
        finish(`it cannot be asked: ${faultOf(error)}`)
      }
    }
    socket.setEncoding('utf8')
    socket.on('data', guarded((text: string) => take(text)))
    socket.on('error', error => finish(`it cannot be reached: ${whyOf(error)}`))
    // Only what is whole counts, and only when nothing more can come.
    socket.on('end', guarded(() => finish((held && read ? answerIn(read) : undefined) ?? 'it gave no answer that can be read')))
    socket.on('close', () => finish('it is gone'))
  })
}
