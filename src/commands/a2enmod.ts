// a2enmod, a2ensite, a2dismod and others: parts of the Apache server. Source: a2enmod(8).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(--help|-h)$/
const target = literal('apache')

export default command('a2enmod', {
  aliases: ['a2dismod', 'a2ensite', 'a2dissite', 'a2enconf', 'a2disconf', 'phpenmod', 'phpdismod', 'lighty-enable-mod'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'a2enmod rewrite': ['configure apache'],
  },
})
