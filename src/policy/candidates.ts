// Which of the settings' rules can match an effect at all: there may be thousands, and nearly all name another program or another kind of effect.
import type { EffectKind, Invocation, Occurrence } from '../model/index.ts'
import type { LayerRule } from './patterns.ts'

interface Index {
  /** By the first word of their pattern, where that is plain text. */
  readonly commands: ReadonlyMap<string, readonly LayerRule[]>
  /** All others that name commands. */
  readonly anyCommand: readonly LayerRule[]
  readonly effects: ReadonlyMap<EffectKind, readonly LayerRule[]>
  readonly tools: readonly LayerRule[]
}

const indexes = new WeakMap<readonly LayerRule[], Index>()

/** @returns all rules that may match, and some that do not */
export function candidates(layers: readonly LayerRule[], { effect, call, via }: Occurrence): readonly LayerRule[] {
  const known = indexes.get(layers) ?? indexOf(layers)
  indexes.set(layers, known)
  const named = new Set([...namesOf(call), ...(via ? namesOf(via) : [])].flatMap(name => (name === undefined ? [...known.commands.values()].flat() : (known.commands.get(name) ?? []))))
  return [...named, ...known.anyCommand, ...(effect.kind === 'unknown' ? new Set([...known.effects.values()].flat()) : (known.effects.get(effect.kind) ?? [])), ...known.tools]
}

/** As it is called, and as its file is called; undefined where that is not known. */
const namesOf = ({ program }: Invocation): readonly (string | undefined)[] => (program.values?.length && !program.glob ? program.values.flatMap(name => [name, name.slice(name.lastIndexOf('/') + 1)]) : [undefined])

function indexOf(layers: readonly LayerRule[]): Index {
  const commands = new Map<string, LayerRule[]>()
  const effects = new Map<EffectKind, LayerRule[]>()
  const anyCommand: LayerRule[] = []
  const tools: LayerRule[] = []
  const under = <K>(map: Map<K, LayerRule[]>, key: K, rule: LayerRule): void => {
    const list = map.get(key)
    if (list) list.push(rule)
    else map.set(key, [rule])
  }
  for (const rule of layers) {
    const { pattern } = rule
    switch (pattern.kind) {
      case 'command': {
        const head = pattern.text?.split('\0', 1)[0]
        if (head === undefined || head.includes('*')) anyCommand.push(rule)
        else under(commands, head, rule)
        break
      }
      case 'path': case 'target':
        for (const verb of pattern.verbs) under(effects, verb, rule)
        break
      case 'host':
        under(effects, 'connect', rule)
        break
      case 'tool': tools.push(rule)
    }
  }
  return { commands, anyCommand, effects, tools }
}
