// hostnamectl, timedatectl, localectl: name, clock and language of the system. Source: their man pages, systemd 252.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { connects, nothing } from './roles.ts'

const system = literal('system settings')

export default command('hostnamectl', {
  aliases: ['timedatectl', 'localectl'],
  inherit: true,
  options: { '-H, --host <host>': connects },
  harmless: '-h, --help | --version | --no-ask-password | --no-pager | -M, --machine <v> | --transient | --static | --pretty | --json <v> | -j'
    + ' | --adjust-system-clock | --monitor | -p, --property <v> | -P <v> | -a, --all | --value | --no-convert | -l, --full',
  subcommands: {
    'status | show | list-* | timesync-status | show-timesync': { operands: { '<argument...>': nothing } },
    'hostname | icon-name | chassis | deployment | location': { operands: { '<name>': () => [{ kind: 'configure', target: system }] } },
    'set-* | ntp-servers | revert': { operands: { '<value...>': nothing }, always: () => [{ kind: 'configure', target: system }] },
  },
  examples: {
    'hostnamectl': [],
    'hostnamectl hostname': [],
    'hostnamectl hostname box': ["configure 'system settings'"],
    'hostnamectl set-hostname box': ["configure 'system settings'"],
    'timedatectl -H a.dev status': ['connect a.dev'],
    'timedatectl set-timezone UTC': ["configure 'system settings'"],
    'localectl list-locales': [],
  },
})
