// noglob, nocorrect: words of zsh that only change how the rest of the line is read. Source: zshmisc(1) 5.9.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('noglob', {
  aliases: ['nocorrect'],
  style: 'none',
  operands: { '<command...>': runs },
  examples: { 'noglob rm -r build': ['delete build (recursive)'] },
})
