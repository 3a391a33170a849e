// zstd: packs and unpacks files. Source: zstd(1) 1.5.6.
import { literal, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { type Compressor, compresses, prints, unpacked } from './lib/compress.ts'
import { reads, writes } from './roles.ts'

const ZSTD: Compressor = { suffixes: ['.zst', '.gz', '.xz', '.lzma', '.lz4'], unpackers: ['unzstd'], printers: ['zstdcat'], keeps: true }

export default command('zstd', {
  aliases: ['unzstd', 'zstdcat', 'zstdmt', 'pzstd'],
  options: {
    '-o <file>': writes,
    '-D <dictionary>': reads,
    '--patch-from <file>': reads,
    '--filelist <file>': words => words.flatMap(list => [{ kind: 'read', target: list }, { kind: 'read', target: unresolved(`names in ${list.text}`, [{ kind: 'file', what: list.text }]) }]),
    '--trace <file>': writes,
    '--output-dir-flat, --output-dir-mirror <dir>': words => words.map(target => ({ kind: 'write', target, recursive: true })),
  },
  harmless:
    '--processes | -k, --keep | --rm | -d, --decompress, --uncompress | -z, --compress | -f, --force | -h | -H, --help | -V, --version | -c, --stdout | -v, --verbose | -q, --quiet | --progress | --no-progress | ' +
    '-r | --asyncio | --no-asyncio | --check | --no-check | --ultra | --fast [n] | --max | --best | --block-size <n> | --zstd [settings] | --adapt [range] | --long [n] | -T, --threads <n> | --single-thread | --auto-threads <kind> | -B <n> | --jobsize <n> | ' +
    '--rsyncable | --exclude-compressed | --stream-size <n> | --size-hint <n> | --target-compressed-block-size <n> | --no-dictID | --compress-literals | --no-compress-literals | ' +
    '--row-match-finder | --no-row-match-finder | --format <format> | -l, --list | -t, --test | -M, --memory, --memlimit, --memlimit-decompress <n> | --sparse | --no-sparse | --pass-through | --no-pass-through | ' +
    '--train | --train-cover [parameters] | --train-fastcover [parameters] | --train-legacy [parameters] | --maxdict <n> | --dictID <n> | -b [n] | -e [n] | -i <n> | -S | --priority <class> | ' +
    '-0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | -C | -p <n> | --no-name | -n | -s | -L',
  operands: { '<file...>': () => [] },
  always: given => {
    if (given('--train') || given('--train-cover') || given('--train-fastcover') || given('--train-legacy')) return [...reads(given.operands, given), ...(given('-o') ? [] : writes([literal('dictionary')], given))]
    const named = given('-o') || given('--output-dir-flat') || given('--output-dir-mirror') || given('-b')
    const steps = compresses(ZSTD)(given)
    return named ? steps.filter(step => 'kind' in step && step.kind !== 'write') : steps
  },
  outputs: given => (given('-o') && !prints(ZSTD, given) ? undefined : unpacked(ZSTD, given)),
  examples: {
    'zstd -19 a.txt': ['read a.txt', 'write a.txt.zst'],
    'zstd --rm -T0 a.txt': ['read a.txt', 'write a.txt.zst', 'delete a.txt'],
    'zstd -d -o b.txt a.zst': ['write b.txt', 'read a.zst'],
    'zstd -dc a.zst': ['read a.zst'],
    'zstd -D dict -c a.txt': ['read dict', 'read a.txt'],
    'zstd --patch-from=old.bin new.bin': ['read old.bin', 'read new.bin', 'write new.bin.zst'],
    'zstd --filelist list.txt --trace log.csv --output-dir-flat out': ['read list.txt', "read ?'names in list.txt'", 'write log.csv', 'write out (recursive)'],
    'zstd --train samples/a samples/b -o dict': ['write dict', 'read samples/a', 'read samples/b'],
  },
})
