// Which of the settings' rules can match an effect at all: there may be thousands, and nearly all name another program or another kind of effect.
import type { EffectKind, Invocation, Occurrence } from '../model/index.ts'
import { aboutIn, begunIn, isPlain, type Layered, type RuleBlock, rulesIn } from './blocks.ts'
import { type LayerRule, subjectOf } from './patterns.ts'

interface Index {
  /** Written so that the program stands in plain sight, at a place that is always the same. Looked through for the first few commands, and put in order for more. */
  readonly plain: readonly LayerRule[]
  readonly blocks: readonly RuleBlock[]
  readonly naming: WeakMap<Invocation, readonly LayerRule[]>
  /** How often names were looked for. */
  looked: number
  ordered?: ReadonlyMap<string, readonly LayerRule[]>
  /** The others that name commands: by the first word of their pattern, where that is plain text. */
  readonly commands: ReadonlyMap<string, readonly LayerRule[]>
  readonly anyCommand: readonly LayerRule[]
  readonly effects: ReadonlyMap<EffectKind, readonly LayerRule[]>
  /** The same with those of blocks, once they were asked for. */
  readonly about: Map<EffectKind, readonly LayerRule[]>
  readonly tools: readonly LayerRule[]
}

const PLAIN = /^[Bb]ash\([\w./@%+=~-]+(?: |\)$|:\*\)$)/
const AT = 'bash('.length
/** How often names are looked for one by one. */
const FEW = 8

const indexes = new WeakMap<readonly Layered[], Index>()
function indexed(layers: readonly Layered[]): Index {
  const known = indexes.get(layers) ?? indexOf(layers)
  indexes.set(layers, known)
  return known
}

/** True when a rule that asks or denies may name one of the commands: it counts for those that have no effect, too. */
export const nameAny = (layers: readonly Layered[], calls: readonly Invocation[]): boolean =>
  calls.some(call => candidates(layers, { effect: { kind: 'execute', target: call.program }, call }).some(({ decision }) => decision !== 'allow'))

/** @returns all rules that may match, and some that do not */
export function candidates(layers: readonly Layered[], { effect, call, via }: Occurrence): readonly LayerRule[] {
  const known = indexed(layers)
  const named = via ? new Set([...naming(call, known), ...naming(via, known)]) : naming(call, known)
  return [...named, ...known.anyCommand, ...about(effect.kind, known), ...(call.args.length ? [] : known.tools)]
}

/** Those about effects of a kind; of what is not known, all. */
function about(kind: EffectKind, known: Index): Iterable<LayerRule> {
  if (kind === 'unknown') return new Set([...[...known.effects.values()].flat(), ...rulesIn(known.blocks).filter(({ text }) => !isPlain(text))])
  if (!known.about.has(kind)) known.about.set(kind, [...(known.effects.get(kind) ?? []), ...known.blocks.flatMap(block => aboutIn(block, kind))])
  return known.about.get(kind) ?? []
}

/** Those that may name a call. All of its effects ask for them. */
function naming(call: Invocation, known: Index): readonly LayerRule[] {
  const before = known.naming.get(call)
  if (before) return before
  const found = [...new Set(namesOf(call).flatMap(name => (name === undefined ? [...inPlainSight(known), ...[...known.commands.values()].flat()] : [...begunBy(name, known, call), ...(known.commands.get(name) ?? [])])))]
  known.naming.set(call, found)
  return found
}

const inPlainSight = ({ plain, blocks }: Index): readonly LayerRule[] => [...plain, ...rulesIn(blocks).filter(({ text }) => isPlain(text))]

/** As it is called, and as its file is called; undefined where that is not known. */
const namesOf = ({ program }: Invocation): readonly (string | undefined)[] => (program.values?.length && !program.glob ? program.values.flatMap(name => [name, name.slice(name.lastIndexOf('/') + 1)]) : [undefined])

/** Of the rules in plain sight, those whose first word this is and whose second may be the call's, and perhaps some whose first is longer. */
function begunBy(name: string, known: Index, call: Invocation): readonly LayerRule[] {
  if (known.looked++ >= FEW) known.ordered ??= orderedOf(inPlainSight(known))
  const end = AT + name.length
  const second = call.args[0]?.glob ? undefined : call.args[0]?.values
  if (known.ordered) return (known.ordered.get(name) ?? []).filter(({ text }) => !isPlain(text) || goesOn(text, end, call, second))
  return [
    ...known.plain.filter(({ text }) => text.startsWith(name, AT) && ' ):'.includes(text.charAt(end)) && (!isPlain(text) || goesOn(text, end, call, second))),
    ...known.blocks.flatMap(block => begunIn(block, name, (text, at) => goesOn(text, at, call, second))),
  ]
}

/**
 * False where the second word of a rule is plain, and not the call's.
 *
 * @param at where the first word ends
 * @param second what is known of the call's
 */
function goesOn(text: string, at: number, { args }: Invocation, second: readonly string[] | undefined): boolean {
  if (text[at] !== ' ') return true
  const blank = text.indexOf(' ', at + 1)
  const bracket = text.indexOf(')', at + 1)
  const word = text.slice(at + 1, blank < 0 || bracket < blank ? bracket : blank)
  return word.includes('*') || (args.length > 0 && (!second?.length || second.includes(word)))
}

function orderedOf(plain: readonly LayerRule[]): ReadonlyMap<string, readonly LayerRule[]> {
  const ordered = new Map<string, LayerRule[]>()
  for (const rule of plain) under(ordered, rule.text.slice(AT, rule.text.search(/[ ):]/)), rule)
  return ordered
}

function under<K>(map: Map<K, LayerRule[]>, key: K, rule: LayerRule): void {
  const list = map.get(key)
  if (list) list.push(rule)
  else map.set(key, [rule])
}

function indexOf(layers: readonly Layered[]): Index {
  const plain: LayerRule[] = []
  const commands = new Map<string, LayerRule[]>()
  const effects = new Map<EffectKind, LayerRule[]>()
  const anyCommand: LayerRule[] = []
  const tools: LayerRule[] = []
  const blocks: RuleBlock[] = []
  for (const rule of layers) {
    if ('block' in rule) {
      blocks.push(rule)
      continue
    }
    if (PLAIN.test(rule.text)) {
      plain.push(rule)
      continue
    }
    const subject = subjectOf(rule)
    if (subject === 'tools') tools.push(rule)
    else if ('verbs' in subject) for (const verb of subject.verbs) under(effects, verb, rule)
    else if (subject.program === undefined) anyCommand.push(rule)
    else under(commands, subject.program, rule)
  }
  return { plain, blocks, naming: new WeakMap(), looked: 0, commands, anyCommand, effects, about: new Map(), tools }
}
