// Rules of whoever embeds the gate: what is wrong with them, and the copies that are kept. What becomes of the given ones later changes no gate.
import { EFFECT_KINDS, type EffectKind, isObject, type Json, PATH_KINDS, PLACES, type Risk } from '../model/index.ts'
import type { Rule } from '../policy/define.ts'
import { isRule } from '../settings/rules.ts'
import { messageOf, said } from './verdicts.ts'

const PARTS: ReadonlySet<string> = new Set<keyof Rule>(['id', 'on', 'at', 'when', 'decision', 'risk', 'reason', 'detail', 'instead', 'pinned', 'plain', 'examples'])
const RISKS: readonly Risk[] = ['low', 'medium', 'high']
/** Names of findings that no rule makes. */
const TAKEN: ReadonlySet<string> = new Set(['gate-failed', 'plan-mode'])

type Complain = (message: string) => void

export function ownRules(given: unknown, complain: Complain): readonly Rule[] {
  if (given === undefined) return []
  if (!Array.isArray(given)) {
    complain(`policies must be a list, and is ${said(given)}`)
    return []
  }
  const rules = [...given].flatMap((one: unknown, index) => ownRule(one, index, complain) ?? [])
  for (const id of new Set(rules.map(one => one.id))) if (rules.filter(one => one.id === id).length > 1) complain(`policies: ${id} stands there twice`)
  return Object.freeze(rules)
}

/** Each part is read once: what was looked at is what is kept. */
function ownRule(given: unknown, index: number, complain: Complain): Rule | undefined {
  if (!isObject(given)) {
    complain(`policies[${index}] is ${said(given)}; make it with defineRule`)
    return undefined
  }
  const { id, on, at, when, decision, risk, reason, detail, instead, pinned, plain, examples } = given
  const name = typeof id === 'string' ? `policies: ${id}` : `policies[${index}]`
  const wrong = (what: string): void => complain(`${name} ${what}`)
  for (const key of Object.keys(given)) if (!PARTS.has(key)) complain(`${name}.${key} is no part of a rule; known are ${[...PARTS].join(', ')}`)
  if (typeof id !== 'string' || !/^[a-z\d]+(?:-[a-z\d]+)+$/.test(id)) wrong('is no name of a rule; write words with hyphens, such as "publish-from-here"')
  else if (isRule(id) || TAKEN.has(id)) wrong('is a name that gatekeeper uses itself; give the rule another, or change the built-in one under rules')
  const kinds = someOf(EFFECT_KINDS, on, `${name}.on`, 'looks at no kind of effect', complain)
  const places = at === undefined ? undefined : someOf(PLACES, at, `${name}.at`, 'looks at no place', complain)
  const nowhere = places ? kinds.filter(kind => !PATH_KINDS.has(kind) && kind !== 'interpret') : []
  if (nowhere.length) complain(`${name}.at would never find ${nowhere.join(', ')}, whose target is no path; make a rule without it for them`)
  const word = (['ask', 'deny'] as const).find(one => one === decision)
  if (!word) wrong(`is ${said(decision)}; it must ask or deny; rules that allow are permissions`)
  const danger = RISKS.find(one => one === risk)
  if (!danger) complain(`${name}.risk is ${said(risk)}; it can be ${RISKS.join(', ')}`)
  const spoken = isText(reason) && isText(instead)
  if (!spoken) wrong('must say its reason, and what to do instead')
  for (const [key, value] of Object.entries({ pinned, plain })) if (value !== undefined && value !== true) complain(`${name}.${key} is ${said(value)}; it is true or not there`)
  for (const [key, value] of Object.entries({ when, detail })) if (value !== undefined && typeof value !== 'function') complain(`${name}.${key} is ${said(value)}; it must be a function`)
  const lines = examplesOf(examples)
  if (!lines) wrong('has no examples of what it finds and what it leaves alone; both are lists of command lines')
  if (typeof id !== 'string' || !word || !danger || !spoken || !lines) return undefined
  return Object.freeze({
    id, on: kinds, ...(places && { at: places }), decision: word, risk: danger, reason, instead, examples: lines, ...(pinned === true && { pinned }), ...(plain === true && { plain }),
    ...(typeof when === 'function' && { when: (...sight: readonly unknown[]) => yesOrNo(`when of ${id}`, () => Reflect.apply(when, given, sight)) }),
    ...(typeof detail === 'function' && { detail: (...sight: readonly unknown[]) => textOrNot(`detail of ${id}`, () => Reflect.apply(detail, given, sight)) }),
  })
}

function someOf<T extends EffectKind | (typeof PLACES)[number]>(known: readonly T[], given: unknown, name: string, none: string, complain: Complain): readonly T[] {
  const list: readonly unknown[] = Array.isArray(given) ? [...given] : []
  if (!list.length) complain(`${name} ${none}; write a list of ${known.join(', ')}`)
  return Object.freeze(list.flatMap(one => {
    const found = known.find(value => value === one)
    if (found === undefined) complain(`${name} names ${said(one)}; it can name ${known.join(', ')}`)
    return found ?? []
  }))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function examplesOf(given: unknown): Rule['examples'] | undefined {
  const { hits, misses }: Json = isObject(given) ? given : {}
  const lines = [hits, misses].map(list => (Array.isArray(list) ? [...list].filter(isText) : []))
  const [found = [], left = []] = lines
  const whole = [hits, misses].every((list, index) => Array.isArray(list) && list.length > 0 && list.length === lines[index]?.length)
  return whole ? Object.freeze({ hits: Object.freeze(found), misses: Object.freeze(left) }) : undefined
}

function called(name: string, work: () => unknown): unknown {
  try {
    const value = work()
    // A promise is no answer, so that nobody waits for it; that it fails later ends no program.
    if (isObject(value) && typeof value['then'] === 'function') Promise.resolve(value).catch(() => undefined)
    return value
  } catch (error) {
    throw new Error(`${name} failed: ${messageOf(error)}`)
  }
}

function yesOrNo(name: string, work: () => unknown): boolean {
  const value = called(name, work)
  if (typeof value !== 'boolean') throw new Error(`${name} says ${said(value)}, which is neither true nor false`)
  return value
}

function textOrNot(name: string, work: () => unknown): string | undefined {
  const value = called(name, work)
  if (value !== undefined && typeof value !== 'string') throw new Error(`${name} says ${said(value)}, which is no text`)
  return value
}
