// Owns options of programs that are read without a spec of theirs: what follows an option's name, in the same word or as the next one.
import { map, type Word } from '../../model/index.ts'

/** @param option the name at the beginning of a word, in each way that it can be written */
export function valuesOf(words: readonly Word[], option: RegExp): readonly Word[] {
  return words.flatMap((word, at) => {
    const text = word.values?.[0] ?? word.text.replace(/^["']/, '')
    const name = option.exec(text)?.[0]
    if (name === undefined) return []
    if (text === name) return words.slice(at + 1, at + 2)
    const attached = (value: string): string => value.slice(name.length).replace(/^=/, '')
    return [map(word, attached, attached(text))]
  })
}
