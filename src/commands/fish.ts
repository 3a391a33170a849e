// fish: a shell with a language of its own. Source: fish(1) 3.6 and 4.0.
import { command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('fish', {
  style: 'posix',
  options: {
    '-c, --command <text>': words => words.map(text => textOf(text, 'fish')),
    '-C, --init-command <text>': words => words.map(text => textOf(text, 'fish')),
    '-o, --debug-output <file>': writes,
    '-p, --profile <file>': writes,
    '--profile-startup <file>': writes,
  },
  harmless: '-d, --debug <categories> | -D, --debug-stack-frames <n> | -f, --features <names> | -i, --interactive | -l, --login | -n, --no-execute'
    + ' | -N, --no-config | -P, --private'
    + ' | --print-rusage-self | --print-debug-categories | -h, --help | -v, --version',
  operands: { '<word...>': nothing },
  always: given => {
    const [file] = given.operands
    if (given('-c') || given('--version') || given('--help') || given('--print-debug-categories')) return []
    if (given('-n')) return file ? reads([file], given) : []
    return file ? [interpretFile(file, 'fish')] : plainStdin(given, 'fish')
  },
  examples: {
    "fish -c 'set -l x 1'": ["interpret 'set -l x 1' as fish (literal)"],
    "fish -c 'rm -r build; cat a.txt'": ['delete build (recursive)', 'read a.txt'],
    "fish -C 'cd (pwd)' -o log -p prof setup.fish": ["interpret 'cd (pwd)' as fish (literal)", 'write log', 'write prof', 'interpret setup.fish as fish (file)'],
    'fish --profile-startup prof -n setup.fish': ['write prof', 'read setup.fish'],
    'fish': ['interpret ?stdin as fish'],
    'fish --version': [],
  },
})
