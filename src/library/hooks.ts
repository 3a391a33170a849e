// Calls the hooks of whoever embeds the gate, and takes what they say for what it is: a tightening, or another action to judge.
import { type Action, type Finding, isObject, type Request } from '../model/index.ts'
import { actionOf, lineFor } from './request.ts'
import type { AfterHook, BeforeHook, Judged } from './types.ts'
import { faultOf, findingOn, messageOf } from './verdicts.ts'
import { within } from './within.ts'

export interface Said {
  readonly findings: readonly Finding[]
  /** What is to be judged in the request's place. */
  readonly rewrite?: Action
}

interface Round {
  readonly request: Request
  readonly deadline: number
}

/** The first refusal or rewriting ends the round: what comes after it would look at something that does not run. */
export async function runBefore(hooks: readonly BeforeHook[], round: Round): Promise<Said> {
  const findings: Finding[] = []
  for (const [index, hook] of hooks.entries()) {
    const said = await call(nameOf('before', hook, index), () => hook(round.request), round)
    findings.push(...said.findings)
    if (said.rewrite && !isSame(said.rewrite, round.request.action)) return { findings: [], rewrite: said.rewrite }
    if (said.findings.some(finding => finding.decision === 'deny')) break
  }
  return { findings }
}

/** Every one of them sees the decision, which none of them changes for the others. */
export async function runAfter(hooks: readonly AfterHook[], judged: Judged, round: Round): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const [index, hook] of hooks.entries()) {
    const name = nameOf('after', hook, index)
    const { findings: found, rewrite } = await call(name, () => hook(structuredClone(judged)), round)
    findings.push(...found, ...(rewrite ? [faultOf(round.request, `${name} wants to rewrite what is judged already`)] : []))
  }
  return findings
}

const nameOf = (when: string, { name }: { readonly name: string }, index: number): string => `${when} hook ${name || index + 1}`

async function call(name: string, work: () => unknown, round: Round): Promise<Said> {
  try {
    return saidOf(name, await within(round.deadline, 'it', work), round)
  } catch (error) {
    return { findings: [faultOf(round.request, `${name} failed: ${messageOf(error)}`)] }
  }
}

function saidOf(name: string, said: unknown, { request }: Round): Said {
  if (said === undefined) return { findings: [] }
  const { deny, ask, rewrite } = isObject(said) ? said : {}
  const id = name.replaceAll(' ', '-')
  if (typeof deny === 'string') return { findings: [findingOn(request, id, 'deny', deny)] }
  if (typeof ask === 'string') return { findings: [findingOn(request, id, 'ask', ask)] }
  if (rewrite !== undefined) return { findings: [], rewrite: typeof rewrite === 'string' ? lineFor(request.action, rewrite) : actionOf(rewrite) }
  throw new Error('it said something that is neither deny, ask nor rewrite')
}

const isSame = (a: Action, b: Action): boolean => {
  const told = (action: Action): string => JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))
  return told(a) === told(b)
}
