// gdisk, sgdisk, cgdisk: read and change GPT partition tables. Source: gdisk(8), sgdisk(8) 1.0.9.
import { command } from './define.ts'

/** Options of sgdisk that only show. */
const LISTING = ['-p', '-v', '-i', '-D', '-E', '-f', '-F', '-O', '-L']
const CHANGING = [
  '-a', '-A', '-b', '-c', '-C', '-d', '-e', '-g', '-G', '-h', '-j', '-k', '-l', '-m', '-n', '-N', '-o', '-r', '-R', '-s', '-S', '-t', '-T', '-u', '-U', '-z', '-Z',
]

export default command('gdisk', {
  aliases: ['sgdisk', 'cgdisk', 'fixparts'],
  harmless:
    '-B, --byte-swap-name <v> | --adjust-main-table <v> | --usage | -? | -a, --set-alignment <value> | -A, --attributes <value> | -b, --backup <file> | -c, --change-name <value> | -C, --recompute-chs | ' +
    '-d, --delete <number> | -D, --display-alignment | -e, --move-second-header | -E, --end-of-largest | -f, --first-in-largest | ' +
    '-F, --first-aligned-in-largest | -g, --mbrtogpt | -G, --randomize-guids | -h, --hybrid <list> | -i, --info <number> | -I, --align-end | ' +
    '-j, --move-main-table <sector> | -k, --move-backup-table <sector> | -l, --load-backup <file> | -L, --list-types | -m, --gpttombr <list> | ' +
    '-n, --new <value> | -N, --largest-new <number> | -o, --clear | -O, --print-mbr | -p, --print | -P, --pretend | -r, --transpose <value> | ' +
    '-R, --replicate <device> | -s, --sort | -S, --resize-table <count> | -t, --typecode <value> | -T, --transform-bsd <number> | ' +
    '-u, --partition-guid <value> | -U, --disk-guid <value> | -v, --verify | -V, --version | -z, --zap | -Z, --zap-all | --help',
  operands: {
    '<device>': (words, given) => {
      const lists = given('-P') || (given.called === 'gdisk' && given('-l')) || (LISTING.some(option => given(option)) && !CHANGING.some(option => given(option)))
      return words.map(target => ({ kind: lists ? 'list' : 'write', target }))
    },
  },
  // Of gdisk -l takes no value.
  always: given => {
    if (given.called === 'gdisk') return given.values('-l').map(target => ({ kind: 'list', target }))
    return given.values('-R').map(target => ({ kind: 'write', target }))
  },
  examples: {
    'gdisk -l disk.img': ['list disk.img'],
    'sgdisk -p disk.img': ['list disk.img'],
    'sgdisk -Z disk.img': ['write disk.img'],
    'sgdisk -o disk.img': ['write disk.img'],
    'sgdisk -n 1:0:+1G disk.img': ['write disk.img'],
    'sgdisk -R copy.img disk.img': ['write copy.img', 'write disk.img'],
  },
})
