// fstrim: gives unused blocks back to the device. Source: fstrim(8), util-linux 2.38.
import { command } from './define.ts'
import { configures } from './roles.ts'

export default command('fstrim', {
  harmless:
    '-a, --all | -A, --fstab | -I, --listed-in <list> | -o, --offset <bytes> | -l, --length <bytes> | -m, --minimum <bytes> | -v, --verbose | ' +
    '--quiet-unsupported | -n, --dry-run | -t, --types <list> | -h, --help | -V, --version',
  operands: { '<folder>': configures },
  examples: { 'fstrim -v /': ['configure /'], 'fstrim -an': [] },
})
