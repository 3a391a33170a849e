// mapfile, readarray: read lines into an array, which src/shell follows. Source: bash(1) 5.2.
import { command } from './define.ts'
import { names } from './lib/words.ts'
import { evaluates } from './roles.ts'

export default command('mapfile', {
  aliases: ['readarray'],
  options: { '-C <callback>': evaluates },
  harmless: '-d <delimiter> | -n <count> | -O <origin> | -s <count> | -t | -u <descriptor> | -c <quantum>',
  operands: { '<array>': names },
  examples: {
    'mapfile -t lines < a.txt': ['read a.txt'],
    "readarray -C 'cat secret.txt' -c 1 lines": ['read secret.txt', "read ?'\"$@\"'"],
    "mapfile 'a[$(wc -l < key.txt)]'": ['read key.txt', "unknown 'a[$(wc -l < key.txt)]' (which variable it sets is not known)"],
  },
})
