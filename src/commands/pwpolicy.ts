// pwpolicy: rules for passwords on macOS. Source: pwpolicy(8), macOS 14.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(-n \S+ |-u \S+ |-a \S+ )*-?(get\S*|account-policies|help|-h)|^$/
const target = literal('password policy')

export default command('pwpolicy', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'configure', target }]
  },
  examples: {
    'pwpolicy getaccountpolicies': [],
    'pwpolicy clearaccountpolicies': [`configure 'password policy'`],
  },
})
