// chrt: runs a program with another scheduling policy. Source: chrt(1), util-linux 2.38.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('chrt', {
  style: 'posix',
  harmless:
    '-b, --batch | -d, --deadline | -e, --ext | -f, --fifo | -i, --idle | -o, --other | -r, --rr | -R, --reset-on-fork | -T, --sched-runtime <time> | ' +
    '-P, --sched-period <time> | -D, --sched-deadline <time> | -a, --all-tasks | -m, --max | -p, --pid | -v, --verbose | -h, --help | -V, --version',
  operands: {
    '<word...>': (words, given) => {
      const rest = /^\d+$/.test(exact(words[0]) ?? '') ? words.slice(1) : words
      return given('-p') || !rest.length ? [] : [{ run: rest }]
    },
  },
  examples: { 'chrt -b 0 cat a': ['read a'], 'chrt -p 1': [] },
})
