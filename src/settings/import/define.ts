// What comes of reading another agent's permission list: rules in our words, and what could not be said in them.
import { type Decision, isObject, type Json } from '../../model/index.ts'
import { readPattern } from '../../policy/patterns.ts'
import { parseJsonc } from '../jsonc.ts'

/** One entry of the list, as it is written there, and what becomes of it. */
export interface Imported {
  readonly source: string
  readonly decision: Decision
  readonly rules: readonly string[]
  /** In which way the rules are not the same as the source; an allow is never widened. */
  readonly differs?: string
}

export interface Skipped {
  readonly source: string
  readonly why: string
}

export interface Plan {
  readonly imported: readonly Imported[]
  readonly skipped: readonly Skipped[]
}

/** Reads the text of a list. @returns a problem when it is no such list: nothing is taken of what is only half understood */
export type Reader = (text: string) => Plan | { readonly problem: string }

export type Line = Imported | Skipped

export const planOf = (lines: readonly Line[]): Plan => ({ imported: lines.filter(line => 'rules' in line), skipped: lines.filter(line => 'why' in line) })

export const skip = (source: string, why: string): Skipped => ({ source, why })

/** An entry, if its rules can be read here. What refuses is never lost: a pattern that cannot be read stands for all that its tool does. */
export function take(source: string, decision: Decision, wanted: readonly string[], differs?: string): Line {
  if (decision === 'allow') return readable(source, decision, wanted, differs)
  // Names of servers and tools are not chosen for patterns.
  const rules = wanted.map(rule => (rule.startsWith('mcp__') ? rule.replace(/[^\w.*-]/g, '*') : rule))
  const broad = new Set(rules.filter(rule => 'problem' in readPattern(rule)).map(toolOf))
  if (!broad.size) return readable(source, decision, rules, differs)
  return readable(source, decision, [...broad, ...rules.filter(rule => !broad.has(toolOf(rule)))], 'its pattern cannot be said here, so it stands for every one')
}
const toolOf = (rule: string): string => rule.replace(/\(.*/s, '')

function readable(source: string, decision: Decision, rules: readonly string[], differs: string | undefined): Line {
  const wrong = rules.map(readPattern).find(one => 'problem' in one)
  if (wrong && 'problem' in wrong) return skip(source, wrong.problem)
  return { source, decision, rules, ...(differs !== undefined && { differs }) }
}

/** The texts of a list, and a word on whatever else stands in it. */
export function texts(value: unknown, where: string): { readonly found: readonly string[]; readonly lines: readonly Line[] } {
  if (value === undefined) return { found: [], lines: [] }
  if (!Array.isArray(value)) return { found: [], lines: [skip(where, 'it is no list')] }
  const list: readonly unknown[] = value
  return { found: list.filter(one => typeof one === 'string'), lines: list.filter(one => typeof one !== 'string').map(one => skip(`${where}: ${JSON.stringify(one)}`, 'it is no text')) }
}

/** The one object of a JSON text, which may have comments. */
export function objectIn(text: string): { readonly json: Json } | { readonly problem: string } {
  const parsed = parseJsonc(text.replace(/^\ufeff/, ''))
  if ('problem' in parsed) return { problem: `line ${parsed.line}: ${parsed.problem}` }
  return isObject(parsed.value) ? { json: parsed.value } : { problem: 'it is no JSON object' }
}
