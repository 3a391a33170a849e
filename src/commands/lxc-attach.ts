// lxc-attach, lxc-execute: run a command inside a container of LXC. Source: lxc-attach(1), LXC 5.0.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { elevates, inside } from './lib/containers.ts'
import { reads, writes } from './roles.ts'

export default command('lxc-attach', {
  aliases: ['lxc-execute', 'lxc-unshare', 'lxc-usernsexec'],
  style: 'posix',
  options: { '-f, --rcfile <file>': reads, '-L, --pty-log <file>': writes, '-e, --elevated-privileges [v]': elevates },
  harmless: '-n, --name <v> | -a, --arch <v> | -s, --namespaces, --share-net <v> | -R, --remount-sys-proc | --keep-env | --clear-env | -v, --set-var <v>'
    + ' | --keep-var <v> | -u, --uid <v> | -g, --gid <v> | -P, --lxcpath <v> | -o, --logfile <v> | -l, --logpriority <v> | -q, --quiet | -?, --help | --version'
    + ' | -d, --daemon | -c, --context <v> | -m <v>',
  operands: { '<command...>': (words, given) => inside(given.value('-n'))(words, given) },
  always: given => (given('--help') || given('--version') ? [] : [{ kind: 'mutate', target: given.value('-n') ?? literal('container') }]),
  examples: {
    'lxc-attach -n web -- ls /srv': ['mutate web', 'list /srv'],
    'lxc-attach -n web -e -f rc -L log.txt': ['elevate root', 'read rc', 'write log.txt', 'mutate web'],
  },
})
