// swift: runs and builds Swift. Source: swift --help, swift build --help, Swift 6.
import { exact, literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { interpretFile, runsStdin, runsText } from './lib/interpreter.ts'
import { executesHere, install, otherwise } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const anything = { '<arg...>': nothing }
const into = {
  '--scratch-path, --build-path, --cache-path, --output, --output-path, --xunit-output <path>': writes,
  '--toolset, --toolchain, --swift-sdks-path, --sdk <path>': executes,
}
const OPTIONS =
  '-h, -help, --help | --version, -version | --package-path <folder> | -c, --configuration <name> | -v, --verbose | -q, --quiet | --vv, --very-verbose | ' +
  '-j, --jobs <n> | --product <name> | --target <name> | --build-tests | --show-bin-path | --arch <name> | --triple <name> | --swift-sdk <name> | ' +
  '--static-swift-stdlib | --no-static-swift-stdlib | --sanitize <name> | --filter <pattern> | --skip <pattern> | --parallel | --no-parallel | ' +
  '--num-workers <n> | --enable-code-coverage | --disable-code-coverage | --show-codecov-path | -l, --list-tests | --skip-build | --enable-xctest | ' +
  '--disable-xctest | --enable-swift-testing | ' +
  '--disable-swift-testing | --disable-sandbox | --enable-sandbox | --disable-automatic-resolution, --only-use-versions-from-resolved-file | ' +
  '--force-resolved-versions | --skip-update | -Xswiftc <flag> | -Xcc <flag> | -Xlinker <flag> | -Xcxx <flag> | --type <kind> | --name <name> | ' +
  '--format <how> | --traits <names> | --explicit-target-dependency-import-check <how> | --disable-index-store | --repl | --branch <name> | ' +
  '--revision <ref> | --exact <v> | --from <v> | --up-to-next-minor-from <v> | --allow-writing-to-package-directory | --allow-network-connections <what>'
const runs: Body = { options: into, harmless: OPTIONS, operands: anything, always: given => (given('-h') ? [] : [executesHere]) }
const at = (given: Parameters<NonNullable<Body['always']>>[0]) => exact(given.operands[0]) ?? ''

export default command('swift', {
  harmless:
    '-h, -help, --help | --version, -version | -D <name> | -O | -Onone | -I <folder> | -L <folder> | -l <name> | -F <folder> | -sdk <path> | ' +
    '-target <triple> | -swift-version <v> | -v | -enable-bare-slash-regex | -parse-as-library',
  options: { '-e <text>': runsText('swift') },
  bare: given => (given('-h') || given('--version') || given('-e') ? [] : runsStdin(given, 'swift')),
  ...otherwise(
    {
      build: runs,
      'test | run | sdk | experimental-sdk': runs,
      package: {
        inherit: true,
        options: into,
        harmless: OPTIONS,
        subcommands: {
          'describe | dump-package | show-dependencies | show-traits | tools-version | diagnose-api-breaking-changes | dump-symbol-graph | completion-tool | learn | compute-checksum | show-executables | resolve-info':
            { operands: anything, always: () => [executesHere] },
          'resolve | update | add-dependency | edit | unedit': {
            operands: anything,
            always: given => [executesHere, install(given.operands[0] ?? literal('.'), 'workspace')],
          },
          init: { operands: anything, always: () => [{ kind: 'write', target: literal('Package.swift') }] },
          'clean | reset | purge-cache': { operands: anything, always: () => [{ kind: 'delete', target: literal('.build'), recursive: true }] },
          '*': { style: 'none', operands: anything, always: () => [executesHere] },
        },
      },
      'package-registry': {
        operands: anything,
        always: given => (at(given) === 'publish' ? [{ kind: 'publish', target: literal('.') }] : [{ kind: 'configure', target: literal('swift registry') }]),
      },
      format: {
        options: { '-i, --in-place': (_, given) => given.operands.map(target => ({ kind: 'write', target })) },
        harmless: '-r, --recursive | -p, --parallel | --configuration <file> | --color-diagnostics | --strict, -s | lint',
        operands: { '<path...>': nothing },
      },
      'repl | demangle | help': { operands: anything, always: given => (given.called === 'repl' ? [executesHere] : []) },
    },
    head => [interpretFile(head, 'swift')],
  ),
  examples: {
    'swift --version': [],
    'swift a.swift x': ['interpret a.swift as swift (file)'],
    "swift -e 'print(1)'": ["interpret 'print(1)' as swift (literal)"],
    'swift build -c release --scratch-path out --toolset t.json': ['write out', 'execute t.json', 'execute .'],
    'swift test --filter A --xunit-output o.xml --sdk s': ['write o.xml', 'execute s', 'execute .'],
    'swift package describe --cache-path c --toolchain t': ['write c', 'execute t', 'execute .'],
    'swift package clean': ['delete .build (recursive)'],
    'swift package resolve': ['execute .', 'install . (workspace)'],
    'swift format -i a.swift': ['write a.swift'],
    swift: ['interpret ?stdin as swift'],
  },
})
