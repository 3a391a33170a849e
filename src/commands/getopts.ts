// getopts: reads the options of a script. Source: bash(1) 5.2.
import { command } from './define.ts'
import { names } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('getopts', {
  style: 'none',
  operands: { '<options>': nothing, '<name>': names, '<argument...>': nothing },
  examples: { 'getopts "ab:" opt': [], 'getopts x opt -x "$@"': [] },
})
