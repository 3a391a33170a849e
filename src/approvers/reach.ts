// Tells a person that something waits for a yes: on a terminal, over a pane of tmux, on the desktop. Nothing is read there: the answer is given to `approve`.
import { spawn, spawnSync } from 'node:child_process'
import { accessSync, closeSync, constants, fstatSync, openSync, writeSync } from 'node:fs'
import { isatty } from 'node:tty'
import { visible } from '../model/index.ts'

export interface Ways {
  readonly via: readonly string[]
  readonly tty?: string
  readonly tmux?: string
}

/** What is to be approved, in a line, and the words of the command that does it. */
export interface Waiting {
  readonly what: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly typed: string
}

/** What cannot be reached is not: the code was told to the agent in any case. @returns true when anything was */
export function reach(ways: Ways, waiting: Waiting): boolean {
  const { via, tty, tmux } = ways
  const text = `gatekeeper: an agent waits for you: ${shortened(waiting.what)}`
  const done = [
    via.includes('tty') && tty !== undefined && written(tty, `\r\n\u0007${text}\r\n  ${waiting.typed}\r\n`),
    // Without a server it is gone at once, and nobody has seen anything.
    via.includes('tmux') && missing('tmux', ways) === undefined && started('tmux', ['display-popup', '-E', '-w', '90%', '-h', '80%', ...(tmux === undefined ? [] : ['-t', tmux]), waiting.command.map(quoted).join(' ')]),
    via.includes('desktop') && (started('notify-send', ['--urgency=critical', '--app-name=gatekeeper', '--', 'gatekeeper', `${shortened(waiting.what)}\n${waiting.typed}`]) || started('osascript', ['-e', 'on run argv', '-e', 'display notification (item 1 of argv) with title "gatekeeper"', '-e', 'end run', `${shortened(waiting.what)} ${waiting.typed}`])),
  ]
  return done.includes(true)
}

/** Why nobody would be told by one of the ways now; undefined where somebody would. */
export function missing(way: string, { tty, tmux }: Ways): string | undefined {
  switch (way) {
    case 'tty': return tty === undefined || !written(tty, '') ? `the terminal ${tty ?? ''} is not there, or not yours; set ask.tty to what the command tty prints` : undefined
    case 'tmux': return programOf('tmux') === undefined ? `there is no tmux in ${FOLDERS.join(', ')}; install it, or take it out of ask.via` : answers(tmux) ? undefined : `${tmux === undefined ? 'no server of tmux runs' : `tmux has no pane ${tmux}`}; start it, or take it out of ask.via`
    case 'desktop': return programOf('notify-send') ?? programOf('osascript') ? undefined : `there is neither notify-send nor osascript in ${FOLDERS.join(', ')}; install one, or take desktop out of ask.via`
    default: return undefined
  }
}

/** Milliseconds: a server that does not answer by then is none. */
const SOON = 2000

const answers = (pane: string | undefined): boolean => spawnSync(programOf('tmux') ?? '', ['display-message', '-p', ...(pane === undefined ? [] : ['-t', pane]), ''], { stdio: 'ignore', timeout: SOON }).status === 0

function shortened(what: string): string {
  const text = visible(what)
  return text.length > 300 ? `${text.slice(0, 300)}...` : text
}

/** One word of a line for tmux, which gives it to a shell. */
const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`

/** A terminal of the user's own, which another process may have put something else in the place of. */
function written(path: string, text: string): boolean {
  let fd: number | undefined
  try {
    fd = openSync(path, constants.O_WRONLY | constants.O_NOCTTY | constants.O_NONBLOCK | constants.O_NOFOLLOW)
    const stats = fstatSync(fd)
    if (!stats.isCharacterDevice() || stats.uid !== process.getuid?.() || !isatty(fd)) return false
    writeSync(fd, text)
    return true
  } catch {
    return false
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** Only these: the environment is the agent's, and could name anything. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin', '/run/current-system/sw/bin', '/bin']

function started(name: string, args: readonly string[]): boolean {
  const program = programOf(name)
  if (program === undefined) return false
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
  return true
}

const programOf = (name: string): string | undefined => FOLDERS.map(folder => `${folder}/${name}`).find(isProgram)

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
