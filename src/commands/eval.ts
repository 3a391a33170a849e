// eval: runs its operands, joined by blanks, in this shell. Source: bash(1) 5.2.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { joined } from './lib/words.ts'

export default command('eval', {
  style: 'none',
  operands: {
    '<word...>': words => {
      const rest = exact(words[0]) === '--' ? words.slice(1) : words
      return rest.length ? [{ script: joined(rest), here: true }] : []
    },
  },
  examples: { "eval 'cat a.txt'": ['read a.txt'], 'eval -- rm -r build': ['delete build (recursive)'], 'f=a.txt; eval cat \\$f': ['read a.txt'] },
})
