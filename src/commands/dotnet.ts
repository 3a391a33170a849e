// dotnet: builds .NET projects and looks after their packages. Source: .NET 9 SDK, `dotnet help` of each subcommand.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { connectsTo, isAddress } from './lib/addresses.ts'
import { executesHere, install, otherwise, writesPath } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, -?, --help | -c, --configuration <name> | -f, --framework <name> | -r, --runtime <name> | -v, --verbosity <level> | -a, --arch <name> | ' +
  '--os <name> | --no-restore | --no-build | --no-incremental | --no-dependencies | --nologo | --tl [how] | --force | --self-contained [yes] | ' +
  '--no-self-contained, --sc | --version-suffix <text> | --interactive | --disable-build-servers | --use-current-runtime, --ucr | ' +
  '-p, --property <pair> | --manifest <file> | --no-cache | --source <url> | -s <url> | --packages <folder> | --configfile <file> | ' +
  '--lock-file-path <file> | --locked-mode | --force-evaluate | --use-lock-file | --disable-parallel | --ignore-failed-sources | ' +
  '--include-symbols | --include-source | --serviceable | --filter <text> | -t, --list-tests | -e, --environment <pair> | -l, --logger <name> | -d | ' +
  '--collect <name> | --blame | --blame-crash | --blame-hang | --blame-hang-timeout <time> | --launch-profile <name> | --no-launch-profile | ' +
  '--project <path> | --version <v> | --prerelease | --outdated | --deprecated | --vulnerable | --highest-minor | --highest-patch | ' +
  '--include-transitive | --format <how> | --global, -g | --local | --tool-path <folder> | --add-source <url> | --framework-version <v> | --all | ' +
  '--allow-downgrade | --create-manifest-if-needed | --name, -n <name> | --dry-run | --language, -lang <name> | ' +
  '--type <kind> | --author <who> | --in-root | --solution-folder, -sf <name> | --verify-no-changes | --severity <level> | --diagnostics <ids> | ' +
  '--include <paths> | --exclude <paths> | --include-generated | --ignore <ids> | --ucr | --roll-forward <how> | --fx-version <v> | ' +
  '--additionalprobingpath <path> | --no-hot-reload | --non-interactive | --quiet | --list | --take <n> | --skip <n> | --exact-match | ' +
  '--search-term <text>'
const anything = { '<arg...>': nothing }
const into = {
  '-o, --output <path>': writes,
  '--results-directory, --diag, --artifacts-path, --binaryLogger, -bl <path>': writes,
  '-s, --settings, --runsettings, --test-adapter-path <file>': executes,
}
const builds: Body = { options: into, harmless: OPTIONS.replace(' | -s <url>', ''), operands: anything, always: given => (given('-h') ? [] : [executesHere]) }
const only = (steps: (given: Given) => readonly Step[], options: Body['options'] = {}): Body => ({
  options,
  harmless: OPTIONS,
  operands: anything,
  always: given => [...['--source', '--add-source', '-s'].flatMap(given.values).filter(isAddress).map(connectsTo), ...(given('-h') || given('--dry-run') ? [] : steps(given))],
})
const from = (given: Given) => (given('--add-source') || given('--source') || given('-s') ? ('url' as const) : undefined)

export default command('dotnet', {
  options: { '--depsfile, --runtimeconfig <file>': executes },
  harmless:
    '-h, -?, --help | --version | --info | --list-sdks | --list-runtimes | -d, --diagnostics | --roll-forward <how> | --fx-version <v> | ' +
    '--additionalprobingpath <path>',
  ...otherwise(
    {
      'build | publish | test | run | watch | restore | pack | msbuild | clean | vstest | store | build-server': builds,
      exec: {
        style: 'posix',
        options: { '--depsfile, --runtimeconfig <file>': executes },
        harmless: '--roll-forward <how> | --fx-version <v> | --additionalprobingpath <path>',
        operands: { '<file>': executes, '<arg...>': nothing },
      },
      new: {
        style: 'gnu',
        options: { '-o, --output <folder>': writes },
        harmless: OPTIONS,
        operands: anything,
        always: given =>
          given('-h') || given('--list') || given('--dry-run') || /^(?:list|search|details|--list)$/.test(exact(given.operands[0]) ?? 'list')
            ? []
            : /^(?:install|uninstall|update)$/.test(exact(given.operands[0]) ?? '')
              ? [install(given.operands[1] ?? literal('templates'), 'system')]
              : given('-o')
                ? []
                : [writesPath(literal('.'))],
      },
      'list | help | --info': only(() => []),
      'add | remove': only(given =>
        given.operands.some(word => exact(word) === 'package')
          ? [install(given.operands.at(-1) ?? literal('.'), from(given) ?? 'workspace')]
          : [writesPath(given.operands[0] ?? literal('.'))],
      ),
      package: only(given =>
        /^(?:list|search)$/.test(exact(given.operands[0]) ?? '') ? [] : [install(given.operands[1] ?? literal('.'), from(given) ?? 'workspace')],
      ),
      'reference | sln | solution': only(given => (given.operands.some(word => exact(word) === 'list') ? [] : [writesPath(given.operands[0] ?? literal('.'))])),
      tool: only(given =>
        /^(?:list|search)$/.test(exact(given.operands[0]) ?? 'list')
          ? []
          : exact(given.operands[0]) === 'run' || exact(given.operands[0]) === 'exec'
            ? [executesHere]
            : [install(given.operands[1] ?? literal('tools'), from(given) ?? (given('--global') ? 'system' : 'workspace'))],
      ),
      workload: only(given =>
        /^(?:list|search|history|config|--info|--version)$/.test(exact(given.operands[0]) ?? 'list')
          ? []
          : [install(given.operands[1] ?? literal('workloads'), 'system')],
      ),
      sdk: only(() => []),
      format: only(given => [{ kind: given('--verify-no-changes') ? 'read' : 'write', target: literal('.'), recursive: true }], {
        '--report, --binarylog <path>': writes,
      }),
      nuget: only(
        given =>
          exact(given.operands[0]) === 'push'
            ? [...given.operands.slice(1, 2).map(target => ({ kind: 'publish' as const, target }))]
            : exact(given.operands[0]) === 'delete'
              ? [{ kind: 'publish', target: given.operands[1] ?? literal('.'), force: true }]
              : given.operands.some(word => /^(?:list|verify|why|search|paths|get|--list)$/.test(exact(word) ?? ''))
                ? []
                : [{ kind: 'configure', target: literal('nuget') }],
        { '-k, --api-key, -sk, --symbol-api-key <key>': nothing, '--skip-duplicate, --no-symbols': nothing },
      ),
      'user-secrets': only(given =>
        given.operands.some(word => exact(word) === 'list')
          ? [{ kind: 'reveal', target: literal('user secrets') }]
          : [{ kind: 'configure', target: literal('user secrets') }],
      ),
      'dev-certs': only(() => [{ kind: 'configure', target: literal('developer certificate') }], {
        '--trust, --clean, --check': nothing,
        '-ep, --export-path <file>': writes,
      }),
      ef: {
        style: 'none',
        operands: anything,
        always: given => [
          executesHere,
          ...(/^database drop\b/.test(given.operands.map(word => word.text).join(' ')) ? [{ kind: 'destroy' as const, target: literal('database') }] : []),
        ],
      },
      'fsi | csi': { style: 'none', operands: anything, always: () => [executesHere] },
    },
    head => (/\.(?:dll|exe)$/.test(exact(head) ?? '') ? [{ kind: 'execute', target: head }] : [executesHere]),
  ),
  examples: {
    'dotnet package search x --source https://a.dev/index.json': ['connect https://a.dev/index.json'],
    'dotnet --version': [],
    'dotnet --info': [],
    'dotnet build -c Release --no-restore -o out': ['write out', 'execute .'],
    'dotnet test --filter A --results-directory r --settings a.runsettings': ['write r', 'execute a.runsettings', 'execute .'],
    'dotnet test --help': [],
    'dotnet list package --outdated': [],
    'dotnet add package A --version 1.0': ['install A (workspace)'],
    'dotnet add a.csproj reference b.csproj': ['write a.csproj'],
    'dotnet new console -o app': ['write app'],
    'dotnet new list': [],
    'dotnet tool install -g x --version 1.0': ['install x (system)'],
    'dotnet tool list': [],
    'dotnet format --verify-no-changes --report r': ['write r', 'read . (recursive)'],
    'dotnet nuget push a.nupkg -k k --skip-duplicate': ['publish a.nupkg'],
    'dotnet nuget list source': [],
    'dotnet dev-certs https --trust -ep c.pfx': ['write c.pfx', "configure 'developer certificate'"],
    'dotnet user-secrets list': ["reveal 'user secrets'"],
    'dotnet ef database drop': ['execute .', 'destroy database'],
    'dotnet --depsfile d.json app.dll x': ['execute d.json', 'execute app.dll'],
    'dotnet exec --runtimeconfig r.json app.dll': ['execute r.json', 'execute app.dll'],
  },
})
