// elixir: runs Elixir; iex reads it line by line. Source: elixir(1), iex(1), Elixir 1.14.
import { command } from './define.ts'
import { runsFile, runsStdin, runsText, script } from './lib/interpreter.ts'
import { executesHere } from './lib/toolchain.ts'
import { executes } from './roles.ts'

const ENDS = ['-v', '-h', '-e', '--rpc-eval', '-S', '-r', '-pr', '--short-version']

export default command('elixir', {
  aliases: ['iex', 'elixirc'],
  style: 'posix',
  options: {
    '-e, --eval <text>': runsText('elixir'),
    '-r, -pr, --dot-iex <file>': runsFile('elixir'),
    '-S <script>': words => words.map(target => ({ kind: 'execute', target })),
    '--rpc-eval <node> <text>': (words, given) => runsText('elixir')(words.slice(1), given),
    '--erl, --erl-config, --boot, --vm-args, --pipe-to <what>': executes,
    '--remsh, --sname, --name <node>': words => words.map(target => ({ kind: 'connect', target, listens: true })),
  },
  harmless:
    '-h, --help | -v, --version | --short-version | -pa, -pz <path> | --app <name> | --no-halt | --hidden | --cookie <text> | --logger-otp-reports <yes> | ' +
    '--logger-sasl-reports <yes> | --boot-var <name> <value> | --werl | --color | --no-color | -d, --dbg <name> | -o <folder> | --no-docs | ' +
    '--no-debug-info | --ignore-module-conflict | --warnings-as-errors | --verbose | -V | -i',
  always: given => (given.operands.length || ENDS.some(option => given(option)) ? [] : runsStdin(given, 'elixir')),
  operands: {
    '<file>': (words, given) => (given('-S') ? [] : given.called === 'elixirc' ? [executesHere] : script('elixir', ['-e'])(words, given)),
    '<arg...>': () => [],
  },
  examples: {
    'elixir --version': [],
    'elixir a.exs x': ['interpret a.exs as elixir (file)'],
    "elixir -e 'IO.puts 1'": ["interpret 'IO.puts 1' as elixir (literal)"],
    'iex -S mix': ['execute mix'],
    'iex -r a.ex': ['interpret a.ex as elixir (file)'],
    "elixir --erl x --sname a --rpc-eval b 'f()'": ['execute x', 'connect a (listens)', "interpret 'f()' as elixir (literal)"],
    'elixirc a.ex': ['execute .'],
  },
})
