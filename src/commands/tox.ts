// tox: runs tests in fresh environments; nox under its name. Source: tox 4 --help, nox 2024 --help.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { connects, executes, nothing, writes } from './roles.ts'

export default command(
  'tox',
  quiet(['--help', '--version'], {
    aliases: ['nox'],
    options: {
      '--index-url <url>': connects,
      '-c, --conf, -f, --noxfile <file>': executes,
      '--workdir, --work-dir, --root, --result-json, --report, --envdir <path>': writes,
      '--installpkg, --install-pkg <file>': executes,
      '-l, --listenvs, -a, --listenvs-all, --list, --showconfig': nothing,
    },
    harmless:
      '-h, --help | --version | --help-ini, --hi | -v, --verbose | -q, --quiet | -e, --session, --sessions <names> | -m <labels> | --notest | --sdistonly | ' +
      '--skip-pkg-install | -p, --parallel [n] | -o, --parallel-live | --parallel-no-spinner | --develop, --develop-pkg | -i <url> | --pre | ' +
      '-r, --recreate | --hashseed <n> | --force-dep <name> | --sitepackages | --alwayscopy | -s, --skip-missing-interpreters [yes] | --skip-env <pattern> | ' +
      '--runner <name> | --discover <path> | --no-provision | --no-recreate-provision | --no-recreate-pkg | --recreate-pkg | ' +
      '--colored <when> | --stderr-color <name> | --exit-and-dump-after <n> | -x, --override <pair> | --fail-fast | -d, --depends | -k <text> | -n | ' +
      '--core | -t, --tags <names> | --python, --pythons, -P <v> | --extra-python, --extra-pythons <v> | --force-python, --force-pythons <v> | --no-venv | ' +
      '--reuse-existing-virtualenvs | -R | --reuse-venv <how> | --no-reuse-existing-virtualenvs | --error-on-missing-interpreters | ' +
      '--no-error-on-missing-interpreters | --error-on-external-run | --install-only | --no-install | --non-interactive | --forcecolor | --nocolor | ' +
      '--json | ' +
      '-db, --default-venv-backend <name> | -fb, --force-venv-backend <name> | --stop-on-first-error | -N | --add-timestamp | --usage <name> | --verbose | -p <v>',
    always: given =>
      given('--hi')
        ? []
        : [executesHere, ...(given('-l') || given('--notest') ? [] : [{ kind: 'install' as const, target: literal('.'), where: 'workspace' as const }])],
    operands: { '<arg...>': nothing },
    examples: {
      'tox --index-url https://pypi.example/simple': ['connect https://pypi.example/simple', 'execute .', 'install . (workspace)'],
      'tox --version': [],
      'tox -e py312 -- -k a': ['execute .', 'install . (workspace)'],
      'tox -l': ['execute .'],
      'nox -f n.py -s tests --report r.json': ['execute n.py', 'write r.json', 'execute .', 'install . (workspace)'],
      'tox --installpkg a.whl --workdir w -e py': ['execute a.whl', 'write w', 'execute .', 'install . (workspace)'],
    },
  }),
)
