// dseditgroup: groups of macOS. Source: dseditgroup(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-q )?(-o (read|checkmember)( |$)|-h|-f)|^\w+$|^$/

export default command('dseditgroup', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('groups') }]
  },
  examples: {
    'dseditgroup -o checkmember -m bob admin': [],
    'dseditgroup -o edit -a bob -t user admin': ['configure groups'],
  },
})
