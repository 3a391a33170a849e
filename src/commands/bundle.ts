// bundle: the packages of a Ruby project. Source: bundle help of each subcommand, Bundler 2.5.
import { exact, literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { interpretFile } from './lib/interpreter.ts'
import { executesHere, install, otherwise, quiet, writesPath } from './lib/toolchain.ts'
import { nothing, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | --no-color | -r, --retry <n> | -V, --verbose | --gemfile <file> | --path <folder> | --without <groups> | --with <groups> | ' +
  '--deployment | --frozen | --system | --no-cache | --no-prune | -j, --jobs <n> | --local | --prefer-local | --force, --redownload | --clean | ' +
  '--full-index | --standalone [groups] | --trust-policy <name> | --quiet | --target-rbconfig <file> | --binstubs [folder] | --shebang <name> | ' +
  '-g, --group <name> | --source <names> | --ruby | --bundler [v] | --all | --conservative | --patch | --minor | --major | --strict | --pre | ' +
  '--dry-run | --skip-install | --git <url> | --github <repo> | --branch <name> | --ref <ref> | ' +
  '--require <name> | --optimistic | -v <v> | --parseable, --porcelain | --filter-major | --filter-minor | --filter-patch | --only-explicit | --groups | ' +
  '--paths | --name-only | --only-group <names> | --without-group <names> | --outdated | --lockfile <file> | --print | --add-platform <name> | ' +
  '--remove-platform <name> | --normalize-platforms | --add-checksums | --update [names] | --global | --local | --delete | --all-platforms | ' +
  '--cache-path <folder> | --no-install | --keep-file-descriptors | --gemspec | --coc | --ext | --mit | --test <name> | --ci <name> | --linter <name> | ' +
  '--edit, -e <name> | --install | --version <v>'
const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[]): Body => ({
  harmless: OPTIONS,
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
})
const project: Step = install(literal('.'), 'workspace')
/** The Gemfile and the settings of a project are programs that run first. */
const execs = (given: Given): readonly Step[] => (given.operands.length ? [executesHere, { run: given.operands }] : [])

/** Another Gemfile is a program of its own. */
const gemfile = (given: Given): readonly Step[] => given.values('--gemfile').map(target => interpretFile(target, 'ruby'))

export default command(
  'bundle',
  quiet(['--help', '--version'], {
    aliases: ['bundler', 'bundle2.*', 'bundle3.*'],
    harmless: '-h, --help | -v | --version | --no-color | --verbose, -V | --retry <n>',
    bare: given => (given('-v') ? [] : [project]),
    ...otherwise(
      {
        'install | i | update | upgrade | pristine | clean | cache | package | pack | fund': only(() => [project]),
        'add | remove': only(given => given.operands.map(target => install(target, given('--git') || given('--source') ? 'url' : 'workspace'))),
        exec: { style: 'posix', harmless: '--keep-file-descriptors | --gemfile <file>', operands: anything, always: execs },
        'check | list | ls | info | show | outdated | platform | env | doctor | help | licenses | why | version | viz | inject': {
          harmless: OPTIONS,
          operands: anything,
          always: given => [...gemfile(given), ...(given('--edit') ? [executesHere] : [])],
        },
        lock: {
          options: { '--lockfile <file>': writes },
          harmless: OPTIONS,
          always: given => (given('--print') || given('--lockfile') ? [] : [writesPath(literal('Gemfile.lock'))]),
        },
        config: only(given =>
          /^(?:list|get)$/.test(exact(given.operands[0]) ?? 'list') ||
          (given.operands.length === 1 && !['set', 'unset'].includes(exact(given.operands[0]) ?? ''))
            ? []
            : [{ kind: 'configure', target: given.operands[1] ?? literal('bundle') }],
        ),
        'init | gem | binstubs': only(given => [writesPath(given.operands[0] ?? literal('Gemfile'))]),
        'open | console | plugin | issue': only(() => [executesHere]),
      },
      (head, args) => [executesHere, { run: [head, ...args] }],
    ),
    examples: {
      'bundle check --gemfile g.rb': ['interpret g.rb as ruby (file)'],
      'bundle --version': [],
      bundle: ['install . (workspace)'],
      'bundle list': [],
      'bundle install --jobs 4': ['install . (workspace)'],
      'bundle add rake': ['install rake (workspace)'],
      'bundle exec mkdir out': ['execute .', 'write out'],
      'bundle lock --print': [],
      'bundle lock --lockfile g.lock': ['write g.lock'],
      'bundle config set path vendor': ['configure path'],
      'bundle config get path': [],
      'bundle init': ['write Gemfile'],
      'bundle console': ['execute .'],
    },
  }),
)
