// What grants are made of: effects with all that tells them apart, and kinds of effects with their places.
import { type Effect, type EffectKind, exact, type Finding, type Occurrence, type Place, type Redirect, type Request, show, showWord, textOf, type Verdict } from '../model/index.ts'

/** An effect as a grant prints it: whose, where and from which folder. */
export const effectLine = ({ effect, elevated, host, call }: Occurrence): string =>
  `${show(effect)}${elevated ? ', as root' : ''}${host ? `, on ${showWord(host)}` : ''}, in ${showWord(call.cwd)}`

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].sort()

/** Everything that the request would do, whether it is asked about or not. */
export const allLines = ({ occurrences, findings }: Verdict): readonly string[] => unique([...occurrences, ...findings.map(finding => finding.occurrence)].map(effectLine))

export const asksOf = ({ findings }: Verdict): readonly Finding[] => findings.filter(finding => finding.decision === 'ask')

export const askedLines = (verdict: Verdict): readonly string[] => unique(asksOf(verdict).map(finding => effectLine(finding.occurrence)))

/** The text of a request, with what else decides how it is read. */
export function formOf(request: Request): string {
  const { action } = request
  if (action.kind === 'several') return `several ${action.actions.map(one => ({ ...request, action: one })).map(one => `${formOf(one)} ${textOf(one).length}`).join(', ')}`
  return action.kind === 'script' ? `script ${action.shell ?? ''}` : action.kind === 'file' ? `file ${action.verb}${action.recursive ? ' recursive' : ''}` : action.kind
}

/** Longer texts are known again by a print of them (FNV-1a, 32 bits, with the length): one that is mistaken for another is refused like that one. */
const SHORT = 1000
export function shortened(text: string): string {
  const whole = text.trim()
  if (whole.length <= SHORT) return whole
  let hash = 0x811c9dc5
  for (let at = 0; at < whole.length; at++) hash = Math.imul(hash ^ whole.charCodeAt(at), 0x01000193)
  return `${whole.slice(0, 200)}... (${whole.length} characters, ${(hash >>> 0).toString(36)})`
}

/** Kinds of effects that a grant for more than one text may cover, where they stay in these places. */
const PATHS: ReadonlySet<EffectKind> = new Set<EffectKind>(['list', 'read', 'write', 'append', 'delete', 'link'])
const PLACES: ReadonlySet<Place | undefined> = new Set<Place | undefined>(['workspace', 'temp'])

/**
 * The kind and place of an effect that is asked about, with the rule that asks. What runs programs, reaches far or weighs much has none: whole folders,
 * what is not known, root, other machines, high risks.
 */
export function shapeOf(finding: Finding, workspace: string): string | undefined {
  const { occurrence: { effect, elevated, host, call }, place, risk, rule, pinned, decision } = finding
  if (decision !== 'ask' || pinned || risk === 'high' || elevated || host || effect.target.values === undefined) return undefined
  if (PATHS.has(effect.kind)) return PLACES.has(place) && !('recursive' in effect && effect.recursive) ? `${effect.kind} in ${place} by ${rule}` : undefined
  const target = targetOf(effect)
  const folder = exact(call.cwd)
  return target !== undefined && folder !== undefined && isBelow(folder, workspace) ? `${target} from ${showWord(call.cwd)} by ${rule}` : undefined
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(folder === '/' ? folder : `${folder}/`)

/** What is not on this machine is bound to its name. */
function targetOf(effect: Effect): string | undefined {
  switch (effect.kind) {
    case 'connect': return effect.sends || effect.shell || effect.listens ? undefined : show(effect)
    case 'publish': return effect.force || effect.lease ? undefined : show(effect)
    case 'install': return effect.where === 'workspace' ? 'install (workspace)' : undefined
    default: return undefined
  }
}

/** For a tool that fetches pages: the place is the server that it fetches from. */
export function toolShapeOf(request: Request, finding: Finding, workspace: string): string | undefined {
  const { effect } = finding.occurrence
  const shape = shapeOf(finding, workspace)
  if (shape === undefined || request.action.kind !== 'fetch') return shape
  const server = serverOf(request.action.url)
  return server === undefined || effect.kind !== 'connect' ? undefined : `connect ${server} by ${finding.rule}`
}

export function serverOf(url: string): string | undefined {
  try {
    const { protocol, host } = new URL(url)
    return /^https?:$/.test(protocol) && host ? `${protocol}//${host}` : undefined
  } catch {
    return undefined
  }
}

/** The words of a command, where all of them are known and nothing belongs to it that changes what it means. */
export function wordsOf({ occurrence: { call, via } }: Finding): readonly string[] | undefined {
  if (via || call.stdin || call.assignments.length || !call.redirects.every(isQuiet)) return undefined
  const words: string[] = []
  // What follows a word that is not known may stand anywhere.
  for (const word of [call.program, ...call.args]) {
    const value = word.many ? undefined : exact(word)
    if (value === undefined) break
    words.push(value)
  }
  return words
}

/** A redirect that neither reads nor writes anything. */
const isQuiet = ({ operator, target }: Redirect): boolean => (/^[<>]&$/.test(operator) ? /^(?:\d|-)$/.test(exact(target) ?? '') : /^&?>>?$/.test(operator) && exact(target) === '/dev/null')

/** The commands that are asked about, word by word and with their folders; none where one of them is not exactly known. */
export function callsOf(verdict: Verdict): readonly string[] {
  const calls = asksOf(verdict).map(({ occurrence: { call, via } }) => {
    const words = [(via ?? call).cwd, (via ?? call).program, ...(via ?? call).args].map(exact)
    return words.includes(undefined) ? undefined : JSON.stringify(words)
  })
  return calls.includes(undefined) ? [] : unique(calls.flatMap(one => one ?? []))
}
