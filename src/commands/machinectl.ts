// machinectl: containers and virtual machines of systemd. Source: machinectl(1), systemd 252.
import { type Body, command } from './define.ts'
import { connects, mutates, nothing, reads, writes } from './roles.ts'

const looks: Body = { operands: { '<argument...>': nothing } }
const changes: Body = { operands: { '<machine>': mutates, '<argument...>': nothing } }

export default command('machinectl', {
  inherit: true,
  options: { '-H, --host <host>': connects },
  harmless: '-h, --help | --version | --no-pager | --no-legend | --no-ask-password | -M, --machine <v> | -p, --property <v> | -P <v> | -q, --quiet | -a, --all'
    + ' | --value | -l, --full | --kill-whom <v> | -s, --signal <v> | --uid <v> | -E, --setenv <v> | --read-only | --mkdir | -n, --lines <v>'
    + ' | --max-addresses <v> | -o, --output <v> | --verify <v> | --force | --format <v> | --now | --runner <v>',
  subcommands: {
    'list | status | show | list-images | image-status | show-image | list-transfers': looks,
    'shell': { style: 'posix', operands: { '<machine>': mutates, '<command...>': (words, given) => [{ run: words, host: given.operands[0]! }] } },
    'start | login | enable | disable | poweroff | reboot | terminate | kill | bind | clone | rename | read-only | set-limit | remove | clean | cancel-transfer | stop': changes,
    'copy-to': { operands: { '<machine>': mutates, '<from>': reads, '<to>': nothing } },
    'copy-from': { operands: { '<machine>': nothing, '<from>': nothing, '<to>': writes } },
    'pull-tar | pull-raw': { operands: { '<url>': connects, '<name>': mutates } },
    'import-tar | import-raw | import-fs': { operands: { '<file>': reads, '<name>': mutates } },
    'export-tar | export-raw': { operands: { '<name>': nothing, '<file>': writes } },
  },
  examples: {
    'machinectl list': [],
    'machinectl -H a.dev status web': ['connect a.dev'],
    'machinectl shell root@web /bin/ls /srv': ['mutate root@web', 'list /srv'],
    'machinectl poweroff web': ['mutate web'],
    'machinectl copy-from web /a b': ['write b'],
  },
})
