// node: runs JavaScript. Source: node(1), Node 20 to 24 --help.
import { type Effect, exact, literal } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { listens, runsFile, runsText, script, stdinUnless } from './lib/interpreter.ts'
import { ownCommand } from './lib/own.ts'
import { executesHere } from './lib/toolchain.ts'
import { each, reads, writes } from './roles.ts'

const ENDS = [
  '-h',
  '-v',
  '--v8-options',
  '--completion-bash',
  '-e',
  '-p',
  '-pe',
  '--test',
  '--run',
  '--prof-process',
  '--build-snapshot-config',
  '--experimental-sea-config',
  '--build-sea',
]

/** `--inspect` without an address listens on this machine alone. */
const inspects: Role = words => [listens(words[0] && (/^\d+$/.test(exact(words[0]) ?? '') ? literal(`localhost:${exact(words[0])}`) : words[0]), '9229')]
const writesHere: Role = () => [{ kind: 'write', target: literal('.') }]
/** A file to load, or a package by name. */
const loads = runsFile('javascript')
const main: Role = (words, given) => {
  if (given('--check')) return reads(words.slice(0, 1), given)
  if (exact(words[0]) === 'inspect' || exact(words[0]) === 'debug')
    return [...words.slice(1, 2).map((target): Effect => ({ kind: 'interpret', target, language: 'javascript', file: true })), ...ownCommand(given.operands[1], given.operands.slice(2))]
  const inline = ['-e', '-p', '-pe', '--test']
  return [...script('javascript', inline)(words, given), ...(inline.some(option => given(option)) ? [] : ownCommand(words[0], given.operands.slice(1)))]
}

export default command('node', {
  aliases: ['nodejs', 'iojs'],
  style: 'posix',
  options: {
    '-e, --eval, -pe <text>': runsText('javascript'),
    '-p, --print [text]': (words, given) =>
      words.length || given('-e') ? runsText('javascript')(words, given) : runsText('javascript')(given.operands.slice(0, 1), given),
    '-r, --require, --import, --loader, --experimental-loader <module>': loads,
    '--env-file, --env-file-if-exists <file>': reads,
    '--run <task>': each((task, given) => ({ task, args: given.operands })),
    '--test': (_, given) =>
      given.operands.length ? given.operands.map((target): Effect => ({ kind: 'interpret', target, language: 'javascript', file: true })) : [executesHere],
    '--inspect, --inspect-brk, --inspect-wait [address]': inspects,
    '--cpu-prof, --heap-prof, --prof, --heapsnapshot-near-heap-limit, --build-snapshot, --trace-event-categories, --logfile-per-isolate [setting]': writesHere,
    '--cpu-prof-dir, --heap-prof-dir, --diagnostic-dir, --report-directory, --report-dir, --redirect-warnings, --tls-keylog, --trace-event-file-pattern, --test-reporter-destination, --localstorage-file, --logfile <path>':
      writes,
    '--experimental-sea-config, --build-sea, --build-snapshot-config <file>': (words, given) => [
      ...reads(words, given),
      executesHere,
      ...writesHere(words, given),
    ],
    '--snapshot-blob <file>': runsFile('javascript'),
    '--openssl-config, --experimental-config-file <file>': (words, given) => [...reads(words, given), executesHere],
    '--experimental-default-config-file, --openssl-shared-config, --test-update-snapshots': () => [executesHere],
    '--experimental-policy <file>': reads,
    '--test-reporter <module>': each(name =>
      /^(?:spec|tap|dot|junit|lcov)$/.test(exact(name) ?? '') ? undefined : { kind: 'interpret', target: name, language: 'javascript', file: true },
    ),
    '--test-global-setup <file>': runsFile('javascript'),
  },
  harmless:
    '--napi-modules | --trace-events-enabled | -c, --check | --tsconfig <file> | --no-cache | -h, --help | -v, --version | -i, --interactive | -C, --conditions <name> | --v8-options | ' +
    '--completion-bash | --abort-on-uncaught-exception | --allow-addons | --allow-child-process | ' +
    '--allow-fs-read <path> | --allow-fs-write <path> | --allow-net | --allow-inspector | --allow-wasi | --allow-worker | --permission | ' +
    '--permission-audit | --experimental-permission | --cpu-prof-interval <n> | --cpu-prof-name <name> | ' +
    '--disable-proto <mode> | --disable-warning <code> | --disable-wasm-trap-handler | --disable-sigusr1 | --disallow-code-generation-from-strings | ' +
    '--dns-result-order <order> | --enable-etw-stack-walking | --enable-fips | --enable-source-maps | ' +
    '--entry-url | --experimental-default-type <type> | --experimental-detect-module | --experimental-eventsource | --experimental-fetch | ' +
    '--experimental-import-meta-resolve | --experimental-json-modules | --experimental-addon-modules | --experimental-strip-types | --strip-types | ' +
    '--experimental-transform-types | --experimental-network-imports | --experimental-network-inspection | --experimental-print-required-tla | ' +
    '--experimental-repl-await | --experimental-require-module | --experimental-shadow-realm | ' +
    '--experimental-specifier-resolution <mode> | --experimental-sqlite | --experimental-test-coverage | --experimental-test-isolation <mode> | ' +
    '--test-isolation <mode> | --experimental-test-module-mocks | --experimental-test-snapshots | --experimental-vm-modules | ' +
    '--experimental-wasm-modules | ' +
    '--experimental-wasi-unstable-preview1 | --experimental-websocket | --experimental-webstorage | --webstorage | --experimental-worker | ' +
    '--experimental-worker-inspection | --experimental-abortcontroller | --experimental-report | --experimental-global-navigator | ' +
    '--experimental-inspector-network-resource | ' +
    '--experimental-async-context-frame | --experimental-eventsource | --experimental-storage-inspection | --experimental-modules | ' +
    '--experimental-top-level-await | --experimental-sea-config-help | --expose-gc, --expose_gc | --force-context-aware | --force-fips | ' +
    '--force-node-api-uncaught-exceptions-policy | --frozen-intrinsics | ' +
    '--heap-prof-interval <n> | --heap-prof-name <name> | --heapsnapshot-signal <signal> | --huge-max-old-generation-size | --icu-data-dir <folder> | ' +
    '--input-type <type> | --insecure-http-parser | --debug-port, --inspect-port <address> | --inspect-publish-uid <list> | ' +
    '--interpreted-frames-native-stack | --jitless | --max-http-header-size <n> | --network-family-autoselection-attempt-timeout <n> | ' +
    '--network-family-autoselection | --enable-network-family-autoselection | --no-network-family-autoselection | --no-addons | --no-deprecation | ' +
    '--no-experimental-detect-module | --no-experimental-fetch | ' +
    '--no-experimental-global-customevent | --no-experimental-global-webcrypto | --no-experimental-global-navigator | --no-experimental-repl-await | ' +
    '--no-experimental-require-module | --no-experimental-strip-types | --no-strip-types | --no-experimental-websocket | --no-experimental-sqlite | ' +
    '--no-experimental-webstorage | --no-extra-info-on-fatal-exception | --no-force-async-hooks-checks | ' +
    '--no-global-search-paths | --no-warnings | --node-memory-debug | --node-snapshot | --no-node-snapshot | --openssl-legacy-provider | ' +
    '--pending-deprecation | --policy-integrity <sri> | --preserve-symlinks | --preserve-symlinks-main | --prof-process | ' +
    '--report-compact | --report-exclude-network | --report-exclude-env | --report-filename <name> | --report-on-fatalerror | --report-on-signal | ' +
    '--report-signal <signal> | --report-uncaught-exception | --secure-heap <n> | --secure-heap-min <n> | --stack-trace-limit <n> | ' +
    '--test-concurrency <n> | --test-coverage-branches <n> | --test-coverage-exclude <glob> | --test-coverage-functions <n> | ' +
    '--test-coverage-include <glob> | --test-coverage-lines <n> | --test-force-exit | --test-name-pattern <pattern> | --test-skip-pattern <pattern> | ' +
    '--test-only | --test-rerun-failures <file> | ' +
    '--test-randomize | --test-random-seed <n> | --test-shard <part> | --test-timeout <n> | --throw-deprecation | --title <text> | ' +
    '--tls-cipher-list <list> | --tls-max-v1.2 | --tls-max-v1.3 | --tls-min-v1.0 | --tls-min-v1.1 | --tls-min-v1.2 | --tls-min-v1.3 | ' +
    '--trace-atomics-wait | --trace-deprecation | --trace-env | ' +
    '--trace-env-js-stack | --trace-env-native-stack | --trace-exit | --trace-promises | --trace-require-module [mode] | --trace-sigint | ' +
    '--trace-sync-io | --trace-tls | --trace-uncaught | --trace-warnings | --track-heap-objects | --unhandled-rejections <mode> | ' +
    '--use-bundled-ca | --use-largepages <mode> | --use-openssl-ca | --use-system-ca | --use-env-proxy | --v8-pool-size <n> | --verify-base-objects | ' +
    '--watch | --watch-path <path> | --watch-preserve-output | --watch-kill-signal <signal> | --zero-fill-buffers | ' +
    '--max-old-space-size, --max_old_space_size <n> | --max-semi-space-size <n> | --min-semi-space-size <n> | --max-heap-size <n> | ' +
    '--max-old-space-size-percentage <n> | --stack-size <n> | --stack_size <n> | --harmony | --harmony-shipping | --harmony-temporal | ' +
    '--harmony-import-attributes | --allow-natives-syntax | --always-compact | --trace-gc | --trace-opt | --trace-deopt | --trace-ic | ' +
    '--optimize-for-size | --lite-mode | --single-threaded | --predictable | --use-strict | --max-lazy | --gc-interval <n> | --noconcurrent_sweeping | ' +
    '--perf-basic-prof | --perf-prof | --interpreted-frames-native-stack | --random-seed <n> | --es-staging | --experimental-wasm-memory64',
  operands: { '<script...>': main },
  always: stdinUnless('javascript', ENDS),
  examples: {
    'node --version': [],
    'node -v': [],
    'node server.js --port 80': ['interpret server.js as javascript (file)'],
    'node --check src/a.js': ['read src/a.js'],
    "node -e '1 + 1'": ["interpret '1 + 1' as javascript (literal)"],
    "node -e 'require(\"child_process\").exec(\"cat k.txt\")'": ['read k.txt', 'interpret \'require("child_process").exec("cat k.txt")\' as javascript (literal)'],
    "node -e 'require(\"child_process\").spawn(\"cat\", [\"k.txt\"])'": ['read k.txt', 'interpret \'require("child_process").spawn("cat", ["k.txt"])\' as javascript (literal)'],
    "node -p 'process.version'": ['interpret process.version as javascript (literal)'],
    'node -r ./hook.js --import tsx src/a.ts': [
      'interpret ./hook.js as javascript (file)',
      'interpret tsx as javascript (file)',
      'interpret src/a.ts as javascript (file)',
    ],
    'node --env-file=.env.sample a.js': ['read .env.sample', 'interpret a.js as javascript (file)'],
    'node --run deploy': ['execute package.json'],
    'node --test': ['execute .'],
    'node --test --test-reporter=./r.js test/a.js': ['interpret test/a.js as javascript (file)', 'interpret ./r.js as javascript (file)'],
    'node --inspect=0.0.0.0:9229 a.js': ['connect 0.0.0.0:9229 (listens)', 'interpret a.js as javascript (file)'],
    'node --inspect a.js': ['connect localhost:9229 (listens)', 'interpret a.js as javascript (file)'],
    'node --cpu-prof --cpu-prof-dir=out a.js': ['write .', 'write out', 'interpret a.js as javascript (file)'],
    'node --experimental-sea-config sea.json': ['read sea.json', 'execute .', 'write .'],
    'node --snapshot-blob s.blob a.js': ['interpret s.blob as javascript (file)', 'interpret a.js as javascript (file)'],
    'node --openssl-config=o.cnf a.js': ['read o.cnf', 'execute .', 'interpret a.js as javascript (file)'],
    'node --experimental-default-config-file a.js': ['execute .', 'interpret a.js as javascript (file)'],
    'node --experimental-policy p.json a.js': ['read p.json', 'interpret a.js as javascript (file)'],
    'node --test-global-setup s.js --test a.js': ['interpret s.js as javascript (file)', 'interpret a.js as javascript (file)'],
    'node /opt/gate/dist/gatekeeper.cjs trust -y': ['interpret /opt/gate/dist/gatekeeper.cjs as javascript (file)', 'configure gatekeeper (persists)'],
    'node ../gate/bin/gatekeeper rules add allow bash': ['interpret ../gate/bin/gatekeeper as javascript (file)', 'configure gatekeeper (persists)'],
    'node dist/gatekeeper.cjs check -- rm -rf /': ['interpret dist/gatekeeper.cjs as javascript (file)'],
    'node inspect a.js': ['interpret a.js as javascript (file)'],
    "node - x <<< '1 + 1'": ["interpret '1 + 1\\n' as javascript (literal)"],
    node: ['interpret ?stdin as javascript'],
  },
})
