// ts, errno: put times in front of lines, and look up error names. Source: ts(1), errno(1) of moreutils 0.67.
import { command } from './define.ts'

export default command('ts', {
  aliases: ['errno'],
  harmless: '-r | -i | -s | -m | -l, --list | --search | -S, --search-all-locales | -h, --help',
  operands: { '<word...>': () => [] },
  examples: { 'cat a.txt | ts -s %T': ['read a.txt'], 'errno -l': [] },
})
