// service, invoke-rc.d: run the script of a service. Source: service(8), invoke-rc.d(8) of init-system-helpers 1.65.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('service', {
  aliases: ['invoke-rc.d'],
  style: 'posix',
  harmless: '--status-all | --full-restart | -h, --help | -V, --version | --quiet | --force | --try-anyway | --disclose-deny | --query | --no-fallback'
    + ' | --skip-systemd-native',
  operands: { '<service>': nothing, '<action...>': nothing },
  always: given => {
    const [service, action] = given.operands
    return !service || /^(status|--status|info|describe)$/.test(exact(action) ?? (action ? '' : 'status')) ? [] : [{ kind: 'configure', target: service }]
  },
  examples: {
    'service --status-all': [],
    'service nginx status': [],
    'service nginx restart': ['configure nginx'],
    'service ssh stop': ['configure ssh'],
    'service "$S" start': [`configure ?'"$S"'`],
  },
})
