// textutil: converts documents on macOS. Source: textutil(1), macOS 14.
import { command } from './define.ts'
import { here, reads, writes } from './roles.ts'

export default command('textutil', {
  style: 'long',
  options: { '-output, -outputdir <path>': writes },
  harmless: '-help | -info | -convert <v> | -cat <v> | -extension <v> | -fontname <v> | -fontsize <v> | -format <v> | -encoding <v> | -inputencoding <v> | -stdin'
    + ' | -stdout | -noload | -nostore | -baseurl <v> | -timeout <v> | -textsizemultiplier <v> | -excludedelements <v> | -prefixspaces <v> | -strip | -title <v>'
    + ' | -author <v> | -subject <v> | -keywords <v> | -comment <v>',
  operands: { '<file...>': reads },
  always: given => (given('-convert') && !given('-stdout') && !given('-output') && !given('-outputdir') ? [{ kind: 'write', target: here }] : []),
  examples: {
    'textutil -info a.doc': ['read a.doc'],
    'textutil -convert txt -stdout a.doc': ['read a.doc'],
    'textutil -convert txt -output a.txt a.doc': ['write a.txt', 'read a.doc'],
    'textutil -convert txt a.doc': ['write .', 'read a.doc'],
  },
})
