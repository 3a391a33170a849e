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
import { SETTINGS } from '../codes.ts'
import { misused, print } from '../io.ts'
import type { Parsed } from '../parse.ts'
import { shownOnALine } from '../shown.ts'
import { dryRunFlag, jsonFlag } from './rules-flags.ts'
import { withTrailing } from './rules-words.ts'

interface Found {
  readonly file: string
  readonly plan: Plan
}

const DECISIONS: readonly Decision[] = ['deny', 'ask', 'allow']

export function importRules(typed: Parsed): number {
  const parsed = withTrailing(typed, [dryRunFlag, jsonFlag])
  if (typeof parsed === 'string') return misused(parsed)
  const [agent, named, ...more] = parsed.operands
  const source = sources.find(one => one.agent === agent)
  if (!source || more.length) return misused(`say whose list, and where it is if not at its usual place: gatekeeper rules import ${sources.map(one => one.agent).join('|')} [file]`)
  const found = named === undefined ? usual(source) : readOne(source, resolve(named))
  if (typeof found === 'string') return misused(found, SETTINGS)
  const target = join(configFolder(), FILE)
  const lists = listsOf(found)
  if (parsed.flags.has('json')) print(`${JSON.stringify({ files: found.map(({ file, plan }) => ({ file, ...plan })), target, add: lists })}\n`)
  else print(inWords(found, target, lists, parsed.flags.has('dry-run')))
  if (parsed.flags.has('dry-run')) return 0
  try {
    addRules(target, lists)
    return 0
  } catch (error) {
    return misused(faultOf(error), SETTINGS)
  }
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

function inWords(found: readonly Found[], target: string, lists: Lists, dry: boolean): string {
  const parts = found.map(({ file, plan }) => {
    const taken = plan.imported.map(line).join('')
    const left = plan.skipped.map(({ source, why }) => `  ${shownOnALine(source) || '(nothing)'}: ${shownOnALine(why)}\n`).join('')
    return `${shownOnALine(file)}\n${taken || '  it has no rules to take over\n'}${left && `not taken over\n${left}`}`
  })
  const count = DECISIONS.reduce((sum, decision) => sum + (lists[decision]?.length ?? 0), 0)
  return `${parts.join('\n')}\n${count} ${count === 1 ? 'rule' : 'rules'} ${dry ? 'would go' : 'go'} into ${shownOnALine(target)}\n`
}

const line = ({ source, decision, rules, differs }: Imported): string =>
  `  ${decision.padEnd(5)}  ${shownOnALine(source)}${rules.length === 1 && rules[0] === source ? '' : `  ->  ${shownOnALine(rules.join(', '))}`}${differs === undefined ? '' : `  (${shownOnALine(differs)})`}\n`
