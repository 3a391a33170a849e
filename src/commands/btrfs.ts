// btrfs: file systems of Btrfs. Source: btrfs(8), btrfs-progs 6.2.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('btrfs')

export default command('btrfs', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(filesystem|fi|f) (show|usage|df|du|sync)|^(subvolume|su|s|sub) (list|show|get-default|find-new)|^(device|d|dev) (stats|usage|scan|ready)|^(scrub|balance|replace|qgroup|property|inspect-internal|quota|i|ins) (status|show|get|list|rescan -s|dump|tree|inode-resolve|logical-resolve|rootid|subvolid-resolve|min-dev-size)|^check( --readonly)? \/dev/.test(words)) return []
    if (/^(subvolume|su|s|sub) (delete|del)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    if (/^(device|d|dev) (delete|remove|del)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'btrfs filesystem usage /': [],
    'btrfs subvolume list /': [],
    'btrfs subvolume delete /data/a': ['destroy /data/a'],
    'btrfs balance start /': ['configure /'],
  },
})
