// What a gate and the one above it say to each other: a line each way, and where they meet. Whatever comes from the other side is looked at before it is used.
import { NOBODY, PARENT } from '../approvers/who.ts'
import { type Answer, isObject, type Json, normalise, type Verdict } from '../model/index.ts'
import { linked } from '../memory/codes.ts'
import type { Offers } from './ports.ts'
import { shown } from './shown.ts'

/** Bytes of one line. */
export const LARGEST = 256 * 1024
/** The longest name that a socket can have (unix(7): 108 bytes with its end), with a margin. */
const LONGEST_NAME = 100
/** Of what is found, and of that for each character that has to be looked at for it: whoever asks must not keep the gate busy. */
const MOST = 4000
const MOST_WORK = 4_000_000

export interface Question {
  /** The process that asks, as `nameOf` gives it, and the number under which it holds the file that it was told to hold. */
  readonly process: string
  readonly fd: number
  readonly agent: string
  readonly session?: string
  readonly cwd: string
  readonly text: string
  /** Another command line can take the place of this one. */
  readonly edits: boolean
  readonly verdict: Verdict
  readonly offers: Offers
  /** Milliseconds. */
  readonly patience: number
}

/** The folder of the sockets, by the environment of the gate that listens: whoever asks has chosen its own. */
export function gatesFolder({ XDG_STATE_HOME: state, HOME: home }: Readonly<Record<string, string | undefined>>): string | undefined {
  const base = state?.startsWith('/') ? state : home?.startsWith('/') ? `${home}/.local/state` : undefined
  return base === undefined ? undefined : normalise(`${base}/gatekeeper/gates`)
}

/** @param name of the process that listens, as `nameOf` gives it @returns undefined where the system takes no name that long */
export function socketIn(folder: string, name: string): string | undefined {
  const path = `${folder}/${name}`
  return Buffer.byteLength(path) > LONGEST_NAME ? undefined : path
}

export const challengeLine = (hold: string): string => `${JSON.stringify({ hold })}\n`

/** @returns the name of the file to be held */
export function challengeIn(line: string): string | undefined {
  const hold = parsed(line)?.['hold']
  return typeof hold === 'string' && /^[0-9a-f]{32}$/.test(hold) ? hold : undefined
}

export const questionLine = (question: Question): string => `${JSON.stringify(question)}\n`

export function questionIn(line: string): Question | undefined {
  const value = parsed(line)
  return isQuestion(value) ? cleaned(value) : undefined
}

const OFFERS = ['session', 'like', 'always', 'wider']

/** Another gate wrote it, or a program that would like to be one: it is shown, and decides nothing here. */
function isQuestion(value: unknown): value is Question {
  if (!isObject(value) || !isObject(value['offers']) || !isObject(value['verdict'])) return false
  const { findings, occurrences, decision, risk } = value['verdict']
  return (
    ['process', 'agent', 'cwd', 'text'].every(key => typeof value[key] === 'string') && (value['session'] === undefined || typeof value['session'] === 'string') && typeof value['edits'] === 'boolean' &&
    isCount(value['fd']) && isCount(value['patience']) && Object.entries(value['offers']).every(([key, offer]) => OFFERS.includes(key) && typeof offer === 'string') &&
    decision === 'ask' && isRisk(risk) && isListOf(findings, isFinding) && String(value['text']).length * (Array.isArray(findings) ? findings.length : 0) <= MOST_WORK && isListOf(occurrences, isOccurrence)
  )
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isRisk = (value: unknown): boolean => value === 'low' || value === 'medium' || value === 'high'
const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.length <= MOST && value.every(is)
const isFinding = (one: unknown): boolean =>
  isObject(one) && ['rule', 'reason', 'layer'].every(key => typeof one[key] === 'string') && ['instead', 'place'].every(key => one[key] === undefined || typeof one[key] === 'string') &&
  (one['decision'] === 'ask' || one['decision'] === 'deny') && isRisk(one['risk']) && isOccurrence(one['occurrence'])
const isOccurrence = (one: unknown): boolean =>
  isObject(one) && isObject(one['effect']) && typeof one['effect']['kind'] === 'string' && isWord(one['effect']['target']) && isCall(one['call']) && (one['via'] === undefined || isCall(one['via'])) && (one['host'] === undefined || isWord(one['host']))
const isCall = (one: unknown): boolean => isObject(one) && isObject(one['span']) && isCount(one['span']['start']) && isCount(one['span']['end']) && isWord(one['program']) && Array.isArray(one['args']) && one['args'].every(isWord)
const isWord = (one: unknown): boolean => isObject(one) && typeof one['text'] === 'string' && (one['values'] === undefined || (Array.isArray(one['values']) && one['values'].every(value => typeof value === 'string')))

/** Nothing in it that a terminal would obey; the text itself and the values of words are shown so in any case. */
function cleaned(question: Question): Question {
  const clean = plain(question, '')
  if (!isQuestion(clean)) throw new Error('a question that was whole is not any more')
  return { ...clean, text: question.text, verdict: linked(clean.verdict) }
}

function plain(value: unknown, key: string): unknown {
  if (typeof value === 'string') return shown(value)
  if (Array.isArray(value)) return key === 'values' ? value : value.map(one => plain(one, key))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one, name)])) : value
}

export const answerLine = (answer: Answer): string => `${JSON.stringify(answer)}\n`

/** @returns undefined for what is no answer */
export function answerIn(line: string): Answer | undefined {
  const { decision, by, note, remember, edited, passing, stop } = parsed(line) ?? {}
  if (decision !== 'allow' && decision !== 'deny' && decision !== 'skip') return undefined
  const kept = (['once', 'session', 'like', 'always', 'wider'] as const).find(one => one === remember)
  const texts = [note, edited].every(one => one === undefined || typeof one === 'string') && [passing, stop].every(one => one === undefined || typeof one === 'boolean')
  if (!texts || (remember !== undefined && kept === undefined) || (by !== PARENT && by !== NOBODY) || (by === NOBODY && decision !== 'deny')) return undefined
  return {
    decision, by, ...(typeof note === 'string' && { note: shown(note) }), ...(kept && { remember: kept }), ...(typeof edited === 'string' && { edited }), ...(passing === true && { passing }), ...(stop === true && { stop }),
  }
}

/** @returns undefined for anything but one line that holds one object */
function parsed(line: string): Json | undefined {
  if (line.indexOf('\n') !== line.length - 1) return undefined
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
