// export: hands variables on to programs, which src/shell follows. Source: bash(1) 5.2, export(1p).
import { command } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { nothing } from './roles.ts'

export default command('export', {
  harmless: '-f | -n | -p',
  operands: { '<name...>': nothing },
  always: given => (given.operands.length ? [] : [revealsEnvironment]),
  examples: { 'export A=1 B': [], 'export -n A': [], 'export -p': ['reveal environment'], export: ['reveal environment'] },
})
