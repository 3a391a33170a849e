// bun: runs JavaScript, and looks after projects. Source: bun --help and each subcommand's --help, Bun 1.2.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { listens, runsFile, runsStdin, runsText } from './lib/interpreter.ts'
import { interpretModule } from './lib/javascript.ts'
import { ownCommand } from './lib/own.ts'
import { project, runsPackage, scriptOrProgram } from './lib/packages.ts'
import { executesHere, executesIn, install, otherwise, quiet, writesPath } from './lib/toolchain.ts'
import { nothing, reads, writes } from './roles.ts'

const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[], harmless = ''): Body => ({ operands: anything, harmless, always: steps })
const PACKAGES =
  '-D, -d, --dev, --development | --optional | --peer | -E, --exact | -g, --global | -p, --production | -y, --yarn | --no-save | --save | --ca <text> | ' +
  '--cafile <file> | --dry-run | --frozen-lockfile | -f, --force | --cache-dir <folder> | --no-cache | --no-progress | --no-summary | --no-verify | ' +
  '--ignore-scripts | --trust | --backend <name> | --registry <url> | --concurrent-scripts <n> | --network-concurrency <n> | ' +
  '--save-text-lockfile | --omit <what> | --lockfile-only | --linker <mode> | -a, --analyze | --only-missing | --latest | -i, --interactive | ' +
  '-r, --recursive | --minimum-release-age <n> | --cpu <name> | --os <name>'
const brings = only(
  given =>
    given('--dry-run')
      ? []
      : (given.operands.length ? given.operands : [project]).map(target => install(target, given('-g') ? 'system' : given('--registry') ? 'url' : 'workspace')),
  PACKAGES,
)
const isFile = (word: Word): boolean => /[./]|^-$/.test(exact(word) ?? '')
/** A file with a suffix or a path is run; any other name is a script of package.json. */
const starts = (head: Word, args: readonly Word[], given: Given): readonly Step[] => {
  if (given('-F') || given('--workspaces')) return [executesHere]
  if (exact(head) === '-') return runsStdin(given, 'javascript')
  return isFile(head) ? [...interpretModule(head), ...ownCommand(head, args)] : scriptOrProgram(head, args, given.value('--cwd'))
}

export default command(
  'bun',
  quiet(['--help', '--version', '--revision'], {
    inherit: true,
    options: {
      '-e, --eval, -p, --print <text>': runsText('javascript'),
      '-r, --require, --preload, --import <module>': runsFile('javascript'),
      '--inspect, --inspect-wait, --inspect-brk [address]': words => [listens(words[0], '6499')],
      '--env-file <file>': reads,
      '-c, --config [file]': words => (words.length ? words.map(target => ({ kind: 'execute', target })) : []),
      '--cwd <folder>': nothing,
      '-F, --filter <pattern>': nothing,
      '--workspaces': nothing,
      '--shell <name>': nothing,
      '--cpu-prof, --heap-prof': () => [writesPath(project)],
      '--cpu-prof-dir, --heap-prof-dir <folder>': writes,
    },
    harmless:
      '-h, --help | -v | --version | --revision | --silent | --elide-lines <n> | --watch | --hot | --no-clear-screen | --smol | --if-present | ' +
      '--no-install | --install <mode> | -i | --prefer-offline | --prefer-latest | --port <n> | --conditions <names> | --fetch-preconnect <url> | ' +
      '--max-http-header-size <n> | --dns-result-order <order> | --expose-gc | --no-deprecation | --throw-deprecation | --title <text> | ' +
      '--zero-fill-buffers | --use-system-ca | --use-openssl-ca | --use-bundled-ca | ' +
      '--redis-preconnect | --sql-preconnect | --no-addons | --unhandled-rejections <mode> | --console-depth <n> | --user-agent <text> | ' +
      '--main-fields <names> | --preserve-symlinks | --preserve-symlinks-main | --extension-order <list> | --tsconfig-override <file> | ' +
      '-d, --define <pair> | --drop <name> | -l, --loader <pair> | --no-macros | --jsx-factory <name> | --jsx-fragment <name> | --jsx-import-source <name> | ' +
      '--jsx-runtime <mode> | --jsx-side-effects | --ignore-dce-annotations | ' +
      '-b, --bun | --verbose | --no-env-file | --sequential | --parallel | --no-exit-on-error',
    bare: given => (['-e', '-h', '-v', '--revision'].some(option => given(option)) || !given.stdin ? [] : runsStdin(given, 'javascript')),
    ...otherwise(
      {
        run: { style: 'posix', operands: anything, always: given => (given.operands[0] ? starts(given.operands[0], given.operands.slice(1), given) : []) },
        test: only(
          () => [executesHere],
          '--timeout <n> | -u, --update-snapshots | --rerun-each <n> | --only | --todo | --coverage | --coverage-reporter <name> | --coverage-dir <folder> | ' +
          '--bail [n] | -t, --test-name-pattern <pattern> | --reporter <name> | --reporter-outfile <file> | --randomize | --seed <n> | --concurrent | ' +
          '--max-concurrency <n> | --pass-with-no-tests | --dots | --only-failures | --path-ignore-patterns <glob>',
        ),
        x: { style: 'posix', operands: anything, always: given => runsPackage(given.operands, []) },
        exec: { style: 'posix', operands: anything, always: given => given.operands.slice(0, 1).map(script => ({ script })) },
        repl: only(given => runsStdin(given, 'javascript')),
        'install | i | add | a | remove | rm | update | patch-commit | ci': brings,
        'link | unlink': only(
          given => (given.operands.length ? given.operands.map(target => install(target, 'workspace')) : [install(project, 'system')]),
          PACKAGES,
        ),
        patch: only(() => [writesPath(literal('node_modules'))], '--commit | --patches-dir <folder>'),
        'outdated | info | audit | why | completions | getcompletes | discord | help | whoami | list': only(
          () => [],
          '--json | -r, --recursive | --audit-level <level> | --ignore <id> | --prod | --all | --depth <n> | --top',
        ),
        pm: {
          harmless: '-g, --global | --all | --trust | --json',
          ...otherwise(
            {
              'bin | ls | list | hash | hash-string | hash-print | untrusted | default-trusted | whoami | view | why | migrate': only(
                () => [],
                '-g | --all | --json | -a',
              ),
              cache: only(given => (given.operands.length ? [{ kind: 'configure', target: literal('bun cache') }] : [])),
              pack: only(
                given => [executesHere, ...(given('--dry-run') ? [] : [writesPath(given.value('--destination') ?? project)])],
                '--dry-run | --destination <folder> | --filename <file> | --ignore-scripts | --gzip-level <n> | --quiet',
              ),
              'version | pkg': only(
                given => (given.operands.length && exact(given.operands[0]) !== 'get' ? [writesPath(literal('package.json'))] : []),
                '--no-git-tag-version | --allow-same-version | --message <text> | -m <text> | --preid <name> | -f, --force | --json',
              ),
              trust: only(() => [executesHere], '--all'),
            },
            () => [executesHere],
          ),
        },
        build: {
          options: { '--outfile, --outdir, --metafile, --metafile-md <path>': writes, '--config-plugin <file>': runsFile('javascript') },
          harmless:
            '--production | --compile | --compile-exec-argv <text> | --bytecode | --target <name> | --root <folder> | --footer <text> | --banner <text> | ' +
            '--format <name> | --entry-naming <text> | --chunk-naming <text> | --asset-naming <text> | --public-path <text> | -e, --external <name> | ' +
            '--packages <mode> | --no-bundle | --emit-dce-annotations | --minify | --minify-syntax | --minify-whitespace | --minify-identifiers | --keep-names | ' +
            '--css-chunking | ' +
            '--splitting | --sourcemap [mode] | --react-fast-refresh | --server-components | --app | --env <mode> | --conditions <names> | --windows-icon <file> | ' +
            '--windows-hide-console | --no-compile-autoload-dotenv',
          operands: { '<entry...>': reads },
        },
        'init | create | c': {
          style: 'posix',
          harmless: '-y, --yes | -m, --minimal | --react [name] | --no-install | --force',
          operands: anything,
          always: given => [
            ...given.operands.slice(0, 1).flatMap((target): Step[] => [install(target, 'workspace'), executesIn(target)]),
            writesPath(literal('package.json')),
          ],
        },
        publish: only(
          given => [executesHere, ...(given('--dry-run') ? [] : [{ kind: 'publish' as const, target: given.operands[0] ?? project }])],
          '--dry-run | --access <who> | --tag <tag> | --otp <code> | --auth-type <type> | --gzip-level <n> | --ignore-scripts | --tolerate-republish | ' +
          '--registry <url>',
        ),
        upgrade: only(() => [install(literal('bun'), 'system')], '--canary | --stable | --profile'),
        feedback: only(() => [{ kind: 'connect', target: literal('bun.sh'), sends: true }]),
      },
      starts,
    ),
    examples: {
      'bun --version': [],
      'bun unlink --help': [],
      'bun install --frozen-lockfile': ['install . (workspace)'],
      'bun add -d left-pad': ['install left-pad (workspace)'],
      'bun add -g left-pad': ['install left-pad (system)'],
      'bun run deploy': ['execute package.json'],
      'bun --cwd=web run deploy': ['execute web'],
      'bun -F app deploy': ['execute .'],
      'bun run --workspaces deploy': ['execute .'],
      'bun run --shell=system a.ts --x': ['interpret a.ts as javascript (file)'],
      'bun src/a.ts': ['interpret src/a.ts as javascript (file)'],
      "bun -e '1 + 1'": ["interpret '1 + 1' as javascript (literal)"],
      'bun --preload ./p.ts --inspect --env-file=.env.sample --config=b.toml a.ts': [
        'interpret ./p.ts as javascript (file)',
        'connect localhost:6499 (listens)',
        'read .env.sample',
        'execute b.toml',
        'interpret a.ts as javascript (file)',
      ],
      'bun --cpu-prof --cpu-prof-dir p a.ts': ['write .', 'write p', 'interpret a.ts as javascript (file)'],
      'bun gatekeeper trust': ['execute package.json', 'configure gatekeeper (persists)'],
      'bun dist/gatekeeper.cjs trust -y': ['interpret dist/gatekeeper.cjs as javascript (file)', 'configure gatekeeper (persists)'],
      'bun test --bail': ['execute .'],
      'bun x gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
      'bun x cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
      "bun exec 'mkdir out'": ['write out'],
      'bun pm ls': [],
      'bun pm pack --destination out --dry-run': ['execute .'],
      'bun build src/a.ts --outdir out': ['write out', 'read src/a.ts'],
      'bun build --outfile a.js --config-plugin p.ts a.ts': ['write a.js', 'interpret p.ts as javascript (file)', 'read a.ts'],
      'bun init -y': ['write package.json'],
      'bun publish --dry-run': ['execute .'],
      'bun upgrade': ['install bun (system)'],
    },
  }),
)
