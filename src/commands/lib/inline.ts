// What the small programs of command lines certainly do, in the languages that a reader here understands.
import type { Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { type InlineLanguage, readInline } from './read-inline.ts'

const READERS: ReadonlyMap<string, InlineLanguage> = new Map([['python', 'python'], ['javascript', 'javascript'], ['typescript', 'javascript'], ['perl', 'perl'], ['ruby', 'ruby']])

/** The calls that the text spells out: a file deleted by name, a command line run. They come on top of the question that the text itself is. */
export function inlineSteps(language: string, text: Word): readonly Step[] {
  const reader = READERS.get(language)
  return reader && text.values && !text.glob ? text.values.flatMap(value => readInline(reader, value).steps) : []
}
