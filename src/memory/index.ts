// What a person said before: grants and denials of this session, as lines that are only ever appended.
import { closeSync, constants, fstatSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolder } from '../disk/folder.ts'
import { type Answer, type Finding, type Request, show, type Verdict } from '../model/index.ts'

interface Entry {
  readonly kind: 'grant' | 'denial'
  readonly workspace: string
  readonly text: string
  /** What was asked about, in the printed form of effects: a grant covers exactly this. */
  readonly effects: readonly string[]
  /** Milliseconds since 1970. */
  readonly until: number
  readonly note?: string
}

/** A working day. */
const LIFETIME = 8 * 60 * 60 * 1000

/** Looks up what was said about the same command in the same workspace and session. */
export function recall(folder: string, request: Request, text: string, workspace: string, verdict: Verdict, now: number): Answer | undefined {
  if (verdict.decision !== 'ask') return undefined
  const effects = asked(verdict)
  const entry = entriesOf(folder, request).findLast(one => one.workspace === workspace && one.text === text && one.until > now && (one.kind === 'denial' || sameSet(one.effects, effects)))
  if (!entry) return undefined
  return { decision: entry.kind === 'grant' ? 'allow' : 'deny', by: entry.kind === 'grant' ? 'a grant for this session' : 'what was denied before in this session', ...(entry.note && { note: entry.note }) }
}

/** Keeps a grant or a denial until the session is over. Throws when it cannot be written. */
export function remember(folder: string, request: Request, text: string, workspace: string, verdict: Verdict, answer: Answer, now: number): void {
  const entry: Entry = {
    kind: answer.decision === 'allow' ? 'grant' : 'denial', workspace, text, effects: asked(verdict), until: now + LIFETIME, ...(answer.note && { note: answer.note }),
  }
  const file = fileOf(folder, request)
  if (!file) throw new Error('this call belongs to no session that could be recognised again')
  makeFolder(dirname(file))
  const fd = openSync(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW, 0o600)
  try {
    const bytes = Buffer.from(`${JSON.stringify(entry)}\n`)
    if (writeSync(fd, bytes) !== bytes.length) throw new Error('the answer could not be kept whole')
  } finally {
    closeSync(fd)
  }
}

export const asked = ({ findings }: Verdict): readonly string[] => [...new Set(findings.filter(finding => finding.decision === 'ask').map(finding => show(finding.occurrence.effect)))].sort()

const sameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, i) => one === b[i])

/** One file per session. The name is the session's own, made safe for a path. */
function fileOf(folder: string, { principal }: Request): string | undefined {
  const name = `${principal.agent}-${principal.session ?? ''}`.replace(/[^\w-]/g, '_').slice(0, 120)
  return principal.session ? join(folder, 'sessions', `${name}.jsonl`) : undefined
}

/** A line that cannot be read counts for nothing; so does a file that others may write to. */
function entriesOf(folder: string, request: Request): readonly Entry[] {
  const file = fileOf(folder, request)
  if (!file) return []
  let fd: number
  try {
    fd = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch {
    return []
  }
  try {
    const stats = fstatSync(fd)
    const uid = process.getuid?.()
    if (!stats.isFile() || (uid !== undefined && stats.uid !== uid) || (stats.mode & 0o022) !== 0) return []
    return readFileSync(fd, 'utf8').split('\n').flatMap(decode)
  } catch {
    return []
  } finally {
    closeSync(fd)
  }
}

function decode(line: string): readonly Entry[] {
  try {
    const value: unknown = JSON.parse(line)
    return isEntry(value) ? [value] : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false
  return 'kind' in value && (value.kind === 'grant' || value.kind === 'denial') && 'workspace' in value && typeof value.workspace === 'string' && 'text' in value && typeof value.text === 'string'
    && 'effects' in value && Array.isArray(value.effects) && 'until' in value && typeof value.until === 'number'
}

/**
 * The narrowest rules that would settle the question for good: one per command that it was asked about, each for exactly its words.
 *
 * @returns undefined when no such rule can be written: a word is not known, an assignment or redirect belongs to it, or it was elevated
 */
export function rulesFor(verdict: Verdict): readonly string[] | undefined {
  const rules = new Set<string>()
  for (const finding of verdict.findings) {
    if (finding.decision !== 'ask') continue
    const rule = ruleFor(finding)
    if (rule === undefined) return undefined
    rules.add(rule)
  }
  return rules.size ? [...rules] : undefined
}

function ruleFor({ occurrence: { call: own, via, elevated, host } }: Finding): string | undefined {
  const call = via ?? own
  if (elevated || host || call.assignments.length || call.redirects.length || call.stdin) return undefined
  const words = [call.program, ...call.args].map(word => (word.values?.length === 1 && !word.glob ? word.values[0] : undefined))
  if (words.length < 2 || words.some(word => word === undefined || /[*"'\n\0:]$|[*"'\n\0]/.test(word))) return undefined
  return `bash(${words.map(word => (/^[^\s()]+$/.test(word ?? '') ? word : `"${word}"`)).join(' ')})`
}
