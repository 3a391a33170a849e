// qemu-img: disk images of virtual machines. Source: qemu-img(1) 7.2.
import { exact } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

const ALL = '-f <v> | -F <v> | -O <v> | -o <v> | -b <v> | -u | -q | -p | -c | -C | -n | -t <v> | -T <v> | -S <v> | -r <v> | -W | -m <v> | -l <v> | -a <v> | -d <v>'
  + ' | -s <v> | -U | --output <v> | --image-opts | --target-image-opts | --object <v> | --backing-chain | --shrink | --preallocation <v> | -B <v> | --salvage'
  + ' | --force-share | --start-offset <v> | --max-length <v> | -N | -h, --help | --bitmaps | --skip-broken-bitmaps'
const looks: Body = { harmless: ALL, operands: { '<file...>': reads } }
const changes: Body = { harmless: ALL, operands: { '<file>': writes, '<argument...>': nothing } }

export default command('qemu-img', {
  harmless: '-h, --help | -V, --version | -T, --trace <v>',
  subcommands: {
    'info | check | map | measure | bench': looks,
    'compare': { ...looks, harmless: `-s | ${ALL}` },
    'create | resize | amend | rebase | commit | bitmap': changes,
    'convert': { harmless: ALL, operands: { '<from...>': reads, '<to>': writes } },
    'dd': { style: 'dd', options: { 'if=<file>': reads, 'of=<file>': writes }, harmless: 'bs=<v> | count=<v> | skip=<v> | -f | -O' },
    'snapshot': { harmless: '-l | -a <v> | -c <v> | -d <v> | -q | -U | --image-opts | --object <v> | -h, --help', operands: { '<file>': (words, given) => (given('-l') || exact(words[0]) === undefined ? reads(words, given) : writes(words, given)) } },
  },
  examples: {
    'qemu-img compare -s a.qcow2 b.qcow2': ['read a.qcow2', 'read b.qcow2'],
    'qemu-img info a.qcow2': ['read a.qcow2'],
    'qemu-img create -f qcow2 a.qcow2 10G': ['write a.qcow2'],
    'qemu-img convert -O raw a.qcow2 a.img': ['read a.qcow2', 'write a.img'],
    'qemu-img snapshot -c s a.qcow2': ['write a.qcow2'],
    'qemu-img dd if=a.img of=b.img': ['read a.img', 'write b.img'],
  },
})
