// The pipeline, from a request to a verdict: whatever goes wrong on the way is a refusal.
import { type Analyzed, examine, type SourceRequest } from './analyze.ts'
import type { Commands } from './commands/define.ts'
import { type Action, type Answer, asInvocation, type Effect, type Facts, literal, pattern, type Request, unknown, type Verdict } from './model/index.ts'
import { disagreementOf, failed } from './failure.ts'
import { judge, type Policy } from './policy/judge.ts'
import { typedInto } from './typing.ts'

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
 * @param policy with what settings say of programs, if they do
 * @param second asked only when a line is about to be allowed; it can tighten, never loosen
 */
export function decide(request: Request, facts: Facts, policy: Policy & { readonly commands?: Commands }, second?: SecondReader): Verdict {
  try {
    const { occurrences, invocations } = examineRequest(request, facts, policy.commands)
    const first = judge(occurrences, facts, policy, invocations)
    if (!second || first.decision !== 'allow') return first
    const disagreement = scriptsOf(request.action).map(source => disagreementOf(source, invocations, second)).find(Boolean)
    return disagreement ? judge([...occurrences, { effect: unknown(literal(disagreement), 'readers disagree'), call: asInvocation(request) }], facts, policy, invocations) : first
  } catch (error) {
    return failed(request, error)
  }
}

/** Another reading of shell source: the programs in it, or undefined when it has no opinion. */
export type SecondReader = (source: string) => readonly string[] | undefined

const scriptsOf = (action: Action): readonly string[] => (action.kind === 'script' ? [action.source] : action.kind === 'several' ? action.actions.flatMap(scriptsOf) : [])

function examineRequest(request: Request, facts: Facts, commands: Commands | undefined): Analyzed {
  const { action } = request
  const source: SourceRequest = { cwd: request.cwd, interactive: request.interactive, ...(request.lives && { lives: true }) }
  const only = (...effects: readonly Effect[]): Analyzed => ({ occurrences: effects.map(effect => ({ call: asInvocation(request), effect })), invocations: [] })
  switch (action.kind) {
    case 'script': {
      const found = examine({ ...source, script: action.source, ...(action.shell && { shell: action.shell }) }, facts, commands)
      return request.typing ? { ...found, occurrences: [...found.occurrences, ...typedInto(request, found.invocations)] } : found
    }
    case 'argv': return examine({ ...source, argv: action.argv }, facts, commands)
    case 'file': return only(...action.paths.map((path): Effect => ({ kind: action.verb, target: literal(path), ...(action.recursive && { recursive: true }) })), ...(action.globs ?? []).map((glob): Effect => ({ kind: action.verb, target: pattern(glob, glob) })))
    case 'mcp': return only({ kind: 'mutate', target: literal(`mcp__${action.server}__${action.tool}`) })
    case 'fetch': return only({ kind: 'connect', target: literal(action.url) })
    case 'inert': return only()
    case 'tool': return only(unknown(literal(action.tool), 'nothing is known of this tool'))
    case 'several': {
      const parts = action.actions.map(one => examineRequest({ ...request, action: one }, facts, commands))
      return { occurrences: parts.flatMap(one => one.occurrences), invocations: parts.flatMap(one => one.invocations) }
    }
  }
}
