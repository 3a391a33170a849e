// Owns what programs that act as another user run.
import { type Assignment, exact, literal, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { shellOnStdin } from './shells.ts'
import { behind } from './words.ts'

/** The leading words of the form `NAME=value`, as variables, and what stands behind them. */
export function takeAssignments(words: readonly Word[]): { readonly assignments: readonly Assignment[]; readonly rest: readonly Word[] } {
  const assignments: Assignment[] = []
  for (const word of words) {
    const name = /^([A-Za-z_]\w*)=/.exec(exact(word) ?? word.text)?.[1]
    if (!name) break
    assignments.push({ name, value: behind(word, name.length + 1) })
  }
  return { assignments, rest: words.slice(assignments.length) }
}

export const elevates = (user: Word | undefined): Step => ({ kind: 'elevate', target: user ?? literal('root') })

/** Steps with everything that they run, run as somebody else. */
export const asElevated = (steps: readonly Step[]): Step[] => steps.map(step => ('kind' in step || 'task' in step ? step : { ...step, elevated: true }))

/** A shell as somebody else: one operand is what it runs, several are a command that reaches it word by word, none leaves it to its input. */
export function shellAs(given: Given, words: readonly Word[], language = 'sh'): Step[] {
  if (words.length === 1 && words[0]) return [{ script: words[0], language, elevated: true }]
  return words.length ? [{ run: words, elevated: true }] : asElevated(shellOnStdin(given, language))
}
