// What `exec`, `check` and `explain` have in common: from what was typed to a request, and to a verdict.
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { codeOf } from '../disk/error.ts'
import { decide, type SecondReader } from '../gate.ts'
import { type Action, type Facts, type Mode, MODES, type Occurrence, type Request, textOf, type Verdict } from '../model/index.ts'
import type { Loaded } from '../settings/index.ts'
import { placeOf } from '../settings/place.ts'
import { write } from './io.ts'
import { modeTaken } from './mode-taken.ts'
import type { Parsed } from './parse.ts'
import { modeNow, type Ports } from './ports.ts'
import { shownOnALine } from './shown.ts'

export interface Circumstances {
  readonly cwd: string
  readonly workspace?: string
  readonly mode?: Mode
  /** Absolute path. */
  readonly settings?: string
}

export interface Judge {
  readonly facts: Facts
  readonly mode: Mode
  readonly loaded: Loaded
  readonly judge: (action: Action) => { readonly request: Request; readonly verdict: Verdict }
}

/** @returns what is wrong with a folder that was named */
export function circumstancesOf({ flags }: Parsed): Circumstances | string {
  const here = currentFolder()
  if (here === undefined) return 'the current folder is gone; go to one that exists'
  const cwd = folderOf(flags.get('cwd'), here)
  const workspace = folderOf(flags.get('workspace'), here)
  for (const [name, path] of [['--cwd', cwd], ['--workspace', workspace]] as const) if (path !== undefined && !isFolder(path)) return `${name} ${path} is no folder; name one that is there`
  const mode = MODES.find(known => known === flags.get('mode'))
  const settings = folderOf(flags.get('settings'), here)
  return { cwd: cwd ?? here, ...(settings !== undefined && { settings }), ...(workspace !== undefined && { workspace }), ...(mode && { mode }) }
}

const folderOf = (value: string | true | undefined, here: string): string | undefined => (typeof value === 'string' ? resolve(here, value) : undefined)

function currentFolder(): string | undefined {
  try {
    return process.cwd()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** @returns what is wrong with the settings: what they said is lost then, and nothing may be decided by what is left */
export async function judgeIn(around: Circumstances, ports: Ports, agent: string): Promise<Judge | string> {
  const { cwd, workspace } = around
  const facts = ports.facts(cwd, workspace)
  const loaded = ports.policy(facts, around)
  const { policy, problems, secondOpinion } = loaded
  if (problems.length) return complaintOf(problems)
  const second = await secondReader(secondOpinion)
  return {
    facts,
    mode: policy.mode,
    loaded,
    judge: action => {
      const request: Request = { principal: { agent, session: ports.session(), user: facts.user }, action, cwd, interactive: false, ...(agent === 'typed' && { lives: true }) }
      const verdict = decide(request, facts, { ...policy, mode: modeNow(policy.mode, request.principal, loaded, ports) }, second)
      return { request, verdict: action.kind === 'argv' ? spanning(verdict, textOf(request).length) : verdict }
    },
  }
}

/** The words of a program that no shell reads are one part of what is shown, quotes and all. */
function spanning(verdict: Verdict, end: number): Verdict {
  const known = new Map<Occurrence, Occurrence>()
  const widen = (occurrence: Occurrence): Occurrence => {
    const wide = known.get(occurrence) ?? { ...occurrence, call: { ...occurrence.call, span: { start: 0, end } } }
    known.set(occurrence, wide)
    return wide
  }
  return { ...verdict, occurrences: verdict.occurrences.map(widen), findings: verdict.findings.map(finding => ({ ...finding, occurrence: widen(finding.occurrence) })) }
}

/** On stderr, and not as gatekeeper's own lines begin there: those say that an exit code is its own. */
export function noteMode(loaded: Loaded, typed: Mode | undefined): void {
  const taken = modeTaken(loaded, typed)
  if (taken !== undefined) write(2, `note of gatekeeper: ${shownOnALine(taken)}\n`)
}

/** The second reader of shell source, loaded only where the settings ask for it. */
export const secondReader = async (wanted: boolean): Promise<SecondReader | undefined> => (wanted ? (await import('./second-opinion.ts')).secondOpinion : undefined)

export const complaintOf = (problems: Loaded['problems']): string => `the settings cannot be used: ${problems.map(problem => `${placeOf(problem)}: ${problem.message}`).join('; ')}`
