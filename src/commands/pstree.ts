// pstree: shows processes as a tree. Source: pstree(1), psmisc 23.6; pstree 2.40.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pstree', {
  harmless:
    '-f <file> | -a, --arguments | -A, --ascii | -c, --compact-not | -C, --color <type> | -g, --show-pgids | -G, --vt100 | -h, --highlight-all | ' +
    '-H, --highlight-pid <process> | -l, --long | -n, --numeric-sort | -N, --ns-sort <type> | -p, --show-pids | -s, --show-parents | -S, --ns-changes | ' +
    '-t, --thread-names | -T, --hide-threads | -u, --uid-changes | -U, --unicode | -w | -Z, --security-context | --help | -V, --version',
  operands: { '<process...>': nothing },
  examples: { 'pstree -ap 1': [] },
})
