// Programs of which a list of words only shows, and everything else changes the machine.
import { exact, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'

/** @param looks matches the operands, joined by blanks, that show and change nothing; a word that is not known is a question mark in it */
export const unlessLooking = (looks: RegExp, target: Word) => (given: Given): readonly Step[] =>
  looks.test(given.operands.map(word => exact(word) ?? '?').join(' ')) ? [] : [{ kind: 'configure', target }]
