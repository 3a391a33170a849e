// dart: runs Dart and builds Dart projects; flutter under its name. Source: dart help, flutter help, Dart 3, Flutter 3.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { executesHere, install, otherwise, quiet, tells } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -v, --verbose | --version | --suppress-analytics | --disable-analytics | --enable-analytics | --color, --no-color | ' +
  '-d, --device-id <id> | --machine | --no-version-check | --enable-asserts | --define, -D <pair> | --dart-define <pair> | --release | --debug | ' +
  '--profile | --target, -t <file> | --flavor <name> | --no-pub, --pub | --web-port <n> | --web-renderer <name> | --no-sound-null-safety | ' +
  '--fatal-infos, --no-fatal-infos | --fatal-warnings, --no-fatal-warnings | --no-preamble | --coverage | --coverage-path <file> | ' +
  '--name, -n <pattern> | --plain-name, -N <text> | --tags <text> | --exclude-tags, -x <text> | --concurrency, -j <n> | --timeout <n> | ' +
  '--reporter, -r <name> | --test-randomize-ordering-seed <n> | --total-shards <n> | --shard-index <n> | ' +
  '--update-goldens | --dry-run | --apply | --set-exit-if-changed | --line-length, -l <n> | --page-width <n> | --show <what> | --summary <what> | ' +
  '--output <how> | --template <name> | --org <name> | --platforms <names> | --project-name <name> | --empty | --overwrite | --offline, --no-offline | ' +
  '--precompile | --example | --major-versions | --null-safety | --directory, -C <folder> | --json | --dev | --path <folder> | --git-url <url> | ' +
  '--git-ref <ref> | --sdk <name> | --server <url> | --split-debug-info <folder> | --obfuscate | --tree-shake-icons | --build-name <v> | ' +
  '--build-number <n> | --no-codesign | --target-platform <names> | --split-per-abi | --analyze-size | --hot | --observe | --pause-isolates-on-start'
const anything = { '<arg...>': nothing }
const runs: Body = { options: { '-o, --output-dir, --outputDir, --exe <path>': writes }, harmless: OPTIONS, operands: anything, always: () => [executesHere] }
const only = (always: NonNullable<Body['always']>): Body => ({ harmless: OPTIONS, operands: anything, always })

export default command(
  'dart',
  quiet(['--help', '--version'], {
    aliases: ['flutter', 'fvm', 'melos', 'pub'],
    harmless: OPTIONS,
    ...otherwise(
      {
        'run | test | build | compile | drive | attach | assemble | gen-l10n | screenshot | bash-completion | symbolize | doc | exec | bs': runs,
        analyze: only(() => [{ kind: 'read', target: literal('.'), recursive: true }]),
        format: only(given => [
          {
            kind:
              given('--set-exit-if-changed') && exact(given.value('--output')) === 'none'
                ? 'read'
                : exact(given.value('--output')) === 'none'
                  ? 'read'
                  : 'write',
            target: given.operands[0] ?? literal('.'),
            recursive: true,
          },
        ]),
        fix: only(given => (given('--apply') ? [{ kind: 'write', target: literal('.'), recursive: true }] : [])),
        pub: only(given => {
          const what = exact(given.operands[0]) ?? 'help'
          if (/^(?:deps|outdated|help|token|cache|bump)$/.test(what))
            return what === 'token' || what === 'cache' ? [{ kind: 'configure', target: literal('pub') }] : []
          if (/^(?:publish|lish|uploader)$/.test(what)) return given('--dry-run') ? [] : [{ kind: 'publish', target: literal('.') }]
          if (what === 'run') return [executesHere]
          return [install(given.operands[1] ?? literal('.'), what === 'global' ? 'system' : 'workspace')]
        }),
        'get | add | remove | upgrade | downgrade | packages | install | bootstrap': only(given => [
          install(given.operands[0] ?? literal('.'), given.called === 'fvm' ? 'system' : 'workspace'),
        ]),
        'doctor | devices | emulators | logs | info | help | list | channel': only(given =>
          given.operands.length && given.called === 'flutter' ? [{ kind: 'configure', target: literal('flutter') }] : [],
        ),
        create: only(given => [{ kind: 'write', target: given.operands[0] ?? literal('.') }]),
        'config | precache | use | custom-devices | symlink-sdk': only(() => [{ kind: 'configure', target: literal('flutter') }]),
        clean: only(() => [{ kind: 'delete', target: literal('build'), recursive: true }]),
        'language-server | devtools | debug-adapter | daemon': tells(OPTIONS),
      },
      head => (/\.dart$/.test(exact(head) ?? '') ? [interpretFile(head, 'dart')] : [executesHere]),
    ),
    examples: {
      'dart --version': [],
      'flutter doctor -v': [],
      'dart analyze': ['read . (recursive)'],
      'dart format lib': ['write lib (recursive)'],
      'dart a.dart': ['interpret a.dart as dart (file)'],
      'flutter test --coverage': ['execute .'],
      'dart compile exe -o app a.dart': ['write app', 'execute .'],
      'flutter pub get': ['install . (workspace)'],
      'dart pub publish': ['publish .'],
      'flutter create app': ['write app'],
      'flutter clean': ['delete build (recursive)'],
      'flutter channel stable': ['configure flutter'],
    },
  }),
)
