// in2csv: turns sheets and tables into CSV. Source: csvkit 1.0.7 and 2.0 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { reads } from './roles.ts'

export default command('in2csv', {
  options: { '-s, --schema <file>': reads, '--write-sheets <sheets>': () => [{ kind: 'write', target: literal('.') }] },
  harmless: `${CSV_HARMLESS} | -f, --format <format> | -k, --key <name> | -n, --names | --sheet <name> | --use-sheet-names | --reset-dimensions | --encoding-xls <name>`,
  operands: { '<file>': reads },
  examples: { 'in2csv --sheet one a.xlsx': ['read a.xlsx'], 'in2csv -f fixed -s schema.csv a.txt': ['read schema.csv', 'read a.txt'], 'in2csv --write-sheets - a.xlsx': ['write .', 'read a.xlsx'] },
})
