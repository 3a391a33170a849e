// lp: prints files. Source: lp(1), CUPS 2.4.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('lp', {
  harmless: '-E | -U <v> | -c | -d <v> | -h <v> | -m | -n <v> | -o <v> | -q <v> | -s | -t <v> | -H <v> | -P <v> | -i <v> | --help',
  operands: { '<file...>': reads },
  always: given => (given('--help') ? [] : [{ kind: 'connect', target: given.value('-d') ?? given.value('-h') ?? literal('printer'), sends: true }]),
  examples: { 'lp a.pdf': ['connect printer (sends)', 'read a.pdf'], 'lp -h 10.0.0.9 a.pdf': ['connect 10.0.0.9 (sends)', 'read a.pdf'] },
})
