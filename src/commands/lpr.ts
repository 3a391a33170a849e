// lpr: prints files. Source: lpr(1), CUPS 2.4.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('lpr', {
  options: { '-r': nothing },
  harmless: '-E | -H <v> | -U <v> | -C <v> | -J <v> | -T <v> | -P <v> | -# <n> | -h | -l | -m | -o <v> | -p | -q | --help',
  operands: { '<file...>': (words, given) => [...reads(words, given), ...(given('-r') ? words.map(target => ({ kind: 'delete' as const, target })) : [])] },
  always: given => (given('--help') ? [] : [{ kind: 'connect', target: given.value('-H') ?? given.value('-P') ?? literal('printer'), sends: true }]),
  examples: { 'lpr -h -q a.pdf': ['connect printer (sends)', 'read a.pdf'], 'lpr -r -P laser a.pdf': ['connect laser (sends)', 'read a.pdf', 'delete a.pdf'] },
})
