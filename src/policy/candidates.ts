// Which of the settings' rules can match an effect at all: there may be thousands, and nearly all name another program or another kind of effect.
import type { EffectKind, Invocation, Occurrence } from '../model/index.ts'
import { type LayerRule, subjectOf } from './patterns.ts'

interface Index {
  /** Written so that the program stands in plain sight, at a place that is always the same. Looked through for the first few names, and put in order for more. */
  readonly plain: readonly LayerRule[]
  readonly found: Map<string, readonly LayerRule[]>
  ordered?: ReadonlyMap<string, readonly LayerRule[]>
  /** The others that name commands: by the first word of their pattern, where that is plain text. */
  readonly commands: ReadonlyMap<string, readonly LayerRule[]>
  readonly anyCommand: readonly LayerRule[]
  readonly effects: ReadonlyMap<EffectKind, readonly LayerRule[]>
  readonly tools: readonly LayerRule[]
}

const PLAIN = /^[Bb]ash\([\w./@%+=~-]+(?: |\)$|:\*\)$)/
const AT = 'bash('.length
/** How many names are looked for one by one. */
const FEW = 8

const indexes = new WeakMap<readonly LayerRule[], Index>()
function indexed(layers: readonly LayerRule[]): Index {
  const known = indexes.get(layers) ?? indexOf(layers)
  indexes.set(layers, known)
  return known
}

/** True when a rule that asks or denies may name one of the commands: it counts for those that have no effect, too. */
export const nameAny = (layers: readonly LayerRule[], calls: readonly Invocation[]): boolean =>
  calls.some(call => candidates(layers, { effect: { kind: 'execute', target: call.program }, call }).some(({ decision }) => decision !== 'allow'))

/** @returns all rules that may match, and some that do not */
export function candidates(layers: readonly LayerRule[], { effect, call, via }: Occurrence): readonly LayerRule[] {
  const known = indexed(layers)
  const named = new Set([...namesOf(call), ...(via ? namesOf(via) : [])].flatMap(name => (name === undefined ? [...known.plain, ...[...known.commands.values()].flat()] : [...begunBy(name, known), ...(known.commands.get(name) ?? [])])))
  return [...named, ...known.anyCommand, ...(effect.kind === 'unknown' ? new Set([...known.effects.values()].flat()) : (known.effects.get(effect.kind) ?? [])), ...(call.args.length ? [] : known.tools)]
}

/** As it is called, and as its file is called; undefined where that is not known. */
const namesOf = ({ program }: Invocation): readonly (string | undefined)[] => (program.values?.length && !program.glob ? program.values.flatMap(name => [name, name.slice(name.lastIndexOf('/') + 1)]) : [undefined])

/** Of the rules in plain sight, those whose first word this is, and perhaps some whose is longer. */
function begunBy(name: string, known: Index): readonly LayerRule[] {
  if (known.found.size >= FEW) known.ordered ??= orderedOf(known.plain)
  if (known.ordered) return known.ordered.get(name) ?? []
  const before = known.found.get(name)
  const found = before ?? known.plain.filter(({ text }) => text.startsWith(name, AT) && ' ):'.includes(text.charAt(AT + name.length)))
  if (!before) known.found.set(name, found)
  return found
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

function indexOf(layers: readonly LayerRule[]): Index {
  const plain: LayerRule[] = []
  const commands = new Map<string, LayerRule[]>()
  const effects = new Map<EffectKind, LayerRule[]>()
  const anyCommand: LayerRule[] = []
  const tools: LayerRule[] = []
  for (const rule of layers) {
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
  return { plain, found: new Map(), commands, anyCommand, effects, tools }
}
