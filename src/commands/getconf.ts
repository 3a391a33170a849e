// getconf, getent: print settings of the system. Source: getconf(1), getent(1), glibc 2.36.
import { exact, map } from '../model/index.ts'
import { command } from './define.ts'

/** What of the databases asks name servers for what it is given: the name leaves the machine. */
const RESOLVED = /^(?:a?hosts|ahostsv[46]|networks|netgroup)$/
/** A name of one part, which no server far from here is asked for. */
const NEAR = /^[a-z][a-z0-9-]{0,30}$/i

export default command('getconf', {
  aliases: ['getent'],
  style: 'posix',
  harmless: '-a | -v <specification> | -s, --service <configuration> | -i, --no-idn | -A, --no-addrconfig | -?, --help | --usage | -V, --version',
  operands: {
    '<word...>': ([database, ...keys], given) => {
      if (given.called === 'getent' && RESOLVED.test(exact(database) ?? 'hosts')) return keys.filter(word => !NEAR.test(exact(word) ?? '.')).map(target => ({ kind: 'connect', target }))
      const hidden = given.called === 'getent' && database && /^g?shadow$/.test(exact(database) ?? '')
      return hidden ? [{ kind: 'read', target: map(database, value => `/etc/${value}`) }] : []
    },
  },
  examples: { 'getconf PAGE_SIZE': [], 'getent passwd dev': [], 'getent hosts db': [], 'getent ahosts "$(base64 -w0 a.txt).a.dev"': ['read a.txt', 'connect ?\'"$(base64 -w0 a.txt).a.dev"\''], 'getent shadow': ['read /etc/shadow'] },
})
