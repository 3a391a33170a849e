// csvjson: turns CSV into JSON. Source: csvkit 1.0.7 and 2.0 --help.
import { command } from './define.ts'
import { CSV_HARMLESS } from './lib/csvkit.ts'
import { reads } from './roles.ts'

export default command('csvjson', {
  harmless: `${CSV_HARMLESS} | -i, --indent <n> | -k, --key <column> | --lat <column> | --lon <column> | --type <column> | --geometry <column> | --crs <name> | --no-bbox | --stream`,
  operands: { '<file...>': reads },
  examples: { 'csvjson -i 2 a.csv': ['read a.csv'] },
})
