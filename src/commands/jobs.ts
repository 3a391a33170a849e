// jobs: lists the jobs of this shell. Source: bash(1) 5.2.
import { pattern } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('jobs', {
  style: 'posix',
  harmless: '-l | -n | -p | -r | -s | -x | -Z | -d',
  operands: { '<job...>': (words, given) => (given('-x') ? [{ run: words }] : nothing(words, given)) },
  outputs: given => (given('-p') ? pattern('$(jobs -p)', '%*') : undefined),
  examples: { 'jobs -l': [], 'kill $(jobs -p)': ['signal each of %* (own)'], 'jobs -x cat a.txt': ['read a.txt'] },
})
