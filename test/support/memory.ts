// Verdicts and sessions for tests of what is remembered: commands of the machine of paper, answers in a state folder of their own.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decide } from '../../src/gate.ts'
import type { Around } from '../../src/memory/covers.ts'
import { recall } from '../../src/memory/index.ts'
import { remember, type Terms } from '../../src/memory/remember.ts'
import { DENIALS, GRANTS } from '../../src/memory/terms.ts'
import type { Action, Answer, Mode, Request, Verdict } from '../../src/model/index.ts'
import { defaultPolicy, type Policy } from '../../src/policy/judge.ts'
import { fakeFacts } from './facts.ts'

export const PERSON = 'a person at the terminal'
export const TERMS: Terms = { ...GRANTS, ...DENIALS }
export const NOON = Date.UTC(2026, 0, 1, 12)
export const around: Around = { workspace: '/home/dev/app', mode: 'default', boundary: 'settings 1' }

export interface Case {
  readonly request: Request
  readonly verdict: Verdict
}

export interface How {
  readonly agent?: string
  readonly session?: string | null
  readonly cwd?: string
  readonly mode?: Mode
  readonly files?: Readonly<Record<string, string>>
  readonly policy?: Partial<Policy>
}

export function judged(what: string | Action, { agent = 'exec', session = 'one', cwd = '/home/dev/app', mode = 'default', files = {}, policy = {} }: How = {}): Case {
  const action: Action = typeof what === 'string' ? { kind: 'script', source: what } : what
  const request: Request = { principal: { agent, ...(session !== null && { session }) }, action, cwd, interactive: false }
  const facts = fakeFacts({ files, facts: { cwd } })
  return { request, verdict: decide(request, facts, { ...defaultPolicy, ...policy, mode }) }
}

export interface Session {
  readonly state: string
  readonly say: (said: Case, answer: Partial<Answer>, more?: { readonly around?: Partial<Around>; readonly now?: number; readonly terms?: Partial<Terms> }) => string | undefined
  readonly recall: (asked: Case, more?: { readonly around?: Partial<Around>; readonly now?: number; readonly terms?: Partial<Terms> }) => Answer | undefined
  readonly remove: () => void
}

export function session(): Session {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatekeeper-memory-')))
  const state = join(root, 'state')
  return {
    state,
    say: ({ request, verdict }, answer, more = {}) => remember(state, request, verdict, { decision: 'allow', by: PERSON, ...answer }, { ...around, ...more.around }, more.now ?? NOON, { ...TERMS, ...more.terms }),
    recall: ({ request, verdict }, more = {}) => recall(state, request, verdict, { ...around, ...more.around }, more.now ?? NOON + 1, { ...TERMS, ...more.terms }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
