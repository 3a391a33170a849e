// SetFile: attributes and dates of files on macOS. Source: SetFile(1), macOS 14.
import { command } from './define.ts'

export default command('SetFile', {
  harmless: '-a <v> | -c <v> | -d <v> | -m <v> | -P | -t <v>',
  operands: { '<file...>': words => words.map(target => ({ kind: 'permit', target })) },
  examples: { 'SetFile -d "01/01/2020 10:00" a.txt': ['permit a.txt'] },
})
