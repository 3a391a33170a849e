// coredumpctl: dumps of programs that crashed. Source: coredumpctl(1), systemd 252.
import { command } from './define.ts'
import { nothing, readsTree, runs, writes } from './roles.ts'

export default command('coredumpctl', {
  inherit: true,
  options: { '-o, --output <file>': writes, '-D, --directory, --root, --image <path>': readsTree, '--file <file>': readsTree, '--debugger <program>': runs },
  harmless: '-h, --help | --version | --no-pager | --no-legend | --json <v> | -1 | -n <v> | -S, --since <v> | -U, --until <v> | -F, --field <v>'
    + ' | -A, --debugger-arguments <v> | -r, --reverse | -q, --quiet | --all',
  subcommands: {
    'list | info | dump': { operands: { '<match...>': nothing } },
    'debug | gdb': { operands: { '<match...>': nothing }, always: () => [{ kind: 'unknown', target: { text: 'debugger', values: ['debugger'] }, why: 'commands are typed into a debugger' }] },
  },
  examples: {
    'coredumpctl list': [],
    'coredumpctl dump -o core 123': ['write core'],
    'coredumpctl -D logs list': ['read logs (recursive)'],
    'coredumpctl --file a.journal info': ['read a.journal (recursive)'],
    'coredumpctl --debugger ls debug 1': ['list .', 'unknown debugger (commands are typed into a debugger)'],
  },
})
