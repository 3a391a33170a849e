// fc: lists commands of the history, or edits and runs them again. Source: bash(1) 5.2.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('fc', {
  harmless: '-e <editor> | -l | -n | -r | -s | -<n> | --help',
  operands: { '<command...>': nothing },
  always: given => (given('-l') || given('--help') ? [] : [{ kind: 'unknown', target: literal('fc'), why: 'it runs a command of the history that is not shown' }]),
  examples: {
    'fc -l -10': [],
    'fc -s make': ['unknown fc (it runs a command of the history that is not shown)'],
    fc: ['unknown fc (it runs a command of the history that is not shown)'],
  },
})
