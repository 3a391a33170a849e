// swapon: adds swap space. Source: swapon(8), util-linux 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('swapon', {
  harmless:
    '--output-all | -a, --all | -d, --discard [policy] | -e, --ifexists | -f, --fixpgsz | -o, --options <list> | -p, --priority <number> | -s, --summary | ' +
    '--show [columns] | --noheadings | --raw | --bytes | -L <label> | -U <id> | -T, --fstab <file> | -v, --verbose | -h, --help | -V, --version',
  operands: { '<path...>': configures },
  always: given => (given('-a') || given('-L') || given('-U') ? [{ kind: 'configure', target: literal('swap') }] : []),
  examples: { 'swapon --show': [], 'swapon -a': ['configure swap'], 'swapon swap.img': ['configure swap.img'] },
})
