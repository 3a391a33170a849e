// yes: prints the same line again and again. Source: yes(1), GNU coreutils 9.1.
import { literal, map } from '../model/index.ts'
import { command } from './define.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('yes', {
  harmless: '--help | --version',
  operands: { '<word...>': nothing },
  outputs: ({ operands }) => map(operands.length ? joined(operands) : literal('y'), value => `${value}\n`.repeat(2)),
  examples: { 'yes | head -3': [], 'yes cat a.txt | sh': ['read a.txt'] },
})
