// fuser: shows, or kills, the processes that use a file. Source: fuser(1), psmisc 23.6.
import { command } from './define.ts'
import { SIGNAL_OPTIONS } from './lib/signals.ts'

export default command('fuser', {
  harmless:
    '-f | -4, --ipv4 | -6, --ipv6 | -a, --all | -c | -i, --interactive | -I, --inode | -k, --kill | -l, --list-signals | -m, --mount | -M, --ismountpoint | ' +
    `-n, --namespace <space> | -s, --silent | -u, --user | -v, --verbose | -w, --writeonly | -<n> | -V, --version | ${SIGNAL_OPTIONS}`,
  operands: { '<name...>': (words, given) => words.map(target => ({ kind: given('-k') ? 'signal' : 'list', target })) },
  examples: { 'fuser 8080/tcp': ['list 8080/tcp'], 'fuser -k 8080/tcp': ['signal 8080/tcp'] },
})
