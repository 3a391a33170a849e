// format, diskpart, vssadmin, wbadmin: erase disks and backups of Windows. Source: their /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

/** What only looks, whatever the case. */
const LOOKS = /^(list( |$)|help)|(^| )\/{1,2}\?/i

export default command('format', {
  aliases: ['format.com', 'diskpart', 'diskpart.exe', 'vssadmin', 'vssadmin.exe', 'wbadmin', 'wbadmin.exe'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'destroy', target: literal('disks') }]
  },
  examples: {
    'diskpart.exe "/?"': [],
    'vssadmin list shadows': [],
    'vssadmin delete shadows /all': ['destroy disks'],
    'format C: /q': ['destroy disks'],
  },
})
