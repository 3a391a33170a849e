// lpstat, lpq, lpinfo: printers and what they print. Source: lpstat(1), CUPS 2.4.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('lpstat', {
  aliases: ['lpq', 'lpinfo'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'lpstat -p': [] },
})
