// units: converts units. Source: units(1), GNU units 2.22.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('units', {
  options: { '-H, --history <file>': words => words.map(target => ({ kind: 'append', target })), '-f, --file <file>': reads, '-L, --log <file>': words => words.map(target => ({ kind: 'append', target })) },
  harmless:
    '-1, --one-line | -c, --check | --check-verbose, --verbose-check | -d, --digits <count> | -e, --exponential | -h, --help | ' +
    '-i, --information | -I, --info | -l, --locale <locale> | -m, --minus | -n, --nolists | -o, --output-format <format> | -p, --product | ' +
    '-q, --quiet, --silent | -r, --round | -s, --strict | -S, --show-factor | -t, --terse | -u, --units <system> | -U, --unitsfile | -v, --verbose | ' +
    '-V, --version | --compact | --conformable | --oldstar | --newstar',
  operands: { '<from>': nothing, '<to>': nothing },
  examples: { "units '1 mile' km": [], 'units -f mine.units 1 x': ['read mine.units'], 'units -H past 1 x': ['append past'], 'units -L log 1 x': ['append log'] },
})
