// fdisk, parted and the like: read and change partition tables. Source: fdisk(8), sfdisk(8), util-linux 2.38; parted(8) 3.5.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { writes } from './roles.ts'

/** What only shows the table, by program; nothing else may be given that changes it. */
const LISTING = new Map([['fdisk', ['-l', '-s', '-x', '-F']], ['sfdisk', ['-l', '-d', '-F', '-J', '-s', '-V', '-g']], ['partx', ['-s', '-o', '-P', '-r']], ['cfdisk', []]])
const CHANGING = ['--delete', '-A', '-n', '-N', '-r', '-t', '-Z', '-z', '-w', '--part-uuid', '--part-label', '--part-attrs', '--disk-id', '--move-data']
/** Of parted. */
const LOOKS = new Set(['print', 'unit', 'help', 'version', 'align-check', 'quit'])

export default command('fdisk', {
  aliases: ['sfdisk', 'cfdisk', 'parted', 'partprobe', 'partx', 'gpart'],
  options: {
    '-O, --backup-file <path>': writes,
  },
  harmless:
    '--noauto-pt | --move-use-fsync | --unit <v> | --read-only | --zero | --cylinders <v> | -H, --heads <v> | --sectors <v> | --backup-pt-sectors <v> | --Linux | -Y, --label-nested <v> | -a, --align, --append, --add | -A, --activate | -B, --protect-boot | -b, --sector-size, --backup | -c, --compatibility, --part-type | -d, --dump | ' +
    '--delete [number] | -D | -f, --force, --fix | -F, --list-free | -g, --show-geometry | -i <number> | -J, --json | -l, --list, --show | ' +
    '-L, --color [when] | -m, --machine | -n, --new, --no-act | -N, --partno <number> | -o, --output <list> | -p, --print | -q, --quiet | ' +
    '-r, --reorder | -s, --script, --show-size, --getsz | -t, --type, --typecode | -T, --list-types | -u, --units | -v, --verify, --version, --verbose | ' +
    '-V | -w, --wipe <when> | -W, --wipe-partitions <when> | -x, --list-details | -X, --label <type> | -Z, --zap-all | -z, --zap | --bytes | ' +
    '--no-reread | --no-tell-kernel | --lock [mode] | --part-uuid | --part-label | --part-attrs | --disk-id | --move-data | -h, --help | -C | ' +
    '-P, --pairs | --nr <range> | --output-all | --raw | -S | --noheadings | --update',
  operands: {
    '<word...>': (words, given) => {
      const [device, verb] = words
      if (!device) return []
      const listing = LISTING.get(given.called) ?? []
      const changing = CHANGING.some(option => given(option) && !listing.includes(option))
      const looks = given.called === 'parted' ? LOOKS.has(exact(verb) ?? '') || given('-l') : listing.some(option => given(option)) && !changing
      return (given.called === 'parted' ? [device] : words).map(target => ({ kind: looks ? 'list' : 'write', target }))
    },
  },
  examples: {
    'sfdisk -O back /dev/sdb': ['write back', 'write /dev/sdb'],
    'fdisk -l disk.img': ['list disk.img'],
    'parted disk.img print': ['list disk.img'],
    'parted -s disk.img mklabel gpt': ['write disk.img'],
    'sfdisk disk.img': ['write disk.img'],
    'sfdisk -d disk.img': ['list disk.img'],
  },
})
