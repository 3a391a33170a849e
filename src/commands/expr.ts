// expr: evaluates an expression. Source: expr(1), GNU coreutils 9.1.
import { exact, pattern } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What gives a number, whatever stands on both sides; other operators give texts back. */
const NUMERIC = /^[+*/%-]$|^[<>!=]=?$/

export default command('expr', {
  style: 'none',
  operands: { '<word...>': nothing },
  outputs: ({ operands }) => (operands.length > 1 && operands.every((word, at) => (at % 2 ? NUMERIC.test(exact(word) ?? '') : !/^(?:[(|&:]|match|substr|index|length|\+)$/.test(exact(word) ?? ''))) ? pattern('$(expr)', '*') : undefined),
  examples: { "expr 1 + 2": [], "expr a : 'b.*'": [] },
})
