// What commands print, put together.
import { literal, unresolved, type Word } from '../model/index.ts'
import type { Output } from './scope.ts'
import { mergeOrigins, textsOf, union } from './words.ts'

export const NOTHING: Word = literal('')
/** What a descriptor that is closed yields: nothing, and to those that read a mistake. */
export const CLOSED: Word = literal('')

/** The output of one command after that of another. */
export function append(before: Word | undefined, after: Word): Word {
  if (!before || (before.values?.length === 1 && before.values[0] === '' && !before.from)) return after
  if (after.values?.length === 1 && after.values[0] === '' && !after.from) return before
  if (!before.values || !after.values) return unresolved(before.text, [...(before.from ?? []), ...(after.from ?? [])].slice(0, 8))
  if (before.glob || after.glob) return union(before, after)
  if (before.values.length * after.values.length > 64 || (before.values[0]?.length ?? 0) + (after.values[0]?.length ?? 0) > 256 * 1024) return unresolved(before.text)
  const values = before.values.flatMap(a => (after.values ?? []).map(b => a + b))
  const from = [...(before.from ?? []), ...(after.from ?? [])]
  return { text: before.text, values, ...(from.length && { from }) }
}

const isNothing = (word: Word): boolean => word.values?.length === 1 && word.values[0] === '' && !word.from?.length

/** Something printed reaches a standard output that is not its own any more. */
export function reach(output: Output, printed: Word, surely: boolean): void {
  if (isNothing(printed)) return
  const before = output.also
  output.also = before ? unresolved(before.text, mergeOrigins(before.from, printed.from), textsOf(before, printed)) : surely ? printed : union(printed, NOTHING)
}

/** What was printed, with what reached the same output otherwise: which of the two came first nobody knows. */
export function reached({ also }: Output, printed: Word): Word {
  if (!also) return printed
  return isNothing(printed) ? also : unresolved(printed.text, mergeOrigins(printed.from, also.from), textsOf(printed, also))
}
