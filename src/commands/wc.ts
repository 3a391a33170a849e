// wc: counts lines, words and bytes. Source: wc(1), GNU coreutils 9.1; FreeBSD 14.
import { pattern, someNumber } from '../model/index.ts'
import { command } from './define.ts'
import { filesListed } from './lib/files.ts'
import { reads } from './roles.ts'

const COUNTS = ['-c', '-m', '-l', '-L', '-w']

export default command('wc', {
  aliases: ['gwc'],
  options: { '--files0-from <list>': filesListed('read') },
  harmless:
    '-c, --bytes | -m, --chars | -l, --lines | -L, --max-line-length | -w, --words | -h | --total <when> | --debug | --libxo [options] | --help | ' +
    '--version',
  operands: { '<file...>': reads },
  // Behind each count stands the name as given.
  outputs: given => {
    const { operands } = given
    if (!operands.length && !given('--files0-from') && COUNTS.filter(count => given(count)).length === 1) return someNumber('$(wc)')
    return operands.every(word => word.values) ? pattern('$(wc)', '*', ...operands.flatMap(word => word.values ?? [])) : undefined
  },
  examples: {
    'wc -l src/a.ts': ['read src/a.ts'],
    'date | wc -l': [],
    'wc --files0-from=list.bin': ['read list.bin', "read ?'names in list.bin'"],
    'printf "a.txt\\0b.txt\\0" | wc -l --files0-from=-': ['read a.txt', 'read b.txt'],
  },
})
