// rc-service: runs the script of a service of OpenRC. Source: rc-service(8), OpenRC 0.55.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('rc-service', {
  style: 'posix',
  harmless: '-c, --ifcrashed | -d, --debug | -D, --nodeps | -e, --exists <v> | -i, --ifexists | -I, --ifinactive | -l, --list | -N, --ifnotstarted'
    + ' | -r, --resolve <v> | -s, --ifstarted | -S, --ifstopped | -C, --nocolor | -q, --quiet | -v, --verbose | -V, --version | -h, --help | -U, --user'
    + ' | -Z, --dry-run',
  operands: { '<service>': nothing, '<action...>': nothing },
  always: given => {
    const [service, action] = given.operands
    return !service || given('--dry-run') || /^(status|describe)$/.test(exact(action) ?? (action ? '' : 'status')) ? [] : [{ kind: 'configure', target: service }]
  },
  examples: {
    'rc-service -l': [],
    'rc-service nginx status': [],
    'rc-service nginx restart': ['configure nginx'],
  },
})
