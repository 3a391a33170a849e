// fortune: prints a saying. Source: fortune(6), fortune-mod 1.99.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('fortune', {
  harmless: '-a | -c | -e | -f | -i | -l | -m <pattern> | -n <length> | -o | -s | -u | -w',
  operands: { '<file...>': nothing },
  examples: { 'fortune -s': [] },
})
