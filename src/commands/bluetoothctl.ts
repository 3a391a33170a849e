// bluetoothctl, iwctl: radio devices. Source: bluetoothctl(1), iwctl(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { unlessLooking } from './lib/looks.ts'
import { nothing } from './roles.ts'

const LOOKS = /^(list|show|devices|info|paired-devices|version|help|--version|--help|station list|device list|station \S+ (show|get-networks)|known-networks list)( |$)/
const target = literal('radio devices')

export default command('bluetoothctl', {
  aliases: ['iwctl'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: unlessLooking(LOOKS, target),
  examples: {
    'bluetoothctl devices': [],
    'bluetoothctl power off': [`configure 'radio devices'`],
  },
})
