// unset: removes variables and functions, which src/shell follows. Source: bash(1) 5.2.
import { command } from './define.ts'
import { names } from './lib/words.ts'

export default command('unset', {
  harmless: '-f | -v | -n | -m',
  operands: { '<name...>': names },
  examples: { 'unset A B': [], 'unset -f build': [], "unset 'a[$(wc -l < key.txt)]'": ['read key.txt'] },
})
