// fdesetup, bputil, systemextensionsctl, kmutil: guards and extensions of macOS. Source: their man pages, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(status|settings|isActivated|canActivate|list|showloaded|inspect|help|haspersonalrecoverykey|hasinstitutionalrecoverykey|isactive|supportsauthrestart|version|-d|print-diagnostics)( |$)|^$/

export default command('fdesetup', {
  aliases: ['bputil', 'systemextensionsctl', 'kmutil', 'kextcache'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('system security') }]
  },
  examples: {
    'fdesetup status': [],
    'fdesetup disable': [`configure 'system security'`],
  },
})
