// csrutil: System Integrity Protection of macOS. Source: csrutil(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(status|netboot list|authenticated-root status|report|help|)$/

export default command('csrutil', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('system integrity protection') }]
  },
  examples: {
    'csrutil status': [],
    'csrutil disable': [`configure 'system integrity protection'`],
  },
})
