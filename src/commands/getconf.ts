// getconf, getent: print settings of the system. Source: getconf(1), getent(1), glibc 2.36.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('getconf', {
  aliases: ['getent'],
  style: 'posix',
  harmless: '-a | -v <specification> | -s, --service <configuration> | -i, --no-idn | -A, --no-addrconfig | -?, --help | --usage | -V, --version',
  operands: { '<word...>': nothing },
  examples: { 'getconf PAGE_SIZE': [], 'getent passwd dev': [] },
})
