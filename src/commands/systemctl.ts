// systemctl: services and the state of the system. Source: systemctl(1), systemd 252.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { configures, connects, destroys, nothing, signals } from './roles.ts'

/** Another machine is asked. No role of an option's own: the name of a unit in a variable would count as that option. */
const remote = (given: Given): readonly Step[] => connects(given.values('-H'), given)
const harmless: Body = { operands: { '<argument...>': nothing }, always: remote }
const configure = (target: Word, persists = false): Step => (persists ? { kind: 'configure', target, persists } : { kind: 'configure', target })
const each = (step: (unit: Word) => Step): Body => ({ operands: { '<unit...>': words => words.map(step) } })

/** A unit named by path was written by somebody, and starts by itself from then on. */
const isPath = (unit: Word): boolean => !unit.values || unit.values.some(value => value.includes('/'))
const POWER = /^(poweroff|halt|reboot|kexec|rescue|emergency|suspend|hibernate|hybrid-sleep|suspend-then-hibernate|shutdown)\.target$|^(ctrl-alt-del|systemd-(poweroff|reboot|halt|kexec|suspend|hibernate))/
const starts = (unit: Word): Step => (unit.values?.some(value => POWER.test(value)) ? { kind: 'power', target: unit } : configure(unit))

const power = (what: string): Body => ({
  operands: { '<argument...>': nothing },
  always: given => (given('--dry-run') || given('--when') && /^(show|cancel)$/.test(exact(given.value('--when')) ?? '') ? [] : [{ kind: 'power', target: literal(what) }]),
})
const powers = Object.fromEntries(
  ['poweroff', 'halt', 'reboot', 'kexec', 'soft-reboot', 'suspend', 'hibernate', 'hybrid-sleep', 'suspend-then-hibernate', 'sleep', 'default', 'rescue', 'emergency', 'exit', 'switch-root'].map(what => [what, power(what)]),
)
/** Lines from standard input become the unit's settings, and those say what it runs. */
const edits = (unit: Word, given: Given): Step => configure(unit, given('--stdin') || given.stdin !== undefined)

export default command('systemctl', {
  inherit: true,
  always: remote,
  harmless: '-H, --host <v> | -h, --help | --version | --system | --user | -M, --machine <v> | -C, --capsule <v> | -t, --type <v> | --state <v> | --failed'
    + ' | -p, --property <v>'
    + ' | -P <v> | -a, --all | -l, --full | -r, --recursive | --reverse'
    + ' | --before | --after | --with-dependencies | --job-mode <v> | -T, --show-transaction | --show-types | --value | --check-inhibitors <v> | -i'
      + ' | --kill-whom, --kill-who <v> | --kill-value <v> | -s, --signal <v>'
    + ' | --what <v> | --now | --dry-run | -q, --quiet | --wait | --no-block | --no-wall | --no-reload | --no-warn | --legend <v> | --no-legend | --no-pager'
      + ' | --no-ask-password | --global | --runtime | -f, --force | --preset-mode <v>'
    + ' | --root <v> | --image <v> | --image-policy <v> | -n, --lines <v> | -o, --output <v> | --firmware-setup | --boot-loader-menu <v>'
      + ' | --boot-loader-entry <v> | --reboot-argument <v> | --plain | --timestamp <v>'
    + ' | --read-only | --mkdir | --marked | --drop-in <v> | --stdin | --when <v> | -v, --verbose | --message <v>',
  subcommands: {
    'list-* | is-* | status | show | cat | help | get-default | whoami | verify': harmless,
    'show-environment': { always: () => [revealsEnvironment] },
    'start | isolate': each(starts),
    'stop | reload | restart | try-restart | reload-or-restart | try-reload-or-restart | condrestart | force-reload | condreload | condstop | freeze | thaw | set-property | bind | mount-image | revert | preset | disable | mask | unmask | reset-failed | service-log-level | service-log-target | set-default | add-wants | add-requires': {
      operands: { '<unit>': configures, '<argument...>': nothing },
      always: given => (given.operands.length ? [] : [configure(literal('systemd'))]),
    },
    'enable | reenable': each(unit => configure(unit, isPath(unit))),
    'link': each(unit => configure(unit, true)),
    'edit': { operands: { '<unit...>': (words, given) => words.map(unit => edits(unit, given)) } },
    'kill': { operands: { '<unit...>': signals } },
    'clean': { operands: { '<unit...>': destroys } },
    'cancel | preset-all | set-environment | unset-environment | import-environment | daemon-reload | daemon-reexec | log-level | log-target | service-watchdogs': {
      operands: { '<argument...>': nothing },
      always: () => [configure(literal('systemd'))],
    },
    ...powers,
  },
  examples: {
    'systemctl': [],
    'systemctl status nginx --no-pager': [],
    'systemctl --user list-units --type=service --state=running': [],
    'systemctl is-active docker && systemctl cat ssh && systemctl show -p MainPID ssh': [],
    'systemctl status "$UNIT" -H a.dev': ['connect a.dev'],
    'systemctl restart nginx': ['configure nginx'],
    'systemctl stop --now "$UNIT"': [`configure ?'"$UNIT"'`],
    'systemctl start poweroff.target': ['power poweroff.target'],
    'systemctl daemon-reload': ['configure systemd'],
    'systemctl enable --now docker': ['configure docker'],
    'systemctl enable /tmp/x.service': ['configure /tmp/x.service (persists)'],
    'systemctl --user link ./x.service': ['configure ./x.service (persists)'],
    'systemctl edit nginx': ['configure nginx'],
    'systemctl edit --stdin nginx': ['configure nginx (persists)'],
    'systemctl mask ufw': ['configure ufw'],
    'systemctl set-property nginx CPUQuota=10%': ['configure nginx'],
    'systemctl kill -s HUP nginx': ['signal nginx'],
    'systemctl clean --what=state db': ['destroy db'],
    'systemctl show-environment': ['reveal environment'],
    'systemctl -H root@a.dev restart nginx': ['connect root@a.dev', 'configure nginx'],
    'systemctl reboot': ['power reboot'],
    'systemctl poweroff -i': ['power poweroff'],
    'systemctl reboot --dry-run': [],
    'systemctl frobnicate': ['unknown frobnicate (this subcommand is not known)'],
  },
})
