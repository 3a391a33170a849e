// loginctl: sessions and users that are logged in. Source: loginctl(1), systemd 252.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { configures, connects, nothing, signals } from './roles.ts'

export default command('loginctl', {
  inherit: true,
  options: { '-H, --host <host>': connects },
  harmless: '-h, --help | --version | --no-pager | --no-legend | --no-ask-password | -M, --machine <v> | -p, --property <v> | -P <v> | -a, --all | --value'
    + ' | -l, --full | --kill-whom, --kill-who <v> | -s, --signal <v> | -n, --lines <v> | -o, --output <v> | --json <v> | -j',
  subcommands: {
    'list-sessions | list-users | list-seats | session-status | show-session | user-status | show-user | seat-status | show-seat': { operands: { '<name...>': nothing } },
    'kill-session | kill-user': { operands: { '<name...>': signals } },
    'terminate-session | terminate-user | terminate-seat': { operands: { '<name...>': signals } },
    /** Services of the user go on, and start at boot. */
    'enable-linger': { operands: { '<user...>': nothing }, always: given => [{ kind: 'configure', target: given.operands[0] ?? literal('own user'), persists: true }] },
    'activate | lock-session | unlock-session | lock-sessions | unlock-sessions | disable-linger | attach | flush-devices': { operands: { '<name...>': nothing }, always: given => configures([given.operands[0] ?? literal('sessions')], given) },
  },
  examples: {
    'loginctl': [],
    'loginctl list-sessions --no-pager': [],
    'loginctl -H a.dev show-user dev': ['connect a.dev'],
    'loginctl terminate-user dev': ['signal dev'],
    'loginctl enable-linger': ["configure 'own user' (persists)"],
    'loginctl lock-sessions': ['configure sessions'],
  },
})
