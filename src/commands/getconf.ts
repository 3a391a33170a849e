// getconf, getent: print settings of the system. Source: getconf(1), getent(1), glibc 2.36.
import { exact, map } from '../model/index.ts'
import { command } from './define.ts'

export default command('getconf', {
  aliases: ['getent'],
  style: 'posix',
  harmless: '-a | -v <specification> | -s, --service <configuration> | -i, --no-idn | -A, --no-addrconfig | -?, --help | --usage | -V, --version',
  operands: {
    '<word...>': ([database], given) => {
      const hidden = given.called === 'getent' && database && /^g?shadow$/.test(exact(database) ?? '')
      return hidden ? [{ kind: 'read', target: map(database, value => `/etc/${value}`) }] : []
    },
  },
  examples: { 'getconf PAGE_SIZE': [], 'getent passwd dev': [], 'getent shadow': ['read /etc/shadow'] },
})
