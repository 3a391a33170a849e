// nix-env: the packages of a user. Source: nix-env(1) 2.8.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { anything, NIX_HARMLESS, nixFile, nixHooks } from './lib/nix.ts'
import { install, quiet } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

export default command(
  'nix-env',
  quiet(['--help', '--version'], {
    options: {
      ...nixHooks,
      '-f, --file <file>': words => words.map(nixFile),
      '-q, --query, --list-generations': nothing,
      '-S, --switch-profile <path>': () => [{ kind: 'configure', target: literal('nix profile') }],
      '-G, --switch-generation <n>': () => [{ kind: 'configure', target: literal('nix profile') }],
    },
    harmless: `${NIX_HARMLESS.replace(' -i, --ignore-environment |', '').replace('-u, --unset <name> | ', '').replace('-s, --size | -S, --closure-size |', '').replace('--install |', '')} | -i, --install | -e, --uninstall | -u, --upgrade | -a, --available | -c, --compare-versions | --installed | --no-name | --attr-path, -P | --description | --out-path | --drv-path | --meta | -l, --prebuilt-only | -b | --preserve-installed | --lt | --leq | --eq | --always | --rollback | --delete-generations | --set | --set-flag | --status | --remove-all | --from-expression`,
    always: given =>
      given('-q') || given('--list-generations') || given('--dry-run') || given('-S') || given('-G')
        ? []
        : [install(given.operands[0] ?? literal('profile'), 'system')],
    operands: anything,
    examples: {
      'nix-env -q --store https://a.dev --override-input x github:a/b': ['connect https://a.dev', 'connect github:a/b'],
      'nix-env --version': [],
      'nix-env -q': [],
      'nix-env -iA nixpkgs.hello': ['install profile (system)'],
      'nix-env -i hello': ['install hello (system)'],
      'nix-env -f a.nix -p prof --builders b --option builders x -i hello': [
        'interpret a.nix as nix (file)',
        'write prof',
        'execute b',
        'execute x',
        'install hello (system)',
      ],
      'nix-env -S prof': ["configure 'nix profile'"],
      'nix-env -G 3': ["configure 'nix profile'"],
      'nix-env --list-generations': [],
    },
  }),
)
