// csvcut: picks columns; its siblings print, sort, join and count. Source: csvkit 1.0.7 and 2.0 --help.
import { command } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { reads } from './roles.ts'

export default command('csvcut', {
  aliases: ['csvlook', 'csvstat', 'csvsort', 'csvjoin', 'csvstack', 'csvformat'],
  harmless:
    `${CSV_HARMLESS} | -n, --names | -c, --columns <columns> | -C, --not-columns <columns> | -x, --delete-empty-rows | --max-rows <n> | --max-columns <n> | --max-column-width <n> | --max-precision <n> | --no-number-ellipsis | --csv | --json | -i, --indent <n> | --type | --nulls | --non-nulls | --unique | ` +
    '--min | --max | --sum | --mean | --median | --stdev | --len | --max-precision <n> | --freq | --freq-count <n> | --count | --decimal-format <format> | -G, --no-grouping-separator | -r, --reverse | --ignore-case | --outer | --left | --right | -g, --groups <names> | --group-name <name> | ' +
    '--filenames | -E, --skip-header | -D, --out-delimiter <c> | -T, --out-tabs | -A, --out-asv | -Q, --out-quotechar <c> | -U, --out-quoting <n> | -B, --out-no-doublequote | -P, --out-escapechar <c> | -M, --out-lineterminator <text>',
  operands: { '<file...>': reads },
  examples: { 'csvcut -c 1,3 a.csv': ['read a.csv'], 'csvjoin -c id a.csv b.csv | csvlook': ['read a.csv', 'read b.csv'], 'csvstat --mean a.csv': ['read a.csv'] },
})
