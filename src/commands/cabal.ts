// cabal: builds Haskell projects; stack under its name. Source: cabal(1) 3.4, stack --help 2.9.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { executesHere, install, quiet, tells } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -v, --verbose [level] | -O [level] | -j, --jobs [n] | --enable-tests | --disable-tests | --enable-benchmarks | --disable-benchmarks | ' +
  '--enable-coverage | --enable-profiling | --disable-profiling | --enable-optimization [level] | --disable-optimization | -f, --flags, --flag <flags> | ' +
  '--constraint <spec> | --allow-newer [what] | --allow-older [what] | --ghc | --dry-run | --only-dependencies | --dependencies-only | --offline | ' +
  '--keep-going | --test-show-details <how> | --test-options, --test-arguments, --ta <text> | --ghc-options, --ghc-option <flags> | ' +
  '--project-dir <folder> | --ignore-project | --lib | --overwrite-policy <how> | --install-method <how> | ' +
  '--package-env <name> | --fast | --pedantic | --file-watch | --no-run-tests | --test | --bench | --haddock | --no-haddock-deps | --copy-bins | ' +
  '--resolver <name> | --stack-yaml <file> | --system-ghc | --no-system-ghc | --install-ghc | --no-install-ghc | --no-nix | --nix | --color <when> | ' +
  '--coverage | --exec-args <text> | --local-bin-path <folder> | --package <name> | --skip <name> | --force-dirty | --ghci-options <flags> | --no-load | ' +
  '--main-is <name> | -e | --dependencies | --depth <n> | --external | --simple-output | --installed | -i | -n, --non-interactive | ' +
  '-p, --package-name <name> | --libandexe | --exe | --simple | --cabal-version <v> | --license, -l <name> | -m, --minimal'
const into = {
  '--builddir, --distdir, --installdir, --prefix, --output-directory, --outputdir, --work-dir, --store-dir <folder>': writes,
  '-w, --with-compiler, --with-ghc, --with-gcc, --with-hc-pkg, --build-tool-path, --project-file, --config-file <path>': executes,
}
const runs: Body = { options: into, harmless: OPTIONS, operands: { '<arg...>': nothing }, always: () => [executesHere] }

export default command(
  'cabal',
  quiet(['--help', '--version', '--numeric-version'], {
    aliases: ['stack', 'cabal-3.*', 'ghcup', 'hpack', 'shake'],
    inherit: true,
    harmless: `${OPTIONS} | --version, -V | --numeric-version | --http-transport <name>`,
    options: into,
    subcommands: {
      'run | new-run | v2-run | script': { ...runs, style: 'posix' },
      'build | new-build | v2-build | test | new-test | v2-test | bench | repl | new-repl | haddock | configure | new-configure | freeze | setup | ghci | runghc | eval | hpc | sdist | gen-bounds | haddock-project | hoogle':
        runs,
      'install | new-install | update | fetch | get | unpack | upgrade | rm | compile | set': {
        ...runs,
        always: given => (given('--dry-run') ? [] : [executesHere, install(given.operands[0] ?? literal('.'), 'system')]),
      },
      exec: { style: 'posix', operands: { '<command...>': words => [executesHere, { run: words }] } },
      'list | info | outdated | check | path | help | ls | query | user-config | dot | target | show-build-info | list-bin | list-dependencies | templates | whereis | tool-requirements | debug-info':
        tells(OPTIONS),
      'init | new': { harmless: OPTIONS, operands: { '<arg...>': nothing }, always: () => [{ kind: 'write', target: literal('.') }] },
      'clean | new-clean | purge': { harmless: OPTIONS, always: () => [{ kind: 'delete', target: literal('dist-newstyle'), recursive: true }] },
      'upload | report': {
        harmless: `${OPTIONS} | --publish | -d, --documentation | -u, --username <name> | --password <text> | -P, --password-command <text>`,
        operands: { '<file...>': nothing },
        always: given => [{ kind: 'publish', target: given.operands[0] ?? literal('.') }],
      },
      config: {
        operands: { '<arg...>': nothing },
        always: given => (exact(given.operands[0]) === 'get' ? [] : [{ kind: 'configure', target: given.operands[1] ?? literal('stack') }]),
      },
    },
    examples: {
      'cabal --version': [],
      'cabal list lens': [],
      'cabal build all -w ghc-9.4 --builddir out': ['execute ghc-9.4', 'write out', 'execute .'],
      'stack test': ['execute .'],
      'cabal install lens': ['execute .', 'install lens (system)'],
      'stack exec -- mkdir out': ['execute .', 'write out'],
      'cabal clean': ['delete dist-newstyle (recursive)'],
      'cabal upload a.tar.gz': ['publish a.tar.gz'],
      'cabal init': ['write .'],
    },
  }),
)
