// wait, fg, bg, disown: job control. Source: bash(1) 5.2.
import { command } from './define.ts'
import { names } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('wait', {
  aliases: ['fg', 'bg', 'disown'],
  options: { '-p <name>': names },
  harmless: '-f | -n | -a | -h | -r',
  operands: { '<job...>': nothing },
  examples: { wait: [], 'wait -n -p pid %1': [], 'fg %1': [], 'bg': [], 'disown -h %1': [], "wait -p 'a[$(cat key.txt)]'": ['read key.txt'] },
})
