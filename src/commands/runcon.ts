// runcon: runs a program in another security context. Source: runcon(1), GNU coreutils 9.1.
import { command } from './define.ts'

export default command('runcon', {
  style: 'posix',
  harmless: '-c, --compute | -t, --type <type> | -u, --user <user> | -r, --role <role> | -l, --range <range> | --help | --version',
  operands: {
    '<word...>': (words, given) => {
      const rest = given('-t') || given('-u') || given('-r') || given('-l') || given('-c') ? words : words.slice(1)
      return rest.length ? [{ run: rest }] : []
    },
  },
  examples: { 'runcon -t web_t cat a': ['read a'], 'runcon u:r:t cat a': ['read a'] },
})
