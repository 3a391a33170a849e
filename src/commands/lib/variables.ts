// Variables set before a command that make its program run something, or talk to somebody else.
import type { Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'

/** The steps for each variable of the table that is set before the command. */
export const variables = (given: Given, table: Readonly<Record<string, (value: Word) => Step | undefined>>): readonly Step[] =>
  given.assignments.flatMap(({ name, value }) => {
    const step = Object.hasOwn(table, name) ? table[name]?.(value) : undefined
    return step ? [step] : []
  })

/** The value is the path of settings that may name programs. */
export const namesPrograms = (language: string) => (target: Word): Step => ({ kind: 'interpret', target, language, file: true })
