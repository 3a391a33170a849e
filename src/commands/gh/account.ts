// gh auth, config, alias, extension, keys, codespace, and what runs on the service: workflows, caches, secrets. Source: gh-auth(1), gh-extension(1), gh-codespace(1), gh-workflow(1), gh-secret(1), gh 2.23 to 2.60.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { acts, does, looks, named } from '../lib/service.ts'
import { nothing, reads, writes } from '../roles.ts'
import { CONFIRM, JSON_OUTPUT, LIST, WEB } from './shared.ts'

const REPO = '-R, --repo <repository>'
const HOST = '--hostname <host> | -u, --user <login> | --secure-storage | --insecure-storage'
const WHERE = `${REPO} | -o, --org <name> | -e, --env <name> | -u, --user | -a, --app <name>`
const github: Step = { kind: 'connect', target: literal('github.com') }

/** An alias with a `!`, or made with --shell, is a command line for a shell; it runs only when it is called by its name. */
function aliased(given: Given): readonly Step[] {
  const [name, expansion] = given.operands
  const text = exact(expansion)
  const shell = expansion && (given('--shell') ? expansion : text?.startsWith('!') ? literal(text.slice(1)) : undefined)
  return [{ kind: 'configure', target: named('gh alias set', [name, expansion].filter((word): word is Word => word !== undefined)) }, ...(shell ? [{ script: shell }] : [])]
}

/** An editor, a pager or a browser is a program that gh starts later. */
const runsLater = (given: Given): boolean => /^(?:editor|pager|browser)$/.test(exact(given.operands[0]) ?? '') && !/^(?:cat|less|vim?|nvim|nano|emacs|code --wait)?$/.test(exact(given.operands[1]) ?? '-')

/** `remote:path` stands on the codespace. */
const copied = (words: readonly Word[]): readonly Step[] => {
  const away = (word: Word): boolean => word.values?.some(value => value.startsWith('remote:')) ?? false
  const to = words.at(-1)
  if (!to) return []
  const local = words.slice(0, -1).filter(word => !away(word))
  return [...local.map((target): Step => ({ kind: 'read', target, recursive: true })), { kind: 'connect', target: literal('codespace'), ...(local.length && { sends: true }) }, ...(away(to) ? [] : [{ kind: 'write' as const, target: to }])]
}

const secrets = (group: string): Body => ({
  harmless: WHERE,
  inherit: true,
  subcommands: {
    'list | ls': looks(JSON_OUTPUT),
    'get': looks(JSON_OUTPUT),
    'set': acts('publish', `${group} set`, { options: { '-f, --env-file <file>': reads }, harmless: '-b, --body <text> | --no-store | --no-repos-selected | -r, --repos <repositories> | -v, --visibility <which>' }),
    'delete | remove': acts('destroy', `${group} delete`),
  },
})
const keys = (group: string): Body => ({
  subcommands: {
    'list | ls': looks(),
    'add': { harmless: '-t, --title <text> | --type <type>', operands: { '<file>': reads }, always: does('publish', `${group} add`) },
    'delete': acts('destroy', `${group} delete`, { harmless: CONFIRM }),
  },
})
const SPACE = `-c, --codespace <name> | ${REPO} | --repo-owner <login>`

export const subcommands: Record<string, Body> = {
  auth: {
    subcommands: {
      'status': { harmless: `-h, ${HOST} | -t, --show-token | -a, --active | ${JSON_OUTPUT}`, always: given => (given('--show-token') ? [{ kind: 'reveal', target: literal('github token') }] : []) },
      'token': { harmless: `-h, ${HOST}`, always: () => [{ kind: 'reveal', target: literal('github token') }] },
      'git-credential': { operands: { '<action>': words => (exact(words[0]) === 'get' ? [{ kind: 'reveal', target: literal('github token') }] : []) } },
      'login': { harmless: `-h, ${HOST} | -s, --scopes <scopes> | --with-token | -w, --web | --skip-ssh-key | -p, --git-protocol <protocol> | -c, --clipboard`, always: does('configure', 'gh auth login') },
      'logout | refresh | switch': { harmless: `-h, ${HOST} | -s, --scopes <scopes> | -r, --remove-scopes <scopes> | --reset-scopes | -c, --clipboard`, always: does('configure', 'gh auth') },
      'setup-git': { harmless: `-h, ${HOST} | -f, --force`, always: does('configure', '--global credential.helper=gh') },
    },
  },
  config: {
    subcommands: {
      'get | list | ls': looks('-h, --host <host>'),
      'set': { harmless: '-h, --host <host>', operands: { '<key>': nothing, '<value>': nothing }, always: given => [{ kind: 'configure', target: named('gh config set', given.operands), ...(runsLater(given) && { persists: true }) }] },
      'clear-cache': {},
    },
  },
  alias: {
    subcommands: {
      'list | ls': {},
      'set': { harmless: '-s, --shell | --clobber', operands: { '<name>': nothing, '<expansion>': nothing }, always: aliased },
      'import': { harmless: '--clobber', operands: { '<file>': reads }, always: does('configure', 'gh alias import') },
      'delete': { harmless: '--all', operands: { '<name>': nothing }, always: does('configure', 'gh alias delete') },
    },
  },
  'extension | extensions | ext': {
    subcommands: {
      'list | ls | search | browse': looks(`${LIST} | --license <license> | --owner <login> | --debug | -s, --single-column | --order <order> | --sort <field>`),
      'install': { harmless: '--pin <version> | --force', operands: { '<repository>': words => words.map(target => ({ kind: 'install', target, where: 'url' })) } },
      'upgrade': { harmless: '--all | --force | --dry-run', operands: { '<name>': nothing }, always: given => (given('--dry-run') ? [] : [{ kind: 'install', target: given.operands[0] ?? literal('gh extensions'), where: 'url' }]) },
      'remove': acts('configure', 'gh extension remove'),
      'exec': { style: 'none', operands: { '<name and words...>': words => (words[0] ? [{ run: [map(words[0], name => `gh-${name}`), ...words.slice(1)] }] : []) } },
      'create': { harmless: '--precompiled <language>', operands: { '<name>': words => words.map(target => ({ kind: 'write', target })) } },
    },
  },
  'ssh-key': keys('ssh-key'),
  'gpg-key': keys('gpg-key'),
  secret: secrets('secret'),
  variable: secrets('variable'),
  'codespace | cs': {
    harmless: SPACE,
    inherit: true,
    subcommands: {
      'list | ls | view | logs': looks(`${LIST} | -f, --follow | -o, --org <name> | -u, --user <login>`),
      'code | jupyter | select': { options: { '-f, --file <file>': writes }, harmless: `--insiders | ${WEB}` },
      'create': acts('mutate', 'codespace create', { harmless: `${WEB} | -b, --branch <branch> | -l, --location <place> | -m, --machine <type> | --default-permissions | -s, --status | --idle-timeout <time> | --retention-period <time> | --devcontainer-path <path> | -d, --display-name <name>` }),
      'edit': acts('mutate', 'codespace edit', { harmless: '-d, --display-name, --displayName <name> | -m, --machine <type>' }),
      'rebuild': acts('mutate', 'codespace rebuild', { harmless: '--full' }),
      'stop': acts('mutate', 'codespace stop', { harmless: '-o, --org <name> | -u, --user <login>' }),
      'delete': acts('destroy', 'codespace delete', { harmless: '--all | -f, --force | --days <n> | -o, --org <name> | -u, --user <login>' }),
      'ports': { harmless: JSON_OUTPUT, subcommands: { 'visibility': acts('publish', 'codespace ports visibility'), 'forward': { operands: { '<ports...>': nothing }, always: () => [{ kind: 'connect', target: literal('127.0.0.1'), listens: true }] } } },
      'cp': { harmless: '-r, --recursive | -e, --expand | -p, --profile <name>', operands: { '<paths...>': copied } },
      'ssh': {
        harmless: '--profile <name> | --server-port <port> | -d, --debug | --debug-file <file> | --config | --stdio',
        operands: { '<ssh options and command...>': words => (words.length ? [{ run: words, host: literal('codespace') }] : []) },
        always: given => (given('--config') ? [] : [{ kind: 'connect', target: literal('codespace') }]),
      },
    },
  },
  workflow: {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls': looks(`-L, --limit <n> | -a, --all | ${JSON_OUTPUT}`),
      'view': looks(`${WEB} | -y, --yaml | -r, --ref <ref>`),
      'run': { harmless: '-r, --ref <ref> | -F, --field <value> | -f, --raw-field <value> | --json', operands: { '<workflow>': nothing }, always: does('publish', 'workflow run') },
      'enable': acts('publish', 'workflow enable'),
      'disable': acts('publish', 'workflow disable'),
    },
  },
  run: {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls': looks(`-L, --limit <n> | -w, --workflow <name> | -b, --branch <branch> | -u, --user <login> | -e, --event <event> | --created <date> | -c, --commit <commit> | -a, --all | -s, --status <status> | ${JSON_OUTPUT}`),
      'view': looks(`-v, --verbose | --exit-status | -j, --job <id> | --log | --log-failed | ${WEB} | -a, --attempt <n> | ${JSON_OUTPUT}`),
      'watch': looks('--exit-status | -i, --interval <seconds> | --compact'),
      'download': { harmless: '-D, --dir <dir> | -n, --name <name> | -p, --pattern <pattern>', operands: { '<run>': nothing }, always: given => [github, { kind: 'write', target: given.value('--dir') ?? literal('.') }] },
      'rerun': acts('publish', 'run rerun', { harmless: '--failed | -j, --job <id> | -d, --debug' }),
      'cancel': acts('publish', 'run cancel', { harmless: '--force' }),
      'delete': acts('destroy', 'run delete'),
    },
  },
  cache: { harmless: REPO, inherit: true, subcommands: { 'list | ls': looks(`-L, --limit <n> | -k, --key <key> | -r, --ref <ref> | -O, --order <order> | -S, --sort <field> | ${JSON_OUTPUT}`), 'delete': acts('mutate', 'cache delete', { harmless: '-a, --all | -r, --ref <ref> | --succeed-on-no-caches' }) } },
  'ruleset | rs': { harmless: REPO, inherit: true, subcommands: { 'list | ls | view | check': looks('-L, --limit <n> | -o, --org <name> | -p, --parents | -w, --web | --default') } },
  'attestation | at': {
    subcommands: {
      'verify | inspect | trusted-root': looks(`-b, --bundle <file> | --bundle-from-oci | -o, --owner <login> | ${REPO} | --predicate-type <type> | --no-public-good | --custom-trusted-root <file> | -L, --limit <n> | --deny-self-hosted-runners | --cert-identity <id>
        | -i, --cert-identity-regex <regex> | --signer-repo <repository> | --signer-workflow <workflow> | --signer-digest <digest> | --source-ref <ref> | --source-digest <digest> | --cert-oidc-issuer <issuer> | --hostname <host> | -d, --digest-alg <name> | --tuf-url <url> | --tuf-root <file>
        | --verify-only | --format <format> | -q, --jq <expression> | -t, --template <text>`),
      'download': { harmless: `-o, --owner <login> | ${REPO} | --predicate-type <type> | -L, --limit <n> | --hostname <host> | -d, --digest-alg <name>`, operands: { '<file>': nothing }, always: () => [github, { kind: 'write', target: literal('.') }] },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'gh auth status': [],
  'gh auth status --show-token': ["reveal 'github token'"],
  'gh auth token': ["reveal 'github token'"],
  'gh auth git-credential get': ["reveal 'github token'"],
  'gh auth login --with-token': ["configure 'gh auth login'"],
  'gh auth setup-git': ["configure '--global credential.helper=gh'"],
  'gh config get editor': [],
  'gh config set prompt disabled': ["configure 'gh config set prompt disabled'"],
  'gh config set pager "sh -c id"': ["configure 'gh config set pager sh -c id' (persists)"],
  'gh alias list': [],
  'gh alias set co "pr checkout"': ["configure 'gh alias set co pr checkout'"],
  "gh alias set x '!rm -rf ~'": ["configure 'gh alias set x !rm -rf ~'", 'delete /home/dev (recursive)'],
  'gh alias set --shell y "rm -rf ~"': ["configure 'gh alias set y rm -rf ~'", 'delete /home/dev (recursive)'],
  'gh alias import aliases.yml': ["configure 'gh alias import aliases.yml'", 'read aliases.yml'],
  'gh extension list': [],
  'gh extension install team/gh-tool': ['install team/gh-tool (url)'],
  'gh extension upgrade --all': ["install 'gh extensions' (url)"],
  'gh extension exec tool --x': ['unknown gh-tool (nothing is known of this program)'],
  'gh ext create tool': ['write tool'],
  'gh ssh-key add key.pub': ["publish 'ssh-key add key.pub'", 'read key.pub'],
  'gh secret list': [],
  'gh secret set TOKEN -f .env': ['read .env', "publish 'secret set TOKEN'"],
  'gh secret delete TOKEN': ["destroy 'secret delete TOKEN'"],
  'gh variable get NAME': [],
  'gh codespace list': [],
  'gh codespace select -f out.txt': ['write out.txt'],
  'gh cs ssh -c box -- rm -rf src': ['connect codespace', 'delete src (recursive)'],
  'gh cs cp -r src remote:src': ['read src (recursive)', 'connect codespace (sends)'],
  'gh cs cp remote:a.txt .': ['connect codespace', 'write .'],
  'gh cs delete --all': ["destroy 'codespace delete'"],
  'gh cs ports forward 80:80': ['connect 127.0.0.1 (listens)'],
  'gh workflow list': [],
  'gh workflow run deploy.yml -r main -f a=b': ["publish 'workflow run deploy.yml'"],
  'gh run view 5 --log-failed': [],
  'gh run download 5 -D dl': ['connect github.com', 'write dl'],
  'gh run cancel 5': ["publish 'run cancel 5'"],
  'gh run delete 5': ["destroy 'run delete 5'"],
  'gh cache delete --all': ["mutate 'cache delete'"],
  'gh ruleset check main': [],
  'gh attestation verify a.tgz --owner team': [],
  'gh attestation download a.tgz -o team': ['connect github.com', 'write .'],
}
