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
/** `-` is standard input or output for most programs; specs of programs where it is a file say so. */
const path = (effect: (target: Word) => Effect): Role => each(target => (exact(target) === '-' ? undefined : effect(target)))

export const lists = path(target => ({ kind: 'list', target }))
export const reads = path(target => ({ kind: 'read', target }))
/** The folder and everything below it. */
export const readsTree = path(target => ({ kind: 'read', target, recursive: true }))
export const listsTree = path(target => ({ kind: 'list', target, recursive: true }))
export const writes = path(target => ({ kind: 'write', target }))
export const appends = path(target => ({ kind: 'append', target }))
export const deletes = path(target => ({ kind: 'delete', target }))
export const deletesTree = path(target => ({ kind: 'delete', target, recursive: true }))
export const links = path(target => ({ kind: 'link', target }))
export const executes = path(target => ({ kind: 'execute', target }))
export const connects = each(target => ({ kind: 'connect', target }))
export const sends = each(target => ({ kind: 'connect', target, sends: true }))
export const mutates = each(target => ({ kind: 'mutate', target }))
export const destroys = each(target => ({ kind: 'destroy', target }))
export const publishes = each(target => ({ kind: 'publish', target }))
export const configures = each(target => ({ kind: 'configure', target }))
export const reveals = each(target => ({ kind: 'reveal', target }))
export const signals = each(target => ({ kind: 'signal', target }))
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
