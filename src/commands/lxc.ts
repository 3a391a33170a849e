// lxc, incus: containers and virtual machines of LXD and Incus. Source: lxc --help 5.21, incus --help 6.0.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { flags } from './lib/flags.ts'
import { configures, destroys, mutates, nothing, reads, writes } from './roles.ts'

const GLOBAL = flags('--debug | --force-local | -h, --help | --project <v> | -q, --quiet | --sub-commands | -v, --verbose | --version | -f | --force | --format <v>'
  + ' | -c, --columns, --config <v> | --all-projects | --all | --target <v> | -p, --profile <v> | -e, --ephemeral | -n, --network <v> | -s, --storage <v>'
  + ' | -t, --type <v> | --vm | --empty | --timeout <v> | --stateless | --stateful | -i, --interactive | --description <v> | -d, --device <v>')
const looks: Body = { harmless: GLOBAL, operands: { '<argument...>': nothing } }
const changes: Body = { harmless: GLOBAL, operands: { '<name...>': words => words.slice(0, 1).map((target): Step => ({ kind: 'mutate', target })) } }
/** The instance may do what root of this machine may: folders of the host appear in it, or its guards are off. */
const opens: Body = {
  harmless: GLOBAL,
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    const wide = words.some(word => /privileged|raw\.|nesting|^source=|disk|unix-|proxy/.test(word)) || [...given.values('-c'), ...given.values('--config')].some(word => /privileged|raw\.|nesting/.test(word.text))
    const source = words.find(word => word.startsWith('source='))?.slice(7)
    return [
      ...(wide ? [{ kind: 'elevate' as const, target: literal('root') }] : []),
      ...(source ? [{ kind: 'write' as const, target: literal(source), recursive: true }] : []),
      { kind: 'mutate', target: given.operands[/^(add|set|override|remove|unset|edit)$/.test(words[0] ?? '') ? 1 : 0] ?? literal('instance') },
    ]
  },
}
const managed: Body = { harmless: GLOBAL, subcommands: { 'list | ls | show | info | get | history | list-users | list-allocations | list-leases': looks, 'delete | rm | remove': { harmless: GLOBAL, operands: { '<name...>': destroys } }, '*': changes } }
const isHere = (value: string | undefined): boolean => value !== undefined && /^(\.{0,2}\/|~|\.$|-$)|^[^/:]+$/.test(value)

export default command('lxc', {
  aliases: ['incus'],
  harmless: GLOBAL,
  subcommands: {
    'list | ls | info | monitor | version | help | warning | top | manpage': looks,
    'launch | init | create': opens,
    'start | stop | restart | pause | resume | rebuild | rename | move | mv | copy | cp | snapshot | restore | publish | console | wait': changes,
    'delete | rm': { harmless: GLOBAL, operands: { '<name...>': destroys } },
    'config': { harmless: GLOBAL, subcommands: { 'show | get | list': looks, 'device': { harmless: GLOBAL, subcommands: { 'list | show | get': looks, '*': opens } }, 'trust': { subcommands: { 'list | ls | show': looks, '*': { style: 'none', operands: { '<word>': configures, '<argument...>': nothing } } } }, '*': opens } },
    'exec': { style: 'posix', harmless: flags('--cwd <v> | -n, --disable-stdin | --env <v> | -t, --force-interactive | -T, --force-noninteractive | --group <v> | --mode <v> | --user <v>'
      + ' | -h, --help'), operands: { '<name>': mutates, '<command...>': (words, given) => [{ run: words.filter((word, i) => i > 0 || word.text !== '--'), host: given.operands[0] ?? literal('instance') }] } },
    'file': {
      harmless: GLOBAL,
      subcommands: {
        'push': { harmless: `${GLOBAL} | -r, --recursive | --create-dirs | --gid <v> | --uid <v> | --mode <v>`, operands: { '<from...>': reads, '<to>': mutates } },
        'pull': { harmless: `${GLOBAL} | -r, --recursive | --create-dirs`, operands: { '<from...>': nothing, '<to>': writes } },
        '*': changes,
      },
    },
    'image | network | storage | profile | project | cluster | operation | alias | network-acl | cluster-group': managed,
    'remote': { harmless: GLOBAL, subcommands: { 'list | ls | get-default': looks, '*': { style: 'none', operands: { '<word>': configures, '<argument...>': nothing } } } },
    'export': { harmless: GLOBAL, operands: { '<name>': nothing, '<file>': writes } },
    'import': { harmless: GLOBAL, operands: { '<file>': words => (isHere(exact(words[0])) ? words.map(target => ({ kind: 'read', target })) : []), '<name>': mutates } },
    'query': { style: 'none', operands: { '<word...>': nothing }, always: given => (given.operands.some(word => /^(-X|--request|-d|--data)/.test(exact(word) ?? '-X')) ? [{ kind: 'mutate', target: literal('lxd') }] : []) },
  },
  examples: {
    'lxc list': [],
    'incus image list': [],
    'lxc launch ubuntu:24.04 dev': ['mutate ubuntu:24.04'],
    'lxc init ubuntu dev -c security.privileged=true': ['elevate root', 'mutate ubuntu'],
    'lxc config device add dev host disk source=/ path=/mnt': ['elevate root', 'write / (recursive)', 'mutate dev'],
    'lxc exec dev -- ls /srv': ['mutate dev', 'list /srv'],
    'lxc delete -f dev': ['destroy dev'],
    'incus file push a.txt dev/tmp/': ['read a.txt', 'mutate dev/tmp/'],
    'incus file pull dev/tmp/a.txt .': ['write .'],
    'lxc storage delete pool': ['destroy pool'],
    'lxc export dev dev.tgz': ['write dev.tgz'],
  },
})
