// Lists of rules as one text: settings may have thousands, of which a line needs a few, and to make something of each costs more than all the rest of a call.
import type { Decision, EffectKind } from '../model/index.ts'
import { effectNames, type LayerRule, layerRule, named } from './patterns.ts'

/** The rules of one list that are nothing but a name and plain words. */
export interface RuleBlock {
  readonly layer: string
  readonly decision: Decision
  readonly trusted?: boolean
  /** A rule in each line. */
  readonly block: string
  /** What stands in it: commands alone, effects as well, or other rules besides, which are not meant. */
  readonly holds: 'commands' | 'effects' | 'more'
}
export type Layered = LayerRule | RuleBlock

/** `bash(`, a name without a star, and words without quotes. */
const COMMAND = String.raw`[Bb]ash\([\w./@%+=~-]+(?:\)|:\*\)|(?: [\w./@%+=~:*-]+)+\))`
const PLAIN = new RegExp(`^${COMMAND}$`)
/** True for a command of a block. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/** What else can have nothing wrong with it. Whoever has commands alone need not have its pattern compiled. */
const lineOf = (): string => String.raw`(?:${COMMAND}|(?:${effectNames().join('|')})\((?![^\n]*\.\.)[\w./@%+=~:*-]+\))`
let whole: RegExp | undefined
function isLine(text: string): boolean {
  whole ??= new RegExp(`^${lineOf()}$`)
  return whole.test(text)
}

/** Whether a text has lines of one kind alone. To look for another takes less than to go through all. */
const hasOnly = (kind: string, block: string): boolean => !new RegExp(`(?:^|\n)(?!${kind}(?:\n|$))`).test(block)

/** Fewer than that are made one by one. */
const MANY = 20

/** All rules of a list. @param wrong told of what is none, and why; without a reason it is no text */
export function layerRules(layer: string, decision: Decision, list: readonly unknown[], wrong: (at: number, problem?: string) => void): readonly Layered[] {
  const block = list.length > MANY && list.every(one => typeof one === 'string') ? list.join('\n') : ''
  if (block && hasOnly(COMMAND, block)) return [{ layer, decision, block, holds: 'commands' }]
  if (block && hasOnly(lineOf(), block)) return [{ layer, decision, block, holds: 'effects' }]
  // What is left stands where it stood, unless a rule has lines of its own.
  const left = block.replace(new RegExp(`^${lineOf()}$`, 'gm'), '').split('\n')
  const blocked = block !== '' && left.length === list.length
  const rules: Layered[] = blocked ? [{ layer, decision, block, holds: 'more' }] : []
  for (const [at, one] of list.entries()) {
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
export function begunIn({ block, holds, ...rest }: RuleBlock, name: string, goesOn: (block: string, at: number) => boolean): readonly LayerRule[] {
  const rules: LayerRule[] = []
  const key = `ash(${name}`
  for (let at = block.indexOf(key); at >= 0; at = block.indexOf(key, at + 1)) {
    const end = at + key.length
    if (!begins(block, at - 1) || !' ):'.includes(block.charAt(end)) || !goesOn(block, end)) continue
    const text = lineAt(block, at - 1)
    if (isPlain(text)) rules.push({ ...rest, text })
  }
  return rules
}

/** Those about effects of a kind. */
export function aboutIn({ block, holds, ...rest }: RuleBlock, kind: EffectKind): readonly LayerRule[] {
  const rules: LayerRule[] = []
  for (const name of holds === 'commands' ? [] : effectNames().filter(one => verbsOf(one).includes(kind)))
    for (let at = block.indexOf(`${name}(`); at >= 0; at = block.indexOf(`${name}(`, at + 1)) {
      const text = begins(block, at) ? lineAt(block, at) : ''
      if (text && (holds === 'effects' || isLine(text))) rules.push({ ...rest, text })
    }
  return rules
}

function verbsOf(name: string): readonly EffectKind[] {
  const known = named(name)
  return known.kind === 'host' ? ['connect'] : 'verbs' in known ? known.verbs : []
}

const begins = (block: string, at: number): boolean => at === 0 || block[at - 1] === '\n'

function lineAt(block: string, start: number): string {
  const end = block.indexOf('\n', start)
  return block.slice(start, end < 0 ? block.length : end)
}

/** Each rule by itself. */
export const rulesIn = (layers: readonly Layered[]): readonly LayerRule[] =>
  layers.flatMap(one => {
    if (!('block' in one)) return [one]
    const { block, holds, ...rest } = one
    return block.split('\n').filter(text => holds !== 'more' || isLine(text)).map(text => ({ ...rest, text }))
  })
