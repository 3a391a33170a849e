// colrm, col: take columns and backspaces out of their input. Source: colrm(1), col(1), util-linux 2.38.
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { nothing } from './roles.ts'

export default command('colrm', {
  aliases: ['col'],
  harmless: '-b, --no-backspaces | -f, --fine | -p, --pass | -x, --spaces | -l, --lines <count> | -h, --tabs, --help | -H | -v, -V, --version',
  operands: { '<number...>': nothing },
  outputs: given => (given.called === 'col' ? passesOn(given) : undefined),
  examples: { 'date | col -b': [], 'colrm 5 8': [] },
})
