// pbpaste, wl-paste: print the clipboard, which may hold anything that was copied. Source: pbpaste(1), macOS 14; wl-paste(1).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, runs } from './roles.ts'

export default command('pbpaste', {
  aliases: ['wl-paste'],
  style: 'posix',
  options: { '-w, --watch': nothing },
  harmless: '-help | -pboard <v> | -Prefer <v> | -n, --no-newline | -l, --list-types | -p, --primary | -s, --seat <v> | -t, --type <v> | -v, --version | -h, --help',
  operands: { '<command...>': runs },
  always: given => (given('-h') || given('-l') || given('-v') ? [] : [{ kind: 'reveal', target: literal('clipboard') }]),
  examples: { 'pbpaste': ['reveal clipboard'], 'wl-paste --list-types': [], 'wl-paste -w ls': ['reveal clipboard', 'list .'] },
})
