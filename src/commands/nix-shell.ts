// nix-shell: starts a shell with packages. Source: nix-shell(1) 2.8.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { brings, NIX_HARMLESS, nixFile, nixHooks, nixText } from './lib/nix.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { evaluates, executes, nothing } from './roles.ts'

const { '-o, --out-link, --add-root, --profile, -p <path>': _, ...hooks } = nixHooks

export default command(
  'nix-shell',
  quiet(['--help', '--version'], {
    options: {
      ...hooks,
      '--run, --command <text>': evaluates,
      '-E, --expr <text>': nixText,
      '-p, --packages': nothing,
      '-i <interpreter>': executes,
      '-o, --out-link <path>': words => words.map(target => ({ kind: 'write', target })),
    },
    harmless: NIX_HARMLESS.replace(' -i, --ignore-environment |', ''),
    always: given => (given('-p') ? brings(given.operands, 'workspace') : given('-E') ? [executesHere] : [nixFile(given.operands[0] ?? literal('shell.nix'))]),
    operands: { '<name...>': nothing },
    examples: {
      "nix-shell --store https://a.dev --override-input x github:a/b -E '1'": ['connect https://a.dev', 'connect github:a/b', 'interpret 1 as nix (literal)', 'execute .'],
      'nix-shell --version': [],
      'nix-shell': ['interpret shell.nix as nix (file)'],
      "nix-shell -p hello jq --run 'mkdir out'": ['write out', 'install hello (workspace)', 'install jq (workspace)'],
      "nix-shell -E '1' --builders b -o r --option builders x": ['interpret 1 as nix (literal)', 'execute b', 'write r', 'execute x', 'execute .'],
      'nix-shell -i ./p a.nix': ['execute ./p', 'interpret a.nix as nix (file)'],
    },
  }),
)
