// factor: prints prime factors. Source: factor(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('factor', {
  harmless: '-h, --exponents | --help | --version',
  operands: { '<number...>': nothing },
  examples: { 'factor 12': [] },
})
