// ltrace: runs a program and shows its library calls. Source: ltrace(1) 0.7.3.
import { command } from './define.ts'
import { reads, runs, writes } from './roles.ts'

export default command('ltrace', {
  style: 'posix',
  options: { '-o, --output <file>': writes, '-F <file>': reads, '-p <pid>': words => words.map(target => ({ kind: 'reveal', target })) },
  harmless: '-a, --align <n> | -A <n> | -b, --no-signals | -c | -C, --demangle | -D, --debug <mask> | -e <filter> | -f | -h, --help | -i'
    + ' | -l, --library <pattern> | -L | -n, --indent <n> | -r | -s <n> | -S | -t | -tt | -ttt | -T | -u <user> | -w, --where <n> | -x <filter>'
    + ' | -V, --version',
  operands: { '<command...>': runs },
  examples: { 'ltrace -c cat a.txt': ['read a.txt'], 'ltrace -o log -F conf -p 12': ['write log', 'read conf', 'reveal 12'], 'ltrace -V': [] },
})
