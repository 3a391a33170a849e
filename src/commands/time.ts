// time: runs a program and says what it took. Source: time(1), GNU time 1.9; FreeBSD 14.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('time', {
  aliases: ['gtime'],
  style: 'posix',
  options: { '-o, --output <file>': (words, given) => words.map(target => ({ kind: given('-a') ? 'append' : 'write', target })) },
  harmless: '-a, --append | -f, --format <format> | -h | -l | -p, --portability | -q, --quiet | -v, --verbose | --help | -V, --version',
  operands: { '<command...>': runs },
  examples: { 'command time -v -o log cat a': ['write log', 'read a'], '/usr/bin/time -ao log cat a': ['append log', 'read a'] },
})
