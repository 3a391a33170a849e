// builtin: runs a builtin of the shell. Source: bash(1) 5.2.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('builtin', {
  style: 'posix',
  operands: { '<command...>': runs },
  examples: { 'builtin cd src': [], "builtin eval 'cat a.txt'": ['read a.txt'] },
})
