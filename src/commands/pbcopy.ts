// pbcopy, wl-copy: put text on the clipboard. Source: pbcopy(1), macOS 14; wl-copy(1).
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pbcopy', {
  aliases: ['wl-copy'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'echo a | pbcopy': [], 'wl-copy hello': [] },
})
