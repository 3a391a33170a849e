// gem: installs Ruby packages. Source: gem help commands, RubyGems 3.5.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Given } from './define.ts'
import { elsewhere } from './lib/net.ts'
import { executesHere, install, quiet } from './lib/toolchain.ts'
import { connects, nothing, reads, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -V, --verbose, --no-verbose | -q, --quiet | --silent | --config-file <file> | --backtrace | --debug | --norc | -v <v> | ' +
  '--platform <name> | -b, --both | -l, --local | -r, --remote | --clear-sources | --no-http-proxy | ' +
  '-B, --bulk-threshold <n> | -i, --install-dir <folder> | -n, --bindir <folder> | -N, --no-document, --no-ri, --no-rdoc | --document [kinds] | ' +
  '--build-root <folder> | --vendor | -E, --env-shebang | -f, --force | -w, --wrappers | -P, --trust-policy <name> | --ignore-dependencies | ' +
  '-g, --file <file> | ' +
  '--without <groups> | --explain | --development | --development-all | --conservative | --minimal-deps | --post-install-message | --lock, --no-lock | ' +
  '--suggestions | --target-rbconfig <file> | --user-install, --no-user-install | --prerelease, --no-prerelease | -a, --all | -d, --details | ' +
  '--versions | --installed | --exact | -e | -x, --executables | -I | --check-executables | --abort-on-dependent | --pipe | -R, --reverse-dependencies | ' +
  '--marshal | --ruby | --yaml | --field <name> | --system | --env | --add <what> | --remove <what> | --key <name> | --host <url> | --otp <code> | -C | ' +
  '--strict | --silent-all | -u, --update'
const anything = { '<arg...>': nothing }
const SOURCE = { '-s, --source <url>': connects, '-p, --http-proxy <url>': elsewhere }
const tells: Body = { options: SOURCE, harmless: `${OPTIONS} | --version <v>`, operands: anything }
const brings: Body = {
  options: SOURCE,
  harmless: `${OPTIONS} | --version <v>`,
  operands: anything,
  always: (given: Given) =>
    given('--explain')
      ? []
      : (given.operands.length ? given.operands : [given.value('-g') ?? literal('gems')]).map(target =>
          install(target, given('-i') ? 'workspace' : given('-s') ? 'url' : 'system'),
        ),
}

export default command(
  'gem',
  quiet(['--help', '--version'], {
    aliases: ['gem2.*', 'gem3.*', 'jgem'],
    harmless: '-h, --help | -v, --version',
    subcommands: {
      'install | i | update | uninstall | pristine | cleanup | setup | rebuild': brings,
      'list | search | query | which | contents | dependency | environment | env | specification | spec | outdated | info | help | stale | lock | rdoc | check | mirror':
        tells,
      fetch: { ...tells, always: () => [{ kind: 'write', target: literal('.') }] },
      unpack: {
        options: { '--target <folder>': writes },
        harmless: `${OPTIONS} | --spec`,
        operands: { '<gem...>': nothing },
        always: given => (given('--target') ? [] : [{ kind: 'write', target: literal('.') }]),
      },
      build: {
        options: { '-o, --output <file>': writes },
        harmless: '--force | --strict | -C <folder> | --platform <name>',
        operands: { '<spec>': nothing },
        always: given => [executesHere, ...(given('-o') ? [] : [{ kind: 'write' as const, target: literal('.') }])],
      },
      push: {
        harmless: `${OPTIONS} | --attestation <file>`,
        operands: { '<file>': reads },
        always: given => [{ kind: 'publish', target: given.operands[0] ?? literal('.') }],
      },
      yank: {
        harmless: `${OPTIONS} | --version <v> | --undo`,
        operands: anything,
        always: given => given.operands.map(target => ({ kind: 'publish', target, force: true })),
      },
      owner: { harmless: OPTIONS, operands: anything, options: { '--add, -a, --remove <login>': words => words.map(target => ({ kind: 'publish', target })) } },
      'signin | signout | cert': { harmless: OPTIONS, operands: anything, always: () => [{ kind: 'configure', target: literal('gem') }] },
      sources: {
        harmless: '-l, --list | -c | -f, --force',
        options: {
          '-a, --add, -r, --remove, --append, --prepend <url>': words => words.map(target => ({ kind: 'configure', target })),
          '-u, --update, --clear-all': nothing,
        },
        operands: anything,
      },
      open: { harmless: OPTIONS, operands: anything, always: () => [executesHere] },
      exec: {
        style: 'posix',
        options: { '-g, --gem <name>': nothing },
        harmless: '-v, --version <v> | --conservative | --prerelease',
        operands: anything,
        always: given => [
          install(given.value('-g') ?? given.operands[0] ?? literal('gem'), 'workspace'),
          ...given.operands.slice(0, 1).map(target => ({ kind: 'execute' as const, target })),
        ],
      },
      server: {
        harmless: '-p, --port <n> | -d, --dir <folder> | --daemon | -b, --bind <address>',
        always: given => [{ kind: 'connect', target: literal(`${exact(given.value('-b')) ?? '0.0.0.0'}:8808`), listens: true }],
      },
    },
    examples: {
      'gem list -r -p http://a.dev:3128': ['connect http://a.dev:3128'],
      'gem list -r --http-proxy=http://a.dev:3128': ['connect http://a.dev:3128'],
      'gem --version': [],
      'gem list': [],
      'gem env home': [],
      'gem install --no-document rake:13.0': ['install rake:13.0 (system)'],
      'gem install -i vendor rake': ['install rake (workspace)'],
      'gem fetch rake': ['write .'],
      'gem unpack rake --target out': ['write out'],
      'gem build -o a.gem a.gemspec': ['write a.gem', 'execute .'],
      'gem push a.gem': ['publish a.gem', 'read a.gem'],
      'gem yank a --version 1.0': ['publish a (force)'],
      'gem owner a --add b': ['publish b'],
      'gem signin': ['configure gem'],
      'gem sources --add https://a.dev -u': ['configure https://a.dev'],
      'gem open rake': ['execute .'],
      'gem exec -g rails rails new x': ['install rails (workspace)', 'execute rails'],
      'gem server': ['connect 0.0.0.0:8808 (listens)'],
    },
  }),
)
