// From options to policy. They are decoded as settings are: what is wrong there is wrong here, and says so when the gate is made.
import type { Commands } from '../commands/define.ts'
import { isObject, type Json, strictest } from '../model/index.ts'
import type { RuleSetting } from '../policy/define.ts'
import { defaultPolicy, type Policy } from '../policy/judge.ts'
import { decodeSettings } from '../settings/decode.ts'
import { ruleSettings } from '../settings/rules.ts'
import { ownRules } from './own-rules.ts'
import type { GateOptions } from './types.ts'
import { messageOf, said } from './verdicts.ts'

export type FullPolicy = Policy & { readonly commands?: Commands }

export function policyOf({ mode, rules, permissions, policies, commands }: GateOptions, complain: (message: string) => void): FullPolicy {
  const more = ownRules(policies, complain)
  const plain = plainOf({ mode, rules, permissions, commands }, complain)
  const all = Object.entries(isObject(plain['rules']) ? plain['rules'] : {})
  const own = new Set<unknown>(more.map(({ id }) => id))
  // What is said of a rule that is wrong itself is not taken for a name of a built-in one.
  const wrong = new Set<unknown>(Array.isArray(policies) && policies.length > more.length ? policies.map(one => one?.id) : [])
  const { settings, problems } = decodeSettings(JSON.stringify({ ...plain, rules: Object.fromEntries(all.filter(([id]) => !own.has(id) && !wrong.has(id))) }), '', 'library')
  for (const { message } of problems) complain(message)
  const changes = ruleSettings(Object.fromEntries(all.filter(([id]) => own.has(id))), 'library', complain, more)
  return {
    mode: settings.mode ?? defaultPolicy.mode, layers: settings.layers, rules: new Map([...settings.rules, ...changes]),
    ...(more.length && { more }), ...(settings.commands && { commands: settings.commands }),
  }
}

/** A copy of what JSON can say. What it cannot say would be left out of it without a word. */
function plainOf(options: Json, complain: (message: string) => void): Json {
  for (const key of ['rules', 'permissions', 'commands']) if (options[key] !== undefined && !isObject(options[key])) complain(`${key} must be an object, and is ${said(options[key])}`)
  const checked = (key: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlain(value)) complain(`${key} must be a plain object or a list, as in JSON`)
    if (typeof value === 'function' || typeof value === 'symbol') complain(`${key} is a ${typeof value}, which says nothing here`)
    // As null it is no decision, and is told.
    return key !== '' && value === undefined && isUnder(options['rules'], key) ? null : value
  }
  try {
    const copy: unknown = JSON.parse(JSON.stringify(options, checked))
    return isObject(copy) ? copy : {}
  } catch (error) {
    complain(`the options cannot be read: ${messageOf(error)}`)
    return {}
  }
}

const isUnder = (value: unknown, key: string): boolean => isObject(value) && Object.hasOwn(value, key)

/** Made by `{}` or by JSON, here or in another realm: its prototype is nobody's child. */
export function isPlain(value: unknown): boolean {
  if (!isObject(value)) return false
  const parent: unknown = Object.getPrototypeOf(value)
  return parent === null || Object.getPrototypeOf(parent) === null
}

/** What the machine's settings say, with what the options say on top. The stricter word counts, whoever says it. */
export function merged(base: FullPolicy, top: FullPolicy): FullPolicy {
  const rules = new Map(base.rules)
  for (const [id, setting] of top.rules) rules.set(id, stricterOf(base.rules.get(id), setting))
  const commands = [...(top.commands ?? []), ...(base.commands ?? [])]
  return { ...base, layers: [...base.layers, ...top.layers], rules, ...(top.more && { more: top.more }), ...(commands.length && { commands: new Map(commands) }) }
}

function stricterOf(base: RuleSetting | undefined, top: RuleSetting): RuleSetting {
  const decisions = [base?.decision, top.decision].filter(one => one !== undefined)
  return { ...base, ...top, ...(decisions.length && { decision: strictest(decisions) }) }
}
