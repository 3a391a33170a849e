// The roles that most options and operands have, by the names that specs use.
import { exact, type Effect, literal, map, type Word } from '../model/index.ts'
import type { Given, Role, Step } from './define.ts'

/** One step for each word. */
export const each = (step: (word: Word, given: Given) => Step | undefined): Role => (words, given) =>
  words.flatMap(word => {
    const made = step(word, given)
    return made ? [made] : []
  })
export const all = (...roles: readonly Role[]): Role => (words, given) => roles.flatMap(role => role(words, given))
/** The steps do not depend on the words. */
export const means = (...steps: readonly Step[]): Role => () => steps

export const nothing: Role = () => []
/** An effect without what it is on. */
type Verb = Effect extends infer E ? (E extends Effect ? Omit<E, 'target'> : never) : never

const on = ({ kind, ...more }: Verb, target: Word): Effect => ({ kind, target, ...more }) as Effect
/** `-` is standard input or output for most programs; specs of programs where it is a file say so. */
const path = (verb: Verb): Role => each(target => (exact(target) === '-' ? undefined : on(verb, target)))
const plain = (verb: Verb): Role => each(target => on(verb, target))

export const lists = path({ kind: 'list' })
export const reads = path({ kind: 'read' })
/** The folder and everything below it. */
export const readsTree = path({ kind: 'read', recursive: true })
export const listsTree = path({ kind: 'list', recursive: true })
export const writes = path({ kind: 'write' })
export const appends = path({ kind: 'append' })
export const deletes = path({ kind: 'delete' })
export const deletesTree = path({ kind: 'delete', recursive: true })
export const links = path({ kind: 'link' })
export const executes = path({ kind: 'execute' })
export const connects = plain({ kind: 'connect' })
export const sends = plain({ kind: 'connect', sends: true })
export const mutates = plain({ kind: 'mutate' })
export const destroys = plain({ kind: 'destroy' })
export const publishes = plain({ kind: 'publish' })
export const configures = plain({ kind: 'configure' })
export const reveals = plain({ kind: 'reveal' })
export const signals = plain({ kind: 'signal' })
export const unknowns = (why: string): Role => each(target => ({ kind: 'unknown', target, why }))
/** Source text in a language that is not read here: `interprets('python')`. */
export const interprets = (language: string): Role => each(target => ({ kind: 'interpret', target, language, ...(target.values && { literal: true }) }))

/** The words are a program and its arguments. */
export const runs: Role = words => (words.length ? [{ run: words }] : [])
/** Each word is a command line for a shell. */
export const evaluates: Role = words => words.map(script => ({ script }))
/** Each word is a command line that is run from where nobody looks for one: `--pager=cmd`, `--rsh=cmd`. */
export const hooks: Role = words => words.map(script => ({ script, hidden: true }))

/** Appends to each value of a path: `under(literal('a'), 'b')` is `a/b`. */
export const under = (folder: Word, name: string): Word => map(folder, value => `${value.replace(/\/$/, '')}/${name}`, `${folder.text}/${name}`)
/** A word for the working directory as relative paths see it. */
export const here = literal('.')
