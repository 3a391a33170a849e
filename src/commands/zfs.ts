// zfs, zpool: file systems and pools of ZFS. Source: zfs(8), zpool(8), OpenZFS 2.2.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('zfs')

export default command('zfs', {
  aliases: ['zpool'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(list|get|status|iostat|history|events|diff|holds|userspace|groupspace|projectspace|wait|version)( |$)|^(destroy|create) -\w*n|^import$|^(mount|share|allow|upgrade)$/.test(words)) return []
    if (/^(destroy|labelclear|rollback|remove)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'zfs list -t snapshot': [],
    'zpool status -v': [],
    'zfs destroy -r tank/data': ['destroy tank/data'],
    'zfs destroy -nv tank/data': [],
    'zpool destroy tank': ['destroy tank'],
    'zfs rollback tank/data@a': ['destroy tank/data@a'],
    'zpool create tank /dev/sdb': ['configure /dev/sdb'],
    'zfs set compression=lz4 tank': ['configure tank'],
  },
})
