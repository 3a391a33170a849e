// top, htop, btop, atop, iotop and the like: show what processes do. Source: top(1), procps 4.0; htop(1) 3.2; macOS 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('top', {
  aliases: ['htop', 'btop', 'bashtop', 'gtop', 'iotop', 'slabtop'],
  harmless:
    '-a, --all | -b, --batch, --batch-mode | -c, --cmdline, --cmdline-toggle | --filter-any-user <user> | --idle-toggle | --list-fields | ' +
    '--threads-show | --sort <key> | -C, --no-color, --no-colour | -d, --delay <seconds> | -E, --scale-summary-mem <unit> | ' +
    '-e, --scale-task-mem <unit> | -F, --filter <filter> | -f | -H | --highlight-changes <seconds> | -h, --help | -i, --idle | -I | -k | -l <samples> | ' +
    '-L | -M, --no-mouse | -n, --iterations <count> | -N | -o, --only | -O | -p, --pid <process> | -P, --processes | -q, --quiet | -R | -r | ' +
    '-S, --accum-time-toggle | -s, --sort-key, --sort-override | -stats <keys> | -t, --tree, --time | -T | -u, --user, --filter-only-euser <user> | ' +
    '-U, --no-unicode | -V, --version | -v | -w, --width [columns] | -x | -X | -1, --single-cpu-toggle | --accumulated | --kilobytes | --readonly | ' +
    '--once | --secure-mode',
  operands: { '<word...>': nothing },
  examples: { 'top -bn1 | head -5': [], 'top -l 1 -o cpu': [], 'htop -u dev': [] },
})
