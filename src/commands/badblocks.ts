// badblocks: looks for blocks of a device that fail. Source: badblocks(8), e2fsprogs 1.47.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('badblocks', {
  options: { '-i <file>': reads, '-o <file>': writes },
  harmless: '-b <size> | -c <n> | -d <factor> | -e <n> | -f | -n | -p <n> | -s | -t <pattern> | -v | -w | -B | -X',
  operands: { '<device>': (words, given) => (given('-w') || given('-n') ? writes : reads)(words, given), '<last>': nothing, '<first>': nothing },
  examples: { 'badblocks -sv -o bad.txt /dev/sdb': ['write bad.txt', 'read /dev/sdb'], 'badblocks -w -t 0xff -i known.txt /dev/sdb': ['read known.txt', 'write /dev/sdb'] },
})
