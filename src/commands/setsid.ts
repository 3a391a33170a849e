// setsid: runs a program in a session of its own. Source: setsid(1), util-linux 2.38.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('setsid', {
  style: 'posix',
  harmless: '-c, --ctty | -f, --fork | -w, --wait | -h, --help | -V, --version',
  operands: { '<command...>': runs },
  examples: { 'setsid -f cat a': ['read a'] },
})
