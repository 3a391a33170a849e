// tr: replaces characters. Source: tr(1), GNU coreutils 9.1.
import { exact, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { unescaped } from './lib/printf.ts'
import { nothing } from './roles.ts'

const CLASSES = new Map([
  ['alpha', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'], ['upper', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'], ['lower', 'abcdefghijklmnopqrstuvwxyz'], ['digit', '0123456789'],
  ['space', '\t\n\v\f\r '], ['blank', '\t '], ['alnum', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'], ['xdigit', '0123456789ABCDEFabcdef'],
])

/** The characters of a set in order; undefined when it is written in a way that is not read here. */
function setOf(word: Word | undefined): string[] | undefined {
  const value = exact(word)
  if (value === undefined) return undefined
  const characters: string[] = []
  for (const [piece, name, from, to] of value.matchAll(/\[:(\w+):\]|(\\[0-7]{1,3}|\\[^]|[^\\])-(\\[0-7]{1,3}|\\[^]|[^\\])|\\[0-7]{1,3}|\\[^]|\[=|\[.\*|[^]/g)) {
    if (name) {
      const members = CLASSES.get(name)
      if (!members) return undefined
      characters.push(...members)
    } else if (from && to) {
      const [low, high] = [unescaped(from, false).text.codePointAt(0) ?? 0, unescaped(to, false).text.codePointAt(0) ?? 0]
      if (high < low || high - low > 255) return undefined
      for (let code = low; code <= high; code++) characters.push(String.fromCodePoint(code))
    } else if (piece.startsWith('[') && piece.length > 1) return undefined
    else characters.push(unescaped(piece, false).text)
  }
  return characters
}

/** What `tr` makes of a known text, for the plain forms; undefined for the others. */
function translated(text: string, given: Given): string | undefined {
  const [first, second] = given.operands.map(setOf)
  if (!first) return undefined
  // It takes bytes for characters.
  if ([text, ...first, ...(second ?? [])].some(one => /[^\x00-\x7f]/.test(one))) return undefined
  const complement = given('-c')
  const inFirst = new Set(first)
  const chosen = (character: string): boolean => inFirst.has(character) !== complement
  if (given('-d')) return given('-s') ? undefined : [...text].filter(character => !chosen(character)).join('')
  if (given('-s')) return given.operands.length > 1 ? undefined : [...text].filter((character, at, all) => !(chosen(character) && all[at - 1] === character)).join('')
  const last = second?.at(-1)
  if (!second || last === undefined || given('-t')) return undefined
  if (complement) return [...text].map(character => (chosen(character) ? last : character)).join('')
  const table = new Map(first.map((character, at) => [character, second[at] ?? last]))
  return [...text].map(character => table.get(character) ?? character).join('')
}

/** Changing only what parts names leaves a list of names as it is. */
const partsOnly = (given: Given): boolean => given.operands.every(word => setOf(word)?.every(character => /^[\s\0]$/.test(character)) ?? false) && !given('-c')

export default command('tr', {
  aliases: ['gtr'],
  harmless: '-c, -C, --complement | -d, --delete | -s, --squeeze-repeats | -t, --truncate-set1 | -u | --help | --version',
  operands: { '<set>': nothing, '<set2>': nothing },
  outputs: given => {
    const { stdin } = given
    if (!stdin) return undefined
    const text = exact(stdin)
    const made = text === undefined ? undefined : translated(text, given)
    if (made !== undefined) return map(stdin, () => made)
    if (stdin.glob && partsOnly(given)) return stdin
    return unresolved(stdin.text, [...(stdin.from ?? []), { kind: 'decoder', what: 'tr' }])
  },
  examples: {
    'tr a-z A-Z < a.txt': ['read a.txt'],
    "echo 'dbu b.uyu' | tr b-z a-y | sh": ['read a.txt'],
    'echo cqatq a.tqxt | tr -d q | sh': ['read a.txt'],
    "ls | tr '\\n' '\\0' | xargs -0 cat": ['list .', 'read each of *'],
  },
})
