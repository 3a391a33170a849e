// sysadminctl: users and sharing of macOS. Source: sysadminctl -help, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /status$|^-(help|h|secureTokenStatus .*|screenLock status|automaticTime status|filesystem status)$|^$/

export default command('sysadminctl', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('users') }]
  },
  examples: {
    'sysadminctl -guestAccount status': [],
    'sysadminctl -addUser bob': ['configure users'],
    'sysadminctl -guestAccount on': ['configure users'],
  },
})
