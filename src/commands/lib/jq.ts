// Owns what the jq and yq specs share: a program is an operand unless an option gives it.
import type { Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { readJq } from './read-jq.ts'
import { readEach } from './words.ts'

export function runsProgram(word: Word | undefined, language: string): readonly Step[] {
  if (!word) return []
  const steps = readEach(word, readJq)
  // What is not known of the text can at most print the environment or read a file: the language has no other effect.
  return steps ?? [{ kind: 'interpret', target: word, language, ...(word.values ? { literal: true } : word.from && { from: word.from }) }]
}
