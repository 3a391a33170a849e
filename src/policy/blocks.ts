// Rules as one text: settings may have thousands, of which a line needs a few, and to make something of each costs more than all the rest of a call.
import type { Decision, EffectKind } from '../model/index.ts'
import type { LayerRule } from './patterns.ts'

/** Rules of one list, one behind the other, that are nothing but a name and plain words. */
export interface RuleBlock {
  readonly layer: string
  readonly decision: Decision
  readonly trusted?: boolean
  /** As they stand in JSON, with a comma between them. */
  readonly block: string
}
export type Layered = LayerRule | RuleBlock

const WORD = String.raw`[\w./@%+=~:*-]+`
/** `bash(`, a name without a star, and words without quotes. */
const COMMAND = String.raw`[Bb]ash\([\w./@%+=~-]+(?:\)|:\*\)|(?: ${WORD})+\))`
/** The names of effects that most rules have, by the kinds that they stand for: each makes the pattern take longer to be made. */
const NAMES: Partial<Readonly<Record<EffectKind, readonly string[]>>> = {
  read: ['read', 'Read'], list: ['list'], write: ['write', 'Write', 'Edit'], append: ['append', 'write', 'Write', 'Edit'], link: ['Write', 'Edit'],
  delete: ['delete'], execute: ['execute'], publish: ['publish'], connect: ['connect', 'WebFetch'],
}
/** A rule that nothing can be wrong with, with its quotes. */
const RULE = String.raw`"(?:${COMMAND}|(?:${[...new Set(Object.values(NAMES).flat())].join('|')})\((?![^"]*\.\.)${WORD}\))"`

const PLAIN = new RegExp(`^${COMMAND}$`)
/** True for a command of a block. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

const BLANK = String.raw`[ \t\n\r]*`
const OTHER = new RegExp(String.raw`[[,](?!${BLANK}${RULE}${BLANK}[,\]])`, 'g')
/**
 * To look for what is no rule of a block takes less than to go through all that are.
 *
 * @returns where, from there on, the next bracket or comma is that no such rule follows, or none that ends with the next one; the text's length where there is none
 */
export function otherIn(text: string, from: number): number {
  OTHER.lastIndex = from
  return OTHER.test(text) ? OTHER.lastIndex - 1 : text.length
}

/**
 * The rules of a block whose first word is the name.
 *
 * @param goesOn false where the rest of a rule says that it is not meant; told where its first word ends in the block
 */
export function begunIn({ block, ...rest }: RuleBlock, name: string, goesOn: (block: string, at: number) => boolean): readonly LayerRule[] {
  const rules: LayerRule[] = []
  for (const at of foundIn(block, `(${name}`)) {
    const [start, end] = [at - 'bash'.length, at + 1 + name.length]
    if (!block.startsWith('ash', start + 1) || !' ):'.includes(block.charAt(end)) || !goesOn(block, end)) continue
    const text = ruleAt(block, start)
    if (isPlain(text)) rules.push({ ...rest, text })
  }
  return rules
}

/** Those about effects of a kind. */
export const aboutIn = ({ block, ...rest }: RuleBlock, kind: EffectKind): readonly LayerRule[] =>
  (NAMES[kind] ?? []).flatMap(name => foundIn(block, `${name}(`).filter(at => block[at - 1] === '"').map(at => ({ ...rest, text: ruleAt(block, at) })))

/** Where a text stands in a block. What begins with a letter or a quote, as all rules do, takes longer to be looked for. */
function foundIn(block: string, text: string): readonly number[] {
  const places: number[] = []
  for (let at = block.indexOf(text); at >= 0; at = block.indexOf(text, at + 1)) places.push(at)
  return places
}

const ruleAt = (block: string, at: number): string => block.slice(at, block.indexOf('"', at))

/** Each rule by itself. */
export const rulesIn = (layers: readonly Layered[]): readonly LayerRule[] =>
  layers.flatMap(one => {
    if (!('block' in one)) return [one]
    const { block, ...rest } = one
    return textsIn(block).map(text => ({ ...rest, text }))
  })

/** Their texts. */
export function textsIn(block: string): readonly string[] {
  const list: unknown = JSON.parse(`[${block}]`)
  return Array.isArray(list) ? list.map(String) : []
}
