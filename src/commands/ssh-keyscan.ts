// ssh-keyscan: fetches the public keys of hosts. Source: ssh-keyscan(1), OpenSSH 9.2.
import { exact, unresolved } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { connects, reads } from './roles.ts'

export default command('ssh-keyscan', {
  options: {
    '-f <file>': (words, given) => [
      ...reads(words, given),
      ...words.filter(word => exact(word) !== '-').map((word): Step => ({ kind: 'connect', target: unresolved(word.text) })),
    ],
  },
  harmless: '-4 | -6 | -c | -D | -H | -q | -v | -p <port> | -T <seconds> | -t <types> | -O <option>',
  operands: { '<host...>': connects },
  examples: { 'ssh-keyscan -t rsa -H a.dev': ['connect a.dev'], 'ssh-keyscan -f hosts': ['read hosts', 'connect ?hosts'] },
})
