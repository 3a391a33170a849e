// Splits arguments into options and operands the way the program's own option reader would. No spec scans its own arguments.
import { literal, type Word } from '../model/index.ts'
import type { Role } from './define.ts'
import type { Grammar } from './grammar.ts'
import type { Option } from './notation.ts'
import { abbreviated, attachedUnknown, negated } from './spellings.ts'

export interface Found {
  readonly option: Option
  readonly role?: Role
  readonly words: readonly Word[]
  /** The word behind a switch, which some programs take for its value when it says yes or no. */
  readonly next?: Word
}
export interface Matched {
  readonly found: readonly Found[]
  readonly operands: readonly Word[]
  /** Words that could be options which the spec does not know. */
  readonly surprises: readonly Word[]
}

/** True when an unresolved word might turn out to be an option: nothing fixed stands in front. */
const mayBeOption = (word: Word): boolean => !word.values && !/^["']*[\w./~:@%,{[]/.test(word.text)

export function match(grammar: Grammar, args: readonly Word[], stopAtOperand = false): Matched {
  const found: Found[] = []
  const operands: Word[] = []
  const surprises: Word[] = []
  let at = 0
  const give = (option: Option, words: readonly Word[]): void => {
    const role = grammar.role(option)
    const next = (option.takes === 'none' || option.takes === 'optional') && !words.length ? args[at] : undefined
    found.push({ option, words, ...(role && { role }), ...(next && { next }) })
  }
  const take = (option: Option, attached: Word | undefined): void => {
    if (option.takes === 'until-semicolon') {
      let end = at
      while (end < args.length && !isEndOfCommand(args, end)) end++
      give(option, args.slice(at, end))
      at = Math.min(end + 1, args.length)
      return
    }
    if (option.takes === 'none' || option.takes === 'optional') return give(option, attached ? [attached] : [])
    const words = attached ? [attached] : []
    while (words.length < option.count && at < args.length) words.push(args[at++]!)
    give(option, words)
  }
  const rest = (text: string, word: Word, offset: number): Word => ({ ...literal(text.slice(offset)), ...(word.glob && { glob: true as const }) })

  const long = (text: string, word: Word): void => {
    const equals = text.indexOf('=')
    const name = equals < 0 ? text : text.slice(0, equals)
    const option = grammar.option(name) ?? abbreviated(grammar, name) ?? negated(grammar, name)
    if (!option) surprises.push(word)
    else if (equals >= 0 && option.takes === 'none') surprises.push(word)
    else take(option, equals < 0 ? undefined : rest(text, word, equals + 1))
  }
  const bundle = (text: string, word: Word): void => {
    for (let i = 1; i < text.length; i++) {
      const option = grammar.option(`-${text[i]}`)
      if (!option) {
        surprises.push(word)
        return
      }
      if (option.takes === 'none') {
        take(option, undefined)
        continue
      }
      take(option, i + 1 < text.length ? rest(text, word, i + 1) : undefined)
      return
    }
  }
  const single = (text: string, word: Word): void => {
    const equals = grammar.style === 'long' ? text.indexOf('=') : -1
    const name = equals < 0 ? text : text.slice(0, equals)
    const bare = name.replace(/^--/, '-')
    const option = grammar.option(name) ?? grammar.option(bare) ?? grammar.option(`-${bare}`)
    if (!option) surprises.push(word)
    else take(option, equals < 0 ? undefined : rest(text, word, equals + 1))
  }
  const oldBundle = (text: string): void => {
    for (const letter of text) {
      const option = grammar.option(`-${letter}`)
      if (!option) surprises.push(literal(`-${letter}`))
      else take(option, undefined)
    }
  }

  const first = args[0]?.values?.length === 1 ? args[0].values[0] : undefined
  if (grammar.style === 'tar' && first && /^[A-Za-z]+$/.test(first)) {
    at = 1
    oldBundle(first)
  }
  while (at < args.length) {
    const word = args[at++]!
    const text = word.values?.length === 1 ? word.values[0]! : undefined
    if (grammar.style === 'none') {
      operands.push(word)
      continue
    }
    if (text === undefined) {
      const attached = word.values ? undefined : attachedUnknown(grammar, word)
      if (attached) {
        give(attached.option, [attached.value])
        continue
      }
      operands.push(word)
      if (grammar.touchy && mayBeOption(word)) surprises.push(word)
    } else if (text === '--' && grammar.style !== 'find') {
      operands.push(...args.slice(at))
      break
    } else if (grammar.style === 'dd') {
      const equals = text.indexOf('=')
      const option = equals < 0 ? undefined : grammar.option(text.slice(0, equals))
      if (option) give(option, [rest(text, word, equals + 1)])
      else if (grammar.option(text)) take(grammar.option(text)!, undefined)
      else surprises.push(word)
      continue
    } else if (text.length > 1 && text.startsWith('-')) {
      const exactly = grammar.option(text)
      if (grammar.style === 'long' || grammar.style === 'find') {
        if (!exactly && grammar.number && /^-\d+$/.test(text)) give(grammar.number, [literal(text)])
        else single(text, word)
      } else if (exactly && text.length > 2) take(exactly, undefined)
      else if (grammar.number && /^-\d+\w*$/.test(text)) give(grammar.number, [literal(text)])
      else if (text.startsWith('--')) long(text, word)
      else if (singleDashLong(grammar, text)) long(text, word)
      else bundle(text, word)
      continue
    } else if (grammar.plus && text.startsWith('+')) {
      give(grammar.plus, [word])
      continue
    } else operands.push(word)
    if (stopAtOperand || grammar.style === 'posix') {
      operands.push(...args.slice(at))
      break
    }
  }
  return { found, operands, surprises }
}

/** `;` ends the command of find's -exec; so does `+`, but only behind `{}` (POSIX find). */
const isEndOfCommand = (args: readonly Word[], at: number): boolean => {
  const text = args[at]?.values?.[0]
  return text === ';' || (text === '+' && args[at - 1]?.values?.[0] === '{}')
}

/** A name such as `-name=value` that the spec lists with one dash. */
const singleDashLong = (grammar: Grammar, text: string): boolean => text.indexOf('=') > 2 && grammar.option(text.slice(0, text.indexOf('='))) !== undefined

/** Hands operands to their roles: fixed ones from both ends, the variadic one takes the middle. The second part is what is left over. */
export function deal(roles: Readonly<Record<string, Role>>, operands: readonly Word[]): [dealt: [Role, readonly Word[]][], surplus: readonly Word[]] {
  const entries = Object.entries(roles)
  const variadic = entries.findIndex(([key]) => key.includes('...'))
  if (variadic < 0) return [entries.map(([, role], i) => [role, operands.slice(i, i + 1)]), operands.slice(entries.length)]
  const tail = entries.length - variadic - 1
  const end = Math.max(operands.length - tail, variadic)
  return [
    entries.map(([, role], i) => [role, i < variadic ? operands.slice(i, i + 1) : i === variadic ? operands.slice(variadic, end) : operands.slice(end + i - variadic - 1, end + i - variadic)]),
    [],
  ]
}
