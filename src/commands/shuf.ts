// shuf: shuffles lines. Source: shuf(1), GNU coreutils 9.1.
import { pattern } from '../model/index.ts'
import { command } from './define.ts'
import { passesOn, rearranges } from './lib/files.ts'
import { selection } from './lib/selection.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('shuf', {
  aliases: ['gshuf'],
  options: { '-o, --output <file>': writes, '--random-source <file>': reads },
  harmless: '-e, --echo | -i, --input-range <range> | -n, --head-count <count> | -r, --repeat | -z, --zero-terminated | --help | --version',
  operands: { '<file...>': (words, given) => (given('-e') ? nothing(words, given) : reads(words, given)) },
  outputs: given => (given('-i') ? pattern('$(shuf -i)', '*') : given('-n') ? selection(passesOn(given)) : rearranges(() => undefined)(given)),
  examples: {
    'shuf -n 5 words.txt': ['read words.txt'],
    'shuf -i 1-10': [],
    'shuf -e a b': [],
    'shuf -o out.txt --random-source=seed a': ['write out.txt', 'read seed', 'read a'],
  },
})
