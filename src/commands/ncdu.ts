// ncdu: shows what takes space, and deletes it by hand. Source: ncdu(1) 1.18.
import { command } from './define.ts'
import { orHere } from './lib/files.ts'
import { listsTree, reads, writes } from './roles.ts'

export default command('ncdu', {
  options: { '-f <file>': reads, '-o <file>': writes, '-X, --exclude-from <file>': reads },
  harmless:
    '--include-caches, --exclude-caches | --follow-symlinks, --no-follow-symlinks | --slow-ui-updates, --fast-ui-updates | --enable-shell, --disable-shell | --enable-delete, --disable-delete | --enable-refresh, --disable-refresh | --show-itemcount, --hide-itemcount | --show-mtime, --hide-mtime | --group-directories-first, --no-group-directories-first | --confirm-delete, --no-confirm-delete | --exclude-firmlinks, --follow-firmlinks | --include-kernfs | --no-confirm-quit | -h, --help | -q | -v, -V, --version | -x, --one-file-system, --cross-file-system | -e, --extended, --no-extended | -0 | -1 | -2 | -r | ' +
    '--ignore-config | --si, --no-si | --disk-usage, --apparent-size | --show-hidden, --hide-hidden | --show-graph, --hide-graph | ' +
    '--show-percent, --hide-percent | --sort <key> | --exclude <pattern> | --exclude-caches | --exclude-kernfs | -L, --follow-symlinks | ' +
    '--color <scheme> | --confirm-quit | --confirm-delete | -t <count>',
  operands: { '<folder>': listsTree },
  always: given => (given('-f') ? [] : orHere('list', true)(given)),
  examples: {
    'ncdu -x src': ['list src (recursive)'],
    'ncdu -o out.json -X skip.txt': ['write out.json', 'read skip.txt', 'list . (recursive)'],
    'ncdu -f out.json': ['read out.json'],
  },
})
