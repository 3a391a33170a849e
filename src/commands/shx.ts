// shx: POSIX commands of the ShellJS library. Source: shx 0.3 README.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('shx', {
  style: 'posix',
  harmless: '-s, --silent | -n, --noglob | -h, --help | -v, --version | --negate',
  operands: { '<command...>': runs },
  examples: { 'shx --version': [], 'shx rm -rf dist': ['delete dist (recursive)'] },
})
