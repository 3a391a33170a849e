// tccutil: privacy permissions of macOS. Source: tccutil(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^$/

export default command('tccutil', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('privacy permissions') }]
  },
  examples: {
    'tccutil': [],
    'tccutil reset AppleEvents com.acme.app': [`configure 'privacy permissions'`],
  },
})
