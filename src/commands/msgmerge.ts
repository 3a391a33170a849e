// msgmerge: brings a message catalogue up to date. Source: msgmerge(1), gettext 0.21.
import { command } from './define.ts'
import { CATALOG_HARMLESS } from './lib/gettext.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('msgmerge', {
  options: { '-o, --output-file <file>': writes, '-C, --compendium <file>': reads, '-U, --update': nothing },
  harmless: `${CATALOG_HARMLESS} | --backup <control> | --suffix <text> | -m, --multi-domain | --for-msgfmt | -N, --no-fuzzy-matching`,
  operands: { '<catalog>': (words, given) => [...reads(words, given), ...(given('-U') ? writes(words, given) : [])], '<template>': reads },
  examples: {
    'msgmerge a.po a.pot': ['read a.po', 'read a.pot'],
    'msgmerge -U -C old.po a.po a.pot': ['read old.po', 'read a.po', 'write a.po', 'read a.pot'],
    'msgmerge -o b.po a.po a.pot': ['write b.po', 'read a.po', 'read a.pot'],
  },
})
