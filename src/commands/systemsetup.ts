// systemsetup: settings of the machine of macOS. Source: systemsetup(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^-(get|list|print|help|version)|^$/

export default command('systemsetup', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('system settings') }]
  },
  examples: {
    'systemsetup -gettimezone': [],
    'systemsetup -setremotelogin on': [`configure 'system settings'`],
  },
})
