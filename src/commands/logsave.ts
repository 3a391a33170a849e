// logsave: runs a program and keeps what it prints. Source: logsave(8) of e2fsprogs 1.47.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('logsave', {
  style: 'posix',
  harmless: '-a | -s | -v',
  operands: { '<file>': words => words.map(target => ({ kind: 'write', target })), '<command...>': nothing },
  // A lone dash as the program is standard input.
  always: ({ operands }) => (operands.length > 1 && exact(operands[1]) !== '-' ? [{ run: operands.slice(1) }] : []),
  examples: { 'logsave log cat a.txt': ['read a.txt', 'write log'], 'logsave -a log -': ['write log'] },
})
