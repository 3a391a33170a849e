// qemu-img: disk images of virtual machines. Source: qemu-img(1) 7.2.
import { exact, literal, some } from '../model/index.ts'
import { type Body, command, type Role } from './define.ts'
import { each, nothing, reads, writes } from './roles.ts'

const ALL = '-f <v> | -F <v> | -O <v> | -o <v> | -b <v> | -u | -q | -p | -c | -C | -n | -t <v> | -T <v> | -S <v> | -r <v> | -W | -m <v> | -l <v> | -a <v> | -d <v>'
  + ' | -s <v> | -U | --output <v> | --image-opts | --target-image-opts | --object <v> | --backing-chain | --shrink | --preallocation <v> | -B <v> | --salvage'
  + ' | --force-share | --start-offset <v> | --max-length <v> | -N | -h, --help | --bitmaps | --skip-broken-bitmaps'
const NETWORK = /^(?:nbd|nbd\+\w+|https?|ftps?|ssh|iscsi|rbd|gluster(?:\+\w+)?|nfs|vxhs):|driver["=:]+\s*"?(?:nbd|https?|ssh|iscsi)/
const from: Role = each((target, given) => (some(target, value => NETWORK.test(value)) ? { kind: 'connect', target } : reads([target], given)[0]))
/** `file=` is where the trace goes. */
const traces: Role = words => words.flatMap(word => (exact(word) ?? 'file=?').split(',').filter(one => one.startsWith('file=')).map(one => ({ kind: 'write', target: literal(one.slice(5)) })))
const looks: Body = { options: { '-T <cache or trace>': traces }, harmless: ALL.replace(' | -T <v>', ''), operands: { '<file...>': from } }
/** A check that repairs. */
const checks: Body = { options: { '-T <cache or trace>': traces, '-r <what>': (_, given) => writes(given.operands, given) }, harmless: ALL.replace(' | -T <v>', '').replace(' | -r <v>', ''), operands: { '<file...>': from } }
const changes: Body = { harmless: ALL, operands: { '<file>': writes, '<argument...>': nothing } }

export default command('qemu-img', {
  options: { '-T, --trace <v>': traces },
  harmless: '-h, --help | -V, --version',
  subcommands: {
    check: checks,
    'info | map | measure | bench': looks,
    'compare': { ...looks, harmless: `-s | ${ALL}` },
    'create | resize | amend | rebase | commit | bitmap': changes,
    'convert': { harmless: ALL, operands: { '<from...>': from, '<to>': writes } },
    'dd': { style: 'dd', options: { 'if=<file>': reads, 'of=<file>': writes }, harmless: 'bs=<v> | count=<v> | skip=<v> | -f | -O' },
    'snapshot': { harmless: '-l | -a <v> | -c <v> | -d <v> | -q | -U | --image-opts | --object <v> | -h, --help', operands: { '<file>': (words, given) => (given('-l') || exact(words[0]) === undefined ? reads(words, given) : writes(words, given)) } },
  },
  examples: {
    'qemu-img compare -s a.qcow2 b.qcow2': ['read a.qcow2', 'read b.qcow2'],
    'qemu-img check -r all a.qcow2': ['write a.qcow2', 'read a.qcow2'],
    'qemu-img info -T file=out a.img': ['write out', 'read a.img'],
    'qemu-img --trace file=t info nbd://h/x': ['write t', 'connect nbd://h/x'],
    'qemu-img info a.qcow2': ['read a.qcow2'],
    'qemu-img create -f qcow2 a.qcow2 10G': ['write a.qcow2'],
    'qemu-img convert -O raw a.qcow2 a.img': ['read a.qcow2', 'write a.img'],
    'qemu-img snapshot -c s a.qcow2': ['write a.qcow2'],
    'qemu-img dd if=a.img of=b.img': ['read a.img', 'write b.img'],
  },
})
