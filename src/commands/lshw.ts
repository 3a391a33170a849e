// lshw, turbostat, runlevel and others that show what a machine is and does. Source: their man pages.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lshw', {
  aliases: ['runlevel', 'turbostat', 'decode-dimms', 'biosdecode', 'vpddecode', 'ownership', 'lstopo-no-graphics'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'lshw -short': [], 'runlevel': [] },
})
