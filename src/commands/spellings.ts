// Options that are not spelt as the spec spells them: cut short, taken back, or with a value that is not known.
import type { Word } from '../model/index.ts'
import type { Grammar } from './grammar.ts'
import type { Option } from './notation.ts'

/** `--name="$x"`: the option is known, only its value is not. */
export function attachedUnknown(grammar: Grammar, word: Word): { readonly option: Option; readonly value: Word } | undefined {
  const found = /^(["']?)(--?[A-Za-z][\w-]*)=/.exec(word.text)
  const name = found?.[2] ?? ''
  const option = grammar.option(name) ?? (name.startsWith('--') ? abbreviated(grammar, name) : undefined)
  if (!found || !option || (option.takes !== 'value' && option.takes !== 'optional') || (!name.startsWith('--') && name.length < 3 && grammar.style !== 'long')) return undefined
  return { option, value: { ...word, text: (found[1] ?? '') + word.text.slice(found[0].length) } }
}

/** `--no-x`, where the spec lists `--x` and the program lets every long option be taken back. */
export function negated(grammar: Grammar, name: string): Option | undefined {
  if (!grammar.negations || !name.startsWith('--no-')) return undefined
  const plain = `--${name.slice(5)}`
  const option = grammar.option(plain) ?? abbreviated(grammar, plain)
  return option && !option.names.some(one => grammar.negations?.has(one)) ? { key: name, names: [name], takes: 'none', count: 0 } : undefined
}

/** Long options may be cut short as long as only one fits (getopt_long(3)). Aliases of one option count once. */
export function abbreviated(grammar: Grammar, name: string): Option | undefined {
  const hits = new Set(grammar.longs().filter(([long]) => long.startsWith(name)).map(([, option]) => option))
  return hits.size === 1 ? [...hits][0] : undefined
}
