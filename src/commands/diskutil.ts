// diskutil: disks and volumes of macOS. Source: diskutil(8), macOS 14.
import { literal, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }
/** A disk by its short name is the device of that name. */
const device = (word: Word): Word => (word.values ? { ...word, values: word.values.map(value => (/^r?disk\d/.test(value) ? `/dev/${value}` : value)) } : word)
const isDisk = (word: Word): boolean => !word.values || word.values.some(value => /^(\/dev\/)?r?disk\d|^\/Volumes\/|^[0-9A-F]{8}-/.test(value))
/** What is on it goes. */
const erases: Body = { style: 'none', operands: { '<argument...>': words => words.filter(isDisk).map((word): Step => ({ kind: 'delete', target: device(word), recursive: true })) } }
const changes: Body = { style: 'none', operands: { '<argument...>': nothing }, always: given => [{ kind: 'configure', target: given.operands.find(isDisk) ?? literal('disks') }] }
const container: Body = { subcommands: { 'list | listUsers | listSnapshots | listVolumeGroups | listcryptousers | info | help': looks, 'delete* | erase* | deleteContainer | deleteVolume': erases, '*': changes } }

export default command('diskutil', {
  subcommands: {
    'list | info | information | activity | listFilesystems | verifyVolume | verifyDisk | verifyPermissions | help': looks,
    'eraseDisk | eraseVolume | eraseCD | eraseOptical | reformat | zeroDisk | randomDisk | secureErase | partitionDisk | mergePartitions | splitPartition': erases,
    'apfs | ap | appleRAID | ar | coreStorage | cs | image': container,
    'mount | mountDisk | unmount | umount | unmountDisk | umountDisk | eject | rename | renameVolume | enableJournal | disableJournal | moveJournal | enableOwnership | disableOwnership | repairVolume | repairDisk | repairPermissions | resizeVolume | addPartition | resetUserPermissions': changes,
  },
  examples: {
    'diskutil list': [],
    'diskutil info /': [],
    'diskutil apfs list': [],
    'diskutil eraseDisk JHFS+ Untitled disk2': ['delete /dev/disk2 (recursive)'],
    'diskutil secureErase 0 /dev/disk2': ['delete /dev/disk2 (recursive)'],
    'diskutil apfs deleteVolume disk1s3': ['delete /dev/disk1s3 (recursive)'],
    'diskutil unmount /Volumes/usb': ['configure /Volumes/usb'],
  },
})
