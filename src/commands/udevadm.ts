// udevadm: devices as the kernel reports them. Source: udevadm(8), systemd 252.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const changes = () => [{ kind: 'configure', target: literal('devices') }] as const

export default command('udevadm', {
  harmless: '-d, --debug | -h, --help | -V, --version',
  subcommands: {
    'info | monitor | settle | test | test-builtin | verify | wait | cat': { style: 'none', operands: { '<argument...>': nothing } },
    'trigger | control | hwdb | lock': { style: 'none', operands: { '<argument...>': nothing }, always: changes },
  },
  examples: { 'udevadm info -q all -n /dev/sda': [], 'udevadm control --reload': ['configure devices'] },
})
