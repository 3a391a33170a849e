// nix: builds, fetches and runs packages. Source: nix3 manual pages, Nix 2.8 to 2.24.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { rest, runsStdin } from './lib/interpreter.ts'
import { anything, asksFlake, brings, NIX_HARMLESS, nixFile, nixHooks, nixText, unlessDry } from './lib/nix.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { runs } from './roles.ts'

const evaluated: NonNullable<Body['options']> = { ...nixHooks, '-E, --expr <text>': nixText, '-f, --file <file>': words => words.map(nixFile) }
const body = (always: NonNullable<Body['always']>, more: Partial<Body> = {}): Body => ({
  options: evaluated,
  harmless: NIX_HARMLESS,
  operands: anything,
  always: unlessDry(always),
  ...more,
})
const tells = body(() => [], { operands: { '<arg...>': asksFlake } })
/** With a command behind `-c`, it runs among what was fetched. */
const withCommand: Partial<Body> = { options: { ...evaluated, [rest('-c, --command <program>')]: runs } }

export default command(
  'nix',
  quiet(['--help', '--version'], {
    inherit: true,
    options: nixHooks,
    harmless: NIX_HARMLESS,
    subcommands: {
      'build | bundle': body(given => [
        executesHere,
        ...brings(given.operands, 'workspace'),
        ...(given('--no-link') || given('-o') ? [] : [{ kind: 'write' as const, target: literal('result') }]),
      ]),
      run: body(
        given =>
          given.operands.length
            ? given.operands.slice(0, 1).flatMap(target => [...brings([target], 'workspace'), { kind: 'execute' as const, target }])
            : [executesHere],
        { style: 'posix' },
      ),
      'shell | env': body(given => brings(given.operands, 'workspace'), withCommand),
      'develop | print-dev-env': body(() => [executesHere], withCommand),
      'eval | repl | why-depends | path-info | log | edit': body(given =>
        given('--expr') || given('--file') ? [] : given.operands.length ? [executesHere] : runsStdin(given, 'nix'),
      ),
      'fmt | formatter': body(() => [executesHere, { kind: 'write', target: literal('.'), recursive: true }]),
      flake: {
        inherit: true,
        subcommands: {
          'metadata | info': tells,
          'show | check | archive | prefetch': body(() => [executesHere]),
          'update | lock': body(() => [{ kind: 'write', target: literal('flake.lock') }]),
          'init | new | clone': body(given => [{ kind: 'write', target: given.operands[0] ?? literal('.') }], {
            options: { ...evaluated, '-t, --template <name>': () => [], '--dest <folder>': words => words.map(target => ({ kind: 'write', target })) },
          }),
        },
      },
      profile: {
        inherit: true,
        subcommands: {
          'list | history | diff-closures': tells,
          'install | add | remove | upgrade | rollback | wipe-history': body(
            given => brings(given.operands.length ? given.operands : [literal('profile')], 'system'),
            { options: { ...evaluated, '--older-than, --to <what>': () => [] } },
          ),
        },
      },
      registry: {
        inherit: true,
        subcommands: { list: tells, 'add | remove | pin | resolve': body(() => [{ kind: 'configure', target: literal('nix registry') }]) },
      },
      store: {
        inherit: true,
        subcommands: {
          'ls | cat | ping | info | verify | diff-closures | dump-path | path-from-hash-part': tells,
          '*': { style: 'none', operands: anything, always: () => [{ kind: 'configure', target: literal('nix store') }] },
        },
      },
      'search | show-config | show-derivation | derivation | hash | nar | realisation | help | help-stores | doctor | config | describe-stores': tells,
      'key | copy | daemon | upgrade-nix': body(given => [{ kind: 'configure', target: given.operands[0] ?? literal('nix') }]),
    },
    examples: {
      'nix flake metadata git+https://a.dev/x': ['connect git+https://a.dev/x'],
      'nix path-info --store https://a.dev x': ['connect https://a.dev', 'execute .'],
      'nix flake metadata --override-input x github:a/b': ['connect github:a/b'],
      'nix --version': [],
      'nix search nixpkgs hello': [],
      'nix flake metadata': [],
      'nix build .#app': ['execute .', 'install .#app (workspace)', 'write result'],
      'nix build -o out --option sandbox false': ['write out', 'execute false', 'execute .'],
      'nix run nixpkgs#hello -- -g x': ['install nixpkgs#hello (workspace)', 'execute nixpkgs#hello'],
      'nix shell nixpkgs#hello -c mkdir out': ['write out', 'install nixpkgs#hello (workspace)'],
      'nix develop --command mkdir out': ['write out', 'execute .'],
      "nix eval --expr '1 + 1'": ["interpret '1 + 1' as nix (literal)"],
      'nix eval -f a.nix': ['interpret a.nix as nix (file)'],
      'nix fmt': ['execute .', 'write . (recursive)'],
      'nix flake update': ['write flake.lock'],
      'nix flake init -t x --dest d': ['write d', 'write .'],
      'nix profile install nixpkgs#hello': ['install nixpkgs#hello (system)'],
      'nix profile wipe-history --older-than 7d': ['install profile (system)'],
      'nix registry list': [],
      'nix store gc': ["configure 'nix store'"],
      'nix build --builders ./b .#a': ['execute ./b', 'execute .', 'install .#a (workspace)', 'write result'],
    },
  }),
)
