// gh auth, config, alias, extension, keys: the user's own account and client. Source: gh-auth(1), gh-alias(1), gh-extension(1), gh 2.23 to 2.60.
import { exact, literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { isSecretName } from '../lib/addresses.ts'
import { acts, does, looks, named } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'
import { CONFIRM, JSON_OUTPUT, LIST } from './shared.ts'

const HOST = '--hostname <host> | -u, --user <login> | --secure-storage | --insecure-storage'

/** An alias with a `!`, or made with --shell, is a command line for a shell; it runs only when it is called by its name. */
function aliased(given: Given): readonly Step[] {
  const [name, expansion] = given.operands
  const text = exact(expansion)
  const shell = expansion && (given('--shell') ? expansion : text?.startsWith('!') ? literal(text.slice(1)) : undefined)
  return [
    {
      kind: 'configure',
      target: named(
        'gh alias set',
        [name, expansion].filter((word): word is Word => word !== undefined),
      ),
    },
    ...(shell ? [{ script: shell }] : []),
  ]
}

/** An editor, a pager or a browser is a program that gh starts later. */
const runsLater = (given: Given): boolean =>
  /^(?:editor|pager|browser)$/.test(exact(given.operands[0]) ?? '') && !/^(?:cat|less|vim?|nvim|nano|emacs|code --wait)?$/.test(exact(given.operands[1]) ?? '-')

const keys = (group: string): Body => ({
  subcommands: {
    'list | ls': looks(),
    'add': { harmless: '-t, --title <text> | --type <type>', operands: { '<file>': reads }, always: does('publish', `${group} add`) },
    'delete': acts('destroy', `${group} delete`, { harmless: CONFIRM }),
  },
})
export const subcommands: Record<string, Body> = {
  auth: {
    subcommands: {
      'status': {
        harmless: `-h, ${HOST} | -t, --show-token | -a, --active | ${JSON_OUTPUT}`,
        always: given => (given('--show-token') ? [{ kind: 'reveal', target: literal('github token') }] : []),
      },
      'token': { harmless: `-h, ${HOST}`, always: () => [{ kind: 'reveal', target: literal('github token') }] },
      'git-credential': { operands: { '<action>': words => (exact(words[0]) === 'get' ? [{ kind: 'reveal', target: literal('github token') }] : []) } },
      'login': {
        harmless: `-h, ${HOST} | -s, --scopes <scopes> | --with-token | -w, --web | --skip-ssh-key | -p, --git-protocol <protocol> | -c, --clipboard`,
        always: does('configure', 'gh auth login'),
      },
      'logout | refresh | switch': {
        harmless: `-h, ${HOST} | -s, --scopes <scopes> | -r, --remove-scopes <scopes> | --reset-scopes | -c, --clipboard`,
        always: does('configure', 'gh auth'),
      },
      'setup-git': { harmless: `-h, ${HOST} | -f, --force`, always: does('configure', '--global credential.helper=gh') },
    },
  },
  config: {
    subcommands: {
      'get': { ...looks('-h, --host <host>'), always: given => (isSecretName(given.operands[0]) ? [{ kind: 'reveal', target: literal('github token') }] : []) },
      'list | ls': looks('-h, --host <host>'),
      'set': {
        harmless: '-h, --host <host>',
        operands: { '<key>': nothing, '<value>': nothing },
        always: given => [{ kind: 'configure', target: named('gh config set', given.operands), ...(runsLater(given) && { persists: true }) }],
      },
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
      'list | ls | search | browse': looks(
        `${LIST} | --license <license> | --owner <login> | --debug | -s, --single-column | --order <order> | --sort <field>`,
      ),
      'install': {
        harmless: '--pin <version> | --force',
        operands: { '<repository>': words => words.map(target => ({ kind: 'install', target, where: 'url' })) },
      },
      'upgrade': {
        harmless: '--all | --force | --dry-run',
        operands: { '<name>': nothing },
        always: given => (given('--dry-run') ? [] : [{ kind: 'install', target: given.operands[0] ?? literal('gh extensions'), where: 'url' }]),
      },
      'remove': acts('configure', 'gh extension remove'),
      'exec': {
        style: 'none',
        operands: { '<name and words...>': words => (words[0] ? [{ run: [map(words[0], name => `gh-${name}`), ...words.slice(1)] }] : []) },
      },
      'create': { harmless: '--precompiled <language>', operands: { '<name>': words => words.map(target => ({ kind: 'write', target })) } },
    },
  },
  'ssh-key': keys('ssh-key'),
  'gpg-key': keys('gpg-key'),
}

export const examples: Record<string, readonly string[]> = {
  'gh auth status': [],
  'gh auth status --show-token': ["reveal 'github token'"],
  'gh auth token': ["reveal 'github token'"],
  'gh auth git-credential get': ["reveal 'github token'"],
  'gh auth login --with-token': ["configure 'gh auth login'"],
  'gh auth setup-git': ["configure '--global credential.helper=gh'"],
  'gh config get editor': [],
  'gh config get -h github.com oauth_token': ["reveal 'github token'"],
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
}
