// opam: packages of OCaml. Source: opam(1) 2.1.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { executesHere, install, quiet, tells } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const OPTIONS =
  '--help [how] | --version | -y, --yes | --no | --confirm-level <level> | -q, --quiet | -v, --verbose | --root <folder> | --switch <name> | ' +
  '--color <when> | --cli <v> | --debug | --deps-only | --with-test, -t | --with-doc, -d | --with-dev-setup | --working-dir, -w | ' +
  '--dry-run, --show-actions | -j, --jobs <n> | --assume-depexts | --no-depexts | --update-invariant | --unlock-base | --locked | --best-effort | ' +
  '--criteria <text> | --short, -s | --field, -f <name> | --raw | -A, --all, -a | -i, --installed | --roots | --columns <names> | --safe | ' +
  '--shell <name> | --set-switch | --set-root | --check | --upgrade | --empty | --packages <names> | --repositories, --repos <names> | --no-install | ' +
  '--no-action, -n | --kind, -k <kind> | --dev-repo | --edit | --reinit | --bare | --disable-sandboxing | --auto-setup | --shell-setup | --no-setup | ' +
  '--compiler, -c <name> | --inplace-build | -b'
const anything = { '<arg...>': nothing }
const brings: Body = {
  harmless: OPTIONS,
  operands: anything,
  always: given => (given('--dry-run') ? [] : (given.operands.length ? given.operands : [literal('.')]).map(target => install(target, 'system'))),
}
const sub = (asking: RegExp): Body => ({
  harmless: OPTIONS,
  operands: anything,
  always: given => (asking.test(exact(given.operands[0]) ?? 'list') ? [] : [install(given.operands[1] ?? given.operands[0] ?? literal('.'), 'system')]),
})

export default command(
  'opam',
  quiet(['--help', '--version'], {
    inherit: true,
    options: { '--json <file>': writes },
    harmless: OPTIONS,
    subcommands: {
      'install | remove | uninstall | upgrade | update | reinstall | init | import': brings,
      'list | show | search | info | env | tree | why | lint | help | var | source-hash | admin-list | option': tells(OPTIONS),
      'switch | pin | repository | repo': sub(/^(?:list|show|list-available|invariant|-)$/),
      'config | clean | plugin | unpin | lock | export': {
        harmless: OPTIONS,
        operands: anything,
        always: given => (/^(?:list|env|var|report)$/.test(exact(given.operands[0]) ?? '') ? [] : [{ kind: 'configure', target: literal('opam') }]),
      },
      exec: { style: 'posix', operands: { '<command...>': words => [{ run: words }] } },
      'build | test | source | publish | monorepo | admin': { harmless: OPTIONS, operands: anything, always: () => [executesHere] },
    },
    examples: {
      'opam list --json=o.json': ['write o.json'],
      'opam --version': [],
      'opam list': [],
      'opam install -y dune': ['install dune (system)'],
      'opam switch list': [],
      'opam switch create 5.2': ['install 5.2 (system)'],
      'opam exec -- mkdir out': ['write out'],
      'opam clean': ['configure opam'],
    },
  }),
)
