// tput, clear, reset, tset: terminal capabilities. Source: tput(1), ncurses 6.4.
import { pattern } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('tput', {
  aliases: ['clear', 'reset', 'tset', 'cls'],
  harmless: '-T <terminal> | -S | -x | -V | -c | -e <character> | -I | -i <character> | -k <character> | -m <mapping> | -Q | -q | -r | -s | -w | --help',
  operands: { '<capability...>': nothing },
  outputs: () => pattern('$(tput)', '*'),
  examples: { 'tput cols': [], clear: [], 'reset': [] },
})
