// lolcat: prints in rainbow colours. Source: lolcat(6) 100.0.1.
import { command } from './define.ts'
import { selection } from './lib/selection.ts'
import { reads } from './roles.ts'

export default command('lolcat', {
  harmless: '-p, --spread <n> | -F, --freq <n> | -S, --seed <n> | -a, --animate | -d, --duration <n> | -s, --speed <n> | -i, --invert | -t, --truecolor | -f, --force | -v, --version | -h, --help | -b | -r | -l',
  operands: { '<file...>': reads },
  outputs: given => (given.operands.length || given('-f') ? undefined : selection(given.stdin)),
  examples: { 'lolcat a.txt': ['read a.txt'] },
})
