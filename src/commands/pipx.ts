// pipx: runs and installs Python programs, each in an environment of its own. Source: pipx 1.7 --help.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { runsTool } from './lib/python-tools.ts'
import { install, quiet } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const OPTIONS =
  '-h, --help | --version | -q, --quiet | -v, --verbose | --global | --include-deps | -f, --force | --suffix <text> | --fetch-missing-python | ' +
  '--preinstall <name> | --system-site-packages | -i <url> | -e, --editable | --pip-args <text> | --skip <name> | --include-injected | --include-apps | ' +
  '-r <file> | --with-suffix | --json | --short | --output <how> | --skip-maintenance | --backend <name> | --value <name>, -V'
const anything = { '<arg...>': nothing }
const indexed = { '--index-url <url>': nothing, '--python <path>': executes }
const installs: Body = {
  options: indexed,
  harmless: OPTIONS,
  operands: anything,
  always: given => (given.operands.length ? given.operands : [literal('pipx')]).map(target => install(target, given('--index-url') ? 'url' : 'system')),
}

export default command(
  'pipx',
  quiet(['--help', '--version'], {
    harmless: OPTIONS,
    subcommands: {
      run: {
        style: 'posix',
        options: { ...indexed, '--spec <package>': nothing, '--path': nothing, '--with <package>': nothing },
        harmless: `${OPTIONS} | --no-cache | --pypackages`,
        operands: anything,
        always: given =>
          given('--path')
            ? given.operands.slice(0, 1).map(target => ({ kind: 'interpret', target, language: 'python', file: true }))
            : runsTool(given.operands, [...given.values('--spec'), ...given.values('--with')]),
      },
      'install | inject | uninject | upgrade | upgrade-all | upgrade-shared | uninstall | uninstall-all | reinstall | reinstall-all | install-all | pin | unpin':
        installs,
      'list | environment | completions | help': { harmless: OPTIONS, operands: anything },
      interpreter: {
        harmless: OPTIONS,
        operands: anything,
        always: given => (exact(given.operands[0]) === 'list' ? [] : [{ kind: 'configure', target: literal('pipx') }]),
      },
      ensurepath: { harmless: `${OPTIONS} | --prepend | --all-shells`, always: () => [{ kind: 'configure', target: literal('PATH') }] },
      runpip: { style: 'posix', operands: anything, always: given => [{ run: [literal('pip'), ...given.operands.slice(1)] }] },
    },
    examples: {
      'pipx list': [],
      'pipx run cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
      'pipx run --spec git+https://a.dev/x --with y x': ['install git+https://a.dev/x (url)', 'install y (workspace)', 'execute x'],
      'pipx run --path tool.py': ['interpret tool.py as python (file)'],
      'pipx run --python python3.12 --index-url https://a.dev cowsay': ['execute python3.12', 'install cowsay (workspace)', 'execute cowsay'],
      'pipx install cowsay': ['install cowsay (system)'],
      'pipx install --python p --index-url https://a.dev cowsay': ['execute p', 'install cowsay (url)'],
      'pipx ensurepath': ['configure PATH'],
      'pipx runpip cowsay list': [],
    },
  }),
)
