// mutt, neomutt: read and send mail. Source: mutt(1) 2.2, neomutt(1) 2022.
import { exact } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { interpretText } from './lib/interpreter.ts'
import { all, nothing, reads, unknowns } from './roles.ts'

export default command('mutt', {
  aliases: ['neomutt', 'alpine', 'pine', 'aerc', 'himalaya'],
  options: {
    '-a <file...>': reads,
    '-H, -i, -f <file>': reads,
    '-F <file>': (words, given) =>
      words.flatMap(word => (exact(word) === '/dev/null' ? [] : all(reads, unknowns('settings from a file can run programs'))([word], given))),
    '-e <command>': words => words.map(word => interpretText(word, 'mutt')),
  },
  harmless:
    '-A <alias> | -b <address> | -B | -c <address> | -d <level> | -D | -E | -G | -g <server> | -h | -l <file> | -m <type> | -n | -O | -p | -Q <name>' +
    ' | -R | -s <text> | -S | -v | -vv | -x | -y | -z | -Z',
  operands: { '<address...>': nothing },
  always: given =>
    given('-v') || given('-D') || given('-Q') || given('-h')
      ? []
      : given.operands.flatMap((target): Step[] => [
          // Behind -a stand files up to the two dashes.
          ...(given('-a') && !exact(target)?.includes('@') ? [{ kind: 'read', target } as const] : []),
          { kind: 'connect', target, sends: true },
        ]),
  examples: {
    'mutt -s hi -a a.txt -- me@a.dev < b.txt': ['read b.txt', 'read a.txt', 'connect me@a.dev (sends)'],
    'mutt -F rc -H draft -e "set x" me@a.dev': [
      'read rc',
      'unknown rc (settings from a file can run programs)',
      'read draft',
      "interpret 'set x' as mutt (literal)",
      'connect me@a.dev (sends)',
    ],
    'mutt -a a.txt b.txt -- me@a.dev': ['read a.txt', 'read b.txt', 'connect b.txt (sends)', 'connect me@a.dev (sends)'],
    'mutt -v': [],
  },
})
