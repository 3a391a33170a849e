// act: runs GitHub workflows in local containers. Source: act --help, act 0.2.86.
import { literal, map, type Word } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { nothing, reads } from './roles.ts'

/** `ubuntu-latest=-self-hosted` runs the steps on this machine, outside any container. */
const platform: Role = words =>
  words.flatMap(word => (word.values?.every(value => !/=-self-hosted$/i.test(value)) ? [] : [{ kind: 'interpret', target: word, language: 'workflow steps' }]))
const source = (repository: Word): Word => map(repository, value => value.slice(value.lastIndexOf('=') + 1))

export default command('act', {
  options: {
    '-P, --platform <image>': platform,
    '--secret-file <file>': reads,
    '--var-file <file>': reads,
    '--env-file <file>': reads,
    '--input-file <file>': reads,
    '-e, --eventpath <file>': reads,
    '--local-repository <source>': words => words.map(word => ({ kind: 'read', target: source(word), recursive: true })),
    '--artifact-server-path <folder>': words => words.map(target => ({ kind: 'write', target })),
  },
  harmless: `-w, --watch | --validate | --strict | -l, --list | -g, --graph | -j, --job <id> | --bug-report | --man-page | --remote-name <name>
    | -s, --secret <secret> | --var <value> | --env <value> | --input <value> | -r, --reuse | -b, --bind | -p, --pull [on] | --rebuild [on] | --detect-event
    | --defaultbranch <branch> | --privileged | --userns <mode> | --use-gitignore [on] | --container-cap-add <capability>
    | --container-cap-drop <capability> | --rm | --replace-ghe-action-with-github-com <action> | --replace-ghe-action-token-with-github-com <token>
    | --matrix <value> | -a, --actor <login> | -W, --workflows <path> | --no-recurse | -C, --directory <folder> | -v, --verbose | --json
    | --log-prefix-job-id | -q, --quiet | -n, --dryrun | --insecure-secrets | --container-architecture <name> | --container-daemon-socket <socket>
    | --container-options <options> | --github-instance <host> | --artifact-server-addr <address> | --artifact-server-port <port> | --no-skip-checkout
    | --no-cache-server | --cache-server-path <folder> | --cache-server-external-url <url> | --cache-server-addr <address> | --cache-server-port <port>
    | --action-cache-path <folder> | --action-offline-mode | --network <name> | --use-new-action-cache | --list-options | --concurrent-jobs <n> | -h, --help
    | --version`,
  operands: { '<event>': nothing },
  always: given => {
    if (['--list', '--graph', '--dryrun', '--validate', '--help', '--version', '--bug-report', '--man-page', '--list-options'].some(option => given(option)))
      return []
    const run = { kind: 'execute' as const, target: given.value('--workflows') ?? literal('.github/workflows') }
    return given('--privileged') || given('--container-options') ? [run, { kind: 'mutate', target: literal('privileged container') }] : [run]
  },
  examples: {
    'act -l': [],
    'act -n push': [],
    'act -j test --secret-file .env': ['read .env', 'execute .github/workflows'],
    'act -P ubuntu-latest=node:20 --var-file v --env-file e --input-file i -e event.json': [
      'read v',
      'read e',
      'read i',
      'read event.json',
      'execute .github/workflows',
    ],
    'act -P ubuntu-latest=-self-hosted': ['interpret ubuntu-latest=-self-hosted as workflow steps', 'execute .github/workflows'],
    'act --privileged -W ci.yml': ['execute ci.yml', "mutate 'privileged container'"],
    'act --local-repository team/x@v1=/srv/x --artifact-server-path out': ['read /srv/x (recursive)', 'write out', 'execute .github/workflows'],
  },
})
