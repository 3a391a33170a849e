// afplay, aplay, paplay: play sound. Source: their man pages.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('afplay', {
  aliases: ['aplay', 'paplay', 'afinfo'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'afplay a.wav': [] },
})
