// Lists of rules as one text: settings may have thousands, of which a line needs a few, and to make something of each costs more than all the rest of a call.
import type { Decision, EffectKind } from '../model/index.ts'
import { effectNames, type LayerRule, layerRule, named } from './patterns.ts'

/** The rules of one list that are nothing but a name and plain words, and perhaps others, which are not meant. */
export interface RuleBlock {
  readonly layer: string
  readonly decision: Decision
  readonly trusted?: boolean
  /** A rule in each line. */
  readonly block: string
}
export type Layered = LayerRule | RuleBlock

const NAMES = effectNames()
/** `bash(`, a name without a star, and words without quotes. */
const COMMAND = String.raw`[Bb]ash\([\w./@%+=~-]+(?:\)|:\*\)|(?: [\w./@%+=~:*-]+)+\))`
/** What else can have nothing wrong with it. */
const LINE = String.raw`(?:${COMMAND}|(?:${NAMES.join('|')})\((?![^\n]*\.\.)[\w./@%+=~:*-]+\))`
/** A line that is something else. To look for one takes less than to go through all that are not. */
const OTHER = new RegExp(`\n(?!${LINE}(?:\n|$))`)
const EACH = new RegExp(`^${LINE}$`, 'gm')
const ONE = new RegExp(`^${LINE}$`)
const PLAIN = new RegExp(`^${COMMAND}$`)
/** True for a command of a block. */
export const isPlain = (text: string): boolean => PLAIN.test(text)
/** Fewer than that are made one by one. */
const MANY = 20

/** All rules of a list. @param wrong told of what is none, and why; without a reason it is no text */
export function layerRules(layer: string, decision: Decision, list: readonly unknown[], wrong: (at: number, problem?: string) => void): readonly Layered[] {
  const rules: Layered[] = []
  const block = list.length > MANY && list.every(one => typeof one === 'string') ? list.join('\n') : ''
  const all = ONE.test(block.slice(0, block.indexOf('\n'))) && !OTHER.test(block)
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
    const text = lineAt(block, at - 1)
    if (isPlain(text)) rules.push({ ...rest, text })
  }
  return rules
}

/** Those about effects of a kind. */
export function aboutIn({ block, ...rest }: RuleBlock, kind: EffectKind): readonly LayerRule[] {
  const rules: LayerRule[] = []
  for (const name of NAMES.filter(one => verbsOf(one).includes(kind)))
    for (let at = block.indexOf(`${name}(`); at >= 0; at = block.indexOf(`${name}(`, at + 1)) {
      const text = at === 0 || block[at - 1] === '\n' ? lineAt(block, at) : ''
      if (ONE.test(text)) rules.push({ ...rest, text })
    }
  return rules
}

function verbsOf(name: string): readonly EffectKind[] {
  const known = named(name)
  return known.kind === 'host' ? ['connect'] : 'verbs' in known ? known.verbs : []
}

function lineAt(block: string, start: number): string {
  const end = block.indexOf('\n', start)
  return block.slice(start, end < 0 ? block.length : end)
}

/** Each rule by itself. */
export const rulesIn = (layers: readonly Layered[]): readonly LayerRule[] =>
  layers.flatMap(one => {
    if (!('block' in one)) return [one]
    const { block, ...rest } = one
    return block.split('\n').filter(text => ONE.test(text)).map(text => ({ ...rest, text }))
  })
