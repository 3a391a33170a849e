// nix-build: builds a Nix expression; nix-instantiate and the older tools of the store under their names. Source: nix-build(1), nix-store(1), nix-collect-garbage(1), nix-channel(1) 2.8.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { anything, NIX_HARMLESS, nixFile, nixHooks, nixText } from './lib/nix.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const store = (given: Given): readonly Step[] =>
  ['--query', '-q', '--list', '--print-env', '--verify-path', '--read-log', '--dump', '--print-dead', '--print-roots', '--print-live', '--dry-run'].some(
    option => given(option),
  )
    ? []
    : [{ kind: 'configure', target: literal(given.called) }]
function does(given: Given): readonly Step[] {
  if (given.called === 'nix-prefetch-url' || given.called === 'nix-prefetch-git') return given.operands.slice(0, 1).map(target => ({ kind: 'connect', target }))
  if (given.called === 'nix-hash') return given.operands.map(target => ({ kind: 'read', target, recursive: true }))
  if (given.called !== 'nix-build' && given.called !== 'nix-instantiate') return store(given)
  const files: readonly Step[] = given('-E') ? [] : given.operands.length ? given.operands.map(nixFile) : [nixFile(literal('default.nix'))]
  return given.called === 'nix-instantiate'
    ? files
    : [...files, executesHere, ...(given('--no-out-link') || given('-o') ? [] : [{ kind: 'write' as const, target: literal('result') }])]
}

export default command(
  'nix-build',
  quiet(['--help', '--version'], {
    aliases: [
      'nix-instantiate',
      'nix-store',
      'nix-collect-garbage',
      'nix-channel',
      'nix-hash',
      'nix-prefetch-url',
      'nix-prefetch-git',
      'nix-copy-closure',
      'nix-daemon',
      'nixos-rebuild',
      'home-manager',
      'darwin-rebuild',
      'nixos-option',
      'nix-index',
    ],
    options: {
      ...nixHooks,
      '-E, --expr <text>': nixText,
      '-q, --query, --list, --print-env, --verify-path, --read-log, --dump, --print-dead, --print-roots, --print-live': nothing,
    },
    harmless:
      `${NIX_HARMLESS} | --flake <url> | --use-remote-sudo | --upgrade | --delete-older-than <time> | -d, --delete-old | --gc | --delete | --realise | ` +
      '--add | --export | --import | --optimise | --add-fixed | --load-db | --dump-db | --references | --referrers | --requisites, -R | --tree | --graph | ' +
      '--outputs | --deriver | --hash | --roots | --type <name> | --flat | --base32 | --to-base32 | --to-base16 | --truncate | --update | --remove <name> | ' +
      '--rollback | --use-substitutes | --include-outputs | --gzip | -b <ext> | --show',
    always: does,
    operands: { ...anything },
    examples: {
      "nix-build --store ssh://a.dev --override-input x github:a/b -E '1'": ['connect ssh://a.dev', 'connect github:a/b', 'interpret 1 as nix (literal)', 'execute .', 'write result'],
      'nix-build --version': [],
      'nix-build': ['interpret default.nix as nix (file)', 'execute .', 'write result'],
      "nix-build -E '1' -o out --builders b --option builders x": ['interpret 1 as nix (literal)', 'write out', 'execute b', 'execute x', 'execute .'],
      'nix-instantiate --eval a.nix': ['interpret a.nix as nix (file)'],
      'nix-store -q --references x': [],
      'nix-store --gc': ['configure nix-store'],
      'nix-collect-garbage -d': ['configure nix-collect-garbage'],
      'nix-channel --list': [],
      'nix-channel --update': ['configure nix-channel'],
      'nix-prefetch-url https://a.dev/x': ['connect https://a.dev/x'],
      'nix-hash --type sha256 a': ['read a (recursive)'],
      'nixos-rebuild switch': ['configure nixos-rebuild'],
    },
  }),
)
