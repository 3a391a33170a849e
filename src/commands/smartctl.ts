// smartctl: health of disks. Source: smartctl(8) 7.3.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('smartctl')

export default command('smartctl', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (!/(^| )(-[soStXC]|--(set|smart|offlineauto|saveauto|test|captive|abort))/.test(words)) return []

    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'smartctl -a /dev/sda': [],
    'smartctl --scan': [],
    'smartctl -H -i /dev/sda': [],
    'smartctl -t long /dev/sda': ['configure /dev/sda'],
  },
})
