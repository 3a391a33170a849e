// Small programs written on a command line, in languages that a reader here can understand.
import type { Word } from '../../model/index.ts'
import type { Step } from '../define.ts'

/** What the text does, when all of it is understood; undefined when it is not. */
export const harmlessInline = (_language: string, _text: Word): readonly Step[] | undefined => undefined
