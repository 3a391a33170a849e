// yarn: packages and scripts of JavaScript projects. Source: yarn 1.22 --help; Yarn 4 `yarn --help`.
import { exact, literal, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { asksAddress, connectsTo, isSecretName } from './lib/addresses.ts'
import { elsewhere } from './lib/net.ts'
import { project, runsPackage, scriptOrProgram } from './lib/packages.ts'
import { executesHere, install, otherwise, quiet, writesPath } from './lib/toolchain.ts'
import { executes, nothing } from './roles.ts'

const anything = { '<arg...>': nothing }
const OF_SUBCOMMANDS =
  '-D, --dev | -P, --peer | -O, --optional | -E, --exact | -T, --tilde | -C, --caret | -W, --ignore-workspace-root-check | -A, --all | -R, --recursive | ' +
  '-p, --parallel | -i, --interlaced | -j, --jobs <n> | -t, --topological | --topological-dev | --from <glob> | --include <glob> | --exclude <glob> | ' +
  '--no-private | --since [ref] | -v | --immutable | --immutable-cache | --refresh-lockfile | --check-cache | --check-resolutions | ' +
  '--mode <mode> | --inline-builds | --json | --cached | -F, --fixed | --prefer-dev | --latest | -L | -S, --scope <name> | --pattern <pattern> | ' +
  '--depth <n> | --groups <names> | --level <level> | --severity <level> | --environment <name> | --no-deprecations | --ignore <id> | --name-only | ' +
  '-X, --extra | --dependents | --manifest | --virtuals | --no-default-rc | --why | --only <names> | --new-version <v> | --patch | --minor | --major | ' +
  '--prerelease | --preid <name> | ' +
  '--no-git-tag-version | --no-commit-hooks | --message <text> | -m, --tag <name> | --access <who> | --tolerate-republish | -n, --dry-run | ' +
  '-o, --out <file> | --install-if-needed | -f, --filename <file> | --top-level | -B, --binaries-only | --inspect | --inspect-brk | --require <module> | ' +
  '-q, --quiet | -2 | -y, --yes | --private | -w, --workspace | -i | --check | --strategy <name> | --no-import | --mirror | --only-if-needed'
const only = (steps: (given: Given) => readonly Step[]): Body => ({ harmless: OF_SUBCOMMANDS, operands: anything, always: steps })
const behind = (steps: (given: Given) => readonly Step[]): Body => ({ style: 'posix', harmless: OF_SUBCOMMANDS, operands: anything, always: steps })
const script = (name: Word, args: readonly Word[], given: Given): readonly Step[] => scriptOrProgram(name, args, given.value('--cwd'))
const brings = (given: Given): readonly Step[] =>
  (given.operands.length ? given.operands : [given.value('--cwd') ?? project]).map(target => install(target, given('--registry') ? 'url' : 'workspace'))
const asks = (first: Word | undefined): boolean => /^(?:get|list|ls|dir|current|--version)$/.test(exact(first) ?? 'list')
const registers = only(given => (asks(given.operands[0]) ? [] : [{ kind: 'publish', target: given.operands[1] ?? given.operands[0] ?? project }]))

export default command(
  'yarn',
  quiet(['--help', '--version'], {
    aliases: ['yarnpkg'],
    inherit: true,
    options: {
      '--cwd <folder>': nothing,
      '--registry <url>': nothing,
      '--https-proxy, --proxy <host>': elsewhere,
      '--use-yarnrc <file>': executes,
      '--global-folder, --modules-folder, --link-folder, --cache-folder, --preferred-cache-folder <folder>': words => words.map(writesPath),
    },
    harmless:
      '-h, --help | -v | --version | --check-files | --disable-pnp | --emoji [yes] | --enable-pnp, --pnp | --flat | --focus | --force | --frozen-lockfile | ' +
      '--har | --ignore-engines | --ignore-optional | --ignore-platform | --ignore-scripts | --json | --link-duplicates | ' +
      '--mutex <what> | --network-concurrency <n> | --network-timeout <n> | --no-bin-links | --no-lockfile | --non-interactive | --no-node-version-check | ' +
      '--no-progress | --offline | --otp <code> | --prefer-offline | --prod, --production [yes] | --pure-lockfile | -s, --silent | ' +
      '--scripts-prepend-node-path [yes] | --skip-integrity-check | --strict-semver | --update-checksums | --verbose',
    bare: given => (given('--help') || given('-v') ? [] : [install(given.value('--cwd') ?? project, 'workspace')]),
    ...otherwise(
      {
        'install | add | remove | upgrade | upgrade-interactive | upgradeInteractive | up | unlink | dedupe | autoclean | import | unplug | patch-commit | rebuild | generate-lock-entry | ci':
          only(brings),
        link: only(given => (given.operands.length ? brings(given) : [install(project, 'system')])),
        global: {
          harmless: '--prefix <folder> | --latest | -i, --interactive',
          subcommands: {
            'add | remove | upgrade | upgrade-interactive': {
              harmless: '--prefix <folder> | --latest',
              operands: { '<package...>': words => words.map(target => install(target, 'system')) },
            },
            'bin | dir | list | ls': { operands: anything },
          },
        },
        run: behind(given => (given.operands[0] ? script(given.operands[0], given.operands.slice(1), given) : [])),
        test: { style: 'none', operands: anything, always: given => script(literal('test'), given.operands, given) },
        start: { style: 'none', operands: anything, always: given => script(literal('start'), given.operands, given) },
        exec: behind(given => (given.operands.length ? [executesHere, { run: given.operands }] : [])),
        node: behind(given => [executesHere, { run: [literal('node'), ...given.operands] }]),
        dlx: {
          style: 'posix',
          options: { '-p, --package <name>': nothing },
          harmless: '-q, --quiet',
          operands: anything,
          always: given => runsPackage(given.operands, given.values('-p')),
        },
        create: behind(given => given.operands.slice(0, 1).flatMap(target => [install(target, 'workspace'), { kind: 'execute', target }])),
        workspace: behind(given =>
          /^(?:add|remove|install|upgrade|up)$/.test(exact(given.operands[1]) ?? '')
            ? given.operands.slice(2).map(target => install(target, 'workspace'))
            : [executesHere],
        ),
        workspaces: behind(given => (/^(?:info|list)$/.test(exact(given.operands[0]) ?? 'info') ? [] : [executesHere])),
        'why | info | list | ls | outdated | bin | licenses | check | versions | help | explain | search | constraints | whoami | audit': only(given => [
          ...given.values('--registry').map(connectsTo),
          ...asksAddress(given.operands, given),
          ...(given('--fix') ? [executesHere] : []),
        ]),
        'config | cache | set | policies | plugin': only(given =>
          asks(given.operands[0]) ? given.operands.slice(1).filter(isSecretName).map(target => ({ kind: 'reveal', target })) : [{ kind: 'configure', target: given.operands[1] ?? given.operands[0] ?? literal('yarn') }],
        ),
        'login | logout': only(() => [{ kind: 'configure', target: literal('yarn login') }]),
        npm: {
          subcommands: {
            'info | whoami | audit': only(given => asksAddress(given.operands, given)),
            publish: only(given => [executesHere, ...(given('-n') ? [] : [{ kind: 'publish' as const, target: project }])]),
            'login | logout': only(() => [{ kind: 'configure', target: literal('npm login') }]),
            tag: registers,
          },
        },
        publish: only(() => [executesHere, { kind: 'publish', target: project }]),
        'owner | access | tag | team': registers,
        pack: only(given => [executesHere, ...(given('-n') ? [] : [writesPath(given.value('-o') ?? given.value('-f') ?? project)])]),
        'init | version': only(given =>
          given.operands.length || given('-y') || given('--patch') || given('--minor') || given('--major') || given('--new-version')
            ? [writesPath(literal('package.json')), executesHere]
            : [writesPath(literal('package.json'))],
        ),
        patch: only(() => [writesPath(literal('.yarn'))]),
        stage: only(() => [writesPath(literal('.git'))]),
      },
      script,
    ),
    examples: {
      'yarn info x --proxy http://a.dev:3128 --https-proxy localhost:3128': ['connect http://a.dev:3128'],
      'yarn --version': [],
      yarn: ['install . (workspace)'],
      'yarn why left-pad': [],
      'yarn list --depth=0': [],
      'yarn install --immutable': ['install . (workspace)'],
      'yarn add -D left-pad': ['install left-pad (workspace)'],
      'yarn add left-pad --registry https://a.dev': ['install left-pad (url)'],
      'yarn global add serve': ['install serve (system)'],
      'yarn deploy:all --fast': ['execute package.json'],
      'yarn --cwd web run deploy': ['execute web'],
      'yarn workspace web deploy': ['execute .'],
      'yarn node server.js': ['execute .', 'interpret server.js as javascript (file)'],
      'yarn dlx -p typescript cowsay hi': ['install typescript (workspace)', 'execute cowsay'],
      'yarn gatekeeper trust -y': ['execute package.json', 'configure gatekeeper (persists)'],
      'yarn run gatekeeper check -- ls': ['execute package.json'],
      'yarn dlx gatekeeper trust -y': ['install gatekeeper (workspace)', 'execute gatekeeper', 'configure gatekeeper (persists)'],
      'yarn exec gatekeeper trust': ['execute .', 'configure gatekeeper (persists)'],
      'yarn config get npmAuthToken': ['reveal npmAuthToken'],
      'yarn config get registry': [],
      'yarn info https://a.dev/x.tgz --registry https://b.dev': ['connect https://b.dev', 'connect https://a.dev/x.tgz'],
      'yarn set version stable': ['configure stable'],
      'yarn npm publish': ['execute .', 'publish .'],
      'yarn --use-yarnrc rc --cache-folder c why x': ['execute rc', 'write c'],
    },
  }),
)
