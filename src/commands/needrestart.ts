// needrestart, update-ca-certificates, update-ca-trust, dkms, fwupdmgr, snapper, timeshift: look after a system. Source: their man pages.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(-b|-r l|-k -r l|status|list|get-devices|get-updates|get-history|get-remotes|list-configs|get-config|diff|--list|--list-devices|--help|-h|--version|-V|help|check)( |$)/
const target = literal('system')

export default command('needrestart', {
  aliases: ['update-ca-certificates', 'update-ca-trust', 'dkms', 'fwupdmgr', 'snapper', 'timeshift'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'fwupdmgr get-updates': [],
    'update-ca-certificates': ['configure system'],
    'snapper delete 4': ['configure system'],
  },
})
