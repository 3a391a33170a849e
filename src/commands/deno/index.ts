// deno: runs JavaScript and TypeScript, and looks after projects. Source: Deno 2, `deno help` and its manual.
import { exact, literal } from '../../model/index.ts'
import { command, type Role } from '../define.ts'
import { connectsTo, everyIs, isAddress, readsOrAsks } from '../lib/addresses.ts'
import { listens, runsFile, runsStdin, runsText } from '../lib/interpreter.ts'
import { interpretModule } from '../lib/javascript.ts'
import { executesHere, install, installs, otherwise, quiet, tells } from '../lib/toolchain.ts'
import { each, nothing, reads, writes } from '../roles.ts'
import { adds, anything, beside, checks, run, tests } from './bodies.ts'
import { GLOBAL, MODULES, PERMISSIONS, UNSTABLE } from './options.ts'

/** A module of the network is fetched; those of the usual registries count as known. */
const readsModules: Role = (words, given) => readsOrAsks(words.filter(word => !everyIs(word, /^(?:npm|jsr|node):/)), given)

export default command(
  'deno',
  quiet(['--help', '--version'], {
    inherit: true,
    harmless: `${GLOBAL} | ${UNSTABLE}`,
    bare: given => (given('--help') || given('--version') ? [] : runsStdin(given, 'javascript')),
    ...otherwise(
      {
        run,
        serve: {
          ...run,
          harmless: `${run.harmless} | --port <n> | --host <name> | --parallel | --open`,
          always: given => [listens(given.value('--host'), exact(given.value('--port')) ?? '8000')],
        },
        task: {
          style: 'posix',
          options: { '--eval': (_, given) => given.operands.slice(0, 1).map(script => ({ script })) },
          harmless:
            '-c, --config <file> | --cwd <folder> | -r, --recursive | -f, --filter <name> | --node-modules-dir [mode] | --lock [file] | --frozen [yes] | ' +
            '--cached-only',
          operands: { '<task>': each((target, given) => (given('--eval') ? undefined : { kind: 'execute', target })), '<arg...>': nothing },
        },
        eval: {
          options: { ...beside, '-p, --print': nothing },
          harmless: `${PERMISSIONS} | ${MODULES}`,
          operands: { '<text>': runsText('javascript'), '<arg...>': nothing },
        },
        repl: {
          options: { ...beside, '--eval <text>': runsText('javascript'), '--eval-file <files>': runsFile('javascript') },
          harmless: `${PERMISSIONS} | ${MODULES} | --json`,
          always: given => runsStdin(given, 'javascript'),
          operands: anything,
        },
        test: tests(
          '--no-run | --doc | --parallel | --permit-no-files | --filter <name> | --shuffle [seed] | --trace-leaks | --trace-ops | --fail-fast [n] | ' +
          '--ignore <paths> | --reporter <name> | --clean | --hide-stacktraces | --coverage-raw-data-only | --sanitize-ops | --sanitize-resources',
        ),
        bench: tests('--json | --no-run | --filter <name> | --ignore <paths> | --permit-no-files'),
        'check | info | doc': {
          options: { '--output <folder>': writes },
          always: given => [
            ...[...given.values('--import-map'), ...given.values('--config'), ...given.values('--lock')].flatMap(word => (isAddress(word) ? [connectsTo(word)] : reads([word], given))),
            ...(given('--html') && !given('--output') && exact(given.value('--html')) !== 'false' ? [{ kind: 'write' as const, target: literal('docs'), recursive: true as const }] : []),
          ],
          harmless:
            `${MODULES} | --doc | --doc-only | --all | --json | --html [yes] | --name <name> | --private | --filter <name> | --lint | --strip-trailing-html | ` +
            '--allow-import [hosts] | --category-docs <file> | --symbol-redirect-map <file> | --default-symbol-map <file>',
          operands: { '<module...>': readsModules },
        },
        lint: checks(
          '--rules | --rules-tags <tags> | --rules-include <names> | --rules-exclude <names> | --json | --compact | --ignore <paths> | --permit-no-files',
          '--fix',
        ),
        fmt: {
          harmless:
            `${MODULES} | --check | --ignore <paths> | --use-tabs [yes] | --line-width <n> | --indent-width <n> | --single-quote [yes] | --prose-wrap <mode> | ` +
            '--no-semicolons [yes] | --permit-no-files | --unstable-component | --unstable-css | --unstable-html | --unstable-sql | --unstable-yaml',
          always: given =>
            (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: given('--check') ? 'read' : 'write', target, recursive: true })),
          operands: anything,
        },
        'add | i': adds,
        'cache | vendor | update': adds,
        outdated: {
          harmless: `${MODULES} | --compatible | --latest | -r, --recursive | -u, --update | -i, --interactive`,
          always: given => (given('--update') ? [install(literal('.'), 'workspace')] : []),
          operands: anything,
        },
        install: {
          harmless:
            `${PERMISSIONS} | ${MODULES} | -g, --global | -n, --name <name> | --root <folder> | -f, --force | -D, --dev | -e, --entrypoint | --npm | --jsr | ` +
            '--compile | --prod | --save-exact | --package-json | --lockfile-only',
          always: given => (given.operands.length ? [] : [install(literal('.'), 'workspace')]),
          operands: { '<package...>': installs(given => (given('--global') ? 'system' : 'workspace')) },
        },
        'remove | rm | uninstall': {
          harmless: '-g, --global | --root <folder> | --lock [file] | --package-json | --lockfile-only',
          operands: { '<package...>': each(target => install(target, 'workspace')) },
        },
        x: {
          style: 'posix',
          harmless: `${PERMISSIONS} | ${MODULES} | -y, --yes | -p, --package <name> | --install-alias [name]`,
          operands: { '<package>': words => words.flatMap(target => [install(target, 'workspace'), { kind: 'execute', target }]), '<arg...>': nothing },
        },
        'init | create': {
          harmless: '--npm <package> | --jsr | --lib | --serve | --empty | -y, --yes',
          always: given => (given('--npm') ? [executesHere] : []),
          operands: { '<folder>': writes, '<arg...>': nothing },
        },
        'compile | bundle': {
          options: { '-o, --output, --outdir <path>': writes, ...beside },
          harmless:
            `${PERMISSIONS} | ${MODULES} | --include <path> | --exclude <path> | --target <triple> | --no-terminal | --icon <file> | --self-extracting | ` +
            '--format <name> | --minify | --keep-names | --code-splitting | --inline-imports [yes] | --packages <mode> | --platform <name> | --sourcemap [mode] | ' +
            '--external <name> | --declaration',
          always: given => (given('--output') ? [] : [{ kind: 'write', target: literal('.') }]),
          operands: { '<script>': reads, '<arg...>': nothing },
        },
        coverage: {
          options: { '--output <path>': writes },
          harmless: '--ignore <paths> | --include <pattern> | --exclude <pattern> | --lcov | --html | --detailed',
          operands: { '<folder...>': reads },
        },
        publish: {
          harmless: `${MODULES} | --token <token> | --dry-run | --allow-slow-types | --allow-dirty | --no-provenance | --set-version <v>`,
          always: given => (given('--dry-run') ? [] : [{ kind: 'publish', target: literal('.') }]),
          operands: anything,
        },
        upgrade: {
          options: { '--output <path>': writes },
          harmless: '--dry-run | -f, --force | --canary | --version <v> | --cert <file> | --unsafely-ignore-certificate-errors [hosts] | --pr <n>',
          always: given => (given('--dry-run') ? [] : [install(literal('deno'), 'system')]),
          operands: anything,
        },
        clean: {
          harmless: '--dry-run | -e, --except <path>',
          always: given => (given('--dry-run') ? [] : [{ kind: 'configure', target: literal('deno cache') }]),
          operands: anything,
        },
        jupyter: {
          harmless: '--install | --name <name> | --display <name> | --kernel | --conn <file> | --force',
          always: given => (given('--install') ? [install(literal('deno kernel'), 'system')] : [executesHere]),
        },
        'approve-scripts': { harmless: '--lockfile-only', always: () => [executesHere], operands: anything },
        'completions | types | lsp | help | why': tells('--dynamic'),
      },
      (head, _, given) => (exact(head) === '-' ? runsStdin(given, 'javascript') : interpretModule(head)),
    ),
    examples: {
      'deno info --config d.json --lock=d.lock': ['read d.json', 'read d.lock'],
      'deno run -A main.ts --port 1': ['interpret main.ts as javascript (file)'],
      'deno run --allow-net=api.a.dev https://a.dev/x.ts': ['interpret https://a.dev/x.ts as javascript from network https://a.dev/x.ts'],
      'deno run npm:cowsay hi': ['install npm:cowsay (workspace)', 'execute npm:cowsay'],
      'deno run --preload a.ts --env-file=.env.sample --inspect b.ts': [
        'interpret a.ts as javascript (file)',
        'read .env.sample',
        'connect localhost:9229 (listens)',
        'interpret b.ts as javascript (file)',
      ],
      'deno run - <<< 1': ["interpret '1\\n' as javascript (literal)"],
      'deno main.ts': ['interpret main.ts as javascript (file)'],
      'deno serve --port 9000 s.ts': ['connect localhost:9000 (listens)', 'interpret s.ts as javascript (file)'],
      'deno serve --import a.ts --env --inspect s.ts': [
        'interpret a.ts as javascript (file)',
        'read .env',
        'connect localhost:9229 (listens)',
        'connect localhost:8000 (listens)',
        'interpret s.ts as javascript (file)',
      ],
      'deno task build': ['execute build'],
      'deno task --eval "mkdir out"': ['write out'],
      'deno eval -p 1+1': ['interpret 1+1 as javascript (literal)'],
      'deno repl --eval 1 --eval-file a.ts': ['interpret 1 as javascript (literal)', 'interpret a.ts as javascript (file)', 'interpret ?stdin as javascript'],
      'deno test --coverage=cov': ['write cov', 'execute .'],
      'deno check main.ts': ['read main.ts'],
      'deno info https://a.dev/x.ts': ['connect https://a.dev/x.ts'],
      'deno check --import-map=https://a.dev/m.json a.ts': ['connect https://a.dev/m.json', 'read a.ts'],
      'deno info npm:cowsay': [],
      'deno doc file:///etc/a.ts': ['read /etc/a.ts'],
      'deno doc --html a.ts': ['write docs (recursive)', 'read a.ts'],
      'deno doc --output docs main.ts': ['write docs', 'read main.ts'],
      'deno lint': ['read . (recursive)'],
      'deno lint --fix src': ['write src', 'read src (recursive)'],
      'deno fmt --check': ['read . (recursive)'],
      'deno fmt src': ['write src (recursive)'],
      'deno add jsr:@std/path': ['install jsr:@std/path (workspace)'],
      'deno cache': ['install . (workspace)'],
      'deno outdated': [],
      'deno outdated --update': ['install . (workspace)'],
      'deno install -g npm:serve': ['install npm:serve (system)'],
      'deno remove left-pad': ['install left-pad (workspace)'],
      'deno x cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
      'deno init app': ['write app'],
      'deno compile -o app main.ts': ['write app', 'read main.ts'],
      'deno coverage --output cov.lcov cov': ['write cov.lcov', 'read cov'],
      'deno publish --dry-run': [],
      'deno publish': ['publish .'],
      'deno upgrade --output d': ['write d', 'install deno (system)'],
      'deno clean': ["configure 'deno cache'"],
      'deno jupyter --install': ["install 'deno kernel' (system)"],
      'deno approve-scripts': ['execute .'],
      'deno --version && deno --help': [],
      deno: ['interpret ?stdin as javascript'],
    },
  }),
)
