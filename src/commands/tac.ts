// tac: prints lines in reverse order. Source: tac(1), GNU coreutils 9.1.
import { map, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { reads } from './roles.ts'

/** Lines with the last one first; a last line without its newline runs into the next. */
const reversed = (text: string): string => (text.match(/[^\n]*\n|[^\n]+$/g) ?? []).reverse().join('')

export default command('tac', {
  aliases: ['gtac'],
  harmless: '-b, --before | -r, --regex | -s, --separator <text> | --help | --version',
  operands: { '<file...>': reads },
  outputs: given => {
    const word = passesOn(given)
    if (!word?.values || word.glob) return word
    return given('-s') || given('-b') ? unresolved(word.text, word.from, word.values) : map(word, reversed)
  },
  examples: { 'tac a.log': ['read a.log'], 'printf "b.txt\\ncat a.txt " | tac | sh': ['read a.txt', 'read b.txt'] },
})
