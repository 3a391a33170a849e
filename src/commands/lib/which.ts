// Owns what programs print that say where a program is.
import { exact, map, pattern, type Word } from '../../model/index.ts'
import { baseOf } from './words.ts'

/** Where a program of this name usually is: precise enough to say which program it is, and that it is the system's. */
export const located = (words: readonly Word[]): Word | undefined => {
  const [only] = words
  return only?.values && words.length === 1 ? map(only, value => (value.includes('/') ? value : `/usr/bin/${baseOf(value)}`)) : undefined
}

/** The same, where each is named that there is. */
export const locatedAnywhere = (words: readonly Word[]): Word | undefined => {
  const name = words.length === 1 ? exact(words[0]) : undefined
  return name === undefined || !/^\w[\w.+-]*$/.test(name) ? undefined : pattern('$(which)', ...['/usr/bin', '/usr/local/bin', '/bin'].map(folder => `${folder}/${name}`))
}
