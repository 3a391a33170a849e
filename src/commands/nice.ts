// nice: runs a program with another priority. Source: nice(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('nice', {
  style: 'posix',
  harmless: '-n, --adjustment <number> | -<n> | --help | --version',
  operands: { '<command...>': runs },
  examples: { 'nice -n 10 cat a': ['read a'], 'nice -5 rm a': ['delete a'] },
})
