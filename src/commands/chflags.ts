// chflags: flags of files on macOS and BSD. Source: chflags(1), macOS 14, FreeBSD 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('chflags', {
  harmless: '-f | -H | -h | -L | -P | -v | -x | -R',
  operands: { '<flags>': nothing, '<file...>': (words, given) => words.map(target => (given('-R') ? { kind: 'permit', target, recursive: true } : { kind: 'permit', target })) },
  examples: { 'chflags hidden a.txt': ['permit a.txt'], 'chflags -R nouchg src': ['permit src (recursive)'] },
})
