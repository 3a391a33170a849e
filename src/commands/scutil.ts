// scutil: network and name settings of macOS. Source: scutil(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(--get|--dns|--proxy|--nwi|--adv|--help|-r|-W -r|-w|--renew-help|--nc (list|status|show|statistics|help)|--error|--allow-new-help)( |$)/

export default command('scutil', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('system settings') }]
  },
  examples: {
    'scutil --get ComputerName': [],
    'scutil --proxy': [],
    'scutil --dns': [],
    'scutil --set HostName box': [`configure 'system settings'`],
    'scutil': [`configure 'system settings'`],
  },
})
