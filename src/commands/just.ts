// just: runs recipes of a justfile. Source: just 1.36 --help.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { interpretFile, rest } from './lib/interpreter.ts'
import { executes, nothing, reads } from './roles.ts'

const recipes = (given: Given): readonly Step[] => {
  if (
    ['-h', '--version', '-l', '--summary', '-s', '--dump', '--groups', '--completions', '--man', '--changelog', '--init', '--fmt', '--command', '-e'].some(
      option => given(option),
    )
  )
    return []
  const file = given.value('-f') ?? literal(exact(given.value('-d')) ? `${exact(given.value('-d'))}/justfile` : 'justfile')
  return [interpretFile(file, 'just')]
}

export default command('just', {
  style: 'posix',
  options: {
    // Where nothing of it runs, messages show its lines.
    '-f, --justfile <file>': reads,
    '-d, --working-directory <folder>': nothing,
    '--shell, --chooser, --cygpath <program>': executes,
    [rest('-c, --command <program>')]: words => [{ run: words }],
    '-e, --edit': () => [{ run: [literal('vi'), literal('justfile')] }],
    '--init, --fmt': (_, given) => (given('--check') ? [] : [{ kind: 'write', target: given.value('-f') ?? literal('justfile') }]),
    '--dotenv-path, -E <file>': words => words.map(target => ({ kind: 'read', target })),
  },
  harmless:
    '-h, --help | -V, --version | --alias-style <how> | --allow-missing | --ceiling <folder> | --check | --clear-shell-args | --color <when> | ' +
    '--command-color <name> | --dotenv-filename <name> | -n, --dry-run | --dump-format <how> | --explain | -g, --global-justfile | --highlight | ' +
    '--no-highlight | --list-heading <text> | --list-prefix <text> | --list-submodules | --no-aliases | --no-deps | --no-dotenv | --one | -q, --quiet | ' +
    '--set <name> <value> | --shell-arg <arg> | --shell-command | --timestamp | --timestamp-format <text> | -u, --unsorted | --unstable | -v, --verbose | ' +
    '--yes | --changelog | --choose | --completions <shell> | ' +
    '--dump | --evaluate | --groups | -l, --list [path] | --man | -s, --show [path] | --summary | --variables | --request <text> | --tempdir <folder> | ' +
    '--usage <path> | --json | --time',
  always: recipes,
  operands: { '<recipe...>': nothing },
  examples: {
    'just -f web.just --list': ['read web.just'],
    'just --version': [],
    'just --list': [],
    'just test fast': ['interpret justfile as just (file)'],
    'just --evaluate': ['interpret justfile as just (file)'],
    'just -d web -f web/justfile build': ['read web/justfile', 'interpret web/justfile as just (file)'],
    'just --shell ./s --dotenv-path .env.sample x': ['execute ./s', 'read .env.sample', 'interpret justfile as just (file)'],
    'just --command mkdir out': ['write out'],
    'just --fmt --check': [],
    'just --init': ['write justfile'],
    'just -e': ['read justfile', 'write justfile'],
  },
})
