// Reads the words of find: its roots, and for each action what the paths that reach it look like.
import { exact, literal, unknown, type UnknownEffect, type Word } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { type Primary, primaryOf } from './primaries.ts'
import { both, narrowing, type Shapes } from './shapes.ts'

export interface Action {
  readonly name: string
  readonly words: readonly Word[]
  readonly shapes: Shapes
  readonly role?: Role
}

export interface Expression {
  readonly roots: readonly Word[]
  /** In order; tests whose words have an effect too. */
  readonly actions: readonly Action[]
  /** Of the paths that pass the whole expression. */
  readonly shapes: Shapes
  readonly depth: { readonly least: number; readonly most: number }
  readonly problems: readonly UnknownEffect[]
}

const MAX_SHAPES = 48

const starts = (text: string | undefined): boolean => text !== undefined && (/^-./.test(text) || text === '(' || text === ')' || text === '!' || text === ',')
/** Words that are neither paths nor options behind the first path, nor tests or actions of any find. */
const STRAY = /^(?!\d*$)(?:[^-(),!*?[]|-(?:[LHPD]|O\d*|\d+)$)/
/** An unresolved word with nothing fixed in front may be an option, or several words. */
const opaque = (word: Word): boolean => !word.values && word.inherited !== 'start' && !/^["']*[\w./~:@%,{[]/.test(word.text)

export function readExpression(words: readonly Word[]): Expression {
  const roots: Word[] = []
  const actions: Action[] = []
  const problems: UnknownEffect[] = []
  let least = 0
  let most = Number.POSITIVE_INFINITY
  /** A word that makes find refuse was read: every find reads the whole expression before it does anything. */
  let refused = false
  let start = 0
  let at = 0
  /** Nothing before decides whether a word is an argument: all of it is known, and one word each or one of which any more are stray. */
  const certain = (): boolean => !problems.length && !words.slice(0, at).some(one => one.many && !one.inherited && !one.values?.every(text => STRAY.test(text))) && !/^[),]$/.test(exact(words[start]) ?? '')
  const problem = (word: Word, why: string): void => {
    refused ||= certain() && !word.glob && (word.values?.every(text => STRAY.test(text)) ?? false)
    if (!refused) problems.push(unknown(word, why))
  }
  const peek = (): string | undefined => exact(words[at])

  for (let text = peek(); text !== undefined && /^-(?:[HLPEXdsx]+|O\d*|D|f|-)$/.test(text) && !primaryOf(text); text = peek()) {
    at++
    if (text === '-D') at++
    else if (text === '-f') roots.push(...words.slice(at, ++at))
  }
  for (; at < words.length && !starts(peek()); at++) {
    const word = words[at]
    if (!word) break
    if (opaque(word)) problems.push(unknown(word, 'this word may be an action'))
    roots.push(word)
  }
  start = at

  function sequence(context: Shapes): Shapes {
    let result = alternatives(context)
    while (peek() === ',') {
      at++
      result = alternatives(context)
    }
    return result
  }
  function alternatives(context: Shapes): Shapes {
    let result = conjunction(context)
    while (peek() === '-o' || peek() === '-or') {
      at++
      result = [...result, ...conjunction(context)].slice(0, MAX_SHAPES + 1)
    }
    return result.length > MAX_SHAPES ? context : result
  }
  function conjunction(context: Shapes): Shapes {
    let shapes = context
    for (let text = peek(); at < words.length && text !== ')' && text !== ',' && text !== '-o' && text !== '-or'; text = peek()) {
      if (text === '-a' || text === '-and') at++
      else shapes = factor(shapes)
    }
    return shapes
  }
  function factor(shapes: Shapes): Shapes {
    const word = words[at++]
    const text = exact(word)
    if (text === '!' || text === '-not') {
      // What fails a test can look like anything.
      if (at < words.length) factor(shapes)
      return shapes
    }
    if (text === '(') {
      const inner = sequence(shapes)
      at++
      return inner
    }
    const primary = text === undefined ? undefined : primaryOf(text)
    if (!word || text === undefined || !primary) {
      if (word) problem(word, 'this test or action is not known')
      return shapes
    }
    return apply(text, primary, shapes)
  }
  function apply(name: string, primary: Primary, shapes: Shapes): Shapes {
    const end = primary.count === undefined ? endOfCommand(words, at) : Math.min(at + primary.count, words.length)
    const own = words.slice(at, end)
    const plus = primary.count === undefined ? own.findIndex((one, i) => exact(one) === '+' && own.slice(0, i).some(before => exact(before) === '{}')) : -1
    if (plus >= 0) problems.push(unknown(literal('+'), 'to busybox the command ends here'))
    // Without the end of its command, which is no `;` that the shell takes for its own.
    if (primary.count === undefined && end === words.length && certain() && own.every(one => exact(one) !== undefined && !one.many)) refused = true
    at = primary.count === undefined ? end + 1 : end
    const open = own.find(word => word.many && !word.values && !word.inherited)
    if (open && primary.count !== undefined) problem(open, 'this may be several words, an action among them')
    if (name === '-depth' && /^[-+]?\d+$/.test(peek() ?? '')) at++
    if (name === '-maxdepth') most = Number(exact(own[0]) ?? Number.POSITIVE_INFINITY)
    if (name === '-mindepth') least = Number(exact(own[0]) ?? 0)
    const isAction = primary.role !== undefined || primary.count === undefined || /^-(?:print|ls$|quit)/.test(name)
    if (isAction && !(refused && end === words.length && primary.count === undefined)) actions.push({ name, words: own, shapes, ...(primary.role && { role: primary.role }) })
    const narrowed = narrowing(name, own[0])
    return narrowed ? shapes.flatMap(shape => narrowed.map(next => both(shape, next))).slice(0, MAX_SHAPES) : shapes
  }

  const shapes = at < words.length ? sequence([{}]) : [{}]
  if (at < words.length) problem(words[at] ?? { text: '' }, 'this word is not expected')
  return { roots, actions, shapes, depth: { least, most }, problems }
}

/** Where the command behind -exec ends: at `;`, or at a `+` behind `{}`. */
function endOfCommand(words: readonly Word[], start: number): number {
  for (let at = start; at < words.length; at++) {
    const text = exact(words[at])
    if (text === ';' || (text === '+' && exact(words[at - 1]) === '{}')) return at
  }
  return words.length
}
