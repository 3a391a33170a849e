// `check --batch`: many command lines in one process, each answered by one line as soon as it is read. None goes unanswered.
import { resolve } from 'node:path'
import { decide } from '../gate.ts'
import { type Facts, isObject, type Request, show, type Verdict } from '../model/index.ts'
import { faultOf } from '../disk/reason.ts'
import { SETTINGS } from './codes.ts'
import { complain, print } from './io.ts'
import { readLines } from './streams.ts'
import { type Circumstances, complaintOf, noteMode, secondReader } from './judge.ts'
import type { Loaded } from '../settings/index.ts'
import type { Ports } from './ports.ts'

interface Line {
  readonly id: unknown
  readonly command: string
  readonly cwd?: string
  readonly workspace?: string
}

interface Scene {
  readonly facts: Facts
  readonly loaded: Loaded
}

/** Longer lines are refused unread; the analysis refuses far shorter commands. */
const MAX_LINE = 8 * 1024 * 1024
/** How many folders are kept in mind: a caller may name a new one on each line. */
const MAX_FOLDERS = 64

/** @returns the exit code */
export async function batch(ports: Ports, around: Circumstances): Promise<number> {
  const { cwd: here, workspace } = around
  const first = sceneOf(here, workspace)
  const second = await secondReader(first.loaded.secondOpinion)
  const unusable = first.loaded.problems.length ? complaintOf(first.loaded.problems) : undefined
  if (unusable) complain(unusable)
  noteMode(first.loaded, around.mode)
  const known = new Map<string, Scene>()
  let number = 0
  for (const text of readLines(0, MAX_LINE)) {
    number++
    if (text !== undefined && !text.trim()) continue
    print(`${JSON.stringify(answer(text))}\n`)
  }
  return unusable ? SETTINGS : 0

  function answer(text: string | undefined): object {
    const line = unusable ?? (text === undefined ? 'the line is too long or not UTF-8' : decode(text))
    if (typeof line === 'string') return { id: idOf(text), line: number, decision: 'deny', risk: 'high', rules: ['gate-failed'], effects: [], error: line }
    try {
      const cwd = resolve(here, line.cwd ?? '.')
      const root = line.workspace === undefined ? workspace : resolve(here, line.workspace)
      const request: Request = { principal: { agent: 'batch' }, action: { kind: 'script', source: line.command }, cwd, interactive: false }
      const { facts, loaded } = placeOf(cwd, root)
      if (loaded.problems.length) throw new Error(complaintOf(loaded.problems))
      return { id: line.id, ...summary(decide(request, facts, loaded.policy, second)) }
    } catch (error) {
      return { id: line.id, decision: 'deny', risk: 'high', rules: ['gate-failed'], effects: [], error: faultOf(error) }
    }
  }

  /** A line may name another folder, and that have settings of its own. */
  function placeOf(cwd: string, folder: string | undefined): Scene {
    const key = `${cwd}\0${folder ?? ''}`
    let scene = known.get(key)
    if (!scene) {
      if (known.size >= MAX_FOLDERS) known.clear()
      scene = sceneOf(cwd, folder)
      known.set(key, scene)
    }
    return scene
  }

  function sceneOf(cwd: string, folder: string | undefined): Scene {
    const facts = ports.facts(cwd, folder)
    return { facts, loaded: ports.policy(facts, around) }
  }
}

/** @returns what is wrong, when it is no request */
function decode(text: string): Line | string {
  const value = read(text)
  if (!isObject(value)) return 'the line is no JSON object; write {"id": 1, "command": "ls"}'
  const { id = null, command, cwd, workspace } = value
  if (typeof command !== 'string') return 'the command is missing or no text'
  if (isAbsent(cwd) && isAbsent(workspace)) return { id, command }
  if (!(isAbsent(cwd) || typeof cwd === 'string') || !(isAbsent(workspace) || typeof workspace === 'string')) return 'cwd and workspace must be texts'
  return { id, command, ...(typeof cwd === 'string' && { cwd }), ...(typeof workspace === 'string' && { workspace }) }
}

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Even a request that cannot be used is answered under its id, where it has one. */
function idOf(text: string | undefined): unknown {
  const value = text === undefined ? undefined : read(text)
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null
}

const summary = ({ decision, risk, findings, occurrences }: Verdict): object => ({
  decision, risk, rules: [...new Set(findings.map(finding => finding.rule))], effects: occurrences.map(({ effect }) => show(effect)),
})
