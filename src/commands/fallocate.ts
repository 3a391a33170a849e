// fallocate: reserves or frees space of a file. Source: fallocate(1), util-linux 2.38.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { fills } from './lib/size.ts'
import { writes } from './roles.ts'

export default command('fallocate', {
  harmless:
    '-c, --collapse-range | -d, --dig-holes | -i, --insert-range | -l, --length <size> | -n, --keep-size | -o, --offset <bytes> | -p, --punch-hole | ' +
    '-z, --zero-range | -x, --posix | -v, --verbose | -h, --help | -V, --version',
  operands: { '<file>': writes },
  always: given => (fills(exact(given.value('-l'))) ? given.operands.map(target => ({ kind: 'exhaust' as const, target })) : []),
  examples: { 'fallocate -l 1M a.img': ['write a.img'], 'fallocate -l 900G a.img': ['exhaust a.img', 'write a.img'] },
})
