// xclip, xsel: put text on the clipboard of X11, or print what is there. Source: xclip(1) 0.13, xsel(1) 1.2.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { appends, reads } from './roles.ts'

export default command('xclip', {
  aliases: ['xsel'],
  style: 'long',
  options: { '-logfile, --logfile <file>': appends },
  harmless: '-i, -in, --input | -o, -out, --output | -f, -filter | -r, -rmlastnl | -l, -loops <v> | -d, -display, --display <v> | -h, -help, --help'
    + ' | -selection, -sel <v> | -noutf8 | -target, -t <v> | -version, --version | -silent | -quiet | -verbose | -sensitive | -a, --append | -b, --clipboard'
    + ' | -p, --primary | -s, --secondary | -c, --clear | -k, --keep | -x, --exchange | -n, --nodetach | -v, --verbose | -z, --zeroflush | --trim | -bi | -bo'
    + ' | -ib | -ob',
  operands: { '<file...>': reads },
  always: given => (given('-o') || given('-bo') || given('-ob') ? [{ kind: 'reveal', target: literal('clipboard') }] : []),
  examples: { 'echo a | xclip -selection clipboard': [], 'xclip -o -selection clipboard': ['reveal clipboard'], 'xsel --clipboard --output': ['reveal clipboard'], 'xclip a.txt': ['read a.txt'], 'xsel --logfile l.txt -b': ['append l.txt'] },
})
