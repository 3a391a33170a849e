// Names in rules that nothing is called by: such a rule is taken for one on a tool, and would never do what whoever wrote it expects.
import { EFFECT_KINDS } from '../../model/index.ts'
import { readPattern } from '../../policy/patterns.ts'
import { rules as builtIn } from '../../policy/rules/index.ts'
import { withMeant } from '../nearest.ts'

/** As agents name their tools. */
const TOOL = /^[A-Z]|_|\*/
const KINDS = `it can be bash(...), an effect (${EFFECT_KINDS.join(', ')}) or a tool of an agent, which begins with a capital letter`

/** @returns what is wrong with a rule: it cannot be read, or can be written and does nothing */
export function troubleWith(rule: string): string | undefined {
  const pattern = readPattern(rule)
  const name = /^[^(]*/.exec(rule)?.[0] ?? ''
  if ('problem' in pattern) return /^[a-z-]+$/.test(name) && isNothing(name) ? noName(name) : pattern.problem
  if (pattern.kind !== 'tool' || /^mcp__/.test(rule)) return undefined
  if (builtIn.some(one => one.id === rule)) return `${rule} is a built-in rule; give it a decision in your settings: "rules": { "${rule}": "ask" }`
  if (rule === '*') return '* would mean the tools of an agent that are no shell; name what is meant: bash, write, connect, ...'
  return TOOL.test(rule) && !EFFECT_KINDS.some(kind => kind === rule.toLowerCase()) ? undefined : noName(rule)
}

/** A name alone stands for a tool where it stands for nothing else. */
function isNothing(name: string): boolean {
  const alone = readPattern(name)
  return 'kind' in alone && alone.kind === 'tool' && !TOOL.test(name)
}

const noName = (name: string): string => withMeant(`nothing is called ${name}`, name, ['bash', ...EFFECT_KINDS], KINDS)

/** What stands in settings already, and does nothing there; `*` is a rule that people mean. */
export function doesNothing(rule: string): string | undefined {
  const trouble = rule === '*' ? undefined : troubleWith(rule)
  return trouble && `does nothing: ${trouble}`
}
