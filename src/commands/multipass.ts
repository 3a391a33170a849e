// multipass: virtual machines of Ubuntu. Source: multipass help 1.15.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { copies } from './docker/containers.ts'
import { flags } from './lib/flags.ts'
import { configures, destroys, mutates, nothing, reads } from './roles.ts'

const looks: Body = { style: 'none', operands: { '<argument...>': nothing } }

export default command('multipass', {
  harmless: '-h, --help | -v, --verbose | -V, --version',
  subcommands: {
    'list | ls | info | find | networks | version | help | get | aliases | snapshots': looks,
    'launch': { options: { '--cloud-init <file>': reads }, harmless: flags('-n, --name <v> | -c, --cpus <v> | -d, --disk <v> | -m, --memory <v> | --network <v> | --bridged | --mount <v> | --timeout <v> | -h, --help'), operands: { '<image>': mutates }, always: given => (given.operands.length || given('--help') ? [] : [{ kind: 'mutate', target: given.value('--name') ?? literal('instance') }]) },
    'start | stop | restart | suspend | recover | umount | unmount | clone | snapshot | restore | authenticate': { harmless: flags('--all | --timeout <v> | -t, --time <v> | --cancel | -c | --force | -n, --name <v> | -d, --destructive | -m, --comment <v> | -h, --help'), operands: { '<name...>': mutates } },
    'delete': { harmless: flags('--all | -p, --purge | -h, --help'), operands: { '<name...>': (words, given) => (given('-p') || given('--purge') ? destroys(words, given) : mutates(words, given)) } },
    'purge': { always: () => [{ kind: 'destroy', target: literal('deleted instances') }] },
    'exec': { style: 'posix', harmless: flags('-d, --working-directory <v> | -n, --no-map-working-directory | -h, --help'), operands: { '<name>': mutates, '<command...>': (words, given) => [{ run: words.filter((word, i) => i > 0 || word.text !== '--'), host: given.operands[0] ?? literal('instance') }] } },
    'shell': { harmless: flags('--timeout <v> | -h, --help'), operands: { '<name>': mutates } },
    'transfer | copy-files': { ...copies, harmless: flags('-r, --recursive | -p, --parents | -h, --help') },
    'mount': { harmless: flags('-t, --type <v> | -g, --gid-map <v> | -u, --uid-map <v> | -h, --help'), operands: { '<folder>': words => words.map(target => ({ kind: 'write', target, recursive: true })), '<name>': mutates } },
    'set | alias | unalias | prefer': { style: 'none', operands: { '<setting>': configures, '<argument...>': nothing } },
  },
  examples: {
    'multipass list': [],
    'multipass launch --name dev --cloud-init c.yaml': ['read c.yaml', 'mutate dev'],
    'multipass exec dev -- ls /srv': ['mutate dev', 'list /srv'],
    'multipass mount . dev:/src': ['write . (recursive)', 'mutate dev:/src'],
    'multipass delete --purge dev': ['destroy dev'],
    'multipass transfer a.txt dev:': ['read a.txt (recursive)', 'mutate dev'],
  },
})
