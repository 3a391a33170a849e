// sysrc: settings of services of FreeBSD. Source: sysrc(8), FreeBSD 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^[^=]*$(?<!-x .*)/
const target = literal('rc.conf')

export default command('sysrc', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    if (/=/.test(words)) return [{ kind: 'configure', target, persists: true }]
    return [{ kind: 'configure', target }]
  },
  examples: {
    'sysrc -a': [],
    'sysrc sshd_enable=YES': ['configure rc.conf (persists)'],
  },
})
