// pip-compile: pins Python requirements; pip-sync, pipdeptree, pip-audit and pyproject-build under their names. Source: pip-tools 7, pip-audit 2, build 1 --help.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesHere, install, quiet } from './lib/toolchain.ts'
import { reads, writes } from './roles.ts'

function does(given: Given): readonly Step[] {
  if (given('--dry-run')) return []
  if (given.called === 'pip-compile') return [executesHere, ...(given('-o') ? [] : [{ kind: 'write' as const, target: literal('requirements.txt') }])]
  if (given.called === 'pip-sync' || given('--fix')) return [install(given.operands[0] ?? literal('requirements.txt'), 'system')]
  return given.called === 'pyproject-build' ? [executesHere, ...(given('-o') ? [] : [{ kind: 'write' as const, target: literal('dist') }])] : []
}

export default command(
  'pip-compile',
  quiet(['--help', '--version'], {
    aliases: ['pip-sync', 'pipdeptree', 'pip-audit', 'pip-licenses', 'pyproject-build', 'pip-check', 'pipreqs'],
    options: { '-o, --output-file, --output, --outdir, --savepath <path>': writes, '-r, --requirement, -c, --constraint <file>': reads },
    harmless:
      '-h, --help | -V, --version | -v, --verbose | -q, --quiet | -n, --dry-run | -p, --python <path> | --pre | --rebuild | -U, --upgrade | ' +
      '-P, --upgrade-package <name> | --extra <name> | --all-extras | --generate-hashes | --allow-unsafe, --no-allow-unsafe | ' +
      '--strip-extras, --no-strip-extras | --no-header, --header | --no-annotate, --annotate | --annotation-style <how> | --resolver <name> | ' +
      '--no-emit-index-url, --emit-index-url | --no-emit-options | --no-emit-trusted-host | --max-rounds <n> | -i, --index-url <url> | ' +
      '--extra-index-url <url> | -f, --find-links <url> | --no-index | --cache-dir <folder> | --pip-args <text> | --unsafe-package <name> | ' +
      '--newline <how> | --color | --no-color | --no-config | ' +
      '-w, --wheel, --warn [how] | -s, --sdist | -x, --skip-dependency-check | --no-isolation | -C <pair> | --installer <name> | -a, --all, --ask | ' +
      '--force | -l, --local, --local-only | -u, --user-only | -j, --json | --json-tree | --mermaid | --graph-output <how> | --packages <names> | ' +
      '--exclude <names> | --reverse | -e, --exclude-dependencies | -d, --depth <n> | --desc [how] | --format [name] | -S, --strict | --skip-editable | ' +
      '--fix | --ignore-vuln <id> | --disable-pip | --require-hashes | --no-deps | --progress-spinner <how> | --timeout <n> | ' +
      '--vulnerability-service <name> | --user | --clean <file> | --diff <file> | --mode <how> | --with-urls | --with-authors | --order <key> | ' +
      '--from <key> | --summary',
    always: does,
    operands: { '<file...>': reads },
    examples: {
      'pip-compile --version': [],
      'pip-compile -o req.txt req.in': ['write req.txt', 'execute .', 'read req.in'],
      'pip-compile req.in': ['execute .', 'write requirements.txt', 'read req.in'],
      'pip-sync': ['install requirements.txt (system)'],
      'pip-audit -r req.txt': ['read req.txt'],
      pipdeptree: [],
      'pyproject-build --wheel': ['execute .', 'write dist'],
    },
  }),
)
