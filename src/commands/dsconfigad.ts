// dsconfigad, dsconfigldap, odutil: directory services of macOS. Source: dsconfigad(8), odutil(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-show|-h|-help|show( .*)?|)$/

export default command('dsconfigad', {
  aliases: ['dsconfigldap', 'odutil', 'dsenableroot'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('directory services') }]
  },
  examples: {
    'dsconfigad -show': [],
    'odutil show nodenames': [],
    'dsconfigad -remove': [`configure 'directory services'`],
  },
})
