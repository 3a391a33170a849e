// id, whoami, groups, users, logname, tty, arch, nproc, hostid: print one fact about the user or the machine. Source: GNU coreutils 9.1; FreeBSD 14.
import { command } from './define.ts'
import { printsWord } from './lib/files.ts'
import { nothing } from './roles.ts'

export default command('id', {
  aliases: ['whoami', 'groups', 'users', 'logname', 'tty', 'nproc', 'hostid'],
  harmless:
    '-a, --all | -A | -c | -F | -M | -P | -p | -Z, --context | -g, --group | -G, --groups | -n, --name | -r, --real | -u, --user | -z, --zero | ' +
    '-s, --silent, --quiet | --ignore <count> | -h, --help | -V, --version',
  operands: { '<user...>': nothing },
  outputs: printsWord('$(id)'),
  examples: { 'id -u': [], whoami: [], 'nproc --all': [], 'tty -s': [], 'touch log-$(whoami)': ['write each of log-*'] },
})
