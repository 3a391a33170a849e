// fdisk, parted and the like: read and change partition tables. Source: fdisk(8), sfdisk(8), util-linux 2.38; parted(8) 3.5; gdisk(8) 1.0.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

const LOOKS = new Set(['print', 'unit', 'help', 'version', 'align-check', 'quit'])

export default command('fdisk', {
  aliases: ['sfdisk', 'cfdisk', 'gdisk', 'sgdisk', 'cgdisk', 'parted', 'partprobe', 'partx', 'gpart'],
  harmless:
    '-a, --align, --append, --add | -A, --activate | -B, --protect-boot | -b, --sector-size, --backup | -c, --compatibility, --part-type | -d, --dump, --delete | -D | -f, --force, --fix | -F, --list-free | -g, --show-geometry | -i <number> | -J, --json | -l, --list, --show | -L, --color [when] | -m, --machine | ' +
    '-n, --new, --no-act | -N, --partno <number> | -o, --output <list> | -p, --print | -q, --quiet | -r, --reorder | -s, --script, --show-size, --getsz | -t, --type, --typecode | -T, --list-types | -u, --units | -v, --verify, --version, --verbose | -V | -w, --wipe <when> | -W, --wipe-partitions <when> | ' +
    '-x, --list-details | -X, --label <type> | -Z, --zap-all | -z, --zap | --bytes | --no-reread | --no-tell-kernel | --lock [mode] | --part-uuid | --part-label | --part-attrs | --disk-id | --move-data | -h, --help',
  operands: {
    '<word...>': (words, given) => {
      const [device, verb] = words
      if (!device) return []
      const looks = given('-l') || given('-d') && given.name === 'sfdisk' && !given('--delete') || given('-F') || given('-J') || given('-x') || given('-V') || (given.name === 'parted' && LOOKS.has(exact(verb) ?? '')) || (given('-p') && given.name === 'sgdisk')
      return [{ kind: looks ? 'list' : 'write', target: device }]
    },
  },
  examples: { 'fdisk -l disk.img': ['list disk.img'], 'parted disk.img print': ['list disk.img'], 'parted -s disk.img mklabel gpt': ['write disk.img'], 'sfdisk disk.img': ['write disk.img'] },
})
