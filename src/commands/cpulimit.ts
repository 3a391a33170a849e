// cpulimit: holds a program back. Source: cpulimit(1) 2.7.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('cpulimit', {
  style: 'posix',
  options: {
    '-p, --pid <pid>': words => words.map(target => ({ kind: 'signal', target })),
    '-e, --exe, -P, --path <name>': words => words.map(target => ({ kind: 'signal', target })),
  },
  harmless:
    '-b, --background | -f, --foreground | -c, --cpu <n> | -l, --limit <n> | -q, --quiet | -k, --kill | -m, --monitor-forks | -i, --include-children' +
    ' | -r, --restore | -s, --signal <signal> | -v, --verbose | -z, --lazy | -h, --help',
  operands: { '<command...>': runs },
  examples: { 'cpulimit -l 50 -- cat a.txt': ['read a.txt'], 'cpulimit -p 12 -l 5': ['signal 12'], 'cpulimit -e app -k': ['signal app'] },
})
