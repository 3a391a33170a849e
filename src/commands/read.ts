// read: reads a line into variables, which src/shell follows. Source: bash(1) 5.2.
import { command } from './define.ts'
import { names } from './lib/words.ts'

export default command('read', {
  options: { '-a, -A <array>': names },
  harmless: '-d <delimiter> | -e | -E | -i <text> | -n <count> | -N <count> | -k <count> | -p <prompt> | -q | -r | -s | -t <seconds> | -u <descriptor>',
  operands: { '<name...>': names },
  examples: {
    'read -r line': [],
    'read -p "sure? " -n 1 answer': [],
    "read -a 'a[$(wc -l < key.txt)]' x": ['read key.txt'],
  },
})
