// dscacheutil: cached answers of directory services of macOS. Source: dscacheutil(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^-(q|cachedump|configuration|statistics|h)( |$)|^$/

export default command('dscacheutil', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('directory cache') }]
  },
  examples: {
    'dscacheutil -q user': [],
    'dscacheutil -flushcache': [`configure 'directory cache'`],
  },
})
