// Lists of rules as one text: settings may have thousands, of which a line needs a few, and to make something of each costs more than all the rest of a call.
import type { Decision } from '../model/index.ts'
import { type LayerRule, layerRule } from './patterns.ts'

/** The commands of one list whose names stand in plain sight, and perhaps other rules, which are not meant. */
export interface RuleBlock {
  readonly layer: string
  readonly decision: Decision
  readonly trusted?: boolean
  /** A rule in each line. */
  readonly block: string
}
export type Layered = LayerRule | RuleBlock

/** `bash(`, a name without a star, and words without quotes. */
const LINE = String.raw`[Bb]ash\([\w./@%+=~-]+(?:\)|:\*\)|(?: [\w./@%+=~:*-]+)+\))`
/** A line that is something else. To look for one takes less than to go through all that are not. */
const OTHER = new RegExp(`\\n(?!${LINE}(?:\\n|$))`)
const EACH = new RegExp(`^${LINE}$`, 'gm')
const ONE = new RegExp(`^${LINE}$`)
/** True for one that may stand in a block. */
export const isPlain = (text: string): boolean => ONE.test(text)
/** Fewer than that are made one by one. */
const MANY = 20

/** All rules of a list. @param wrong told of what is none, and why; without a reason it is no text */
export function layerRules(layer: string, decision: Decision, list: readonly unknown[], wrong: (at: number, problem?: string) => void): readonly Layered[] {
  const rules: Layered[] = []
  const block = list.length > MANY && list.every(one => typeof one === 'string') ? list.join('\n') : ''
  const all = isPlain(block.slice(0, block.indexOf('\n'))) && !OTHER.test(block)
  // What is left of it stands where it stood, unless a rule has lines of its own.
  const left = all ? [] : block.replace(EACH, '').split('\n')
  const blocked = all || (block !== '' && left.length === list.length)
  if (blocked) rules.push({ layer, decision, block })
  for (let at = 0; at < (all ? 0 : list.length); at++) {
    const one = list[at]
    if (blocked && left[at] === '' && one !== '') continue
    const rule = typeof one === 'string' && one !== '' ? layerRule(layer, decision, one) : undefined
    if (!rule || 'problem' in rule) wrong(at, rule?.problem)
    else rules.push(rule)
  }
  return rules
}

/**
 * The rules of a block whose first word is the name.
 *
 * @param goesOn false where the rest of a rule says that it is not meant; told where its first word ends in the block
 */
export function begunIn({ block, ...rest }: RuleBlock, name: string, goesOn: (block: string, at: number) => boolean): readonly LayerRule[] {
  const rules: LayerRule[] = []
  const key = `ash(${name}`
  for (let at = block.indexOf(key); at >= 0; at = block.indexOf(key, at + 1)) {
    const end = at + key.length
    if ((at > 1 && block[at - 2] !== '\n') || at === 0 || !' ):'.includes(block.charAt(end)) || !goesOn(block, end)) continue
    const next = block.indexOf('\n', at)
    const text = block.slice(at - 1, next < 0 ? block.length : next)
    if (isPlain(text)) rules.push({ ...rest, text })
  }
  return rules
}

/** Each rule by itself. */
export const rulesIn = (layers: readonly Layered[]): readonly LayerRule[] =>
  layers.flatMap(one => {
    if (!('block' in one)) return [one]
    const { block, ...rest } = one
    return block.split('\n').filter(isPlain).map(text => ({ ...rest, text }))
  })
