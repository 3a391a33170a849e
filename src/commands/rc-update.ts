// rc-update, update-rc.d, chkconfig: which services start by themselves. Source: rc-update(8), update-rc.d(8), chkconfig(8).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('rc-update', {
  aliases: ['update-rc.d', 'chkconfig'],
  harmless: '-a, --all | -s, --stack | -u, --update | -C, --nocolor | -q, --quiet | -v, --verbose | -V, --version | -h, --help | -f | --list | --level <v> | --add'
    + ' | --del | --override | --type <v> | --no-redirect',
  operands: { '<argument...>': nothing },
  always: given => {
    const words = given.operands.map(word => word.values?.[0])
    return given('--list') || given('--help') || words[0] === 'show' || words[0] === 'list' || words.length === 0 ? [] : [{ kind: 'configure', target: given.operands[words[0] === 'add' || words[0] === 'del' || words[0] === 'delete' ? 1 : 0] ?? literal('services') }]
  },
  examples: {
    'rc-update show': [],
    'rc-update add nginx default': ['configure nginx'],
    'update-rc.d nginx enable': ['configure nginx'],
    'chkconfig --list': [],
  },
})
