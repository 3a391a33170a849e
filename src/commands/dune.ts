// dune: builds OCaml projects. Source: dune(1) 2.9, dune 3 --help.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { executesHere, quiet, tells } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const OPTIONS =
  '--help [how] | --version | --root <folder> | --profile <name> | --release | -j <n> | -p, --only-packages <names> | --verbose | --display <how> | ' +
  '--auto-promote | -w, --watch | --force, -f | --no-buffer | --always-show-command-line | --promote-install-files | --default-target <name> | ' +
  '--ignore-promoted-rules | --disable-promotion | --no-print-directory | --cache <how> | --error-reporting <how> | --terminal-persistence <how> | ' +
  '--store-orig-source-dir | --debug-backtraces | --diff-command <text> | -x <name> | --instrument-with <name> | --no-config | ' +
  '--workspace <file> | --stop-on-first-error | --kind <kind> | --libs <names> | --public [name] | --inline-tests | --ppx <names> | --no-build | ' +
  '--context <name> | --all | --sections <names> | --relocatable | --preview'
const runs: Body = {
  options: { '--build-dir, --prefix, --destdir, --libdir <folder>': writes, '--trace-file <file>': writes, '--config-file, --file <file>': executes },
  harmless: OPTIONS,
  operands: { '<arg...>': nothing },
  always: () => [executesHere],
}

export default command(
  'dune',
  quiet(['--help', '--version'], {
    aliases: ['jbuilder', 'ocamlbuild', 'esy'],
    inherit: true,
    harmless: OPTIONS,
    subcommands: {
      'build | b | test | runtest | promotion | promote | top | utop | ocaml | rpc | describe | rules | ocaml-merlin | pkg | fmt | format | subst | ocaml-index':
        runs,
      exec: { ...runs, style: 'posix' },
      'install | uninstall': { ...runs, always: given => [executesHere, { kind: 'install', target: given.operands[0] ?? literal('.'), where: 'system' }] },
      clean: { harmless: OPTIONS, always: () => [{ kind: 'delete', target: literal('_build'), recursive: true }] },
      'help | installed-libraries | printenv | external-lib-deps | show | monitor | diagnostics | format-dune-file': tells(OPTIONS),
      'init | upgrade': {
        harmless: OPTIONS,
        operands: { '<arg...>': nothing },
        always: given => [{ kind: 'write', target: given.operands.at(-1) ?? literal('.') }],
      },
      cache: { operands: { '<arg...>': nothing }, always: () => [{ kind: 'configure', target: literal('dune cache') }] },
    },
    examples: {
      'dune build --trace-file t.json': ['write t.json', 'execute .'],
      'dune --version': [],
      'dune build --profile release': ['execute .'],
      'dune exec --build-dir out --file f ./a.exe -- --x': ['write out', 'execute f', 'execute .'],
      'dune install': ['execute .', 'install . (system)'],
      'dune install --destdir d --file f': ['write d', 'execute f', 'execute .', 'install . (system)'],
      'dune build --prefix p --config-file c': ['write p', 'execute c', 'execute .'],
      'dune clean': ['delete _build (recursive)'],
      'dune init project app': ['write app'],
    },
  }),
)
