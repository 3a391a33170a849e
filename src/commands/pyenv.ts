// pyenv: keeps several versions of Python; rbenv and its kin under their names. Source: pyenv 2.4 help, rbenv 1.3 help.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { install } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const anything = { '<arg...>': nothing }
const tells: Body = {
  harmless:
    '--bare | --skip-aliases | --complete | --path | -l, --list | --known | -k | -q | --nosystem | --skip-envs | -f, --force | --no-rehash | --help | - | ' +
    '--detect-shell',
  operands: anything,
}

export default command('pyenv', {
  aliases: ['rbenv', 'goenv', 'jenv', 'plenv', 'phpenv', 'tfenv', 'chruby'],
  harmless: '-h, --help | -v, --version',
  subcommands: {
    'versions | version | version-name | version-file | version-origin | which | whence | root | prefix | commands | help | latest | shims | completions | hooks | list | ls-remote | list-remote | virtualenvs | virtualenv-prefix':
      tells,
    // Settings that a shell is meant to evaluate.
    init: { ...tells, outputs: given => literal(`export PATH="$HOME/.${given.called}/shims:$PATH";\n`) },
    local: { harmless: '--unset | -f, --force', operands: { '<version...>': () => [{ kind: 'write', target: literal('.python-version') }] } },
    'global | shell | rehash | sh-shell | activate | deactivate | use | enable-plugin | add | remove': {
      harmless: '--unset',
      operands: anything,
      always: given => (given.operands.length || given('--unset') ? [{ kind: 'configure', target: literal(given.called) }] : []),
    },
    'install | uninstall | update | virtualenv | virtualenv-delete | upgrade': {
      harmless: '-l, --list, -L | -f, --force | -s, --skip-existing | -k, --keep | -p, --patch | -v, --verbose | --version | -g, --debug | -h, --help',
      operands: anything,
      always: given => (given('-l') || given('-h') ? [] : [install(given.operands[0] ?? literal(given.called), 'system')]),
    },
    exec: { style: 'posix', operands: { '<command...>': words => [{ run: words }] } },
  },
  examples: {
    'pyenv versions': [],
    'eval "$(pyenv init -)"': [],
    'pyenv local 3.12': ['write .python-version'],
    'pyenv global': [],
    'pyenv global 3.12': ['configure pyenv'],
    'pyenv install --list': [],
    'pyenv install 3.12': ['install 3.12 (system)'],
    'rbenv exec mkdir out': ['write out'],
  },
})
