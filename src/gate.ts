// The pipeline, from a request to a verdict and from a verdict to an answer; the only place where an error becomes a refusal.
import { analyze, type SourceRequest } from './analyze.ts'
import { type Answer, type Facts, type Finding, type Invocation, literal, type Occurrence, type Request, type Verdict, verdict } from './model/index.ts'
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

export interface Judged {
  readonly request: Request
  readonly verdict: Verdict
}

/**
 * Works out what the request would do and what policy says of it. Pure but for the facts, which only read.
 *
 * Never throws: whatever goes wrong inside is a denial by the rule `gate-failed`.
 */
export function decide(request: Request, facts: Facts, policy: Policy): Verdict {
  try {
    return judge(occurrencesOf(request, facts), facts, policy)
  } catch (error) {
    return failed(request, error)
  }
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

function occurrencesOf(request: Request, facts: Facts): readonly Occurrence[] {
  const { action } = request
  const call = nobody(request)
  const source: SourceRequest = { cwd: request.cwd, interactive: request.interactive }
  switch (action.kind) {
    case 'script': return analyze({ ...source, script: action.source, ...(action.shell && { shell: action.shell }) }, facts)
    case 'argv': return analyze({ ...source, argv: action.argv }, facts)
    case 'file': return action.paths.map(path => ({ call, effect: { kind: action.verb, target: literal(path) } }))
    case 'mcp': return [{ call, effect: { kind: 'mutate', target: literal(`mcp__${action.server}__${action.tool}`) } }]
    case 'fetch': return [{ call, effect: { kind: 'connect', target: literal(action.url) } }]
    case 'inert': return []
    case 'tool': return [{ call, effect: { kind: 'unknown', target: literal(action.tool), why: 'nothing is known of this tool' } }]
  }
}
