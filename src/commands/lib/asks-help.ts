// Commands that print their help instead of acting: `tool verb --help`.
import { exact } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'

const HELP: ReadonlySet<string | undefined> = new Set(['--help', '-h', '-help', 'help'])

/** The steps, unless a listed help option was given. */
export const unlessHelp = (steps: (given: Given) => readonly Step[], option = '--help'): NonNullable<Body['always']> => given => (given(option) ? [] : steps(given))

/** For bodies that take every word as an operand: the last word, or the first, asks for help. */
export const wordsAskHelp = (given: Given): boolean => HELP.has(exact(given.operands.at(-1))) || HELP.has(exact(given.operands[0]))
