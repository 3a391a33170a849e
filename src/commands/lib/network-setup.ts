// Owns programs that show or change the network's set-up: words that only look, and everything else.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { joined } from './words.ts'

/** Every prefix of a name from a length on: `prefixes('show', 2)` is `sh`, `sho`, `show`. */
export const prefixes = (name: string, from = 1): string[] => Array.from({ length: name.length - from + 1 }, (_, i) => name.slice(0, from + i))

/** True when the word is one of the verbs, cut short or whole. */
export const begins = (word: Word | undefined, verbs: readonly string[]): boolean => {
  const text = exact(word)
  return text !== undefined && text !== '' && verbs.some(verb => verb.startsWith(text))
}

export const changes = (given: Given, what: string): Step => ({ kind: 'configure', target: given.operands.length ? joined(given.operands) : literal(what) })

/** A body whose first operand says whether it looks or changes. Without one it looks. */
export const showsOrChanges = (looks: readonly string[], what: string): Body => ({
  style: 'none',
  operands: { '<word...>': () => [] },
  always: given => (!given.operands.length || begins(given.operands[0], looks) ? [] : [changes(given, what)]),
})
