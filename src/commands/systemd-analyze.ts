// systemd-analyze: how the system booted, and whether units are well formed. Source: systemd-analyze(1), systemd 252.
import { literal, map } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { connects, nothing, reads } from './roles.ts'

/** A file below the folders of settings; any path may be given, and is looked for in each of them. */
const settings: Role = words => words.map(word => ({ kind: 'read', target: map(word, value => (value.startsWith('/') ? value : `/etc/${value}`)) }))

export default command('systemd-analyze', {
  inherit: true,
  options: { '-H, --host <host>': connects, '--security-policy <file>': reads },
  harmless: '--recursive-errors <v> | --offline <v> | --threshold <v> | --json <v> | --no-pager | --system | --user | --global | -M, --machine <v> | --order'
    + ' | --require | --from-pattern <v> | --to-pattern <v> | --fuzz <v>'
    + ' | --man [v] | --generators [v] | --instance <v> | --iterations <v> | --base-time <v> | --profile <v> | -h, --help | --version | -q, --quiet | --root <v>'
      + ' | --image <v> | --unit <v> | --table | --no-legend | --tldr | --scale-svg <v> | --detailed | -m, --mask',
  subcommands: {
    'time | blame | critical-chain | plot | dot | dump | unit-files | unit-paths | exit-status | capability | syscall-filter | filesystems | condition | compare-versions | calendar | timestamp | timespan | security | architectures | pcrs | srk | fdstore | malloc | has-tpm2 | image-policy | get-log-level | get-log-target | smbios11 | chid | transient-settings': { operands: { '<argument...>': nothing } },
    'cat-config': { operands: { '<file...>': settings } },
    'verify | inspect-elf': { operands: { '<file...>': reads } },
    'log-level | log-target | service-watchdogs | set-log-level | set-log-target': { operands: { '<value>': () => [{ kind: 'configure', target: literal('systemd') }] } },
  },
  examples: {
    'systemd-analyze': [],
    'systemd-analyze blame --no-pager': [],
    'systemd-analyze verify ./app.service': ['read ./app.service'],
    'systemd-analyze security --security-policy p.json -H a.dev': ['read p.json', 'connect a.dev'],
    'systemd-analyze cat-config systemd/journald.conf /etc/fstab': ['read /etc/systemd/journald.conf', 'read /etc/fstab'],
    'systemd-analyze log-level debug': ['configure systemd'],
  },
})
