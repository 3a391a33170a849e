// softwareupdate: updates of macOS. Source: softwareupdate(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-l|--list|--list-full-installers|--schedule|--history|--dump-state|--help|-h)( (-a|--all|--no-scan|--product-types .*))*$|^$/

export default command('softwareupdate', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('system updates') }]
  },
  examples: {
    'softwareupdate --list': [],
    'softwareupdate --schedule': [],
    'softwareupdate -ia': [`configure 'system updates'`],
    'softwareupdate --schedule off': [`configure 'system updates'`],
  },
})
