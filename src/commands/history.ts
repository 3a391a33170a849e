// history: lists and changes the command history. Source: bash(1) 5.2.
import { literal, unresolved } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { means, nothing } from './roles.ts'

const discards: Role = means({ kind: 'discard', target: literal('shell history') })

export default command('history', {
  options: {
    '-c': discards,
    '-d <offset>': discards,
  },
  harmless: '-a | -n | -r | -w | -p | -s | -E | -i | -f | -D | -t <format> | -<n>',
  operands: { '<word...>': nothing },
  always: given => {
    const [operand] = given.operands
    const file = operand ?? unresolved('$HISTFILE')
    if (given('-w')) return [{ kind: 'write', target: file }]
    if (given('-a')) return [{ kind: 'append', target: file }]
    return operand && (given('-r') || given('-n')) ? [{ kind: 'read', target: file }] : []
  },
  examples: {
    history: [],
    'history 20': [],
    'history -c': ['discard \'shell history\''],
    'history -d 5': ['discard \'shell history\''],
    'history -w log.txt': ['write log.txt'],
    'history -a': ['append ?$HISTFILE'],
    'history -r log.txt': ['read log.txt'],
  },
})
