// gzip: packs and unpacks files. Source: gzip(1) 1.12, pigz(1) 2.6, zcat(1), gzip of FreeBSD 14, busybox 1.35.
import { command } from './define.ts'
import { compressorBody } from './lib/compress.ts'

export default command('gzip', {
  aliases: ['gunzip', 'zcat', 'gzcat', 'pigz', 'unpigz', 'compress', 'uncompress', 'igzip'],
  harmless:
    '-c, --stdout, --to-stdout | -d, --decompress, --uncompress | -f, --force | -k, --keep | -l, --list | -n, --no-name | -N, --name | -q, --quiet | -r, --recursive | ' +
    '--rsyncable | -S, --suffix <suffix> | --synchronous | -t, --test | -v, --verbose | -V, --version | -h, -H, --help | -L, --license | -a, --ascii | --fast | --best | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | ' +
    '-b, --blocksize <n> | -p, --processes <n> | -i, --independent | -m, --no-time | -M, --time | -R | -s | -K, --zip | -z, --zlib | -Y, --synchronous | -11 | -T, --no-time',
  ...compressorBody({ suffixes: ['.gz', '-gz', '.z', '-z', '_z', '.Z'], unpackers: ['gunzip', 'unpigz', 'uncompress'], printers: ['zcat', 'gzcat'] }),
  examples: {
    'gzip -9 a.txt': ['read a.txt', 'write a.txt.gz', 'delete a.txt'],
    'gzip -k a.txt': ['read a.txt', 'write a.txt.gz'],
    'gzip -dc a.gz': ['read a.gz'],
    'gunzip a.txt.gz': ['read a.txt.gz', 'write a.txt', 'delete a.txt.gz'],
    'gunzip -N lib/a.gz': ['read lib/a.gz', 'write lib', 'delete lib/a.gz'],
    'gzip -r logs': ['read logs (recursive)', 'write logs (recursive)', 'delete logs (recursive)'],
    'zcat a.gz b.gz': ['read a.gz', 'read b.gz'],
    'zcat a.sh.gz | sh': ['read a.sh.gz', 'interpret ?zcat as sh from file a.sh.gz, decoder zcat'],
    'gzip -l a.gz': ['read a.gz'],
  },
})
