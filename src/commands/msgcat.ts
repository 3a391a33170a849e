// msgcat: joins message catalogues; its siblings select, convert and compare them. Source: msgcat(1), msgattrib(1), msgconv(1) ..., gettext 0.21.
import { unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { CATALOG_HARMLESS } from './lib/gettext.ts'
import { reads, writes } from './roles.ts'

export default command('msgcat', {
  aliases: ['msgattrib', 'msgconv', 'msguniq', 'msgcomm', 'msgen', 'msgcmp'],
  options: {
    '-o, --output-file <file>': writes,
    '-f, --files-from <file>': words => words.flatMap(list => [{ kind: 'read', target: list }, { kind: 'read', target: unresolved(`names in ${list.text}`, [{ kind: 'file', what: list.text }]) }]),
    '--only-file, --ignore-file <file>': reads,
  },
  harmless: `${CATALOG_HARMLESS} | -m, --multi-domain | -N, --no-fuzzy-matching | --use-fuzzy | --use-untranslated`,
  operands: { '<file...>': reads },
  examples: {
    'msgcat -o all.po a.po b.po': ['write all.po', 'read a.po', 'read b.po'],
    'msgattrib --untranslated a.po': ['read a.po'],
    'msgattrib --only-file=b.po a.po': ['read b.po', 'read a.po'],
    'msgcat -f list.txt': ['read list.txt', "read ?'names in list.txt'"],
  },
})
