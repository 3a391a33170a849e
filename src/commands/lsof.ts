// lsof: lists open files. Source: lsof(8) 4.95.
import { command } from './define.ts'
import { lists } from './roles.ts'

export default command('lsof', {
  harmless:
    '-? | -a | -A <table> | -b | -c <command> | -C | -d <descriptors> | -D <function> | -e <path> | -E | -f [letters] | -F [fields] | -g [groups] | -h | ' +
    '-i [address] | -K [mode] | -k <file> | -l | -L [count] | -m <file> | -M | -n | -N | -o [digits] | -O | -p <processes> | -P | -Q | -r [seconds] | ' +
    '-R | -s [states] | -S [seconds] | -t | -T [letters] | -u <users> | -U | -v | -V | -w | -W | -x [letters] | -X | -z [zone] | -Z [context] | +<n>',
  operands: { '<path...>': lists },
  examples: { 'lsof -i :3000': ['list :3000'], 'lsof -ti:3000': [], 'lsof +D src': ['list src'] },
})
