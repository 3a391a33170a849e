// exit, return, break, continue, shift, logout: control flow, which src/shell follows. Source: bash(1) 5.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('exit', {
  aliases: ['return', 'break', 'continue', 'shift', 'logout', 'bye'],
  style: 'none',
  operands: { '<number...>': nothing },
  examples: { 'exit 1': [], return: [], 'shift 2': [], 'break 2': [], continue: [], logout: [] },
})
