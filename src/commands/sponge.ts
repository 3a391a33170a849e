// sponge: writes all of its input to a file at the end. Source: sponge(1) of moreutils 0.67.
import { command } from './define.ts'

export default command('sponge', {
  harmless: '-a | -h',
  operands: { '<file>': words => words.map(target => ({ kind: 'write', target })) },
  outputs: given => (given.operands.length ? undefined : given.stdin),
  examples: {
    'sort a.txt | sponge a.txt': ['read a.txt', 'write a.txt'],
    'sponge -a log < a.txt': ['read a.txt', 'write log'],
    'cat a.txt | sponge': ['read a.txt'],
  },
})
