// sleep, usleep: wait. Source: sleep(1), GNU coreutils 9.1.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('sleep', {
  aliases: ['usleep', 'gsleep'],
  harmless: '--help | --version',
  operands: { '<duration...>': nothing },
  outputs: () => literal(''),
  examples: { 'sleep 0.5': [], 'sleep 1m 30s': [] },
})
