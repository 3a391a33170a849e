// column: lines text up. Source: column(1), util-linux 2.38.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('column', {
  harmless:
    '-t, --table | -n, --table-name <name> | -O, --table-order <columns> | -N, --table-columns <names> | -C, --table-column <properties> | ' +
    '-l, --table-columns-limit <count> | -E, --table-noextreme <columns> | -d, --table-noheadings | -e, --table-header-repeat | ' +
    '-H, --table-hide <columns> | -R, --table-right <columns> | -T, --table-truncate <columns> | -W, --table-wrap <columns> | -m, --table-maxout | ' +
    '-L, --keep-empty-lines | -J, --json | -r, --tree <column> | -i, --tree-id <column> | -p, --tree-parent <column> | ' +
    '-c, --output-width, --columns <columns> | -o, --output-separator <text> | -s, --separator <characters> | -S, --use-spaces <count> | ' +
    '-x, --fillrows | --color [when] | -h, --help | -V, --version',
  operands: { '<file...>': reads },
  examples: { 'column -ts: a.txt': ['read a.txt'] },
})
