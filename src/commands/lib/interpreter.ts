// What every interpreter does alike: text on the command line, a script file, or a program on standard input.
import { type Effect, exact, literal, map, unresolved, type Word } from '../../model/index.ts'
import { each } from '../roles.ts'
import type { Given, Role, Step } from '../define.ts'
import { inlineSteps } from './inline.ts'

/** Command lines that stand within text of another language, each in the first group of the pattern. */
export const commandsIn = (word: Word, pattern: RegExp): readonly Step[] =>
  (word.values ?? []).flatMap(value => [...value.matchAll(pattern)].map(([, text = '']) => ({ script: literal(text) })))

/** An option that takes its value and leaves everything behind it to the program that it names: `rest('-m <module>')`. */
export const rest = (notation: string): string => notation + ' <arg>'.repeat(255)

/** Source text that runs, wherever it comes from. */
export const interpretText = (target: Word, language: string): Effect => ({
  kind: 'interpret',
  target,
  language,
  ...(target.values && { literal: true }),
  ...(target.from?.length && { from: target.from }),
})

/** A script file that runs. Its word tells when it was downloaded a moment ago: `python <(curl ...)`. */
export const interpretFile = (target: Word, language: string): Effect => ({
  kind: 'interpret',
  target,
  language,
  file: true,
  ...(target.from?.length && { from: target.from }),
})

const textSteps = (text: Word, language: string): readonly Step[] => [...inlineSteps(language, text), interpretText(text, language)]

/** The words are source text. */
export const runsText = (language: string): Role => words => words.flatMap(text => textSteps(text, language))
/** The first word is source text; those behind it are arguments of that program. */
export const runsFirstText = (language: string): Role => words => words.slice(0, 1).flatMap(text => textSteps(text, language))
/** The words are files of source text, or names of modules. */
export const runsFile = (language: string): Role => each(target => interpretFile(target, language))

/** The program on standard input, or typed by whoever sits there. */
export const runsStdin = (given: Given, language: string): readonly Step[] =>
  given.stdin ? textSteps(given.stdin, language) : [interpretText(unresolved('stdin'), language)]

/** The first operand is the script, unless one of these options already gave the program. */
export const script = (language: string, unless: readonly string[] = []): Role => (words, given) => {
  if (unless.some(option => given(option))) return []
  const [file] = words
  if (!file) return []
  return exact(file) === '-' ? runsStdin(given, language) : [interpretFile(file, language)]
}

/** Without a script, and without an option that gives the program or ends the run, standard input is the program. */
export const stdinUnless = (language: string, ends: readonly string[]) => (given: Given): readonly Step[] =>
  given.operands.length || ends.some(option => given(option)) ? [] : runsStdin(given, language)

/** A server that others can reach at an address, or on a port of this machine. */
export const listens = (address: Word | undefined, port: string): Effect => ({ kind: 'connect', target: address ?? literal(`localhost:${port}`), listens: true })

/** With -i.bak what was there is kept: a star stands for the name, else the ending is put behind it. */
export const inPlace = (words: readonly Word[], given: Given): readonly Step[] => {
  const ending = exact(given.value('-i'))
  const kept = ending ? words.map(file => map(file, name => (ending.includes('*') ? ending.replace('*', name) : name + ending))) : []
  return [...words, ...kept].map(target => ({ kind: 'write', target }))
}
