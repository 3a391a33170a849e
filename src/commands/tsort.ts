// tsort: sorts a graph. Source: tsort(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('tsort', {
  harmless: '-d | -l | -q | -w | --help | --version',
  operands: { '<file>': reads },
  examples: { 'tsort deps.txt': ['read deps.txt'] },
})
