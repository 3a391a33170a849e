// inotifywait, inotifywatch, fswatch, fsnotifywait: say when files change. Source: inotifywait(1) 3.22, fswatch(7) 1.17.
import { command } from './define.ts'
import { lists, listsTree, reads, writes } from './roles.ts'

export default command('inotifywait', {
  aliases: ['inotifywatch', 'fsnotifywait', 'fsnotifywatch', 'fswatch'],
  options: { '--fromfile, --filter-from <file>': reads, '-o, --outfile <file>': writes },
  harmless: '--descending <v> | -h, --help | -m, --monitor | --monitor-name <name> | -d, --daemon | -s, --syslog | -P, --no-dereference | -r, --recursive | -q, --quiet | -qq'
    + ' | --exclude <pattern> | --excludei <pattern> | --include <pattern> | --includei <pattern> | -t, --timeout <seconds> | -e, --event <event>'
    + ' | -c, --csv'
    + ' | --timefmt <format> | --no-newline | --format <format> | -I, --inotify | -F, --fanotify | -S, --filesystem | -v, --verbose | -z, --zero'
    + ' | -a, --ascending <event> | -0, --print0 | -1, --one-event | -l, --latency <seconds> | -x, --event-flags | -n, --numeric | --batch-marker'
    + ' | -E, --extended | -L, --follow-links',
  operands: { '<path...>': (words, given) => (given('-r') ? listsTree(words, given) : lists(words, given)) },
  examples: { 'inotifywait -q -e modify a.txt': ['list a.txt'], 'inotifywait -r -o log --fromfile f src': ['write log', 'read f', 'list src (recursive)'] },
})
