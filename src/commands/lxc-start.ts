// lxc-start, lxc-stop, lxc-create, lxc-copy and others: change containers of LXC. Source: lxc-start(1), LXC 5.0.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /(^| )(--help|--version|-\?)( |$)/
const target = literal('container')

export default command('lxc-start', {
  aliases: ['lxc-stop', 'lxc-create', 'lxc-copy', 'lxc-freeze', 'lxc-unfreeze', 'lxc-snapshot', 'lxc-update-config', 'lxc-cgroup', 'lxc-device', 'lxc-console', 'lxc-autostart', 'lxc-checkpoint'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'mutate', target }]
  },
  examples: {
    'lxc-start -n web': ['mutate container'],
  },
})
