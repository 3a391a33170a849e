// choom: changes how soon the kernel ends a process, or runs a program so. Source: choom(1), util-linux 2.38.
import { command } from './define.ts'
import { configures, nothing, runs } from './roles.ts'

export default command('choom', {
  style: 'posix',
  options: { '-p, --pid <process>': (words, given) => (given('-n') ? configures(words, given) : nothing(words, given)) },
  harmless: '-n, --adjust <number> | -h, --help | -V, --version',
  operands: { '<command...>': runs },
  examples: { 'choom -p 1234': [], 'choom -p 1234 -n 500': ['configure 1234'], 'choom -n 500 -- cat a': ['read a'] },
})
