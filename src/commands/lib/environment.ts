// Owns what programs that print variables reveal.
import { literal, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { namesSecret } from './secret-names.ts'

export const revealsEnvironment: Step = { kind: 'reveal', target: literal('environment') }

/** Printing variables by name reveals those whose name promises a secret, and those whose name is not known. */
export const revealsVariables = (words: readonly Word[]): Step[] =>
  words.filter(word => !word.values || word.glob || word.values.some(namesSecret)).map(target => ({ kind: 'reveal', target }))
