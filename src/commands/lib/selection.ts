// Owns what is known of output that is a part of some input.
import { pattern, unresolved, type Word } from '../../model/index.ts'

/**
 * Some of the lines of a text, or none. Names stay what they are; which lines remain of a longer text is not known, and a shell could read those
 * differently from the whole.
 */
export function selection(text: Word | undefined): Word | undefined {
  if (!text?.values || text.glob) return text
  if (text.values.every(value => !value.trimEnd().includes('\n'))) return { ...text, values: [...new Set([...text.values, ''])] }
  return unresolved(text.text, text.from)
}

/** Names of files at or below the words; undefined when one of them is not known. */
export function namesBelow(text: string, roots: readonly Word[], recursive: boolean): Word | undefined {
  if (!roots.length) return recursive ? pattern(text, '**') : undefined
  if (roots.some(root => !root.values || root.values.includes('-'))) return undefined
  const values = roots.flatMap(root => root.values ?? [])
  return pattern(text, ...values, ...(recursive ? values.map(value => `${value.replace(/(?<=.)\/+$/, '')}/**`) : []))
}

/** A word without a slash that nothing more is known of: a number, a date. */
export const oneWord = (text: string): Word => pattern(text, '*')
