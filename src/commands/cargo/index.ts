// cargo: builds Rust projects and looks after their packages. Source: cargo 1.95, `cargo help` of each subcommand, and the common third-party ones.
import { exact, literal } from '../../model/index.ts'
import { type Body, command, type Given, type Step } from '../define.ts'
import { interpretFile } from '../lib/interpreter.ts'
import { deletesFolder, executesHere, inFolder, install, otherwise, quiet, tells, writesPath } from '../lib/toolchain.ts'
import { connects, nothing, writes } from '../roles.ts'
import { extensions } from './extensions.ts'
import { BUILD, GLOBAL } from './options.ts'

const anything = { '<arg...>': nothing }
const into = { '--target-dir, --artifact-dir, --out-dir <folder>': writes }
const builds = (more = '', also: (given: Given) => readonly Step[] = () => []): Body => ({
  options: into,
  harmless: `${BUILD} | ${more}`,
  operands: anything,
  always: given => [executesHere, ...also(given)],
})
const only = (steps: (given: Given) => readonly Step[], harmless = ''): Body => ({
  harmless: `${BUILD} | -n, --dry-run | ${harmless}`,
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
})
const sources = '--git <url> | --branch <name> | --tag <name> | --rev <ref> | --registry <name> | --index <url>'
const whereFrom = (given: Given, otherwiseFrom: 'workspace' | 'system') => (given('--git') || given('--index') ? ('url' as const) : otherwiseFrom)
const names = (given: Given) => (given.operands.length ? given.operands : [given.value('--git') ?? given.value('--path') ?? literal('.')])

/** The usual registry is a known one. */
const elsewhere = (given: Given): readonly Step[] => connects(given.values('--registry').filter(word => exact(word) !== 'crates-io'), given)

export default command(
  'cargo',
  quiet(['--help', '--version', '--list'], {
    inherit: true,
    options: {
      // Settings name compilers, linkers, runners and other programs.
      '--config <setting>': () => [executesHere],
      '-C <folder>': nothing,
      '--git <url>': nothing,
      '--index <url>': connects,
      '--path <folder>': nothing,
    },
    harmless: `${GLOBAL} | +<toolchain>`,
    ...otherwise(
      {
        ...extensions,
        'build | b | check | c | rustc | bench | fix': builds(
          '--no-run | --no-fail-fast | --broken-code | --edition | --edition-idioms | --allow-dirty | --allow-staged | --allow-no-vcs | --print <what> | ' +
          '--crate-type <type> | --build-plan',
          given => (given('--allow-dirty') ? [{ kind: 'write', target: literal('.') }] : []),
        ),
        'test | t': builds('--no-run | --no-fail-fast | --doc'),
        'run | r': { ...builds(), style: 'posix' },
        'doc | d | rustdoc': builds('--open | --no-deps | --document-private-items | --output-format <how>'),
        clippy: builds('--no-deps | --fix | --explain [lint] | --allow-dirty | --allow-staged | --allow-no-vcs', given =>
          given('--fix') ? [{ kind: 'write', target: literal('.') }] : [],
        ),
        fmt: {
          harmless: '--check | --all | -p, --package <name> | --message-format <how> | --manifest-path <file>',
          operands: anything,
          always: given => [
            { kind: given('--check') || given.operands.some(word => exact(word) === '--check') ? 'read' : 'write', target: literal('.'), recursive: true },
          ],
        },
        'search | info': {
          ...tells(`${BUILD} | --limit <n> | --registry <name>`),
          always: elsewhere,
        },
        'tree | metadata | locate-project | pkgid | read-manifest | verify-project | version | help | config | report | git-checkout': tells(
          `${BUILD} | --depth <n> | --prefix <how> | --prune <name> | -e, --edges <kinds> | -i, --invert [name] | --no-dedupe | -d, --duplicates | ` +
          '--charset <name> | -f, --format <how> | --filter-platform <name> | --no-deps | --format-version <n> | --limit <n> | --registry <name> | --id <n> | ' +
          '--merged <yes> | --show-origin',
        ),
        clean: {
          options: { '--target-dir <folder>': nothing },
          harmless: `${BUILD} | --doc | -n, --dry-run`,
          always: given => (given('--dry-run') ? [] : [deletesFolder(given.value('--target-dir') ?? literal('target'))]),
        },
        'update | generate-lockfile': only(
          () => [writesPath(literal('Cargo.lock'))],
          '--recursive | --precise <v> | -b, --breaking | --aggressive | -w | --latest-only',
        ),
        'fetch | vendor': only(
          given => [install(given.operands[0] ?? literal('.'), 'workspace')],
          '-s, --sync <file> | --no-delete | --respect-source-config | --versioned-dirs',
        ),
        add: only(
          given => names(given).map(target => ({ kind: 'install', target, where: whereFrom(given, 'workspace') })),
          `${sources} | --default-features | --optional | --no-optional | --public | --no-public | --rename <name> | --base <name> | --dev, -D | --build, -B`,
        ),
        'remove | rm': only(() => [writesPath(literal('Cargo.toml'))], '--dev | --build'),
        install: {
          ...only(
            given => (given('--list') ? [] : names(given).map(target => ({ kind: 'install', target, where: whereFrom(given, 'system') }))),
            `${sources} | --version, --vers <v> | -f, --force | --no-track | --list | --debug | --root <folder>`,
          ),
          options: into,
        },
        uninstall: only(given => given.operands.map(target => install(target, 'system')), '--root <folder>'),
        publish: {
          options: into,
          harmless: `${BUILD} | -n, --dry-run | --registry <name> | --no-verify | --allow-dirty | --token <token>`,
          operands: anything,
          always: given => [
            ...(given('--no-verify') ? [] : [executesHere]),
            ...(given('--dry-run') ? [] : [{ kind: 'publish' as const, target: literal('.') }]),
          ],
        },
        package: {
          options: into,
          harmless: `${BUILD} | -l, --list | --no-verify | --allow-dirty | --no-metadata | --exclude-lockfile | --registry <name>`,
          always: given => (given('--list') ? [] : [executesHere]),
        },
        yank: only(
          given => given.operands.map(target => ({ kind: 'publish', target, force: true })),
          '--version, --vers <v> | --undo | --registry <name> | --token <token>',
        ),
        owner: only(
          given => [...elsewhere(given), ...(given('--add') || given('--remove') ? [{ kind: 'publish' as const, target: given.operands[0] ?? literal('.') }] : [])],
          '-a, --add <login> | -r, --remove <login> | -l, --list | --registry <name> | --token <token>',
        ),
        'login | logout': only(() => [{ kind: 'configure', target: literal('cargo login') }], '--registry <name>'),
        new: { harmless: '--vcs <name> | --bin | --lib | --edition <n> | --name <name> | --registry <name>', operands: { '<folder>': writes } },
        init: {
          harmless: '--vcs <name> | --bin | --lib | --edition <n> | --name <name> | --registry <name>',
          operands: anything,
          always: given => [writesPath(inFolder(given.operands[0], 'Cargo.toml'))],
        },
      },
      head => (exact(head)?.endsWith('.rs') ? [interpretFile(head, 'rust')] : [executesHere]),
    ),
    examples: {
      'cargo --version': [],
      'cargo -V': [],
      'cargo +nightly --list': [],
      'cargo tree --depth 2 -p a': [],
      'cargo metadata --format-version 1 --no-deps': [],
      'cargo search serde': [],
      'cargo search x --index https://a.dev': ['connect https://a.dev'],
      'cargo info x --registry r': ['connect r'],
      'cargo build --help': [],
      'cargo +nightly build --release -p a': ['execute .'],
      'cargo build --target-dir out --config net.offline=true': ['write out', 'execute .'],
      'cargo test --lib name -- --nocapture': ['execute .'],
      'cargo run --bin a --target-dir t -- --help': ['write t', 'execute .'],
      'cargo doc --no-deps --target-dir t': ['write t', 'execute .'],
      'cargo test --target-dir t': ['write t', 'execute .'],
      'cargo clippy --fix --target-dir t -- -D warnings': ['write t', 'execute .', 'write .'],
      'cargo -C web fmt --all -- --check': ['read . (recursive)'],
      'cargo fmt': ['write . (recursive)'],
      'cargo fmt --check': ['read . (recursive)'],
      'cargo clean --target-dir out': ['delete out (recursive)'],
      'cargo clean -n': [],
      'cargo update': ['write Cargo.lock'],
      'cargo add serde -F derive': ['install serde (workspace)'],
      'cargo add --git https://a.dev/x': ['install https://a.dev/x (url)'],
      'cargo add --path lib': ['install lib (workspace)'],
      'cargo install ripgrep --target-dir t': ['write t', 'install ripgrep (system)'],
      'cargo install --list': [],
      'cargo publish --dry-run --target-dir t': ['write t', 'execute .'],
      'cargo publish --no-verify': ['publish .'],
      'cargo package --target-dir t': ['write t', 'execute .'],
      'cargo yank --version 1.0.0 a': ['publish a (force)'],
      'cargo owner --list': [],
      'cargo owner --list --index https://a.dev': ['connect https://a.dev'],
      'cargo login': ["configure 'cargo login'"],
      'cargo new app --lib': ['write app'],
      'cargo init': ['write Cargo.toml'],
      'cargo xtask gen': ['execute .'],
      'cargo tool.rs': ['interpret tool.rs as rust (file)'],
    },
  }),
)
