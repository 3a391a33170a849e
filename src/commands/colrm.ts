// colrm, col, colcrt, ul: old filters. Source: colrm(1), col(1), look(1), util-linux 2.38.
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { nothing } from './roles.ts'

export default command('colrm', {
  aliases: ['col', 'colcrt', 'ul'],
  harmless: '-b, --no-backspaces | -f, --fine | -p, --pass | -x, --spaces | -l, --lines <count> | -i | -t <terminal> | - | -2 | -h, --tabs, --help | -H | -v, -V, --version',
  operands: { '<number...>': nothing },
  outputs: given => (given.name === 'col' ? passesOn(given) : undefined),
  examples: { 'date | col -b': [], 'colrm 5 8': [] },
})
