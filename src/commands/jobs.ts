// jobs: lists the jobs of this shell. Source: bash(1) 5.2.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('jobs', {
  style: 'posix',
  harmless: '-l | -n | -p | -r | -s | -x | -Z | -d',
  operands: { '<job...>': (words, given) => (given('-x') ? [{ run: words }] : nothing(words, given)) },
  examples: { 'jobs -l': [], 'jobs -x cat a.txt': ['read a.txt'] },
})
