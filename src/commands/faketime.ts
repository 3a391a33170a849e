// faketime, datefudge: run a program at another time. Source: faketime(1) 0.9.10, datefudge(1) 1.25.
import { command } from './define.ts'
import { nothing, runs } from './roles.ts'

export default command('faketime', {
  aliases: ['datefudge'],
  style: 'posix',
  options: { '--date-prog <program>': words => words.map(word => ({ run: [word] })) },
  harmless: '--help | --version | -m | -p <pid> | -f | -s, --static | --exclude-monotonic | -v',
  operands: { '<time>': nothing, '<command...>': runs },
  examples: {
    "faketime '2024-01-01' cat a.txt": ['read a.txt'],
    'faketime --date-prog=date -f @1 rm x': ['delete x'],
    'datefudge -s 2024-01-01 cat a.txt': ['read a.txt'],
  },
})
