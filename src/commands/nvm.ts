// nvm: keeps several versions of node; fnm, n, volta and nodenv under their names. Source: their --help (nvm 0.40, fnm 1.38, n 10, volta 2).
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { install, otherwise } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const anything = { '<arg...>': nothing }
const OPTIONS =
  '-h, --help | -v, -V, --version | --lts [name] | --no-colors | --no-alias | --silent | -s | --save | -b | --latest-npm | --default | ' +
  '--skip-default-packages | --reinstall-packages-from <v> | --log-level <level> | --node-dist-mirror <url> | --fnm-dir <folder> | ' +
  '--multishell-path <path> | --arch <name> | -a <name> | --version-file-strategy <how> | --corepack-enabled | --resolve-engines [yes] | --use-on-cd | ' +
  '--shell <name> | --json | ' +
  '--install-if-missing | --silent-if-unchanged | --using <v> | --use | --progress <how> | --latest | --sort <how> | --filter <text> | -q, --quiet | ' +
  '--verbose | -p, --preserve | -d, --download | --insecure | --all | --no-progress | --very-verbose | -c, --current | -i | -f, --force'
const tells: Body = { harmless: OPTIONS, operands: anything }
const installs: Body = { harmless: OPTIONS, operands: anything, always: given => [install(given.operands.at(-1) ?? literal('node'), 'system')] }
const configures: Body = { harmless: OPTIONS, operands: anything, always: given => [{ kind: 'configure', target: literal(given.called) }] }
const runsWith = (given: Given): readonly Step[] => (given.operands.length > 1 ? [{ run: given.operands.slice(1) }] : [])
/** `n 20` installs; `nvm 20` is a mistake. */
const other = (head: Word, _: readonly Word[], given: Given): readonly Step[] =>
  given.called === 'n' ? [install(head, 'system')] : [{ kind: 'unknown', target: head, why: 'this subcommand is not known' }]

export default command('nvm', {
  aliases: ['fnm', 'n', 'volta', 'nodenv', 'nvs'],
  harmless: OPTIONS,
  ...otherwise(
    {
      // Choosing a version changes this shell, and which node runs from now on.
      'ls | list | ls-remote | list-remote | lsr | current | which | where | version | version-remote | versions | help | cache-dir | bin | root | prefix | doctor | completions | completion | shims | whence | --lts':
        tells,
      // Settings that a shell is meant to evaluate.
      'env': { ...tells, outputs: given => (given.called === 'fnm' ? literal('export PATH="$HOME/.fnm/current/bin:$PATH";\n') : undefined) },
      'use | local | shell | default | deactivate | unload | rehash | alias | unalias | pin | set-colors | setup | global | cache | clear-cache | prune':
        configures,
      'install | i | add | download | fetch | upgrade | install-latest-npm | reinstall-packages | latest | lts | stable | nightly | uninstall | rm | remove | -':
        installs,
      exec: {
        style: 'posix',
        options: { '--using <v>': nothing },
        harmless: '--silent',
        operands: anything,
        always: given => (given('--using') ? [{ run: given.operands }] : runsWith(given)),
      },
      run: {
        style: 'posix',
        options: { '--node <v>': nothing },
        harmless: '--silent | --npm <v> | --bundled-npm | --no-npm | --yarn <v> | --no-yarn | --pnpm <v> | --no-pnpm | --env <pair>',
        operands: anything,
        always: given =>
          exact(given.operands[0]) === undefined
            ? []
            : given.called === 'volta'
              ? [{ run: given.operands }]
              : [{ run: [literal('node'), ...given.operands.slice(1)] }],
      },
    },
    other,
  ),
  examples: {
    'nvm --version': [],
    'nvm ls': [],
    'eval "$(fnm env --use-on-cd --shell bash)"': [],
    'nvm use 20': ['configure nvm'],
    'nvm install --lts': ['install node (system)'],
    'nvm exec 20 mkdir out': ['write out'],
    'fnm exec --using 20 mkdir out': ['write out'],
    'volta run --node 20 mkdir out': ['write out'],
    'nvm run 20 a.js': ['interpret a.js as javascript (file)'],
    'n 20': ['install 20 (system)'],
  },
})
