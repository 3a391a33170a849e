// fail2ban-client: bans of addresses. Source: fail2ban-client(1) 1.0.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(-\S+ )*(status|get|banned|version|ping|help|--version|-V|--help|-h|-d|-t|--test|--str2sec)( |$)|^$/
const target = literal('fail2ban')

export default command('fail2ban-client', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'fail2ban-client status sshd': [],
    'fail2ban-client set sshd unbanip 10.0.0.9': ['configure fail2ban'],
  },
})
