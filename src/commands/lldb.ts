// lldb: runs a program under a debugger, by commands on the line or in files. Source: lldb(1) 14.
import { literal } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { debuggerSteps } from './lib/debugger-script.ts'
import { interpretFile } from './lib/interpreter.ts'
import { means, nothing, reads } from './roles.ts'

const commands: Role = (words, given) => words.flatMap(word => debuggerSteps(word, given.operands, 'lldb'))
const scripts: Role = words => words.map(word => interpretFile(word, 'lldb'))
const attaches: Role = words => words.map(target => ({ kind: 'reveal', target }))
const typed = (given: Given) => (given.stdin ? debuggerSteps(given.stdin, given.operands, 'lldb') : [])

export default command('lldb', {
  aliases: ['lldb-*', 'rust-lldb'],
  style: 'posix',
  options: {
    '-o, --one-line, -O, --one-line-before-file, -k, --one-line-on-crash <command>': commands,
    '-s, --source, -S, --source-before-file, -K, --source-on-crash <file>': scripts,
    '-f, --file, -c, --core <file>': reads,
    '--local-lldbinit': means({ kind: 'execute', target: literal('.lldbinit') }),
    '-p, --attach-pid, -n, --attach-name <process>': attaches,
  },
  harmless:
    '-b, --batch | -Q, --source-quietly | -x, --no-lldbinit | -X, --no-use-colors | -l, --script-language <name> | -a, --arch <name> | -d, --debug' +
    ' | -e, --editor | -r, --repl [flags] | -P, --python-path | -h, --help | -v, --version | -w, --wait-for | --repl-language <name>' +
    ' | --print-script-interpreter-info <name>',
  operands: { '<word...>': nothing },
  always: given =>
    given('-v') || given('-h') || given('-P') ? [] : [...given.operands.slice(0, 1).map(target => ({ kind: 'read', target }) as const), ...typed(given)],
  examples: {
    'lldb -b -o run -o bt -- cat a.txt': ['read a.txt', 'read cat'],
    "lldb -o 'platform shell rm x' ./app": ['delete x', 'read ./app'],
    "lldb -o 'script print(1)'": ["interpret 'script print(1)' as lldb (literal)"],
    'lldb -s cmds -c core -p 12': ['interpret cmds as lldb (file)', 'read core', 'reveal 12'],
    "lldb -o 'memory read --outfile out 0' a.out": ["interpret 'memory read --outfile out 0' as lldb (literal)", 'read a.out'],
    "lldb -o 'breakpoint set -n main -C \"shell rm x\"' a.out": ["interpret 'breakpoint set -n main -C \"shell rm x\"' as lldb (literal)", 'read a.out'],
    "lldb -o 'target stop-hook add -o x' -o 'log enable -f out lldb all' -o 'settings write -f out' -o 'breakpoint write -f out'": ["interpret 'target stop-hook add -o x' as lldb (literal)", "interpret 'log enable -f out lldb all' as lldb (literal)", "interpret 'settings write -f out' as lldb (literal)", "interpret 'breakpoint write -f out' as lldb (literal)"],
    "lldb -o 'breakpoint set -f a.c -l 3' -o 'br list' -o 'memory read --size 4 0' -o 'thread backtrace all' -o 'settings show' a.out": ['read a.out'],
    'lldb --local-lldbinit a.out': ['execute .lldbinit', 'read a.out'],
    'lldb --version': [],
  },
})
