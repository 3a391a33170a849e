// spctl: Gatekeeper of macOS, which checks programs before they start. Source: spctl(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-v+ |--verbose=?\d* )*(-a|--assess|--status|--list|--test-devid-status|--help|-h|kext-consent (status|list)|developer-mode status)( |$)|^$/

export default command('spctl', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('app security policy') }]
  },
  examples: {
    'spctl --status': [],
    'spctl -a -v /Applications/A.app': [],
    'spctl --master-disable': [`configure 'app security policy'`],
  },
})
