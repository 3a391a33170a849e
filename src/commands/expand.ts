// expand, unexpand: change tabs to blanks and back. Source: expand(1), unexpand(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { passesOn } from './lib/files.ts'
import { reads } from './roles.ts'

export default command('expand', {
  aliases: ['unexpand'],
  harmless: '-i, --initial | -a, --all | --first-only | -t, --tabs <list> | -<n> | --help | --version',
  operands: { '<file...>': reads },
  outputs: passesOn,
  examples: { 'expand -t4 a.c': ['read a.c'], 'unexpand -a a.c': ['read a.c'] },
})
