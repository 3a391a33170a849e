// lpadmin, cupsctl, cancel, cupsenable and others: printers. Source: lpadmin(8), CUPS 2.4.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--help|-h)$/
const target = literal('printers')

export default command('lpadmin', {
  aliases: ['cupsctl', 'cancel', 'lprm', 'cupsenable', 'cupsdisable', 'cupsaccept', 'cupsreject', 'lpmove', 'lpoptions'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'cancel -a': ['configure printers'],
  },
})
