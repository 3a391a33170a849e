// The composition root: the one place where the pure pipeline meets this machine, its settings, records and memory.
import { type AuditSettings, DEFAULT_AUDIT, type End, record, type Stage } from '../audit/index.ts'
import { configFolder, MANAGED_FOLDER, stateFolder } from '../facts/folders.ts'
import { machineFacts } from '../facts/index.ts'
import type { Around } from '../memory/covers.ts'
import { recall, stopOf, tallyOf } from '../memory/index.ts'
import { DENIALS, GRANTS } from '../memory/terms.ts'
import { type Answer, type Facts, type Mode, type Principal, type Request, textOf, type Verdict } from '../model/index.ts'
import { keepAnswer, offersOf } from './answers.ts'
import { boundBy } from './contents.ts'
import { exampleProblems } from './example-problems.ts'
import { pastSettled } from './past.ts'
import { sessionName } from './session.ts'
import { type Loaded, loadSettings, type Typed } from '../settings/index.ts'

/** What came of a request, for the record. */
export interface Outcome {
  readonly request: Request
  readonly verdict: Verdict
  readonly mode: Mode
  readonly answer?: Answer
  /** What settings say of records. */
  readonly audit?: AuditSettings | undefined
  /** What settled it and what became of it, where the rest does not tell. */
  readonly stage?: Stage
  readonly end?: End
  readonly exit?: number
  readonly signal?: string
  /** Milliseconds that the command ran; only known when it was supervised. */
  readonly duration?: number
}

/** In words, exactly what each kind of yes would store; absent where nothing narrow enough can be stored. */
export interface Offers {
  readonly session?: string
  /** For this session, everything like it. */
  readonly like?: string
  readonly always?: string
  /** For good, by a wider rule. */
  readonly wider?: string
}

/** What was said before about the same thing, and for how long it holds. */
export interface Memory {
  /** The answer that a person gave before to this, or to what covers it. */
  readonly recall: (request: Request, verdict: Verdict, around: Within) => Answer | undefined
  /** Keeps what is to be kept of an answer. Throws when it cannot. @returns what the agent is to be told besides */
  readonly remember: (request: Request, verdict: Verdict, answer: Answer, around: Within) => string | undefined
  readonly offers: (request: Request, verdict: Verdict, around: Within) => Offers
  /** True when so much was refused in the session that a person decides from now on. */
  readonly isWeary: (principal: Principal, terms: Loaded['terms']) => boolean
}

export interface Ports {
  readonly facts: (cwd: string, workspace?: string) => Facts
  /** @param typed what the command line says about a decision */
  readonly policy: (facts: Facts, typed?: Typed) => Loaded
  readonly memory: Memory
  /** The commands of the past that a rule would have settled. */
  readonly past: (rule: string) => readonly string[]
  /** Throws when it cannot be written. */
  readonly record: (outcome: Outcome) => void
  /** What settings say of the records. */
  readonly audit: () => AuditSettings
  /** What the calls from one terminal have in common. */
  readonly session: () => string
  /** Milliseconds that a person has to answer. */
  readonly patience: number
}

/** What a call is made in, and what settings say there of answers. */
export interface Within extends Around, Pick<Loaded, 'terms' | 'patience' | 'ask'> {
  readonly facts?: Facts
}

export const withinOf = (facts: Facts, mode: Mode, loaded: Loaded): Within => ({ ...loaded, workspace: facts.workspace, facts, mode })

/** The mode that counts: `auto` ends where a session was refused too much. */
export const modeNow = (mode: Mode, principal: Principal, { terms }: Loaded, { memory }: Ports): Mode => (mode === 'auto' && memory.isWeary(principal, terms) ? 'default' : mode)

export const ports: Ports = {
  facts: machineFacts,
  policy: (facts, typed) => {
    const loaded = loadSettings({ config: configFolder(), managed: MANAGED_FOLDER }, facts, typed)
    const failed = loaded.policy.commands ? exampleProblems(loaded, facts) : []
    return failed.length ? { ...loaded, problems: [...loaded.problems, ...failed] } : loaded
  },
  memory: {
    recall: (request, verdict, around) => recall(stateFolder(), request, verdict, boundBy(verdict, around), Date.now(), { ...DENIALS, ...around.terms }),
    remember: (request, verdict, answer, around) => keepAnswer(request, verdict, answer, boundBy(verdict, around), { ...GRANTS, ...DENIALS, ...around.terms }),
    offers: (request, verdict, around) => offersOf(request, verdict, around, ports.past),
    isWeary: (principal, terms) => stopOf(tallyOf(stateFolder(), principal, Date.now()), { ...DENIALS, ...terms }) !== undefined,
  },
  past: rule => pastSettled(rule, ports),
  record: ({ audit = DEFAULT_AUDIT, ...outcome }) => record(stateFolder(), { ...outcome, text: textOf(outcome.request) }, Date.now(), audit, { deliverer: [process.execPath, process.argv[1] ?? '', 'audit', 'deliver'] }),
  audit: () => ports.policy(machineFacts(process.cwd())).audit ?? DEFAULT_AUDIT,
  session: sessionName,
  patience: 10 * 60_000,
}
