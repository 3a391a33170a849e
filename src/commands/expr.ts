// expr: evaluates an expression. Source: expr(1), GNU coreutils 9.1.
import { exact, pattern } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('expr', {
  style: 'none',
  operands: { '<word...>': nothing },
  outputs: ({ operands }) => (operands.some(word => /^[+*/%-]$|^length$/.test(exact(word) ?? '')) ? pattern('$(expr)', '*') : undefined),
  examples: { "expr 1 + 2": [], "expr a : 'b.*'": [] },
})
