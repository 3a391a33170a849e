// A gate that takes the questions of those below it, for as long as its command runs: it shows them on its own terminal, one after the other.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, constants, lstatSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { ttyApprover } from '../approvers/tty.ts'
import { NOBODY, PARENT, PERSON } from '../approvers/who.ts'
import { isAlive } from '../disk/alive.ts'
import { makeFolder } from '../disk/folder.ts'
import { nameOf } from '../disk/holder.ts'
import { faultOf } from '../disk/reason.ts'
import type { Answer } from '../model/index.ts'
import { ancestors } from './ancestors.ts'
import { parentGate } from './bubble.ts'
import { answerLine, challengeLine, gatesFolder, LARGEST, type Question, questionIn, socketIn } from './bubble-lines.ts'
import { complain } from './io.ts'

/** Milliseconds for the question to come, once somebody is connected, and how many may be. */
const SOON = 5000
const MOST = 32
const TERMINAL = '/dev/tty'

/** @param patience milliseconds that a person has at most @returns what stops it; undefined where there is nobody to ask, or a gate above this one does it */
export async function listen(patience: number): Promise<(() => Promise<void>) | undefined> {
  const name = nameOf(process.pid)
  const folder = gatesFolder(process.env)
  const path = folder === undefined ? undefined : socketIn(folder, name)
  if (folder === undefined || path === undefined || name.endsWith('-') || !hasTerminal() || parentGate()) return undefined
  try {
    makeFolder(folder)
    const found = lstatSync(folder)
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) throw new Error(`${folder} is not a folder of your own that is closed to others`)
    sweep(folder)
    return await open(folder, path, patience)
  } catch (error) {
    complain(`gates below this one cannot ask here: ${faultOf(error)}`)
    return undefined
  }
}

function hasTerminal(): boolean {
  try {
    closeSync(openSync(TERMINAL, constants.O_RDONLY | constants.O_NOCTTY))
    return true
  } catch {
    return false
  }
}

/** What gates have left behind that were killed. Files that are held stand there for moments. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const found = lstatSync(`${folder}/${name}`, { throwIfNoEntry: false })
    const over = /^\d+-\d+$/.test(name) ? !isAlive(name) : found !== undefined && found.mtimeMs < Date.now() - 2 * SOON
    if (over) rmSync(`${folder}/${name}`, { force: true })
  }
}

async function open(folder: string, path: string, patience: number): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  let turn: Promise<void> = Promise.resolve()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    receive(socket, folder, (question, gone) => {
      const end = Date.now() + Math.min(patience, question.patience)
      turn = turn.then(() => settle(socket, question, end, gone)).catch(() => void socket.destroy())
    })
  })
  server.maxConnections = MOST
  const remove = (): void => rmSync(path, { force: true })
  await bound(server, path)
  process.on('exit', remove)
  return async () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    process.off('exit', remove)
    remove()
    // The terminal is given back before this gate ends.
    await turn
  }
}

/** A socket is open to whom the mask leaves it open. It is bound before `listen` returns. */
function bound(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const mask = process.umask(0o177)
    try {
      server.listen(path, () => {
        server.off('error', reject)
        server.on('error', () => undefined)
        resolve()
      })
    } finally {
      process.umask(mask)
    }
  })
}

/** Takes one line, of a process that is what it says to be. Whoever says anything else gets no answer. */
function receive(socket: Socket, folder: string, ask: (question: Question, gone: AbortSignal) => void): void {
  const hold = randomBytes(16).toString('hex')
  const gone = new AbortController()
  const late = setTimeout(() => socket.destroy(), SOON)
  let read = ''
  let asked = false
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('end', () => socket.destroy())
  socket.on('close', () => {
    clearTimeout(late)
    rmSync(`${folder}/${hold}`, { force: true })
    gone.abort()
  })
  socket.on('data', (text: string) => {
    read += text
    if (asked || read.length > LARGEST) return void socket.destroy()
    if (!read.includes('\n')) return
    clearTimeout(late)
    asked = true
    const question = understood(read)
    if (question && isBelow(question, `${folder}/${hold}`)) ask(question, gone.signal)
    else socket.destroy()
  })
  socket.write(challengeLine(hold))
}

function understood(line: string): Question | undefined {
  try {
    return questionIn(line)
  } catch {
    return undefined
  }
}

/** A process of this user that comes from this one, and that holds what only this connection was told to hold. */
function isBelow({ process: name, fd }: Question, path: string): boolean {
  const pid = Number(name.split('-')[0])
  try {
    if (!isAlive(name) || statSync(`/proc/${pid}`).uid !== process.getuid?.()) return false
    const file = lstatSync(path)
    const held = statSync(`/proc/${pid}/fd/${fd}`)
    return file.isFile() && file.dev === held.dev && file.ino === held.ino && depthOf(pid) !== undefined
  } catch {
    return false
  }
}

/** How many processes stand in between; undefined where it does not come from here. */
function depthOf(pid: number): number | undefined {
  const depth = [...ancestors(pid)].findIndex(one => one.id === nameOf(process.pid))
  return depth < 1 ? undefined : depth - 1
}

async function settle(socket: Socket, question: Question, end: number, gone: AbortSignal): Promise<void> {
  if (gone.aborted) return
  const answer = await put(question, end - Date.now(), gone)
  if (!gone.aborted) socket.end(answerLine(answer.by === PERSON ? { ...answer, by: PARENT } : answer))
}

const nobody = (note: string): Answer => ({ decision: 'deny', by: NOBODY, note })

async function put({ process: name, agent, session, cwd, text, edits, verdict, offers }: Question, patience: number, gone: AbortSignal): Promise<Answer> {
  if (patience <= 0) return nobody('other questions stood before it until its time was over')
  const [pid = ''] = name.split('-')
  const approver = ttyApprover({ offers, patience, gone, unready })
  const who = `${agent}${session === undefined ? '' : `, session ${session}`}, asked by process ${pid} (${depthOf(Number(pid)) ?? 'some'} below this gate),`
  // How it would run is the business of whoever asks.
  const request = { principal: { agent: who }, action: edits ? ({ kind: 'script', source: text } as const) : ({ kind: 'tool', tool: text } as const), cwd, interactive: true }
  return (await approver?.ask({ request, verdict, source: text })) ?? nobody('the parent gate has no terminal to ask on, or its command has taken it over')
}

/** Where the command reads single keys, what is typed there would be split between it and the question. */
function unready(): string | undefined {
  let fd: number | undefined
  try {
    fd = openSync(TERMINAL, constants.O_RDONLY | constants.O_NOCTTY)
    const said = execFileSync('/bin/stty', ['-a'], { stdio: [fd, 'pipe', 'ignore'], encoding: 'utf8', timeout: SOON, env: {} })
    return /(?:^|\s)icanon\b/.test(said) ? undefined : 'the command of the parent gate reads the keys of its terminal itself'
  } catch {
    return 'the terminal of the parent gate cannot be looked at'
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}
