// pmset: power settings of macOS. Source: pmset(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks; everything else changes the machine. */
const LOOKS = /^-g( |$)|^$|^-h/

export default command('pmset', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const verbs = given.operands.map(word => word.values?.join(' ') ?? '?').join(' ')
    if (/^(sleepnow|displaysleepnow|schedule|repeat|relative)/.test(verbs)) return [{ kind: 'power', target: literal('sleep') }]
    return LOOKS.test(verbs) ? [] : [{ kind: 'configure', target: literal('power settings') }]
  },
  examples: {
    'pmset -g batt': [],
    'pmset sleepnow': ['power sleep'],
    'pmset -a sleep 0': [`configure 'power settings'`],
  },
})
