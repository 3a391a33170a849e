// ssh-add: hands keys to the agent. Source: ssh-add(1), OpenSSH 9.2, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executes, reads } from './roles.ts'

const agent = { kind: 'configure' as const, target: literal('ssh-agent') }

export default command('ssh-add', {
  options: { '-s, -S <library>': executes, '-e <library>': executes, '-T <key>': reads },
  harmless: '-A | -C | -c | -D | -d | -E <hash> | -H <hosts> | -h <constraint> | -K | -k | -L | -l | -M <n> | -q | -t <time> | -v | -X | -x | --apple-use-keychain | --apple-load-keychain',
  operands: { '<key...>': (words, given) => (given('-d') ? [] : reads(words, given)) },
  always: given => (given('-l') || given('-L') || given('-T') ? [] : [agent]),
  examples: {
    'ssh-add -l': [],
    'ssh-add -t 60 key': ['configure ssh-agent', 'read key'],
    'ssh-add -D': ['configure ssh-agent'],
    'ssh-add -s ./lib.so': ['execute ./lib.so', 'configure ssh-agent'],
    'ssh-add -e ./lib.so': ['execute ./lib.so', 'configure ssh-agent'],
    'ssh-add -T key.pub': ['read key.pub'],
  },
})
