// logger: writes to the system log. Source: logger(1), util-linux 2.38.
import { command } from './define.ts'
import { nothing, reads, sends } from './roles.ts'

export default command('logger', {
  options: { '-f, --file <file>': reads, '-n, --server <host>': sends, '-h <host>': sends },
  harmless:
    '-i | -A | -4 | -6 | -H <host> | --id [id] | -e, --skip-empty | --no-act | -p, --priority <priority> | --octet-count | --prio-prefix | ' +
    '-s, --stderr | -S, --size <size> | -t, --tag <tag> | -P, --port <port> | -T, --tcp | -d, --udp | --rfc3164 | --rfc5424 [what] | --sd-id <id> | ' +
    '--sd-param <data> | --msgid <id> | -u, --socket <socket> | --socket-errors [mode] | --journald [file] | --help | -V, --version',
  operands: { '<word...>': nothing },
  examples: {
    'logger -t build done': [],
    'logger -f a.log -n log.example': ['read a.log', 'connect log.example (sends)'],
    'logger -h log.example x': ['connect log.example (sends)'],
  },
})
