// msgfilter: sends every message through a program. Source: msgfilter(1), msgexec(1), gettext 0.21.
import { unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { CATALOG_HARMLESS } from './lib/gettext.ts'
import { reads, writes } from './roles.ts'

export default command('msgfilter', {
  aliases: ['msgexec'],
  style: 'posix',
  options: { '--input <file>': reads, '-i <file>': reads, '-o, --output-file <file>': writes },
  harmless: `${CATALOG_HARMLESS} | --newline | --keep-header`,
  operands: { '<command...>': words => (words.length ? [{ run: words, stdin: unresolved('messages', [{ kind: 'program', what: 'msgfilter' }]) }] : []) },
  examples: {
    'msgfilter -i a.po -o b.po cat k.txt': ['read a.po', 'write b.po', 'read k.txt'],
    'msgexec --input=a.po wc -c': ['read a.po'],
  },
})
