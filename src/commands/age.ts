// age: encrypts files. Source: age(1) and age-keygen(1) 1.1; rage.
import { some } from '../model/index.ts'
import { command } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { reads, unknowns, writes } from './roles.ts'

export default command('age', {
  aliases: ['rage', 'age-keygen', 'rage-keygen'],
  options: { '-o, --output <file>': writes, '-R, --recipients-file <file>': reads, '-i, --identity <file>': reads, '-j <plugin>': unknowns('this runs a plug-in') },
  harmless: '-e, --encrypt | -d, --decrypt | -p, --passphrase | -a, --armor | -r, --recipient <key> | -y | --version | -h, --help | -V | --max-work-factor <n>',
  operands: { '<file>': reads },
  outputs: given => (given('-d') && !given('-o') ? decoded('age', given.stdin, given.operands.find(word => !some(word, value => value === '-'))) : undefined),
  examples: {
    'age -r age1x -o a.age a.txt': ['write a.age', 'read a.txt'],
    'age -d -i key.txt a.age': ['read key.txt', 'read a.age'],
    'age -R keys.txt a.txt': ['read keys.txt', 'read a.txt'],
    'age -d -j yubikey a.age': ['unknown yubikey (this runs a plug-in)', 'read a.age'],
    'age-keygen -o key.txt': ['write key.txt'],
  },
})
