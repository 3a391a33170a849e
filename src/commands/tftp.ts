// tftp: moves single files. Source: tftp(1) of tftp-hpa 5.2, busybox 1.35.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { address } from './lib/net.ts'
import { transferScript } from './lib/transfer-script.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

function steps(given: Given): readonly Step[] {
  const target = given.operands[0] && address(given.operands[0], given.operands[1])
  const local = given.value('-l')
  const remote = given.value('-r')
  if (given('-p') || given('-g')) {
    const file = local ?? remote ?? literal('.')
    return given('-p')
      ? [
          { kind: 'read', target: file },
          { kind: 'connect', target: target ?? literal('tftp'), sends: true },
        ]
      : [
          { kind: 'connect', target: target ?? literal('tftp') },
          { kind: 'write', target: file },
        ]
  }
  const words = given.values('-c')
  if (words.length) return transferScript(joined(words), target, 'tftp')
  if (given.stdin) return transferScript(given.stdin, target, 'tftp')
  return target ? [{ kind: 'connect', target }] : []
}

export default command('tftp', {
  aliases: ['tftp-hpa', 'atftp'],
  style: 'gnu',
  options: { [`-c${' <word>'.repeat(64)}`]: nothing, '-l <file>': nothing, '-r <file>': nothing, '-g': nothing, '-p': nothing },
  harmless: '-4 | -6 | -m <mode> | -R <ports> | -v | -V | -b <size> | -i | -e | -h, --help | --version',
  operands: { '<host>': nothing, '<port>': nothing, '<word...>': nothing },
  always: steps,
  examples: {
    'tftp a.dev <<< "get x"': ['connect a.dev', 'write x'],
    'tftp a.dev -c put a.txt': ['read a.txt', 'connect a.dev (sends)'],
    'tftp -g -r x -l y a.dev': ['connect a.dev', 'write y'],
    'tftp -p -l a.txt a.dev 69': ['read a.txt', 'connect a.dev:69 (sends)'],
    'tftp a.dev': ['connect a.dev'],
  },
})
