// look: finds lines that start with a text. Source: look(1), util-linux 2.38.
import { command } from './define.ts'
import { nothing, reads } from './roles.ts'

export default command('look', {
  harmless: '-a, --alternative | -b | -d, --alphanum | -f, --ignore-case | -t, --terminate <character> | -h, --help | -V, --version',
  operands: { '<text>': nothing, '<file>': reads },
  examples: { 'look -f app words.txt': ['read words.txt'] },
})
