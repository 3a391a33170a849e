// pwpolicy: rules for passwords on macOS. Source: pwpolicy(8), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(-n \S+ |-u \S+ |-a \S+ )*-?(get\S*|account-policies|help|-h)|^$/
const target = literal('password policy')

export default command('pwpolicy', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'pwpolicy getaccountpolicies': [],
    'pwpolicy clearaccountpolicies': [`configure 'password policy'`],
  },
})
