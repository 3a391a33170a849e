// lpadmin, cupsctl, cancel, cupsenable and others: printers. Source: lpadmin(8), CUPS 2.4.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--help|-h)$/
const target = literal('printers')

export default command('lpadmin', {
  aliases: ['cupsctl', 'cancel', 'lprm', 'cupsenable', 'cupsdisable', 'cupsaccept', 'cupsreject', 'lpmove', 'lpoptions'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'configure', target }]
  },
  examples: {
    'cancel -a': ['configure printers'],
  },
})
