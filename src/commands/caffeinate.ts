// caffeinate: keeps a Mac awake, while a command runs. Source: caffeinate(8), macOS 14.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('caffeinate', {
  style: 'posix',
  harmless: '-d | -i | -m | -s | -u | -t <v> | -w <v>',
  operands: { '<command...>': runs },
  examples: { 'caffeinate -d -t 60': [], 'caffeinate -i ls src': ['list src'] },
})
