// mdadm: arrays of disks. Source: mdadm(8) 4.2.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('mdadm')

export default command('mdadm', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(--detail|-D|--examine|-E|--query|-Q|--examine-bitmap|-X|--detail-platform)( |$)|^--detail/.test(words)) return []
    if (/--zero-superblock|--stop|-S( |$)|--remove|-r |--fail|-f |--create|-C( |$)|--build/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'mdadm --detail /dev/md0': [],
    'mdadm --zero-superblock /dev/sdb': ['destroy /dev/sdb'],
    'mdadm --stop /dev/md0': ['destroy /dev/md0'],
    'mdadm /dev/md0 --add /dev/sdc': ['configure /dev/md0'],
  },
})
