// mdfind: finds files by what is indexed about them, their text too. Source: mdfind(1), macOS 14.
import { literal, type Word } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const home: Word = literal('/Users')
/** A query about text looks into the files. */
const asksText = (words: readonly Word[]): boolean => words.some(word => !word.values || word.values.some(value => /kMDItemText/i.test(value)))

export default command('mdfind', {
  style: 'long',
  harmless: '-live | -count | -onlyin <v> | -name <v> | -0 | -literal | -interpret | -attr <v> | -s <v> | -reprint',
  operands: { '<query...>': nothing },
  always: given => {
    const target = given.value('-onlyin') ?? home
    return given.operands.length && asksText(given.operands) && !given('-count') ? [{ kind: 'read', target, recursive: true }] : [{ kind: 'list', target, recursive: true }]
  },
  examples: {
    'mdfind -name report.pdf': ['list /Users (recursive)'],
    'mdfind -onlyin src "kMDItemKind == PDF"': ['list src (recursive)'],
    'mdfind "kMDItemTextContent == secret"': ['read /Users (recursive)'],
  },
})
