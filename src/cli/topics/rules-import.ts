// `rules import`: takes over what another agent's permission list says, and shows what of it cannot be taken.
import { readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { faultOf } from '../../disk/reason.ts'
import { configFolder, homeFolder } from '../../facts/folders.ts'
import type { Decision } from '../../model/index.ts'
import { openSettings } from '../../settings/file.ts'
import { type Imported, type Plan, type Source, sources } from '../../settings/import/index.ts'
import { FILE } from '../../settings/index.ts'
import { addRules, type Lists } from '../../settings/write.ts'
import { rulesIn } from '../../policy/blocks.ts'
import { hosts } from '../../install/index.ts'
import { REFUSED, SETTINGS } from '../codes.ts'
import { complain, misused, print } from '../io.ts'
import { complaintOf } from '../judge.ts'
import { withMeant } from '../nearest.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { confirmed } from './confirm.ts'
import { hostCalled } from './install-list.ts'
import { dryRunFlag, jsonFlag, yesFlag } from './rules-flags.ts'
import { withTrailing } from './rules-words.ts'

interface Found {
  readonly file: string
  readonly plan: Plan
}

const DECISIONS: readonly Decision[] = ['deny', 'ask', 'allow']

const nameOf = (agent: string): string => hosts.find(({ name }) => name === agent || name.startsWith(`${agent}-`))?.name ?? agent

/** By the names that agents have everywhere here. */
export const SOURCES = sources.map(({ agent }) => nameOf(agent))

export async function importRules(typed: Parsed, ports: Ports): Promise<number> {
  const parsed = withTrailing(typed, [dryRunFlag, yesFlag, jsonFlag])
  if (typeof parsed === 'string') return misused(parsed)
  const [agent, named, ...more] = parsed.operands
  const whose = `say whose list, and where it is if not at its usual place: gatekeeper rules import ${SOURCES.join('|')} [file]`
  if (agent === undefined || more.length) return misused(whose)
  const source = sourceOf(agent)
  if (!source) return misused(withMeant(`there is no list of ${agent} that can be taken over`, agent, SOURCES, whose))
  const found = named === undefined ? usual(source) : readOne(source, resolve(named))
  // Settings are not what is wrong here.
  if (typeof found === 'string') return misused(found)
  const target = join(configFolder(), FILE)
  const lists = newIn(listsOf(found), ports)
  const count = DECISIONS.reduce((sum, decision) => sum + (lists[decision]?.length ?? 0), 0)
  const [json, dry] = [parsed.flags.has('json'), parsed.flags.has('dry-run')]
  if (json) print(`${JSON.stringify({ files: found.map(({ file, plan }) => ({ file, ...plan })), target, add: lists })}\n`)
  else print(`${inWords(found)}\n${count ? `${count} ${count === 1 ? 'rule' : 'rules'} ${dry ? 'would go' : 'to go'} into ${shownOnALine(target)}` : `nothing is new: ${shownOnALine(target)} has all of it`}\n`)
  if (dry || !count) return 0
  // Where nobody can be asked it is a script, which writes as `rules add` does: it was typed for that.
  if (!parsed.flags.has('yes') && !json && (await confirmed('write this?')) === false) {
    complain('nothing was written: the answer was no; --yes does it without asking')
    return REFUSED
  }
  return written(target, lists, ports, json)
}

function written(target: string, lists: Lists, ports: Ports, json: boolean): number {
  const broken = ports.policy(ports.facts(process.cwd())).problems.filter(one => one.file === target)
  if (broken.length) return misused(`nothing was written, since ${complaintOf(broken)}; mend that first`, SETTINGS)
  try {
    addRules(target, lists)
    if (!json) print('written; gatekeeper rules list shows them\n')
    return 0
  } catch (error) {
    return misused(faultOf(error), SETTINGS)
  }
}

const sourceOf = (agent: string): Source | undefined => sources.find(one => nameOf(one.agent) === (hostCalled(agent)?.name ?? agent))

/** What the user's own settings do not say yet. */
function newIn(lists: Lists, ports: Ports): Lists {
  const { policy } = ports.policy(ports.facts(process.cwd()))
  const held = rulesIn(policy.layers).filter(one => one.layer === 'user')
  return Object.fromEntries(DECISIONS.map(decision => [decision, (lists[decision] ?? []).filter(rule => !held.some(one => one.decision === decision && one.text === rule))]))
}

/** @returns what is wrong: of several files, all are read or none counts */
function usual(source: Source): readonly Found[] | string {
  const files = source.files.flatMap(file => filesLike(join(homeFolder(), file)))
  const read = files.map(file => readOne(source, file, true))
  const problem = read.find(one => typeof one === 'string')
  if (problem !== undefined) return problem
  const found = read.flatMap(one => (typeof one === 'string' ? [] : one))
  return found.length ? found : `${source.agent} has no list of its user here (${source.files.map(file => `~/${file}`).join(', ')}); name the file`
}

function filesLike(path: string): readonly string[] {
  const [start, end] = basename(path).split('*')
  if (start === undefined || end === undefined) return [path]
  try {
    return readdirSync(dirname(path)).filter(name => name.startsWith(start) && name.endsWith(end)).sort().map(name => join(dirname(path), name))
  } catch {
    return []
  }
}

function readOne(source: Source, file: string, optional = false): readonly Found[] | string {
  const opened = openSettings(file)
  if ('absent' in opened) return optional ? [] : `${file}: there is no such file`
  if ('problem' in opened) return `${file}: ${opened.problem}`
  const plan = source.read(opened.text)
  return 'problem' in plan ? `${file}: ${plan.problem}; nothing is taken over` : [{ file, plan }]
}

function listsOf(found: readonly Found[]): Lists {
  const all = found.flatMap(({ plan }) => plan.imported)
  return Object.fromEntries(DECISIONS.map(decision => [decision, [...new Set(all.filter(one => one.decision === decision).flatMap(one => one.rules))]]))
}

function inWords(found: readonly Found[]): string {
  return found.map(({ file, plan }) => {
    const taken = plan.imported.map(line).join('')
    const left = plan.skipped.map(({ source, why }) => `  ${shownOnALine(source) || '(nothing)'}: ${shownOnALine(why)}\n`).join('')
    return `${shownOnALine(file)}\n${taken || '  it has no rules to take over\n'}${left && `not taken over\n${left}`}`
  }).join('\n')
}

const line = ({ source, decision, rules, differs }: Imported): string =>
  `  ${decision.padEnd(5)}  ${shownOnALine(source)}${rules.length === 1 && rules[0] === source ? '' : `  ->  ${shownOnALine(rules.join(', '))}`}${differs === undefined ? '' : `  (${shownOnALine(differs)})`}\n`
