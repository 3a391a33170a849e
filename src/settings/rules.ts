// What settings say of built-in rules.
import { isObject, type Json, type Risk } from '../model/index.ts'
import type { Rule, RuleSetting } from '../policy/define.ts'
import { rules as builtIn } from '../policy/rules/index.ts'
import { DECISIONS } from './keys.ts'

const RISKS: readonly Risk[] = ['low', 'medium', 'high']
const FIELDS = ['decision', 'risk', 'reason']

export const isRule = (id: string): boolean => builtIn.some(one => one.id === id)

/**
 * @param json the `rules` of settings: by id a decision, or an object of any of decision, risk and reason
 * @param known the rules that it may name
 */
export function ruleSettings(json: Json, layer: string, complain: (message: string) => void, known: readonly Rule[] = builtIn): ReadonlyMap<string, RuleSetting> {
  const found = new Map<string, RuleSetting>()
  for (const [id, value] of Object.entries(json)) {
    const at = `rules.${id}`
    const rule = known.find(one => one.id === id)
    if (!rule) complain(`${at} is no rule; gatekeeper policies lists them`)
    if (isObject(value)) {
      for (const key of Object.keys(value)) if (!FIELDS.includes(key)) complain(`${at}.${key} is no setting; known are ${FIELDS.join(', ')}`)
      if (Object.keys(value).length === 0) complain(`${at} says nothing; give it a decision: ${DECISIONS.join(', ')}`)
    }
    const said: Json = isObject(value) ? value : { decision: value }
    const decision = DECISIONS.find(one => one === said['decision'])
    const risk = RISKS.find(one => one === said['risk'])
    const { reason } = said
    if (!decision && (said['decision'] !== undefined || !isObject(value))) complain(`${at} is ${JSON.stringify(said['decision'])}; it can be ${DECISIONS.join(', ')}`)
    if (!risk && said['risk'] !== undefined) complain(`${at}.risk is ${JSON.stringify(said['risk'])}; it can be ${RISKS.join(', ')}`)
    if (reason !== undefined && typeof reason !== 'string') complain(`${at}.reason must be a text`)
    if (rule?.pinned && layer !== 'managed' && decision !== undefined && decision !== 'deny') complain(`${at} is pinned: only managed settings loosen it`)
    found.set(id, { layer, ...(decision && { decision }), ...(risk && { risk }), ...(typeof reason === 'string' && { reason }) })
  }
  return found
}
