// fish: a shell with a language of its own. Source: fish(1) 3.6 and 4.0.
import { literal, some } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing, reads, writes } from './roles.ts'

/** What people typed before is in a file, which `history` prints also where nobody types: history(1) of fish. */
const HISTORY = /(?:^|[;&|(\n])\s*(?:(?:builtin|command|and|or|not|begin)\s+)*history\b(?!\s+(?:merge|--help|-h)\b)/
const texts: Role = words =>
  words.flatMap((text): readonly Step[] => [
    textOf(text, 'fish'), ...(some(text, value => HISTORY.test(value)) ? [{ kind: 'read' as const, target: literal('~/.local/share/fish/fish_history') }] : []),
  ])

export default command('fish', {
  style: 'posix',
  options: {
    '-c, --command <text>': texts,
    '-C, --init-command <text>': texts,
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
    "fish -c 'history search token'": ['read ~/.local/share/fish/fish_history'],
    'fish': ['interpret ?stdin as fish'],
    'fish --version': [],
  },
})
