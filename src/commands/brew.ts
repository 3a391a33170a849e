// brew: packages of macOS and Linux. Source: brew(1) 4.
import { exact, literal, some } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { connectsTo, isAddress } from './lib/addresses.ts'
import { runsText } from './lib/interpreter.ts'
import { asks, configures, first, isTrial, names } from './lib/system-packages.ts'
import { executesHere, install, quiet } from './lib/toolchain.ts'
import { each, nothing, runs, writes } from './roles.ts'

const HARMLESS =
  '-h, --help | -d, --debug | -q, --quiet | -v, --verbose | --formula, --formulae | --cask, --casks | -f, --force | -n, --dry-run | --json [v] | -1 | ' +
  '-l | -r | -t | --full-name | --versions | --multiple | --pinned | --installed-on-request | --installed-as-dependency | --poured-from-bottle | ' +
  '--built-from-source | --installed | --eval-all | --all | --variations | --analytics | --days <n> | --category <name> | --github | --fetch-manifest | ' +
  '--greedy, -g | --greedy-latest | --greedy-auto-updates | --desc | --pull-request | --open | --closed | --archlinux | --debian | --fedora | --fink | ' +
  '--macports | --opensuse | --repology | --ubuntu | -s, --search | --name | --description | --include-build | --include-optional | --include-test | ' +
  '--skip-recommended | --include-requirements | --for-each | ' +
  '--tree | --graph | --dot | --annotate | --declared | --missing | --union | --direct | --top-level | --1 | --prefix | --ignore-dependencies | ' +
  '--only-dependencies | --cc <name> | --build-from-source | --force-bottle | --include-test | --HEAD | --fetch-HEAD | --keep-tmp | --debug-symbols | ' +
  '--build-bottle | --skip-post-install | --skip-link | --display-times | -i, --interactive, --git | --overwrite | --adopt | --skip-cask-deps | ' +
  '--require-sha | --no-quarantine, --quarantine | --no-binaries, --binaries | --zap | --as-dependency | --bottle-arch <name> | --ask | --no-ask | ' +
  '--merge | --auto-update | --preinstall | --prune <days> | --scrub | --prune-prefix | --full | --shallow | --repair | --custom-remote | ' +
  '--force-auto-update | --unbrewed | --config | --global | --file <path> | --no-upgrade | --upgrade | --no-lock | ' +
  '--describe | --no-vscode | --mas | --whalebrew | --vscode | --taps | --brews | --zap | --installed-dependents | --online | --strict | --new | --fix | ' +
  '--only <names> | --except <names> | --skip-style | --list-checks, --audit-debug | --bottle-tag <tag> | --retry | --arch <name> | --os <name> | ' +
  '--no-simulate | --max-wait <n> | --keep | --sudo-service-user <name> | --resolve | --quiet-tests | --env <how> | --plain | --shell <name> | --path | ' +
  '--installed-cask | --official | --tap <name> | --commit | --no-bottle'
const brings = (otherwise?: string): Body => ({
  harmless: HARMLESS,
  operands: names,
  always: given =>
    isTrial(given)
      ? []
      : (given.operands.length ? given.operands : [literal(otherwise ?? 'packages')]).map(target =>
          install(target, exact(target)?.split('/').length === 3 ? 'url' : 'system'),
        ),
})
const changes = (otherwise?: string): Body => ({ harmless: HARMLESS, operands: names, always: given => configures(given, otherwise) })
const tells = asks(HARMLESS)
/** A formula is a program: one of an address or a file is run to learn of it. */
const formulae: Body = {
  harmless: HARMLESS,
  operands: { '<name...>': each(target => (isAddress(target) ? connectsTo(target) : some(target, value => value.endsWith('.rb')) ? { kind: 'interpret', target, language: 'ruby', file: true } : undefined)) },
}
/** A service that starts runs now and at each login. */
const services = (given: Given): readonly Step[] =>
  /^(?:list|ls|info|i)?$/.test(first(given))
    ? []
    : [
        {
          kind: 'configure',
          target: given.operands[1] ?? literal('services'),
          ...(/^(?:start|launch|load|restart|relaunch|reload)$/.test(first(given)) && { persists: true }),
        },
      ]

export default command(
  'brew',
  quiet(['--help', '--version'], {
    aliases: ['brew.sh', 'linuxbrew', 'zerobrew'],
    harmless:
      '-h, --help | --version | -v | --prefix | --cellar | --caskroom | --repository, --repo | --cache | --env | --config | --taps | -q, --quiet | ' +
      '-d, --debug | --verbose',
    bare: () => [],
    subcommands: {
      'install | upgrade | reinstall | update | up | update-reset | abv-install | postinstall | migrate': brings(),
      'uninstall | remove | rm | link | ln | unlink | pin | unpin | autoremove | tap-pin | switch | untap | analytics | developer | vendor-gems | completions | alias | unalias | gist-logs':
        changes(),
      'cleanup | tap-cleanup': changes('brew cache'),
      tap: {
        harmless: HARMLESS,
        operands: names,
        always: given => (given.operands.length ? [{ kind: 'install', target: given.operands[0] ?? literal('tap'), where: 'url' }] : []),
      },
      'list | ls | info | abv | desc | outdated | deps | uses | cat | missing | log | options | linkage | unbottled | livecheck | --prefix | --cellar | --cache': formulae,
      'search | -S | leaves | home-page | doctor | dr | config | commands | formulae | casks | tap-info | which-formula | formula | docs | help | readall | style-check | --version | --repository | --repo | --env | --caskroom | --config | which-update | typecheck | list-aliases | tab | command | source | nodenv-sync':
        tells,
      // Settings that a shell is meant to evaluate.
      shellenv: {
        harmless: HARMLESS,
        operands: { '<shell>': nothing },
        outputs: () => literal('export HOMEBREW_PREFIX=/opt/homebrew;\nexport PATH="/opt/homebrew/bin:/opt/homebrew/sbin${PATH+:$PATH}";\n'),
      },
      'home | homepage': { harmless: HARMLESS, operands: names, always: given => [{ kind: 'connect', target: given.operands[0] ?? literal('brew.sh') }] },
      services: { harmless: HARMLESS, operands: names, always: services },
      bundle: {
        harmless: HARMLESS,
        operands: names,
        always: given =>
          // A Brewfile is a program.
          /^(?:list|check)$/.test(first(given))
            ? [{ kind: 'interpret', target: given.value('--file') ?? literal('Brewfile'), language: 'ruby', file: true }]
            : first(given) === 'dump'
              ? [{ kind: 'write', target: given.value('--file') ?? literal('Brewfile') }]
              : first(given) === 'exec'
                ? [executesHere, { run: given.operands.slice(1) }]
                : [install(given.value('--file') ?? literal('Brewfile'), 'system')],
      },
      fetch: { harmless: HARMLESS, operands: names, always: () => [{ kind: 'connect', target: literal('brew bottles') }] },
      unpack: { options: { '--destdir <folder>': writes }, harmless: HARMLESS, operands: names },
      'edit | create | extract | bump | style | audit | test | test-bot | tests | generate-man-completions | bottle | tap-new | pr-pull | contributions | sponsors | bump-formula-pr | bump-cask-pr | dispatch-build-bottle | release | gist':
        { style: 'none', operands: names, always: () => [executesHere] },
      'ruby | irb': {
        options: { '-e <text>': runsText('ruby'), '-r <library>': nothing },
        harmless: HARMLESS,
        operands: { '<file...>': words => words.map(target => ({ kind: 'interpret', target, language: 'ruby', file: true })) },
        always: given => (given('-e') || given.operands.length ? [] : [executesHere]),
      },
      sh: {
        options: { '-c, --cmd <text>': words => words.map(script => ({ script })) },
        harmless: HARMLESS,
        operands: { '<file>': words => words.map(file => ({ file, language: 'bash' })) },
        always: given => (given('-c') || given.operands.length ? [] : [executesHere]),
      },
      exec: { style: 'posix', operands: { '<command...>': runs } },
      mcp: { always: () => [executesHere] },
    },
    examples: {
      'brew bundle list --file b.rb': ['interpret b.rb as ruby (file)'],
      'brew --version': [],
      'eval "$(brew shellenv)"': [],
      'brew --prefix': [],
      'brew list --formula': [],
      'brew info -v curl': [],
      'brew info https://a.dev/x.rb': ['connect https://a.dev/x.rb'],
      'brew cat ./x.rb': ['interpret ./x.rb as ruby (file)'],
      'brew outdated': [],
      'brew search --desc json': [],
      'brew services list': [],
      'brew install curl': ['install curl (system)'],
      'brew install a/b/c': ['install a/b/c (url)'],
      'brew upgrade -n': [],
      'brew update': ['install packages (system)'],
      'brew uninstall curl': ['configure curl'],
      'brew tap a/b': ['install a/b (url)'],
      'brew services start redis': ['configure redis (persists)'],
      'brew bundle dump --file=b': ['write b'],
      'brew bundle': ['install Brewfile (system)'],
      'brew cleanup': ["configure 'brew cache'"],
      'brew unpack curl --destdir out': ['write out'],
      "brew ruby -r x -e 'puts 1'": ["interpret 'puts 1' as ruby (literal)"],
      "brew sh -c 'mkdir out'": ['write out'],
      'brew edit curl': ['execute .'],
      'brew home curl': ['connect curl'],
    },
  }),
)
