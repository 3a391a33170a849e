// Settings: from the text of a file to values, with every problem named by its line and key.
import { auditSettings } from '../audit/settings.ts'
import { customSpecs } from '../commands/custom.ts'
import { denialSettings, grantSettings } from '../memory/settings.ts'
import { milliseconds } from '../model/duration.ts'
import { type Decision, isObject, type Json, MODES } from '../model/index.ts'
import type { Layered } from '../policy/blocks.ts'
import { type LayerRule, layerRule } from '../policy/patterns.ts'
import { askSettings } from './ask.ts'
import { noSettings, type Problem, type Settings } from './define.ts'
import { lineOf, parseJsonc } from './jsonc.ts'
import { DECISIONS, KEYS, layerName, UNMATCHED } from './keys.ts'
import { ruleSettings } from './rules.ts'
import { areRules, cutRuns, placeOf, runOf } from './runs.ts'
import { ruleTests } from './tests.ts'

/** @param layer whose file it is */
export function decodeSettings(text: string, file: string, layer: string): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const parsed = parsedFrom(text.replace(/^\ufeff/, ''))
  if ('problem' in parsed) return { settings: noSettings(), problems: [{ file, line: parsed.line, message: parsed.problem }] }
  const problems: Problem[] = []
  // Each costs a look for its line: nobody reads a thousand of them.
  const complain = (message: string): void => void (problems.length < MAX_PROBLEMS && problems.push({ file, line: lineOf(text, message), message }))
  if (!isObject(parsed.value)) return { settings: noSettings(), problems: [{ file, line: 1, message: 'it must hold one JSON object' }] }
  return { settings: read(parsed.value, parsed.runs ?? [], layerName(layer), complain), problems }
}

const MAX_PROBLEMS = 20
const MAX_DEPTH = 40

// None of them can fail once it has begun, so that hostile texts take no longer than others. A string ends with its line, as it does for the parser.
const STRINGS = /"[^"\\\n\r]*(?:\\[^][^"\\\n\r]*)*(?:"|\\?$|(?=[\n\r]))/g
const NOTES = /("[^"\\\n\r]*(?:\\[^][^"\\\n\r]*)*(?:"|\\?$|(?=[\n\r])))|\/\/[^\n\r]*|\/\*[^]*?\*\/|(\/\*[^]*)/g
const LAST_COMMAS = /("[^"\\\n\r]*(?:\\[^][^"\\\n\r]*)*(?:"|\\?$|(?=[\n\r])))|,(?<=["\w}\]]\s*,)(?=\s*[}\]])/g

type Parsed = ReturnType<typeof parseJsonc> & { readonly runs?: readonly string[] }

function parsedFrom(text: string): Parsed {
  const { rest, runs } = cutRuns(text)
  const short = runs.length ? plainly(rest) : undefined
  if (short && 'value' in short && areRules(short.value, runs)) return { ...short, runs }
  return plainly(text) ?? (depthIn(text.replace(STRINGS, '"')) > MAX_DEPTH ? TOO_DEEP : parseJsonc(text))
}

/** Most files are JSON that Node reads by itself, or would be without their comments. */
function plainly(text: string): Parsed | undefined {
  const read = quickly(text)
  if (read) return read
  const plain = text.replace(NOTES, '$1$2 ')
  return quickly(plain) ?? quickly(plain.replace(LAST_COMMAS, '$1'))
}

/** @returns undefined where it takes another reading to tell */
function quickly(text: string): Parsed | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const keys = keysIn(value)
    if (keys === undefined) return TOO_DEEP
    // Of two keys of one name the last would count, and nobody sees which that is. What looks like a key within a string is seldom there.
    const single = keys === colonsIn(text) || keys === colonsIn(text.replace(STRINGS, '"'))
    return single ? { value } : undefined
  } catch {
    return undefined
  }
}

const TOO_DEEP = { problem: `it is nested more than ${MAX_DEPTH} deep`, line: 1 }

const colonsIn = (text: string): number => text.match(/"\s*:/g)?.length ?? 0

/** How deep brackets stand in each other, in a text whose strings are taken out. */
function depthIn(bare: string): number {
  let depth = 0
  let most = 0
  for (const [one] of bare.matchAll(/[[\]{}]/g)) {
    depth += one === '[' || one === '{' ? 1 : -1
    most = Math.max(most, depth)
  }
  return most
}

/** The keys of all objects in a value; undefined where it is nested deeper than `left` says. */
function keysIn(value: unknown, left = MAX_DEPTH): number | undefined {
  if (typeof value !== 'object' || value === null) return 0
  if (left === 0) return undefined
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  let keys = parts === value ? 0 : parts.length
  // Most of what there may be thousands of are texts.
  for (const one of parts) {
    if (typeof one !== 'object') continue
    const inner = keysIn(one, left - 1)
    if (inner === undefined) return undefined
    keys += inner
  }
  return keys
}

function read(root: Json, runs: readonly string[], layer: string, complain: (message: string) => void): Settings {
  const section = (key: string): Json => {
    const value = root[key] === undefined ? {} : root[key]
    if (!isObject(value)) {
      complain(`${key} must be an object`)
      return {}
    }
    const known = KEYS[key]
    for (const one of Object.keys(value)) if (known && !known.includes(one)) complain(`${key}.${one} is no setting; known are ${known.join(', ')}`)
    return value
  }
  const oneOf = <T extends string>(key: string, value: unknown, allowed: readonly T[]): T | undefined => {
    if (value === undefined) return undefined
    const found = allowed.find(one => one === value)
    if (found === undefined) complain(`${key} is ${JSON.stringify(value)}; it can be ${allowed.join(', ')}`)
    return found
  }
  const flag = (key: string, value: unknown): boolean | undefined => {
    if (value === undefined || typeof value === 'boolean') return value
    complain(`${key} must be true or false`)
    return undefined
  }
  const texts = (key: string, value: unknown, example: string): readonly (readonly [text: string, at: number])[] => {
    if (value === undefined) return []
    if (!Array.isArray(value)) {
      complain(`${key} must be a list of texts such as ${example}`)
      return []
    }
    return value.flatMap((one: unknown, at) => {
      if (typeof one === 'string' && one !== '') return [[one, at] as const]
      complain(`${key}[${placeOf(at, value, runs)}] must be a text such as ${example}`)
      return []
    })
  }
  const ruleOf = (key: string, decision: Decision, text: string, place: () => number): readonly LayerRule[] => {
    const rule = layerRule(layer, decision, text)
    if (!('problem' in rule)) return [rule]
    complain(`${key}[${place()}]: ${rule.problem}`)
    return []
  }
  const written = (key: string, value: unknown, example: string, decision: Decision, as: (text: string) => string): readonly { readonly text: string; readonly rule: LayerRule }[] =>
    texts(key, value, example).flatMap(([text, at]) => ruleOf(key, decision, as(text), () => at).map(rule => ({ text, rule })))
  const patterns = (key: string, value: unknown, example: string): readonly string[] => written(key, value, example, 'deny', text => `read(${text})`).map(one => one.text)
  const folders = (key: string, value: unknown, example: string): readonly string[] =>
    patterns(key, value, example).filter(text => {
      const whole = /^\/[/.]*(?:\*\*)?$/.test(text)
      if (whole) complain(`${key}[${Array.isArray(value) ? value.indexOf(text) : 0}] is all of the machine; name the folder in it that is meant, such as ${example}`)
      return !whole
    })
  const rulesOf = (decision: Decision): readonly Layered[] => {
    const [key, list] = [`permissions.${decision}`, permissions[decision]]
    return texts(key, list, '"bash(npm test)"').flatMap(([text, at]): readonly Layered[] => {
      const block = runOf(text, runs)
      return block === undefined ? ruleOf(key, decision, text, () => placeOf(at, list, runs)) : [{ layer, decision, block }]
    })
  }
  for (const key of Object.keys(root)) if (!KEYS['']?.includes(key)) complain(`${key} is no setting; known are ${KEYS['']?.join(', ')}`)
  if (root['$schema'] !== undefined && typeof root['$schema'] !== 'string') complain('$schema must be the address of a schema, as a text')
  const permissions = section('permissions')
  const trusted = section('trusted')
  const hosts = written('trusted.hosts', trusted['hosts'], '"api.example.com"', 'allow', text => `connect(${text})`).map(one => one.rule)
  const layers = [...DECISIONS.flatMap(rulesOf), ...hosts]
  const mode = oneOf('mode', root['mode'], MODES)
  const unmatched = oneOf('hook.unmatched', section('hook')['unmatched'], UNMATCHED)
  const secondOpinion = flag('shell.secondOpinion', section('shell')['secondOpinion'])
  const forbidBypass = flag('forbidBypass', root['forbidBypass'])
  const wait = section('approver')['patience']
  const patience = typeof wait === 'string' ? milliseconds(wait) : undefined
  if (wait !== undefined && !patience) complain(`approver.patience is ${JSON.stringify(wait)}; it can be a time such as "90s" or "10m"`)
  const ask = askSettings(root['ask'], complain)
  const terms = { ...grantSettings(root['grants'], complain), ...denialSettings(root['denials'], complain) }
  return {
    tests: ruleTests(root['tests'], complain), terms, layers, rules: root['rules'] === undefined ? new Map() : ruleSettings(section('rules'), layer, complain),
    secret: patterns('secret', root['secret'], '"keys/**"'), protected: patterns('protected', root['protected'], '"infra/**"'),
    roots: folders('workspace.roots', section('workspace')['roots'], '"../shared-lib"'), trusted: folders('trusted.folders', trusted['folders'], '"~/notes"'),
    ...(root['audit'] !== undefined && { audit: auditSettings(root['audit'], complain) }), ...(root['commands'] !== undefined && { commands: customSpecs(section('commands'), complain) }), ...(mode && { mode }), ...(unmatched && { unmatched }),
    ...(secondOpinion !== undefined && { secondOpinion }), ...(forbidBypass !== undefined && { forbidBypass }), ...(patience && { patience }), ...(ask && { ask }),
  }
}
