// networksetup: network settings of macOS. Source: networksetup -help, macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('networksetup', {
  style: 'none',
  operands: { '<verb>': nothing, '<argument...>': nothing },
  always: given => {
    const verb = given.operands[0]?.values
    return verb?.every(value => /^-+(get|list|print|show|is|help|version)/i.test(value)) || !given.operands.length ? [] : [{ kind: 'configure', target: literal('network settings') }]
  },
  examples: {
    'networksetup -listallhardwareports': [],
    'networksetup -getwebproxy Wi-Fi': [],
    'networksetup -setwebproxy Wi-Fi 10.0.0.9 8080': [`configure 'network settings'`],
    'networksetup -setdnsservers Wi-Fi 10.0.0.9': [`configure 'network settings'`],
  },
})
