// cryptsetup: encrypted disks. Source: cryptsetup(8) 2.6.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('cryptsetup')

export default command('cryptsetup', {
  aliases: ['veritysetup', 'integritysetup'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(-\S+ )*(status|luksDump|luksUUID|isLuks|benchmark|tcryptDump|bitlkDump|fvault2Dump)( |$)/.test(words)) return []
    if (/luksFormat|luksErase|(^| )erase( |$)|luksKillSlot|luksRemoveKey|reencrypt|luksHeaderRestore/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'cryptsetup status data': [],
    'cryptsetup luksDump /dev/sdb': [],
    'cryptsetup luksFormat /dev/sdb': ['destroy /dev/sdb'],
    'cryptsetup open /dev/sdb data': ['configure /dev/sdb'],
  },
})
