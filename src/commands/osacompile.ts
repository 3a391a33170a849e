// osacompile: makes a program from AppleScript. Source: osacompile(1), macOS 14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('osacompile', {
  options: { '-o <file>': writes, '-e <text>': nothing },
  harmless: '-l <v> | -x | -s | -u | -d | -r <v> | -t <v> | -c <v> | -C <v> | -i <v>',
  operands: { '<file...>': reads },
  always: given => (given('-o') ? [] : [{ kind: 'write', target: literal('a.scpt') }]),
  examples: { 'osacompile -o a.scpt -e "beep"': ['write a.scpt'], 'osacompile a.applescript': ['write a.scpt', 'read a.applescript'] },
})
