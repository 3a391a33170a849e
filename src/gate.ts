// The pipeline, from a request to a verdict and from a verdict to an answer; the only place where an error becomes a refusal.
import { type Analyzed, examine, type SourceRequest } from './analyze.ts'
import { type Answer, type Effect, type Facts, type Finding, type Invocation, literal, type Occurrence, pattern, type Request, unknown, type Verdict, verdict } from './model/index.ts'
import { judge, type Policy } from './policy/judge.ts'

/** Asks somebody. Never throws; resolves with a denial when nobody answers in time. */
export interface Approver {
  readonly name: string
  readonly ask: (question: Question) => Promise<Answer>
}

export interface Question {
  readonly request: Request
  readonly verdict: Verdict
}

/**
 * Works out what the request would do and what policy says of it. Pure but for the facts, which only read.
 *
 * Never throws: whatever goes wrong inside is a denial by the rule `gate-failed`.
 *
 * @param second asked only when a line is about to be allowed; it can tighten, never loosen
 */
export function decide(request: Request, facts: Facts, policy: Policy, second?: SecondReader): Verdict {
  try {
    const { occurrences, invocations } = examineRequest(request, facts)
    const first = judge(occurrences, facts, policy)
    if (!second || first.decision !== 'allow' || request.action.kind !== 'script') return first
    const disagreement = disagreementOf(request.action.source, invocations, second)
    return disagreement ? judge([...occurrences, { effect: unknown(literal(disagreement), 'readers disagree'), call: nobody(request) }], facts, policy) : first
  } catch (error) {
    return failed(request, error)
  }
}

/** Another reading of shell source: the programs in it, or undefined when it has no opinion. */
export type SecondReader = (source: string) => readonly string[] | undefined

/** A program that only the second reader sees. */
function disagreementOf(source: string, invocations: readonly Invocation[], second: SecondReader): string | undefined {
  const seen = new Set(invocations.flatMap(({ program }) => [program.text, ...(program.values ?? [])]))
  return second(source)?.find(name => !seen.has(name) && !new RegExp(`(?:^|[\\s;&|])(?:function\\s+)?${name.replace(/[.+]/g, '\\$&')}\\s*\\(`).test(source))
}

/** A denial that stands for a fault of gatekeeper's own. */
export function failed(request: Request, error: unknown): Verdict {
  const call = nobody(request)
  const why = error instanceof Error ? error.message : String(error)
  const occurrence: Occurrence = { effect: { kind: 'unknown', target: literal(textOf(request)), why: 'gatekeeper failed while judging it' }, call }
  const finding: Finding = {
    rule: 'gate-failed', decision: 'deny', risk: 'high', pinned: true, layer: 'built-in', occurrence,
    reason: `gatekeeper itself failed: ${why.slice(0, 200)}`, instead: 'report this as a fault of gatekeeper; until then, ask a person to run it',
  }
  return verdict([finding], [occurrence])
}

/** The request as one line of text: for prompts, records and grants. */
export function textOf({ action }: Request): string {
  switch (action.kind) {
    case 'script': return action.source
    case 'argv': return action.argv.map(quote).join(' ')
    case 'file': return `${action.tool} ${action.paths.join(' ')}`
    case 'mcp': return `mcp__${action.server}__${action.tool}`
    case 'fetch': return `${action.tool} ${action.url}`
    case 'inert': case 'tool': return action.tool
  }
}

/** A word as a POSIX shell would have to be given it. For display only: what was judged runs, never a rendering of it. */
const quote = (word: string): string => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

const nobody = (request: Request): Invocation => ({
  program: literal(request.action.kind), args: [], assignments: [], redirects: [], cwd: literal(request.cwd), span: { start: 0, end: textOf(request).length },
})

function examineRequest(request: Request, facts: Facts): Analyzed {
  const { action } = request
  const call = nobody(request)
  const source: SourceRequest = { cwd: request.cwd, interactive: request.interactive }
  const only = (...effects: readonly Effect[]): Analyzed => ({ occurrences: effects.map(effect => ({ call, effect })), invocations: [] })
  switch (action.kind) {
    case 'script': return examine({ ...source, script: action.source, ...(action.shell && { shell: action.shell }) }, facts)
    case 'argv': return examine({ ...source, argv: action.argv }, facts)
    case 'file': return only(...action.paths.map((path): Effect => ({ kind: action.verb, target: literal(path) })), ...(action.globs ?? []).map((glob): Effect => ({ kind: action.verb, target: pattern(glob, glob) })))
    case 'mcp': return only({ kind: 'mutate', target: literal(`mcp__${action.server}__${action.tool}`) })
    case 'fetch': return only({ kind: 'connect', target: literal(action.url) })
    case 'inert': return only()
    case 'tool': return only(unknown(literal(action.tool), 'nothing is known of this tool'))
  }
}
