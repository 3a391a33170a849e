// taskset: runs a program on some processors. Source: taskset(1), util-linux 2.38.
import { command } from './define.ts'

export default command('taskset', {
  style: 'posix',
  harmless: '-a, --all-tasks | -p, --pid | -c, --cpu-list | -h, --help | -V, --version',
  operands: { '<word...>': (words, given) => (given('-p') || words.length < 2 ? [] : [{ run: words.slice(1) }]) },
  examples: { 'taskset -c 0,1 cat a': ['read a'], 'taskset -p 1': [] },
})
