// xz: packs and unpacks files. Source: xz(1) 5.4, lzip(1) 1.23, lzop(1) 1.04.
import { exact, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { compressorBody } from './lib/compress.ts'
import { filesListed } from './lib/files.ts'
import { reads } from './roles.ts'

const lists = filesListed('read')

export default command('xz', {
  aliases: ['unxz', 'xzcat', 'lzma', 'unlzma', 'lzcat', 'lzip', 'lunzip', 'plzip', 'lzop', 'pixz', 'pxz'],
  options: {
    '--files [file]': (words, given) => [...reads(words, given), { kind: 'read', target: unresolved(`names in ${words[0]?.text ?? 'standard input'}`, words[0] && exact(words[0]) !== '-' ? [{ kind: 'file', what: words[0].text }] : given.stdin?.from) }],
    '--files0 <file>': lists,
  },
  harmless:
    '-z, --compress | -d, --decompress, --uncompress | -t, --test | -l, --list | -k, --keep | -f, --force | -c, --stdout, --to-stdout | --single-stream | --no-sparse | ' +
    '-S, --suffix <suffix> | -F, --format <format> | -C, --check <type> | --ignore-check | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | --fast | --best | -e, --extreme | -T, --threads <n> | --block-size <n> | --block-list <n> | ' +
    '--flush-timeout <n> | --memlimit-compress <n> | --memlimit-decompress <n> | --memlimit-mt-decompress <n> | -M, --memory, --memlimit <n> | --no-adjust | --lzma1 [options] | ' +
    '--lzma2 [options] | --x86 [options] | --arm [options] | --armthumb [options] | --arm64 [options] | --powerpc [options] | --ia64 [options] | --sparc [options] | --delta [options] | -q, --quiet | ' +
    '-v, --verbose | -Q, --no-warn | --robot | --info-memory | -h, --help | -H, --long-help | -V, --version | --synchronous | --no-sync | --keep-old | -U | -p <n> | -n <n> | -s <n> | -b <n> | -L, --license | -r',
  ...compressorBody({ suffixes: ['.xz', '.lzma', '.lz', '.lzo'], unpackers: ['unxz', 'unlzma', 'lunzip'], printers: ['xzcat', 'lzcat'] }),
  examples: {
    'xz -9e a.txt': ['read a.txt', 'write a.txt.xz', 'delete a.txt'],
    'xz -dc a.xz': ['read a.xz'],
    'unxz -k a.txt.xz': ['read a.txt.xz', 'write a.txt'],
    'xz -d --files=list.txt': ['read list.txt', "read ?'names in list.txt'"],
    'xz -d --files0 list.txt': ['read list.txt', "read ?'names in list.txt'"],
  },
})
