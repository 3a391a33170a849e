// msggrep: chooses messages of a catalogue by their text. Source: msggrep(1), gettext 0.21.
import { command } from './define.ts'
import { CATALOG_HARMLESS } from './lib/gettext.ts'
import { reads, writes } from './roles.ts'

export default command('msggrep', {
  options: { '-f, --file <file>': reads, '-o, --output-file <file>': writes },
  harmless:
    `-N, --location <file> | -M, --domain <name> | -J, --msgctxt | -K, --msgid | -T, --msgstr | -C, --comment | -X, --extracted-comment | -E, --extended-regexp | -F, --fixed-strings | -e, --regexp <pattern> | -i, --ignore-case | -v, --invert-match | ${CATALOG_HARMLESS}`,
  operands: { '<file...>': reads },
  examples: { 'msggrep -K -e error a.po': ['read a.po'], 'msggrep -T -f words.txt -o b.po a.po': ['read words.txt', 'write b.po', 'read a.po'] },
})
