// ssh-copy-id: lets a key into an account on another machine. Source: ssh-copy-id(1), OpenSSH 9.2.
import { map } from '../model/index.ts'
import { command } from './define.ts'
import { sshConfig, sshSettings } from './lib/ssh.ts'

export default command('ssh-copy-id', {
  options: {
    '-i <file>': (words, given) =>
      (given.operands.length ? words : []).map(target => ({ kind: 'read', target: map(target, value => (value.endsWith('.pub') ? value : `${value}.pub`)) })),
    '-o <setting>': sshSettings(),
    '-F <file>': sshConfig,
  },
  harmless: '-f | -n | -s | -x | -p <port> | -t <path> | -h, -? | -v',
  operands: { '<word...>': words => words.map(target => ({ kind: 'connect', target, sends: true })) },
  // Without an operand behind it, what -i took is the host.
  always: given => (given.operands.length ? [] : given.values('-i').map(target => ({ kind: 'connect', target, sends: true }))),
  examples: {
    'ssh-copy-id -i a.dev': ['connect a.dev (sends)'],
    'ssh-copy-id -p 22 me@a.dev': ['connect me@a.dev (sends)'],
    'ssh-copy-id -i key -o ProxyCommand="rm x" -F none a.dev': ['read key.pub', 'delete x', 'connect a.dev (sends)'],
  },
})
