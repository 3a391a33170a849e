// csvgrep: picks rows. Source: csvkit 1.0.7 and 2.0 --help.
import { command } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { reads } from './roles.ts'

export default command('csvgrep', {
  options: { '-f, --file <file>': reads },
  harmless: `${CSV_HARMLESS} | -n, --names | -c, --columns <columns> | -m, --match <text> | -r, --regex <re> | -i, --invert-match | -a, --any-match`,
  operands: { '<file...>': reads },
  examples: { 'csvgrep -c name -m foo a.csv': ['read a.csv'], 'csvgrep -c 1 -f words.txt a.csv': ['read words.txt', 'read a.csv'] },
})
