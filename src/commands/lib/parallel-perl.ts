// Owns what of GNU parallel's command line is Perl code or takes the place of words. Source: parallel(1) of GNU 20221122, "Replacement strings".
import { exact, literal, map, some, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { joined } from './words.ts'

/** `{= code =}` is Perl code, and what `--plus` adds puts its text into some; how many words it takes does not matter. */
const CODE = /\{=([^]*?)=\}/g
const WITH_PLUS = /\{(?:[/%#:^,]|\+)[^{}]*[;$@`(]/
/** They only make other text of an argument, which is quoted after. */
const CHANGES = /^(?:(?:s|tr|y)([/:|,])(?![^]*\(\?\??\{)(?:\$(?=\1|\d)|(?!\1)[^\\$@]|\\[^])*\1(?:\$\d|(?!\1)[^\\$@]|\\[^])*\1[gimsxr]*|\$_ ?= ?(?:uc|lc)\(\$_\));?$/
const codes = (text: string): readonly string[] => [...text.matchAll(CODE)].map(([, code = '']) => code.replace(/^-?\d+(?=\s|$)/, '').trim())

/** The words of a command with a place for each piece of code: what comes of it is not known. */
export function withoutCode(words: readonly Word[]): readonly Word[] {
  const found: Word[] = []
  let open: Word[] = []
  for (const word of words) {
    open = [...open, word]
    const all = joined(open)
    const text = exact(all) ?? ''
    if (text.lastIndexOf('{=') > text.lastIndexOf('=}')) continue
    found.push(map(all, value => value.replace(CODE, '{}')))
    open = []
  }
  return [...found, ...open]
}
export const hasCode = (words: readonly Word[]): boolean => some(joined(words), text => codes(text).length > 0)

export function perl(word: Word | undefined, given: Given): readonly Step[] {
  return (word?.values ?? []).flatMap((text): readonly Step[] => [
    ...codes(text).filter(code => !CHANGES.test(code)).map((code): Step => interpreted(literal(code))),
    ...(given('--plus') && WITH_PLUS.test(text) ? [interpreted(literal(text))] : []),
  ])
}
const interpreted = (target: Word): Step => ({ kind: 'interpret', target, language: 'perl', ...(target.values && { literal: true }) })
export const perlCode: Role = words => words.map(interpreted)
/** A column's name or number, and code. */
export const perlOfColumn: Role = words => words.filter(word => !some(word, text => /^[\w.-]*$/.test(text)) || !word.values).map(interpreted)
/** Values in which replacement strings count. */
export const replaces = (role: Role): Role => (words, given) => [...words.flatMap(word => perl(word, given)), ...role(words, given)]

/** What is in no braces takes the place of words that look like what they are. */
export const odd: Role = words => words.filter(word => !word.values?.every(text => /^(?:\{.*\}|%+|@+|_+)$/.test(text))).map(target => ({ kind: 'unknown', target, why: 'it takes the place of words of the command' }))
/** Their value is optional, and yet the next word is taken for it: the command starts after that. */
export const openEnded: Role = words => (words.length ? [] : [{ kind: 'unknown', target: literal('-i'), why: 'the next word may be its value and not the command' }])
