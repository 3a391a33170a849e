// combine: the lines of two files that are in both, or in one. Source: combine(1) of moreutils 0.67.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { reads } from './roles.ts'

const WORDS = new Set(['and', 'not', 'or', 'xor'])

export default command('combine', {
  harmless: '-h, --help',
  operands: { '<file...>': (words, given) => reads(words.filter(word => !WORDS.has(exact(word) ?? '')), given) },
  examples: { 'combine a.txt not b.txt': ['read a.txt', 'read b.txt'] },
})
