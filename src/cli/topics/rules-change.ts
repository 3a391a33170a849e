// `rules add` and `rules remove`: one rule in one file of settings.
import { join } from 'node:path'
import { faultOf } from '../../disk/reason.ts'
import { configFolder } from '../../facts/folders.ts'
import { type Decision, EFFECT_KINDS } from '../../model/index.ts'
import { type Pattern, readPattern } from '../../policy/patterns.ts'
import { rules as builtIn } from '../../policy/rules/index.ts'
import { FILE, LOCAL, PROJECT } from '../../settings/index.ts'
import { addRules, removeRule } from '../../settings/write.ts'
import { SETTINGS } from '../codes.ts'
import { misused, print } from '../io.ts'
import { circumstancesOf } from '../judge.ts'
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import { shownOnALine } from '../shown.ts'
import { targetFlags } from './rules-flags.ts'
import { withTrailing } from './rules-words.ts'

const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']

export function add(typed: Parsed, ports: Ports): number {
  const parsed = withTrailing(typed, targetFlags)
  if (typeof parsed === 'string') return misused(parsed)
  const [word, rule, ...more] = parsed.operands
  const decision = DECISIONS.find(one => one === word)
  if (!decision || rule === undefined || more.length) return misused(`say what to do and one rule, in quotes: gatekeeper rules add ${decision ?? 'allow'} 'bash(npm test)'`)
  const pattern = readPattern(rule)
  if ('problem' in pattern) return misused(pattern.problem)
  const trouble = troubleWith(rule.trim(), pattern)
  if (trouble) return misused(trouble)
  return changed(parsed, ports, file => {
    addRules(file, { [decision]: [rule.trim()] })
    print(`${decision} ${shownOnALine(rule.trim())}: in ${shownOnALine(file)}\n`)
  })
}

/** What can be written, and would not do what whoever types it expects. */
function troubleWith(rule: string, pattern: Pattern): string | undefined {
  if (pattern.kind !== 'tool' || /^mcp__/.test(rule)) return undefined
  if (builtIn.some(one => one.id === rule)) return `${rule} is a built-in rule; give it a decision in your settings: "rules": { "${rule}": "ask" }`
  if (rule === '*') return '* would mean the tools of an agent that are no shell; name what is meant: bash, write, connect, ...'
  const verb = EFFECT_KINDS.find(kind => kind === rule.toLowerCase())
  if (verb) return `nothing is called ${rule}; did you mean ${verb}?`
  return TOOL.test(rule) ? undefined : `nothing is called ${rule}; it can be bash(...), an effect (${EFFECT_KINDS.join(', ')}) or a tool of an agent, which begins with a capital letter`
}
const TOOL = /^[A-Z]|_|\*/

export function remove(typed: Parsed, ports: Ports): number {
  const parsed = withTrailing(typed, targetFlags)
  if (typeof parsed === 'string') return misused(parsed)
  const [rule, ...more] = parsed.operands
  if (rule === undefined || more.length) return misused("name one rule, in quotes, as it is written: gatekeeper rules remove 'bash(npm test)'")
  return changed(parsed, ports, file => {
    const had = removeRule(file, rule.trim())
    if (!had.length) throw new Error(`${file} has no rule ${rule}; gatekeeper rules list shows them`)
    print(`${had.join(', ')} ${shownOnALine(rule)}: no longer in ${shownOnALine(file)}\n`)
  })
}

function changed(parsed: Parsed, ports: Ports, change: (file: string) => void): number {
  const targets = targetFlags.filter(({ long }) => parsed.flags.has(long)).map(({ long }) => long)
  if (targets.length > 1) return misused(`choose one of ${targetFlags.map(({ long }) => `--${long}`).join(', ')}`)
  const around = circumstancesOf(parsed)
  if (typeof around === 'string') return misused(around)
  const [target = 'user'] = targets
  const project = target === 'user' ? '' : join(ports.facts(around.cwd).workspace, PROJECT)
  try {
    change(target === 'user' ? join(configFolder(), FILE) : join(project, target === 'local' ? LOCAL : FILE))
    if (target !== 'user') print('until you trust it as it is now, only what makes things stricter counts in it: gatekeeper trust\n')
    return 0
  } catch (error) {
    return misused(faultOf(error), SETTINGS)
  }
}
