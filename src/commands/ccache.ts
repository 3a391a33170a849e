// ccache: keeps the results of compilers; sccache and distcc under their names. Source: ccache(1) 4.8, sccache --help, distcc(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executes, nothing, runs } from './roles.ts'

export default command('ccache', {
  aliases: ['sccache', 'distcc', 'icecc', 'buildcache'],
  style: 'posix',
  options: {
    '-c, --cleanup, -C, --clear, -z, --zero-stats, -F, --max-files, -M, --max-size, -o, --set-config, -X, --recompress, --evict-older-than, --stop-server, --start-server, --dist-auth [what]':
      () => [{ kind: 'configure', target: literal('compiler cache') }],
    '--config-path, -d, --dir <path>': executes,
  },
  harmless:
    '-h, --help | -V, --version | -v, --verbose | -s, --show-stats | -p, --show-config | -k, --get-config <key> | -x, --show-compression | --print-stats | ' +
    '--show-log-stats | -j | --dist-status | --stats-format <how> | --scan-includes | --show-hosts | --print-version',
  operands: { '<compiler...>': (words, given) => (given('-s') ? nothing(words, given) : runs(words, given)) },
  examples: {
    'ccache --version': [],
    'ccache -s': [],
    'ccache gcc -c a.c': ['write a.o', 'read a.c'],
    'ccache -C': ["configure 'compiler cache'"],
    'ccache -d d gcc -c a.c': ['execute d', 'write a.o', 'read a.c'],
  },
})
