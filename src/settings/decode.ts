// Settings: from JSON text to values, with every problem named by its key.
import { customSpecs } from '../commands/custom.ts'
import type { Commands } from '../commands/define.ts'
import { type Decision, isObject, type Json, MODES, type Mode, type Risk } from '../model/index.ts'
import { type LayerRule, layerRule } from '../policy/layers.ts'
import type { RuleSetting } from '../policy/define.ts'
import { rules as builtIn } from '../policy/rules/index.ts'

export interface Settings {
  readonly mode?: Mode
  readonly layers: readonly LayerRule[]
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** What programs do that nothing is known of without it. */
  readonly commands?: Commands
  /** What becomes of asks that no rule of anybody's made, when an agent has a prompt of its own. */
  readonly unmatched?: Unmatched
  readonly secondOpinion?: boolean
  readonly forbidBypass?: boolean
}
export type Unmatched = 'defer' | 'ask' | 'deny'

export interface Problem {
  readonly file: string
  readonly message: string
}

const RISKS: readonly Risk[] = ['low', 'medium', 'high']
const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']
const UNMATCHED: readonly Unmatched[] = ['defer', 'ask', 'deny']

const list = (values: readonly string[]): string => values.join(', ')

/** @param layer whose file it is */
export function decodeSettings(text: string, file: string, layer: string): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const problems: Problem[] = []
  const complain = (message: string): void => void problems.push({ file, message })
  const none: Settings = { layers: [], rules: new Map() }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    complain(`it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
    return { settings: none, problems }
  }
  if (!isObject(json)) {
    complain('it must hold one JSON object')
    return { settings: none, problems }
  }
  const root = json
  const section = (key: string): Json => {
    const value = root[key]
    if (value === undefined) return {}
    if (isObject(value)) return value
    complain(`${key} must be an object`)
    return {}
  }
  const oneOf = <T extends string>(key: string, value: unknown, allowed: readonly T[]): T | undefined => {
    if (value === undefined) return undefined
    const found = allowed.find(one => one === value)
    if (found === undefined) complain(`${key} is ${JSON.stringify(value)}; it can be ${list(allowed)}`)
    return found
  }
  const flag = (key: string, value: unknown): boolean | undefined => {
    if (value === undefined || typeof value === 'boolean') return value
    complain(`${key} must be true or false`)
    return undefined
  }
  const only = (where: string, object: Json, keys: readonly string[]): void => {
    for (const key of Object.keys(object)) if (!keys.includes(key)) complain(`${where}${key} is no setting; known are ${list(keys)}`)
  }
  only('', root, ['$schema', 'mode', 'permissions', 'rules', 'commands', 'hook', 'shell', 'forbidBypass'])
  const permissions = section('permissions')
  only('permissions.', permissions, DECISIONS)
  const layers = DECISIONS.flatMap(decision => {
    const texts = permissions[decision]
    if (texts === undefined) return []
    if (!Array.isArray(texts)) {
      complain(`permissions.${decision} must be a list of rules`)
      return []
    }
    return texts.flatMap((one: unknown, i) => {
      if (typeof one !== 'string') {
        complain(`permissions.${decision}[${i}] must be a text such as "bash(npm test)"`)
        return []
      }
      const rule = layerRule(layer, decision, one)
      if (!('problem' in rule)) return [rule]
      complain(`permissions.${decision}[${i}]: ${rule.problem}`)
      return []
    })
  })
  const rules = new Map<string, RuleSetting>()
  for (const [id, value] of Object.entries(section('rules'))) {
    if (!builtIn.some(rule => rule.id === id)) complain(`rules.${id} is no rule; gatekeeper policies lists them`)
    const rule = builtIn.find(one => one.id === id)
    if (isObject(value)) {
      only(`rules.${id}.`, value, ['decision', 'risk', 'reason'])
      if (Object.keys(value).length === 0) complain(`rules.${id} says nothing; give it a decision: ${list(DECISIONS)}`)
    }
    const { decision: named, risk, reason } = isObject(value) ? value : { decision: value }
    const decision = oneOf(`rules.${id}`, named, DECISIONS)
    const level = oneOf(`rules.${id}.risk`, risk, RISKS)
    if (reason !== undefined && typeof reason !== 'string') complain(`rules.${id}.reason must be a text`)
    if (rule?.pinned && layer !== 'managed' && decision !== undefined && decision !== 'deny') complain(`rules.${id} is pinned: only managed settings loosen it`)
    rules.set(id, { ...(decision && { decision }), ...(level && { risk: level }), ...(typeof reason === 'string' && { reason }) })
  }
  const commands = root['commands'] === undefined ? undefined : customSpecs(section('commands'), complain)
  const hook = section('hook')
  only('hook.', hook, ['unmatched'])
  const shell = section('shell')
  only('shell.', shell, ['secondOpinion'])
  const mode = oneOf('mode', root['mode'], MODES)
  const unmatched = oneOf('hook.unmatched', hook['unmatched'], UNMATCHED)
  const secondOpinion = flag('shell.secondOpinion', shell['secondOpinion'])
  const forbidBypass = flag('forbidBypass', root['forbidBypass'])
  return {
    settings: { layers, rules, ...(commands && { commands }), ...(mode && { mode }), ...(unmatched && { unmatched }), ...(secondOpinion !== undefined && { secondOpinion }), ...(forbidBypass !== undefined && { forbidBypass }) },
    problems,
  }
}
