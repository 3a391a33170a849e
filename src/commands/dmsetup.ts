// dmsetup: devices that the kernel maps. Source: dmsetup(8), LVM 2.03.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(ls|info|status|table|deps|targets|version|help|stats (list|report|print)|udevcookies|--version|--help)( |$)|^$/
const target = literal('mapped devices')

export default command('dmsetup', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'dmsetup ls --tree': [],
    'dmsetup remove_all': [`configure 'mapped devices'`],
  },
})
