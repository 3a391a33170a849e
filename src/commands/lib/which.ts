// Owns what programs print that say where a program is.
import { map, type Word } from '../../model/index.ts'
import { baseOf } from './words.ts'

/** Where a program of this name usually is: precise enough to say which program it is, and that it is the system's. */
export const located = (words: readonly Word[]): Word | undefined => {
  const [only] = words
  return only?.values && words.length === 1 ? map(only, value => (value.includes('/') ? value : `/usr/bin/${baseOf(value)}`)) : undefined
}
