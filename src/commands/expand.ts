// expand, unexpand: change tabs to blanks and back. Source: expand(1), unexpand(1), GNU coreutils 9.1.
import { unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { reads } from './roles.ts'

export default command('expand', {
  aliases: ['unexpand'],
  harmless: '-i, --initial | -a, --all | --first-only | -t, --tabs <list> | -<n> | --help | --version',
  operands: { '<file...>': reads },
  outputs: given => {
    const word = passesOn(given)
    // Blanks at the beginning of a line may become others.
    return word?.values && !word.glob && word.values.some(text => /\t| {2}/.test(text)) ? unresolved(word.text, word.from, word.values) : word
  },
  examples: { 'expand -t4 a.c': ['read a.c'], 'unexpand -a a.c': ['read a.c'] },
})
