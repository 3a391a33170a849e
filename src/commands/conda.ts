// conda: environments of packages; mamba and micromamba under their names. Source: conda 24 --help of each subcommand.
import { literal } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { executesHere, install, quiet, tells } from './lib/toolchain.ts'
import { asksAddress } from './lib/addresses.ts'
import { nothing, reads, writes } from './roles.ts'

const OPTIONS =
  '-h, --help | -V, --version | -v, --verbose | -q, --quiet | --json | -y, --yes | -d, --dry-run | -n, --name <name> | ' +
  '--use-local | --override-channels | --repodata-fn <name> | --experimental <name> | --strict-channel-priority | --no-channel-priority | --no-deps | ' +
  '--only-deps | --no-pin | --copy | --no-shortcuts | -C, --use-index-cache | -k, --insecure | --offline | --solver <name> | --download-only | ' +
  '--show-channel-urls | --no-default-packages | --dev | --freeze-installed, --no-update-deps | --update-deps | -S, --satisfied-skip-solve | ' +
  '--update-all, --all | --update-specs | ' +
  '--force-reinstall | -m, --mkdir | --clobber | -U, --user | --subdir <name> | --platform <name> | --no-env | --clone <name> | -a | -e, --envs | ' +
  '-s, --system | --base | --unsafe-channels | -r, --revisions | --canonical | -f, --full-name | --explicit | --md5 | --no-pip | --export | --reverse | ' +
  '--no-builds | --ignore-channels | --from-history | --force | --prune | -i, --index-cache | -l | -p, --packages | -t, --tarballs | --logfiles | ' +
  '--force-pkgs-dirs | --tempfiles <paths> | --no-capture-output, --live-stream | --no-history | --features'
const anything = { '<arg...>': nothing }
const only = (steps: (given: Given) => readonly Step[], more: Partial<Body> = {}): Body => ({
  operands: anything,
  always: given => (given('--dry-run') ? [] : steps(given)),
  ...more,
})
const where = { '-p, --prefix <folder>': writes, '--file <file>': reads, '--revision <n>': nothing }
const brings = only(
  given =>
    (given.operands.length ? given.operands : [given.value('--file') ?? given.value('-n') ?? given.value('-p') ?? literal('environment')]).map(target =>
      install(target, 'system'),
    ),
  { options: where },
)

export default command(
  'conda',
  quiet(['--help', '--version'], {
    aliases: ['mamba', 'micromamba'],
    inherit: true,
    options: { '-c, --channel <name>': asksAddress },
    harmless: OPTIONS,
    subcommands: {
      'install | create | update | upgrade | remove | uninstall | rename | self-update': brings,
      'list | info | search | compare | doctor | notices | repoquery | help | package | inspect | activate | deactivate | shell':
        tells('-p, --prefix <folder>'),
      env: {
        inherit: true,
        subcommands: {
          'list | export': { options: { '-f, --file <file>': writes }, harmless: '-p, --prefix <folder>', operands: anything },
          'create | update | remove': { ...brings, options: { '-p, --prefix <folder>': writes, '--file <file>': reads } },
          config: only(() => [{ kind: 'configure', target: literal('conda environment') }]),
        },
      },
      export: { options: { '-f, --file <file>': writes }, operands: anything },
      run: {
        style: 'posix',
        options: { '-p, --prefix <folder>': nothing, '--cwd <folder>': nothing },
        operands: anything,
        always: given => (given.operands.length ? [{ run: given.operands }] : []),
      },
      config: {
        options: {
          '--set, --add, --append, --prepend, --remove-key, --remove <setting>': (words, given) =>
            given('--show') ? [] : words.slice(0, 1).map(target => ({ kind: 'configure', target })),
        },
        harmless: '--show [name] | --show-sources | --get [name] | --describe [name] | --validate | --write-default | --env | --stdin | --file <file>',
        operands: anything,
      },
      clean: only(() => [{ kind: 'configure', target: literal('conda cache') }]),
      init: only(() => [{ kind: 'configure', target: literal('shell start-up files'), persists: true }]),
      'build | debug | render | skeleton | develop | convert | index | metapackage': only(() => [executesHere]),
    },
    examples: {
      'conda search -c https://a.dev/x numpy && conda search -c conda-forge numpy': ['connect https://a.dev/x'],
      'conda --version': [],
      'conda list numpy': [],
      'conda env export -f out.yml': ['write out.yml'],
      'conda info --envs': [],
      'conda compare --help': [],
      'conda install -y numpy': ['install numpy (system)'],
      'conda create -p env --file e.txt --revision 1': ['write env', 'read e.txt', 'install e.txt (system)'],
      'conda env list': [],
      'conda env export --file e.yml': ['write e.yml'],
      'conda env create --file e.yml -p env': ['read e.yml', 'write env', 'install e.yml (system)'],
      'conda export --file e.yml': ['write e.yml'],
      'conda run -n x --cwd y mkdir out': ['write out'],
      'conda run -p env mkdir out': ['write out'],
      'conda config --show': [],
      'conda config --set auto_activate_base false': ['configure auto_activate_base'],
      'conda clean -a': ["configure 'conda cache'"],
      'conda init bash': ["configure 'shell start-up files' (persists)"],
      'conda build recipe': ['execute .'],
    },
  }),
)
