// uv: Python packages, projects and versions. Source: uv 0.9 --help of each subcommand.
import { exact, literal, type Word } from '../../model/index.ts'
import { command, type Given, type Step } from '../define.ts'
import { runsFile, runsStdin } from '../lib/interpreter.ts'
import { runsTool } from '../lib/python-tools.ts'
import { executesHere, install, quiet } from '../lib/toolchain.ts'
import { links, UV_FILES, UV_HARMLESS, UV_INDEXES, uvPython } from '../lib/uv.ts'
import { nothing, reads, writes } from '../roles.ts'
import { anything, brings, builds, listed, only, resolves, tells } from './packages.ts'
import { pip } from './pip.ts'

const withs = {
  '--with, --with-editable, -w <package>': (words: readonly Word[]) => words.map(target => install(target, 'workspace')),
  '--with-requirements <file>': listed,
  '--env-file <file>': reads,
  '-m, --module': nothing,
  '-s, --script': nothing,
}
/** A script, a module, or any program of the environment, which is first made to fit the project. */
const runsIn = (given: Given): readonly Step[] => {
  const [head, ...args] = given.operands
  if (!head) return []
  if (given('-m')) return [{ run: [literal('python'), literal('-m'), head, ...args] }]
  const name = exact(head) ?? ''
  if (name === '-') return runsStdin(given, 'python')
  if (given('-s') || /\.pyw?$/.test(name)) return runsFile('python')([head], given)
  if (/^https?:/.test(name)) return [{ kind: 'interpret', target: head, language: 'python', from: [{ kind: 'network', what: name }] }]
  return [{ run: given.operands }]
}
/** The environment is first made to fit the project, which is built for that. */
const syncs = (given: Given): readonly Step[] => (given('--no-sync') || given('--no-project') || given('-s') || /\.pyw?$/.test(exact(given.operands[0]) ?? '') ? [] : [builds(given)])
/** The path of an interpreter is run to ask for its version. */
const interpreters = (given: Given): readonly Step[] => given.operands.filter(word => !word.values || /\//.test(exact(word) ?? '')).map(target => ({ kind: 'execute', target }))

export default command(
  'uv',
  quiet(['--help', '--version'], {
    inherit: true,
    options: { [UV_INDEXES]: links, ...UV_FILES, ...uvPython },
    harmless: UV_HARMLESS,
    subcommands: {
      run: { style: 'posix', options: withs, harmless: '--extra <name> | --no-dev | --group <name> | -x', operands: anything, always: given => [...syncs(given), ...runsIn(given)] },
      sync: brings(
        '--no-install-project | --only-install-project | --no-install-workspace | --no-install-local | --no-install-package <name> | --check | ' +
        '--script <file> | --output-format <how>',
      ),
      lock: { harmless: '--check | --check-exists | --dry-run | --script <file>', operands: anything, always: resolves },
      add: brings(
        '--optional <name> | --editable | --no-editable | --raw, --raw-sources | --bounds <how> | --rev <ref> | --tag <ref> | --branch <ref> | ' +
        '--marker, -m <text> | --workspace | --no-workspace | --script <file> | --no-install-project | -c <file> | --no-install-package <name>',
        { '-r, --requirements <file>': listed },
      ),
      remove: brings('--optional <name> | --script <file>'),
      'help | version-info | workspace': tells(),
      tree: { operands: anything, always: resolves, harmless:
        '-d, --depth <n> | --prune <name> | --no-dedupe | --invert | --outdated | --universal | --show-sizes | --script <file> | --python-version <v>',
      },
      export: {
        options: { '-o, --output-file <file>': writes },
        harmless:
          '--format <how> | --prune <name> | --no-header | --no-annotate | --no-hashes | --no-emit-project | --no-emit-workspace | --no-emit-package <name> | ' +
          '--no-emit-local | --hashes | --script <file> | --output-format <how>',
        operands: anything,
        always: resolves,
      },
      version: only(
        given => (given.operands.length || given('--bump') ? [{ kind: 'write', target: literal('pyproject.toml') }] : []),
        '--bump <part> | --dry-run | --short | --output-format <how>',
      ),
      init: only(
        given => [{ kind: 'write', target: given.operands[0] ?? given.value('--script') ?? literal('pyproject.toml') }],
        '--name <name> | --bare | --package | --no-package | --app | --lib | --script <file> | --description <text> | --no-description | --vcs <name> | ' +
        '--build-backend <name> | --no-readme | --author-from <how> | --no-pin-python | --no-workspace | --virtual',
      ),
      venv: {
        options: { '-c, --clear': (_, given) => [{ kind: 'delete', target: given.operands[0] ?? literal('.venv'), recursive: true }] },
        harmless: '--seed | --allow-existing | --prompt <text> | --system-site-packages | --relocatable | --no-clear',
        operands: anything,
        always: given => [{ kind: 'write', target: given.operands[0] ?? literal('.venv') }],
      },
      build: {
        options: { '-o, --out-dir <folder>': writes },
        harmless:
          '--sdist | --wheel | --list | --build-logs | --no-build-logs | --force-pep517 | --clear | --no-create-gitignore | --require-hashes | ' +
          '--no-verify-hashes | --all',
        operands: anything,
        always: given => [executesHere, ...(given('--out-dir') || given('--list') ? [] : [{ kind: 'write' as const, target: literal('dist') }])],
      },
      publish: {
        options: { '--publish-url, --check-url <url>': nothing },
        harmless: '-u, --username <name> | --password <text> | -t, --token <token> | --trusted-publishing <how> | --dry-run | --no-attestations',
        operands: { '<file...>': reads },
        always: given => (given('--dry-run') ? [] : [{ kind: 'publish', target: given.operands[0] ?? literal('dist') }]),
      },
      format: only(given => (given('--check') || given('--diff') ? [] : [{ kind: 'write', target: literal('.'), recursive: true }]), '--check | --diff'),
      pip,
      tool: {
        inherit: true,
        subcommands: {
          run: {
            style: 'posix',
            options: { '--from, --with, --with-editable <package>': nothing, '--with-requirements, --env-file <file>': reads },
            operands: anything,
            always: given => runsTool(given.operands, given.values('--from')),
          },
          'install | upgrade | uninstall | update-shell': only(
            given => (given.operands.length ? given.operands : [literal('tools')]).map(target => install(target, given('--index') ? 'url' : 'system')),
            '--all | --force | -e, --editable | --with <package> | --with-requirements <file> | --with-executables-from <name>',
          ),
          'list | dir': tells('--show-paths | --show-version-specifiers | --show-with | --show-extras | --show-python | --bin | --outdated'),
        },
      },
      python: {
        inherit: true,
        subcommands: {
          'list | find | dir': { operands: anything, always: interpreters, harmless:
            '--all-versions | --all-platforms | --all-arches | --only-installed | --only-downloads | --show-urls | --output-format <how> | --system | ' +
            '--no-system | --bin | --script <file> | --show-version | --resolve-links',
          },
          'install | upgrade | uninstall | update-shell': only(
            given => (given.operands.length ? given.operands : [literal('python')]).map(target => install(target, 'system')),
            '-i, --install-dir <folder> | --mirror <url> | --pypy-mirror <url> | -r | -f, --force | --default | --all | --no-bin | --bin | --no-registry',
          ),
          pin: only(given => (given.operands.length ? [{ kind: 'write', target: literal('.python-version') }] : []), '--resolved | --rm | --global'),
        },
      },
      cache: {
        inherit: true,
        subcommands: {
          'dir | size': tells('-H, --human'),
          'clean | prune': only(() => [{ kind: 'configure', target: literal('uv cache') }], '--ci | --force'),
        },
      },
      self: {
        inherit: true,
        subcommands: {
          update: only(() => [install(literal('uv'), 'system')], '--token <token> | --dry-run'),
          version: tells('--short | --output-format <how>'),
        },
      },
      auth: {
        inherit: true,
        operands: anything,
        always: given => [
          exact(given.operands[0]) === 'token' ? { kind: 'reveal', target: literal('uv auth') } : { kind: 'configure', target: literal('uv auth') },
        ],
      },
      'generate-shell-completion': tells(),
    },
    examples: {
      'uv pip list --config-file c.toml && uv pip compile -c c.txt a.in': ['read c.toml', 'read c.txt', 'read a.in', 'execute a.in'],
      'uv tree --universal': ['execute .', 'write uv.lock'],
      'uv --version && uv tree --frozen': [],
      'uv tree --locked': ['execute .'],
      'uv --directory /tmp/p tree --frozen --index https://a.dev': ['connect https://a.dev'],
      'uv sync --dry-run': ['execute .'],
      'uv pip install --dry-run a b': ['execute .', 'execute a', 'execute b'],
      'uv run --no-sync cat a.txt': ['read a.txt'],
      'uv python find ./p': ['execute ./p'],
      'uv pip list --python ./p': ['execute ./p'],
      'uv python dir': [],
      'uv pip list --index-url https://a.dev': ['connect https://a.dev'],
      'uv version --bump patch --dry-run': [],
      'uv version --bump patch': ['write pyproject.toml'],
      'uv sync --frozen --group dev': ['install . (workspace)'],
      'uv add requests --index https://a.dev': ['connect https://a.dev', 'install requests (url)'],
      'uv add -r req.txt requests': ['read req.txt', 'install req.txt (workspace)', 'install requests (workspace)'],
      'uv lock --check': ['execute .'],
      'uv lock': ['execute .', 'write uv.lock'],
      'uv run tool.py --x': ['interpret tool.py as python (file)'],
      'uv run python -c 1': ['execute .', 'interpret 1 as python (literal)'],
      'uv run -m mytool': ['execute .', 'execute .'],
      'uv run -s tool': ['interpret tool as python (file)'],
      'uv run --with x --with-requirements r.txt --env-file .env.sample mkdir out': [
        'install x (workspace)',
        'read r.txt',
        'install r.txt (workspace)',
        'read .env.sample',
        'execute .',
        'write out',
      ],
      'uv run https://a.dev/x': ['execute .', 'interpret https://a.dev/x as python from network https://a.dev/x'],
      "uv run - <<< '1'": ['execute .', "interpret '1\\n' as python (literal)"],
      'uv pip install -r req.txt -e lib -t out x': ['read req.txt', 'install req.txt (system)', 'install lib (workspace)', 'write out', 'install x (system)'],
      'uv pip uninstall -r req.txt': ['read req.txt', 'install req.txt (workspace)'],
      'uv pip compile req.in -o req.txt': ['write req.txt', 'read req.in', 'execute req.in'],
      'uv export -o req.txt': ['write req.txt', 'execute .', 'write uv.lock'],
      'uv init app': ['write app'],
      'uv venv -c': ['delete .venv (recursive)', 'write .venv'],
      'uv build --out-dir out': ['write out', 'execute .'],
      'uv publish --publish-url https://a.dev dist/a.whl': ['publish dist/a.whl', 'read dist/a.whl'],
      'uv tool run --from a --with-requirements r.txt a-cli': ['read r.txt', 'install a (workspace)', 'execute a-cli'],
      'uv tool install ruff': ['install ruff (system)'],
      'uv python install 3.12': ['install 3.12 (system)'],
      'uv cache clean': ["configure 'uv cache'"],
      'uv self update': ['install uv (system)'],
      'uv auth token a.dev': ["reveal 'uv auth'"],
    },
  }),
)
