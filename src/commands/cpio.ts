// cpio: copies files to and from archives, by lists of names. Source: cpio(1), GNU cpio 2.13, bsdcpio of libarchive 3.7, busybox 1.35.
import { literal, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { listed } from './lib/archive.ts'
import { decoded } from './lib/decoder.ts'
import { hooks, nothing, reads } from './roles.ts'

const archives = (given: Given): readonly Word[] => [...given.values('-F'), ...given.values('-I'), ...given.values('-O')]
const opened = (given: Given, kind: 'read' | 'write'): readonly Step[] =>
  archives(given).map(target => (!given('--force-local') && target.values?.some(value => /^[^/]*:/.test(value)) ? { kind: 'connect', target, ...(kind === 'write' && { sends: true }) } : { kind, target }))
const inside = (given: Given): Word => given.value('-D') ?? literal('.')

function steps(given: Given): readonly Step[] {
  if (given('-p')) {
    const [dir = inside(given)] = given.operands
    return [...listed([literal('-')], given, 'read'), { kind: 'write', target: dir, recursive: true }]
  }
  if (given('-o')) return [...listed([literal('-')], given, 'read'), ...opened(given, 'write')]
  if (!given('-i') || given('-t') || given('--to-stdout') || given('--only-verify-crc')) return opened(given, 'read')
  return [
    ...opened(given, 'read'),
    { kind: 'write', target: inside(given), recursive: true },
    ...(given('--no-absolute-filenames') ? [] : [{ kind: 'write' as const, target: unresolved('absolute names in the archive', given.stdin?.from) }]),
  ]
}

export default command('cpio', {
  aliases: ['bsdcpio', 'gcpio'],
  options: {
    '--rsh-command <command>': hooks,
    '-E, --pattern-file <file>': reads,
    '-F, --file <archive>': nothing,
    '-I <archive>': nothing,
    '-O <archive>': nothing,
    '-D, --directory <dir>': nothing,
  },
  harmless:
    '--pwb | -7, --binary | --xz | --lrzip | --lzma | --lzop | --preserve-owner | -i, --extract | -o, --create | -p, --pass-through | -t, --list | --block-size <n> | -B | -c | -C, --io-size <n> | --force-local | -H, --format <format> | --quiet | -R, --owner <owner> | -v, --verbose | ' +
    '-V, --dot | -W, --warning <flag> | -M, --message <text> | -b, --swap | -f, --nonmatching | -n, --numeric-uid-gid | -r, --rename | -s, --swap-bytes | -S, --swap-halfwords | --to-stdout | ' +
    '--only-verify-crc | -A, --append | --device-independent, --reproducible | --ignore-devno | --renumber-inodes | -l, --link | --absolute-filenames | --no-absolute-filenames, --insecure | -0, --null | ' +
    '-a, --reset-access-time | -L, --dereference | -d, --make-directories | -m, --preserve-modification-time | --no-preserve-owner | --sparse | -u, --unconditional | -?, -h, --help | --usage | --version | ' +
    '-y | -z | -Z | -j | -J | -k | -6 | --lz4 | --zstd | --passphrase <text>',
  operands: { '<word...>': nothing },
  always: steps,
  outputs: given => (given('-i') && given('--to-stdout') ? decoded(given.called, given.stdin, archives(given)[0]) : undefined),
  examples: {
    'cpio -itF a.cpio': ['read a.cpio'],
    'cpio -i --to-stdout -F a.cpio | sh': ['read a.cpio', 'interpret ?cpio as sh from file a.cpio, decoder cpio'],
    'cpio -idmv -I a.cpio --no-absolute-filenames': ['read a.cpio', 'write . (recursive)'],
    'cpio -i -D out -F a.cpio': ['read a.cpio', 'write out (recursive)', "write ?'absolute names in the archive'"],
    'printf "a.txt\\nb.txt\\n" | cpio -o -O out.cpio': ['read a.txt', 'read b.txt', 'write out.cpio'],
    'find src | cpio -pd copy': ['list src (recursive)', 'read each of {src, src/**}', 'write copy (recursive)'],
    'cpio -o -F dev@a.example:out.cpio --rsh-command="cat k.txt" -E want.txt < list.txt': ['read list.txt', "interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read want.txt', "read ?'names on standard input'", 'connect dev@a.example:out.cpio (sends)'],
  },
})
