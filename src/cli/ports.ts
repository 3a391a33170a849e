// The composition root: the one place where the pure pipeline meets this machine, its settings, records and memory.
import { processFacts } from '../approvers/processes.ts'
import { type AuditSettings, DEFAULT_AUDIT, type End, record, type Stage } from '../audit/index.ts'
import { failedExamples } from '../examples.ts'
import { configFolder, MANAGED_FOLDER, stateFolder } from '../facts/folders.ts'
import { machineFacts } from '../facts/index.ts'
import { recall } from '../memory/index.ts'
import { type Answer, type Facts, type Mode, type Request, textOf, type Verdict } from '../model/index.ts'
import { keepAnswer, offersOf } from './answers.ts'
import { FILE, type Loaded, loadSettings } from '../settings/index.ts'

/** What the command line says about a decision. */
export interface PolicyFlags {
  readonly mode?: Mode
  /** Absolute path. */
  readonly cwd: string
}

/** What came of a request, for the record. */
export interface Outcome {
  readonly request: Request
  readonly verdict: Verdict
  readonly mode: Mode
  readonly answer?: Answer
  /** What settled it and what became of it, where the rest does not tell. */
  readonly stage?: Stage
  readonly end?: End
  readonly exit?: number
  readonly signal?: string
  /** Milliseconds that the command ran; only known when it was supervised. */
  readonly duration?: number
}

/** What was said before about the same thing, and for how long it holds. */
export interface Memory {
  /** The answer that a person gave before to the very same thing. */
  readonly recall: (request: Request, verdict: Verdict, workspace: string) => Answer | undefined
  /** Keeps what is to be kept of an answer. Throws when it cannot. */
  readonly remember: (request: Request, verdict: Verdict, answer: Answer, workspace: string) => void
  /** In words, exactly what each kind of yes would store; undefined where nothing narrow enough can be stored. */
  readonly offers: (request: Request, verdict: Verdict) => { readonly session?: string; readonly always?: string }
}

export interface Ports {
  readonly facts: (cwd: string, workspace?: string) => Facts
  readonly policy: (flags: PolicyFlags) => Loaded
  readonly memory: Memory
  /** Throws when it cannot be written. */
  readonly record: (outcome: Outcome) => void
  /** What settings say of the records. */
  readonly audit: () => AuditSettings
  /** What the calls from one terminal have in common. */
  readonly session: () => string
  /** Milliseconds that a person has to answer. */
  readonly patience: number
}

export const ports: Ports = {
  facts: machineFacts,
  policy: ({ mode, cwd }) => {
    const loaded = loadSettings({ config: configFolder(), managed: MANAGED_FOLDER }, mode)
    const { commands } = loaded.policy
    const failed = commands ? failedExamples(commands, machineFacts(cwd)) : []
    return failed.length ? { ...loaded, problems: [...loaded.problems, ...failed.map(message => ({ file: `${configFolder()}/${FILE} or ${MANAGED_FOLDER}/${FILE}`, message }))] } : loaded
  },
  memory: {
    recall: (request, verdict, workspace) => recall(stateFolder(), request, textOf(request), workspace, verdict, Date.now()),
    remember: keepAnswer,
    offers: offersOf,
  },
  record: outcome => record(stateFolder(), { ...outcome, text: textOf(outcome.request) }, Date.now(), ports.audit(), { deliverer: [process.execPath, process.argv[1] ?? '', 'audit', 'deliver'] }),
  audit: () => DEFAULT_AUDIT,
  session: sessionName,
  patience: 10 * 60_000,
}

/** The session's leader, by its number and its start. Without /proc: the caller's number. */
function sessionName(): string {
  const leader = Number(processFacts('self')?.session)
  const start = leader > 0 ? processFacts(leader)?.start : undefined
  return start === undefined ? `caller-${process.ppid}` : `${leader}-${start}`
}
