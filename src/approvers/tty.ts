// The person at the terminal: shows the command and what it would do, and takes an answer. No answer means no.
import { faultOf } from '../disk/reason.ts'
import type { Answer, Request, Verdict } from '../model/index.ts'
import { visible } from '../model/index.ts'
import { isMessy } from './cells.ts'
import { type Choice, Ended, type Ends, type Front } from './front.ts'
import { acquire } from './lock.ts'
import { headline, indent, renderCommand, renderVerdict } from './render.ts'
import { type Style, styleFor } from './style.ts'
import { openTerminal, type Terminal } from './terminal.ts'
import { NOBODY, PERSON } from './who.ts'

export interface TtyOptions {
  /** What would be stored by a yes for the session, and by one for good; of each, by the wider one too. */
  readonly offers: { readonly session?: string; readonly like?: string; readonly always?: string; readonly wider?: string }
  /** Milliseconds until no answer is taken for a no. */
  readonly patience: number
  /** What keeps the question from being put, once it is its turn. */
  readonly unready?: () => string | undefined
  /** Whoever asked is gone. */
  readonly gone?: AbortSignal
}

interface Question {
  readonly request: Request
  readonly verdict: Verdict
  /** The request as text. */
  readonly source: string
}

const nobody = (note: string): Answer => ({ decision: 'deny', by: NOBODY, note })
const MAX_UNREADABLE = 5
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT'] as const
const WATCH_EVERY = 300
/** Columns that the first row needs. */
const NARROW = 34
/** More lines than these are edited in an editor, not in a dialog. */
const MAX_EDITED_LINES = 12

export interface TtyApprover {
  readonly name: string
  readonly ask: (question: Question) => Promise<Answer>
}

/** @returns undefined when there is no terminal to ask on */
export function ttyApprover(options: TtyOptions): TtyApprover | undefined {
  const terminal = openTerminal()
  return terminal && { name: 'terminal', ask: question => ask(terminal, question, options) }
}

async function ask(terminal: Terminal, question: Question, options: TtyOptions): Promise<Answer> {
  const over = new AbortController()
  let ending: Answer | undefined
  const end = (answer: Answer): void => {
    ending ??= answer
    over.abort()
  }
  const ends: Ends = {
    signal: over.signal,
    onEscape: () => end({ decision: 'deny', by: PERSON, passing: true }),
    onInterrupt: () => end({ decision: 'deny', by: PERSON, passing: true, stop: true }),
    onEnd: () => end(nobody('the terminal sent no more input')),
  }
  const unwatch = watch(end, ends, options.patience)
  const leave = (): void => end(nobody('whoever asked is gone'))
  options.gone?.addEventListener('abort', leave)
  let release: (() => void) | undefined
  try {
    release = await acquire(over.signal, () => terminal.say('gatekeeper: another question stands on this terminal; waiting for its answer'))
    const unready = options.unready?.()
    if (unready !== undefined) return nobody(unready)
    const answer = await converse(terminal, question, options, ends)
    terminal.say(`> ${summary(answer)}`)
    return answer
  } catch (error) {
    return ending ?? nobody(error instanceof Ended ? 'the dialog ended without an answer' : `the dialog failed: ${faultOf(error)}`)
  } finally {
    unwatch()
    options.gone?.removeEventListener('abort', leave)
    release?.()
    terminal.close()
  }
}

/** Whatever else may end the dialog: signals, time, and a caller that is gone. */
function watch(end: (answer: Answer) => void, ends: Ends, patience: number): () => void {
  const caller = process.ppid
  const handlers = SIGNALS.map(signal => [signal, () => (signal === 'SIGINT' ? ends.onInterrupt() : end(nobody(`${signal} ended the dialog`)))] as const)
  for (const [signal, handler] of handlers) process.on(signal, handler)
  const deadline = setTimeout(() => end(nobody(`no answer came within ${Math.round(patience / 1000)} seconds`)), patience)
  const orphaned = setInterval(() => process.ppid !== caller && end(nobody('whoever asked is gone')), WATCH_EVERY)
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler)
    clearTimeout(deadline)
    clearInterval(orphaned)
  }
}

async function converse(terminal: Terminal, question: Question, { offers }: TtyOptions, ends: Ends): Promise<Answer> {
  const style = styleFor(terminal.columns(), true, process.env)
  terminal.say(['', ...introduce(style, question), ''].join('\n'))
  const front = await openFront(terminal, ends)
  const editable = editableLines(question)
  const choices: readonly Choice[] = [
    { name: 'allow once' },
    offers.session === undefined ? { name: 'allow for this session', disabled: 'not for this command' } : { name: `allow for this session: ${visibly(offers.session)}` },
    offers.always === undefined ? { name: 'always allow', disabled: 'no rule would be narrow enough' } : { name: `always allow: ${visibly(offers.always)}` },
    { name: 'deny' },
    { name: 'deny and say why' },
    editable ? { name: 'edit the command' } : { name: 'edit the command', disabled: 'not possible here' },
    { name: 'skip it' },
    ...further(offers),
  ]
  for (let unreadable = 0; unreadable < MAX_UNREADABLE; ) {
    const index = await front.choose('run it?', choices, question.verdict.risk === 'high' ? 3 : 0)
    switch (index) {
      case undefined:
        unreadable++
        terminal.say(`that is no answer (${unreadable} of ${MAX_UNREADABLE}): choose with the arrows or a digit, then Enter; Esc denies this once, Ctrl+C denies and stops`)
        break
      case 0: return { decision: 'allow', by: PERSON }
      case 1: return { decision: 'allow', by: PERSON, remember: 'session' }
      case 2: return { decision: 'allow', by: PERSON, remember: 'always' }
      case 3: return { decision: 'deny', by: PERSON }
      case 4: return withNote(await front.text('why, or what instead?', ''))
      case 5: return { decision: 'allow', by: PERSON, edited: await edit(front, editable ?? []) }
      case 6: return { decision: 'skip', by: PERSON }
      case 7: return { decision: 'allow', by: PERSON, remember: 'like' }
      case 8: return { decision: 'allow', by: PERSON, remember: 'wider' }
      default: throw new Error(`there is no choice ${index}`)
    }
  }
  return nobody(`${NUMBERS[MAX_UNREADABLE]} answers could not be read`)
}

/** What is seldom there comes last, and a digit always means the same: habit must not make a rule of a grant. */
function further({ like, wider }: TtyOptions['offers']): readonly Choice[] {
  if (like === undefined && wider === undefined) return []
  return [
    like === undefined ? { name: 'allow everything like it for this session', disabled: 'not for this command' } : { name: `allow for this session: ${visibly(like)}` },
    ...(wider === undefined ? [] : [{ name: `always allow: ${visibly(wider)}` }]),
  ]
}

/** A terminal that cannot move its cursor, or cannot hand over single keys, is asked by lines. */
async function openFront(terminal: Terminal, ends: Ends): Promise<Front> {
  if (process.env['TERM'] === 'dumb') return (await import('./lines.ts')).openLines(terminal, ends)
  return (await import('./menu.ts')).openMenu(terminal, ends)
}

const visibly = (text: string): string => (isMessy(text) ? visible(text) : text)

const SUMMARIES = { once: 'allowed once', session: 'allowed, for this session', like: 'allowed, with everything like it for this session', always: 'allowed, always', wider: 'allowed, always, by the wider rule' }

const summary = ({ decision, edited, remember }: Answer): string =>
  edited !== undefined ? `edited: ${visibly(edited.replaceAll('\n', ' '))}` : decision === 'skip' ? 'skipped' : decision === 'deny' ? 'denied' : SUMMARIES[remember ?? 'once']

const withNote = (note: string): Answer => ({ decision: 'deny', by: PERSON, ...(note.trim() && { note: note.trim() }) })

function introduce(style: Style, { request, verdict, source }: Question): string[] {
  return [
    ...(style.width < NARROW ? [style.bold('gatekeeper'), headline(style, verdict)] : [`${style.bold('gatekeeper')} ${headline(style, verdict)}`]),
    ...indent(style, 0, `${request.principal.agent} in ${visibly(request.cwd)}`).map(style.dim),
    '',
    ...renderCommand(style, source),
    ...(isMessy(source.replaceAll('\n', '')) ? ['', style.bold('  hidden characters are spelt out above')] : []),
    '',
    ...renderVerdict(style, source, verdict),
  ]
}

/** The lines to be edited one by one; undefined when they are too many, or hold what cannot be typed. */
function editableLines({ request, source }: Question): readonly string[] | undefined {
  const lines = source.replace(/\n+$/, '').split('\n')
  const isCommand = request.action.kind === 'script' || request.action.kind === 'argv'
  return isCommand && lines.length <= MAX_EDITED_LINES && !lines.some(line => isMessy(line) || line.includes('\t')) ? lines : undefined
}

async function edit(front: Front, lines: readonly string[]): Promise<string> {
  const edited: string[] = []
  for (const [index, line] of lines.entries()) edited.push(await front.text(lines.length === 1 ? 'command' : `line ${index + 1} of ${lines.length}`, line))
  return edited.join('\n')
}
