// gdb: runs a program under a debugger, by commands on the line or in files. Source: gdb(1) 13.1.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { debuggerSteps } from './lib/debugger-script.ts'
import { interpretFile } from './lib/interpreter.ts'
import { nothing, reads } from './roles.ts'

const program = (given: Given): readonly Word[] => (given('-args') ? given.operands : given.operands.slice(0, 1))
const commands: Role = (words, given) => words.flatMap(word => debuggerSteps(word, program(given), 'gdb'))
const scripts: Role = words => words.flatMap(word => (exact(word) === '/dev/null' ? [] : [interpretFile(word, 'gdb')]))
const attaches: Role = words => words.map(target => ({ kind: 'reveal', target }))

/** The second operand is a process or what a program left behind. */
const looksAt = (target: Word): Step => ({ kind: /^\d+$/.test(exact(target) ?? '') ? 'reveal' : 'read', target })

function steps(given: Given): readonly Step[] {
  if (given('-version') || given('-help') || given('-configuration')) return []
  const typed = given.stdin ? debuggerSteps(given.stdin, program(given), 'gdb') : []
  const [, second] = given.operands
  if (given('-args')) return [...given.operands.slice(0, 1).map((target): Step => ({ kind: 'read', target })), ...typed]
  return [...given.operands.slice(0, 1).map((target): Step => ({ kind: 'read', target })), ...(second ? [looksAt(second)] : []), ...typed]
}

export default command('gdb', {
  aliases: ['gdb-multiarch', 'rust-gdb', 'gdbtui', 'ggdb', 'cgdb', 'cuda-gdb'],
  style: 'long',
  options: {
    '-ex, -eval-command, -iex, -init-eval-command, -eiex, -early-init-eval-command <command>': commands,
    '-x, -command, -ix, -init-command, -eix, -early-init-command <file>': scripts,
    '-p, -pid <pid>': attaches,
    '-s, -symbols, -e, -exec, -se, -c, -core <file>': reads,
    '-args': nothing,
    '-write': nothing,
    '-data-directory, -D <dir>': words => words.map(target => ({ kind: 'execute', target })),
  },
  harmless: '-batch | -batch-silent | -q, -quiet, -silent | -n, -nx | -nh | -return-child-result | -cd <dir> | -d, -directory <dir> | -f, -fullname'
    + ' | -b <rate> | -l <seconds> | -tty <device> | -t <device> | -tui | -w | -nw | -interpreter, -i <name> | -ui <name> | -annotate <level> | -statistics'
    + ' | -version, -v | -help, -h'
    + ' | -configuration | -readnow | -readnever | -r | -dbx | -epoch | -python, -P',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'gdb -batch -ex bt ./app core': ['read ./app', 'read core'],
    'gdb -batch -ex "thread apply all bt full" -ex "t a a bt" -ex "frame apply all -q info locals" -ex "thread 2" ./app core': ['read ./app', 'read core'],
    "gdb -ex 'thread apply all shell rm x' ./app": ['delete x', 'read ./app'],
    "gdb -ex 'frame apply all !rm x' ./app": ['delete x', 'read ./app'],
    "gdb -ex 'maint print symbols out' -ex 'alias q = shell'": ["interpret 'maint print symbols out' as gdb (literal)", "interpret 'alias q = shell' as gdb (literal)"],
    'gdb -q -ex run -ex "bt full" --args cat a.txt': ['read a.txt', 'read cat'],
    "gdb -nx -ex '!rm x' -ex quit": ['delete x'],
    "gdb -ex 'shell cat a.txt'": ['read a.txt'],
    "gdb -iex 'python print(1)' ./app": ["interpret 'python print(1)' as gdb (literal)", 'read ./app'],
    "gdb -ex 'print system(\"x\")' ./app": ["interpret 'print system(\"x\")' as gdb (literal)", 'read ./app'],
    'gdb -x cmds.gdb ./app 12': ['interpret cmds.gdb as gdb (file)', 'read ./app', 'reveal 12'],
    'gdb -p 12 -s syms -D data -ex "target remote a.dev:1"': ['reveal 12', 'read syms', 'execute data', 'connect a.dev:1'],
    'gdb -write ./app <<< "!rm x"': ['read ./app', 'delete x'],
    'gdb --version': [],
  },
})
