// ul, colcrt: show underlined text. Source: ul(1), colcrt(1), util-linux 2.38.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('ul', {
  aliases: ['colcrt'],
  harmless: '- | -2, --half-lines | -i, --indicated | -t, -T, --terminal <terminal> | --no-underlining | -h, --help | -V, --version',
  operands: { '<file...>': reads },
  examples: { 'ul a.txt': ['read a.txt'] },
})
