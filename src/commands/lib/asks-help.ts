// Commands that print their help instead of acting: `tool verb --help`.
import type { Body, Given, Step } from '../define.ts'

/** The steps, unless a listed help option was given. */
export const unlessHelp = (steps: (given: Given) => readonly Step[], option = '--help'): NonNullable<Body['always']> => given => (given(option) ? [] : steps(given))
