// `rules add` and `rules remove`: one rule in one file of settings.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultOf } from '../../disk/reason.ts'
import { configFolder } from '../../facts/folders.ts'
import type { Decision } from '../../model/index.ts'
import { decodeSettings } from '../../settings/decode.ts'
import { openSettings } from '../../settings/file.ts'
import { FILE, type Loaded, LOCAL, PROJECT } from '../../settings/index.ts'
import { placeOf } from '../../settings/place.ts'
import { addRules, removeRule } from '../../settings/write.ts'
import { SETTINGS } from '../codes.ts'
import { misused, print } from '../io.ts'
import { circumstancesOf, complaintOf } from '../judge.ts'
import { withMeant } from '../nearest.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { targetFlags } from './rules-flags.ts'
import { troubleWith } from './rules-names.ts'
import { withTrailing } from './rules-words.ts'

const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']

/** A file of settings that is to be changed. */
interface Target {
  readonly kind: string
  readonly file: string
  readonly workspace: string
  readonly before: Loaded
  readonly now: () => Loaded
}

export function add(typed: Parsed, ports: Ports): number {
  const parsed = withTrailing(typed, targetFlags)
  if (typeof parsed === 'string') return misused(parsed)
  const [word, typedRule, ...more] = parsed.operands
  const decision = DECISIONS.find(one => one === word)
  const example = `one rule, in quotes: gatekeeper rules add ${decision ?? 'allow'} 'bash(npm test)'`
  if (word !== undefined && !decision) return misused(withMeant(`there is no ${word}`, word, DECISIONS, `say allow, ask or deny, and ${example}`))
  if (!decision || typedRule === undefined || more.length) return misused(`say ${decision ? '' : 'allow, ask or deny, and '}${example}`)
  const rule = typedRule.trim()
  const trouble = troubleWith(rule)
  if (trouble) return misused(trouble)
  const target = targetOf(parsed, ports)
  if (typeof target === 'string') return misused(target)
  const broken = brokenIn(target)
  if (broken.length) return misused(`nothing was added, since the file cannot be used as it is, and refuses everything: ${broken.join('; ')}; mend that first`, SETTINGS)
  return changed(target, () => {
    addRules(target.file, { [decision]: [rule] })
    print(`${decision} ${shownOnALine(rule)}: in ${shownOnALine(target.file)}\n${howFar(target, decision)}${keptOut(target, ports)}`)
  })
}

export function remove(typed: Parsed, ports: Ports): number {
  const parsed = withTrailing(typed, targetFlags)
  if (typeof parsed === 'string') return misused(parsed)
  const [typedRule, ...more] = parsed.operands
  if (typedRule === undefined || more.length) return misused("name one rule, in quotes, as it is written: gatekeeper rules remove 'bash(npm test)'")
  const rule = typedRule.trim()
  const target = targetOf(parsed, ports)
  if (typeof target === 'string') return misused(target)
  const broken = brokenIn(target)
  if (broken.length && !mends(target, rule)) return misused(`nothing was removed, since the file cannot be used as it is, and refuses everything: ${broken.join('; ')}; mend that first`, SETTINGS)
  let had: readonly string[] = []
  const code = changed(target, () => {
    had = removeRule(target.file, rule)
    if (had.length) print(`${had.join(', ')} ${shownOnALine(rule)}: no longer in ${shownOnALine(target.file)}\n${had.includes('allow') ? '' : howFar(target, 'allow')}`)
  })
  return had.length || code === SETTINGS ? code : misused(`${target.file} has no rule ${rule}; gatekeeper rules list shows those that there are, and where`)
}

/** @returns what is wrong with the call */
function targetOf(parsed: Parsed, ports: Ports): Target | string {
  const kinds = targetFlags.filter(({ long }) => parsed.flags.has(long)).map(({ long }) => long)
  if (kinds.length > 1) return `choose one of ${targetFlags.map(({ long }) => `--${long}`).join(', ')}`
  const around = circumstancesOf(parsed)
  if (typeof around === 'string') return around
  const [kind = 'user'] = kinds
  const facts = ports.facts(around.cwd)
  const file = kind === 'user' ? join(configFolder(), FILE) : join(facts.workspace, PROJECT, kind === 'local' ? LOCAL : FILE)
  const now = (): Loaded => ports.policy(ports.facts(around.cwd))
  return { kind, file, workspace: facts.workspace, before: now(), now }
}

const brokenIn = ({ file, before }: Target): readonly string[] => before.problems.filter(one => one.file === file).map(one => `${placeOf(one)}: ${one.message}`)

/** Whether a file that cannot be used has less wrong with it without the rule: tried on a copy. */
function mends({ file, kind }: Target, rule: string): boolean {
  const opened = openSettings(file, kind !== 'user')
  if (!('text' in opened)) return false
  const folder = mkdtempSync(join(tmpdir(), 'gatekeeper-'))
  try {
    const copy = join(folder, FILE)
    writeFileSync(copy, opened.text, { mode: 0o600 })
    removeRule(copy, rule)
    const after = openSettings(copy)
    return 'text' in after && decodeSettings(after.text, copy, kind).problems.length < decodeSettings(opened.text, copy, kind).problems.length
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the exit code: settings that cannot be used now, whichever they are, are told at once */
function changed(target: Target, change: () => void): number {
  try {
    change()
  } catch (error) {
    return misused(faultOf(error), SETTINGS)
  }
  const { problems } = target.now()
  return problems.length ? misused(`it is written, and everything is refused all the same: ${complaintOf(problems)}`, SETTINGS) : 0
}

/** How much of a project's file counts now. */
function howFar({ kind, file, before }: Target, decision: Decision): string {
  if (kind === 'user') return ''
  const wasTrusted = before.files.some(one => one.path === file && one.trusted)
  if (decision === 'allow') return 'until you trust it as it is now, only what makes things stricter counts in it: gatekeeper trust\n'
  return wasTrusted ? 'it counts at once; what the file loosens counts again when you trust it as it is now: gatekeeper trust\n' : 'it counts at once: what makes things stricter needs no trust\n'
}

/** Settings of one copy of a project are not to reach the others. */
function keptOut({ kind, file, workspace }: Target, ports: Ports): string {
  if (kind !== 'local' || !existsSync(join(workspace, '.git')) || ports.facts(workspace).ignored(file)) return ''
  return `git does not ignore it: keep it out of commits with a line ${PROJECT}/${LOCAL} in .gitignore\n`
}
