// printf: prints its operands by a format. Source: bash(1) 5.2, printf(1) of GNU coreutils 9.1.
import { oneOf, type Word } from '../model/index.ts'
import { command } from './define.ts'
import { formatted } from './lib/printf.ts'
import { revealsUsed } from './lib/secret-names.ts'
import { names, originsOf, unread } from './lib/words.ts'
import { nothing } from './roles.ts'

/** Each way in which the values can be chosen, while there are few. */
function choices(words: readonly Word[]): string[][] | undefined {
  let lists: string[][] = [[]]
  for (const word of words) {
    if (!word.values || word.glob || lists.length * word.values.length > 16) return undefined
    const [only] = word.values
    // In place while there is no choice: there may be tens of thousands of words.
    if (word.values.length === 1) for (const list of lists) list.push(only ?? '')
    else lists = lists.flatMap(list => (word.values ?? []).map(value => [...list, value]))
  }
  return lists
}

export default command('printf', {
  style: 'posix',
  options: { '-v <name>': names },
  harmless: '--help | --version',
  operands: { '<format>': nothing, '<argument...>': nothing },
  always: given => (given('-v') ? [] : revealsUsed(given.operands)),
  // With -v it is what the variable gets.
  outputs: given => {
    // A list of names, printed one to a line, stays a list of names.
    const [format, only] = given.operands
    if (given.operands.length === 2 && only?.glob && format?.values?.every(value => (only.many ? /^%s(\\n|\\0|\\t| )$/ : /^%s(\\n|\\0|\\t| )?$/).test(value))) return only
    const texts = choices(given.operands)?.map(([first = '', ...rest]) => formatted(first, rest))
    return texts?.every(text => text !== undefined) && given.operands.length
      ? oneOf(given.operands.map(word => word.text).join(' '), [...new Set(texts)], originsOf(given.operands))
      : unread(given.operands)
  },
  examples: {
    'printf "%s\\n" one two': [],
    'printf %s "$NPM_TOKEN"': ['reveal NPM_TOKEN'],
    'printf -v line %s "$NPM_TOKEN"': [],
    'printf "%s %s\\n" cat a.txt cat b.txt | sh': ['read a.txt', 'read b.txt'],
    'cat "$(printf "%03d.\\164xt" 7)"': ['read 007.txt'],
    "printf -v 'a[$(wc -l < key.txt)]' x": ['read key.txt'],
    'printf "%s\\0" scripts/* | xargs -0 cat': ['read each of {scripts/*, scripts/hello.sh, scripts/wipe.sh}'],
  },
})
