// ccache: keeps the results of compilers; sccache and distcc under their names. Source: ccache(1) 4.8, sccache --help, distcc(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { deletesTree, executes, nothing, reads, runs, writes } from './roles.ts'

export default command('ccache', {
  aliases: ['sccache', 'distcc', 'icecc', 'buildcache'],
  style: 'posix',
  options: {
    '-F, --max-files, -M, --max-size, -o, --set-config, -X, --recompress, --evict-older-than, --evict-namespace <value>': () => [{ kind: 'configure', target: literal('compiler cache') }],
    '-c, --cleanup, -C, --clear, -z, --zero-stats, --stop-server, --start-server, --dist-auth [what]':
      () => [{ kind: 'configure', target: literal('compiler cache') }],
    '--trim-dir <folder>': deletesTree,
    '--extract-result <file>': (words, given) => [...reads(words, given), ...writes([literal('.')], given)],
    '--checksum-file, --hash-file, --inspect <file>': reads,
    '--config-path, -d, --dir <path>': executes,
  },
  harmless:
    '--trim-max-size <size> | --trim-method <how> | -h, --help | -V, --version | -v, --verbose | -s, --show-stats | -p, --show-config | -k, --get-config <key> | -x, --show-compression | --print-stats | ' +
    '--show-log-stats | -j | --dist-status | --stats-format <how> | --scan-includes | --show-hosts | --print-version',
  operands: { '<compiler...>': (words, given) => (given('-s') ? nothing(words, given) : runs(words, given)) },
  examples: {
    'ccache --version': [],
    'ccache -s': [],
    'ccache gcc -c a.c': ['write a.o', 'read a.c'],
    'ccache -M 5G': ["configure 'compiler cache'"],
    'ccache --trim-dir old --trim-max-size 1G': ['delete old (recursive)'],
    'ccache --extract-result a.R --inspect b.M': ['read a.R', 'write .', 'read b.M'],
    'ccache -C': ["configure 'compiler cache'"],
    'ccache -d d gcc -c a.c': ['execute d', 'write a.o', 'read a.c'],
  },
})
