// profiles: configuration profiles of macOS. Source: profiles(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(list|show|status|validate|version|help|-L|-P|-C|-H|-e|-S|-V)( |$)|^$/

export default command('profiles', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('configuration profiles') }]
  },
  examples: {
    'profiles list': [],
    'profiles remove -identifier a': [`configure 'configuration profiles'`],
  },
})
