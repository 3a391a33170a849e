// pnpm: packages and scripts of JavaScript projects. Source: pnpm 10, `pnpm help -a` and each subcommand's --help.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { asksAddress, connectsTo, isSecretName } from './lib/addresses.ts'
import { project, runsPackage, scriptOrProgram } from './lib/packages.ts'
import { executesHere, install, otherwise, quiet, writesPath } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[]): Body => ({ operands: anything, always: steps })
/** Words behind the first operand are not pnpm's. */
const behind = (steps: (given: Given) => readonly Step[]): Body => ({ style: 'posix', operands: anything, always: steps })
const brings = (given: Given): readonly Step[] =>
  (given.operands.length ? given.operands : [given.value('-C') ?? project]).map(target =>
    install(target, given('-g') ? 'system' : given('--registry') ? 'url' : 'workspace'),
  )
const severalPackages = (given: Given): boolean => given('-r') || given('-F') || given('--filter-prod')
const script = (name: Word, args: readonly Word[], given: Given): readonly Step[] =>
  severalPackages(given) ? [executesHere] : scriptOrProgram(name, args, given.value('-C'))
const named = (name: string): Body => ({ style: 'none', operands: anything, always: given => script(literal(name), given.operands, given) })
const publishes = (given: Given): readonly Step[] => [
  ...(given('--ignore-scripts') ? [] : [executesHere]),
  ...(given('--dry-run') ? [] : [{ kind: 'publish' as const, target: given.operands[0] ?? project }]),
]
const asks = (first: Word | undefined): boolean => /^(?:get|list|ls|path|status|view|list-registries|--version)$/.test(exact(first) ?? 'list')
const configured = (what: string, given: Given): readonly Step[] => (asks(given.operands[0]) ? [] : [{ kind: 'configure', target: given.operands[1] ?? literal(what) }])
const configures = (what: string): Body => only(given => configured(what, given))
const revealed = (names: readonly Word[]): readonly Step[] => names.filter(isSecretName).map(target => ({ kind: 'reveal', target }))

export default command(
  'pnpm',
  quiet(['--help', '--version'], {
    inherit: true,
    options: {
      '-C, --dir <folder>': nothing,
      '-r, --recursive, --ws': nothing,
      '-F, --filter, --filter-prod <pattern>': nothing,
      '-g, --global': nothing,
      '--registry <url>': nothing,
      '--config.script-shell, --script-shell, --shell-emulator-path, --use-node-version, --pnpmfile, --global-pnpmfile, --npmrc-auth-file, --userconfig <path>':
        executes,
      '--node-options <options>': () => [executesHere],
    },
    harmless:
      '-h, --help | -v | --version | -w, --workspace-root | --include-workspace-root | --workspace | --ignore-workspace | --aggregate-output | ' +
      '--child-concurrency <n> | --workspace-concurrency <n> | -D, --dev, --save-dev | --fix-lockfile | --force | --global-dir <folder> | ' +
      '--global-bin-dir <folder> | --hoist-pattern <pattern> | --hoist | --no-hoist | --ignore-pnpmfile | ' +
      '--ignore-scripts | --lockfile-dir <folder> | --lockfile-only | --lockfile | --no-lockfile | --loglevel <level> | --merge-git-branch-lockfiles | ' +
      '--modules-dir <folder> | --network-concurrency <n> | --optional | --no-optional | --offline | --optimistic-repeat-install | ' +
      '--no-optimistic-repeat-install | --package-import-method <how> | --prefer-frozen-lockfile | --no-prefer-frozen-lockfile | --frozen-lockfile | ' +
      '--no-frozen-lockfile | ' +
      '--prefer-offline | -P, --prod, --production | --save-prod | --public-hoist-pattern <pattern> | --resolution-only | --shamefully-hoist | ' +
      '--no-shamefully-hoist | --side-effects-cache | --side-effects-cache-readonly | --store-dir <folder> | --cache-dir <folder> | --state-dir <folder> | ' +
      '--stream | --strict-peer-dependencies | --no-strict-peer-dependencies | --auto-install-peers | --trust-policy <policy> | ' +
      '--trust-policy-exclude <spec> | --trust-policy-ignore-after <n> | --update-checksums | --use-running-store-server | --use-stderr | ' +
      '--use-store-server | --virtual-store-dir <folder> | --reporter <name> | -s, --silent | --changed-files-ignore-pattern <pattern> | ' +
      '--fail-if-no-match | --test-pattern <pattern> | --allow-build <name> | --config | -O, --save-optional | --save-peer | -E, --save-exact | ' +
      '--save-workspace-protocol | --save-catalog | ' +
      '--save-catalog-name <name> | --save-prefix <text> | --if-present | --parallel | --no-bail, --bail | --sort | --no-sort | --reverse | ' +
      '--report-summary | --reporter-hide-prefix | --resume-from <name> | --sequential | --access <who> | --dry-run | --json | --no-git-checks | ' +
      '--otp <code> | --publish-branch <name> | --tag <tag> | --provenance | --depth <n> | --exclude-peers | --long | --only-projects | --parseable | ' +
      '--compatible | --format <how> | --no-table | ' +
      '--sort-by <key> | -i, --interactive | -L, --latest | --audit-level <level> | --fix | --ignore <id> | --ignore-registry-errors | --ignore-unfixable | ' +
      '--package <name> | -c, --shell-mode | --color | --no-color | --yes, -y | --location <where> | --pack-destination <folder> | --out <file> | ' +
      '--engine-strict | --node-linker <mode> | --test | --minimum-release-age <n> | --cpu <name> | --os <name> | --libc <name> | --catalog <name> | ' +
      '--dangerously-allow-all-builds | --verify-deps-before-run <how> | --legacy | --check | --remote',
    ...otherwise(
      {
        'install | i | add | remove | rm | uninstall | un | update | up | upgrade | prune | dedupe | fetch | import | unlink | dislink | patch-commit | patch-remove | ci | clean-install':
          only(given => (given('--dry-run') ? [] : brings(given))),
        'link | ln': only(given => (given.operands.length ? brings(given) : [install(project, 'system')])),
        'install-test | it': only(given => [...brings(given), ...script(literal('test'), [], given)]),
        'run | run-script': behind(given => (given.operands[0] ? script(given.operands[0], given.operands.slice(1), given) : [])),
        'test | t': named('test'),
        start: named('start'),
        restart: named('restart'),
        stop: named('stop'),
        exec: behind(given =>
          given('-c') ? given.operands.slice(0, 1).map(text => ({ script: text })) : given.operands.length ? [executesHere, { run: given.operands }] : [],
        ),
        'dlx | x': behind(given =>
          given('-c')
            ? [...given.values('--package').map(target => install(target, 'workspace')), ...given.operands.slice(0, 1).map(text => ({ script: text }))]
            : runsPackage(given.operands, given.values('--package')),
        ),
        create: behind(given => given.operands.slice(0, 1).flatMap(target => [install(target, 'workspace'), { kind: 'execute', target }])),
        'audit | licenses | list | ls | la | ll | outdated | why | bin | root | doctor | ignored-builds | cat-file | cat-index | find-hash | help | prefix | view | info | show | search | whoami | ping | completion | explain | docs | peers | sbom':
          only(given => [...given.values('--registry').map(connectsTo), ...asksAddress(given.operands, given), ...(given('--fix') ? [install(project, 'workspace')] : [])]),
        get: only(given => revealed(given.operands)),
        'config | c': only(given => (exact(given.operands[0]) === 'get' ? revealed(given.operands.slice(1)) : configured('pnpm', given))),
        'set | login | adduser | logout | setup': only(given => [{ kind: 'configure', target: given.operands[0] ?? literal('pnpm') }]),
        'store | cache': configures('pnpm store'),
        'env | runtime | rt': only(given => (asks(given.operands[0]) ? [] : [install(given.operands.at(-1) ?? literal('node'), 'system')])),
        'self-update': only(() => [install(literal('pnpm'), 'system')]),
        'approve-builds | rebuild | rb': only(() => [executesHere]),
        patch: only(() => [writesPath(literal('node_modules/.pnpm_patches'))]),
        deploy: only(given => [executesHere, ...given.operands.slice(0, 1).map(writesPath)]),
        'init | version | pkg': only(given => (exact(given.operands[0]) === 'get' ? [] : [writesPath(literal('package.json'))])),
        pack: only(given => [executesHere, writesPath(given.value('--pack-destination') ?? literal('.'))]),
        publish: only(publishes),
        unpublish: only(given => [{ kind: 'publish', target: given.operands[0] ?? project, force: true }]),
        'deprecate | dist-tag | owner | access | team | org | star | token | profile': only(given =>
          asks(given.operands[0]) ? [] : [{ kind: 'publish', target: given.operands[1] ?? given.operands[0] ?? project }],
        ),
      },
      script,
    ),
    examples: {
      'pnpm --version': [],
      'pnpm ls --depth 0': [],
      'pnpm why left-pad': [],
      'pnpm view https://a.dev/x.tgz --registry https://b.dev': ['connect https://b.dev', 'connect https://a.dev/x.tgz'],
      'pnpm install --frozen-lockfile': ['install . (workspace)'],
      'pnpm add -D left-pad': ['install left-pad (workspace)'],
      'pnpm add -g left-pad': ['install left-pad (system)'],
      'pnpm add x --registry https://a.dev': ['install x (url)'],
      'pnpm -C web run deploy --fast': ['execute web'],
      'pnpm deploy:all': ['execute package.json'],
      'pnpm --filter app run build': ['execute .'],
      'pnpm -r build': ['execute .'],
      'pnpm exec mkdir out': ['execute .', 'write out'],
      'pnpm dlx cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
      'pnpm gatekeeper trust -y': ['execute package.json', 'configure gatekeeper (persists)'],
      'pnpm exec gatekeeper trust -y': ['execute .', 'configure gatekeeper (persists)'],
      'pnpm dlx gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
      'pnpm publish --dry-run': ['execute .'],
      'pnpm publish --ignore-scripts': ['publish .'],
      'pnpm config get //a.dev/:_authToken': ['reveal //a.dev/:_authToken'],
      'pnpm config get registry && pnpm get store-dir': [],
      'pnpm config set x y': ['configure x'],
      'pnpm store path': [],
      'pnpm env use --global 22': ['install 22 (system)'],
      'pnpm --script-shell ./s --node-options=--inspect restart': ['execute ./s', 'execute .', 'execute package.json'],
    },
  }),
)
