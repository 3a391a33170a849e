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
    const category = /^-q (\S+)/.exec(verbs)?.[1]
    // A name to look up leaves the machine, and can carry data.
    if (category !== undefined && /^(?:host|\?)$/.test(category)) return given.operands.slice(4, 5).map(target => ({ kind: 'connect', target }))
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('directory cache') }]
  },
  examples: {
    'dscacheutil -q host -a name a.dev': ['connect a.dev'],
    'dscacheutil -q user -a name me && dscacheutil -q host': [],
    'dscacheutil -q user': [],
    'dscacheutil -flushcache': [`configure 'directory cache'`],
  },
})
