// journalctl: shows the journal of the system. Source: journalctl(1), systemd 252.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { all, means, nothing, reads, readsTree, writes } from './roles.ts'

/** Entries go, or where they are kept changes. */
const keeps = means({ kind: 'configure', target: literal('journal') })

export default command('journalctl', {
  options: {
    '-D, --directory, --root, --image <path>': readsTree,
    '-i, --file <path>': reads,
    '--cursor-file <file>': all(reads, writes),
    '--vacuum-size, --vacuum-files, --vacuum-time <limit>': keeps,
    '--rotate, --flush, --relinquish-var, --smart-relinquish-var, --update-catalog, --setup-keys': keeps,
  },
  harmless: '-<n> | -h, --help | --version | --system | --user | -M, --machine <v> | -m, --merge | --namespace <v> | -S, --since <v> | -U, --until <v>'
    + ' | -c, --cursor <v> | --after-cursor <v> | -b, --boot [id] | -u, --unit <v>'
    + ' | --user-unit <v> | --invocation <v> | -I | -t, --identifier <v> | -T, --exclude-identifier <v> | -p, --priority <v> | --facility <v> | -g, --grep <v>'
      + ' | --case-sensitive [v] | -k, --dmesg | -o, --output <v>'
    + ' | --output-fields <v> | -n, --lines [n] | -r, --reverse | --show-cursor | --utc | -x, --catalog | --no-hostname | --no-full | -l, --full | -a, --all'
      + ' | -f, --follow | --no-tail | --truncate-newline | -q, --quiet'
    + ' | --no-pager | -e, --pager-end | --interval <v> | --verify-key <v> | --force | -N, --fields | -F, --field <v> | --list-boots | --list-invocations'
      + ' | --list-namespaces | --disk-usage | --verify | --sync | --header'
    + ' | --list-catalog | --dump-catalog | --image-policy <v> | --synchronize-on-exit <v>',
  operands: { '<match...>': nothing },
  examples: {
    'journalctl -u nginx --since "1 hour ago" --no-pager': [],
    'journalctl -xeu docker -n 50': [],
    'journalctl -k -b -1 _PID=1': [],
    'journalctl --disk-usage': [],
    'journalctl -D logs/journal': ['read logs/journal (recursive)'],
    'journalctl --file a.journal': ['read a.journal'],
    'journalctl --cursor-file at.txt': ['read at.txt', 'write at.txt'],
    'journalctl --vacuum-time=1s': ['configure journal'],
    'journalctl --rotate': ['configure journal'],
  },
})
