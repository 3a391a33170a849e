// nvram: firmware variables of macOS. Source: nvram(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^(-p|-x -p|-px|-xp)?$|^(?!-)[\w:%.-]+$/

export default command('nvram', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('firmware variables') }]
  },
  examples: {
    'nvram -p': [],
    'nvram boot-args': [],
    'nvram boot-args="-v"': [`configure 'firmware variables'`],
    'nvram -d boot-args': [`configure 'firmware variables'`],
    'nvram -c': [`configure 'firmware variables'`],
  },
})
