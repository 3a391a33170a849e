// glab: the client of GitLab. Source: glab help, glab 1.22 to 1.50.
import { literal } from '../../model/index.ts'
import { type Body, command } from '../define.ts'
import { api } from '../gh/api.ts'
import { askedElsewhere } from '../gh/shared.ts'
import { besides, isSecretName } from '../lib/addresses.ts'
import { acts, does, looks, named } from '../lib/service.ts'
import { helpful } from '../lib/settle.ts'
import { nothing, reads } from '../roles.ts'
import { grouped, LIST, many } from './shared.ts'
import { ci, issue, mr, release, repo } from './work.ts'

const SCOPE = `-v, --value <text> | -t, --type <type> | -s, --scope <scope> | -g, --group <group> | -m, --masked | -p, --protected | -r, --raw
    | -d, --description <text> | --hidden | -h, --hostname <host> | --token <token> | --stdin | --show-token | -F, --output <format>`

const glab: Body = {
  harmless: '--help, -h | --version, -v',
  inherit: true,
  subcommands: {
    issue,
    mr,
    release,
    'ci | pipe | pipeline': ci,
    'repo | project': repo,
    api,
    'label': grouped({
      'list | ls | get': looks(LIST),
      ...many(
        'label',
        'publish',
        ['create | new', 'edit'],
        '-n, --name <name> | -c, --color <color> | -d, --description <text> | -p, --priority <n> | -l, --label-id <id>',
      ),
      ...many('label', 'destroy', ['delete']),
    }),
    'milestone': grouped({
      'list | ls | get': looks(LIST),
      ...many(
        'milestone',
        'publish',
        ['create', 'edit'],
        '-t, --title <text> | -d, --description <text> | --start-date <date> | --due-date <date> | -g, --group <group>',
      ),
      ...many('milestone', 'destroy', ['delete']),
    }),
    'snippet': grouped({
      'create | new': {
        harmless: '-t, --title <text> | -f, --filename <name> | -d, --description <text> | -v, --visibility <which> | -p, --personal',
        operands: { '<file...>': reads },
        always: does('publish', 'snippet create'),
      },
    }),
    'ssh-key': grouped({
      'list | get': looks(`--show-id | ${LIST}`),
      'add': {
        harmless: '-t, --title <text> | -e, --expires-at <date> | --usage-type <type>',
        operands: { '<file>': reads },
        always: does('publish', 'ssh-key add'),
      },
      ...many('ssh-key', 'destroy', ['delete'], '-p, --page <n> | -P, --per-page <n>'),
    }),
    'variable | var': grouped({
      'list | ls': looks(SCOPE),
      'get | export': { harmless: SCOPE, operands: { '<key>': nothing }, always: given => [{ kind: 'reveal', target: named('variable', given.operands) }] },
      ...many('variable', 'publish', ['set | new | create', 'update'], SCOPE),
      ...many('variable', 'destroy', ['delete | remove'], SCOPE),
    }),
    'schedule': grouped({
      'list | ls': looks(LIST),
      ...many(
        'schedule',
        'publish',
        ['create', 'run', 'update'],
        '--description <text> | --ref <ref> | --cron <time> | --cronTimeZone <zone> | --active [on] | --variable <value>',
      ),
      ...many('schedule', 'destroy', ['delete']),
    }),
    'auth': {
      subcommands: {
        'status': {
          harmless: '-h, --hostname <host> | -a, --all | -t, --show-token',
          always: given => (given('--show-token') ? [{ kind: 'reveal', target: literal('gitlab token') }] : []),
        },
        'git-credential': {
          operands: { '<action>': words => (words[0]?.values?.includes('get') ? [{ kind: 'reveal', target: literal('gitlab token') }] : []) },
        },
        'login | logout | configure-docker | docker-helper': {
          harmless: `${SCOPE} | -t, --token <token> | -j, --job-token <token> | -p, --api-protocol <protocol> | -g, --git-protocol <protocol>
            | -a, --api-host <host> | --use-keyring`,
          operands: { '<action>': nothing },
          always: does('configure', 'glab auth'),
        },
      },
    },
    'config | conf': {
      subcommands: {
        'get': { ...looks('-g, --global | -h, --host <host>'), always: given => (isSecretName(given.operands[0]) ? [{ kind: 'reveal', target: literal('gitlab token') }] : []) },
        'set | init | edit': {
          harmless: '-g, --global | -h, --host <host> | -l, --local',
          operands: { '<key>': nothing, '<value>': nothing },
          always: does('configure', 'glab config'),
        },
      },
    },
    'alias': {
      subcommands: {
        'list | ls': {},
        'set': {
          harmless: '-s, --shell',
          operands: { '<name>': nothing, '<expansion>': nothing },
          always: given => [...does('configure', 'glab alias set')(given), ...(given('--shell') ? given.operands.slice(1).map(script => ({ script })) : [])],
        },
        'delete': acts('configure', 'glab alias delete'),
      },
    },
    'user': { subcommands: { 'events': looks(LIST) } },
    'changelog': {
      subcommands: { 'generate': looks('--config-file <file> | --date <date> | --from <commit> | --to <commit> | --trailer <name> | -v, --version <version>') },
    },
    'check-update | completion | version | help': looks('-s, --shell <shell> | --no-desc'),
  },
}

export default command('glab', {
  ...helpful(besides(glab, askedElsewhere(false))),
  examples: {
    'glab --version': [],
    'glab mr list --author=@me': [],
    'glab mr diff 3': [],
    'glab mr list -R https://a.dev/o/x': ['connect https://a.dev/o/x'],
    'glab api --hostname a.dev user': ['connect a.dev'],
    'glab config get token': ["reveal 'gitlab token'"],
    'glab config get editor': [],
    'glab mr checkout 3': ['connect gitlab.com', 'write .'],
    'glab mr create --fill --yes': ["publish 'mr create'"],
    'glab mr merge 3 -R team/app': ["publish 'mr merge 3 in team/app'"],
    'glab mr delete 3': ["destroy 'mr delete 3'"],
    'glab mr create --help': [],
    'glab issue note 4 -m thanks': ["publish 'issue note 4'"],
    'glab ci status -b main': [],
    'glab ci run -b main': ["publish 'ci run'"],
    'glab ci artifact main build -p out': ['connect gitlab.com', 'write out'],
    'glab repo clone team/app': ['connect https://gitlab.com/team/app.git', 'write app (recursive)'],
    'glab repo delete team/app -y': ["destroy 'repo delete team/app'"],
    'glab release create v1 dist/a.tgz -F notes.md': ['read notes.md', "publish 'release create v1 dist/a.tgz'", 'read dist/a.tgz'],
    'glab api projects/1 -X DELETE': ["destroy 'api DELETE projects/1'"],
    'glab api projects/1 --form a=@b -F c=@d --input e': ['read b', 'read d', 'read e', "publish 'api POST projects/1'"],
    'glab variable get TOKEN': ["reveal 'variable TOKEN'"],
    'glab variable set TOKEN x': ["publish 'variable set TOKEN x'"],
    'glab auth status -t': ["reveal 'gitlab token'"],
    'glab config set editor vim': ["configure 'glab config editor vim'"],
    "glab alias set --shell x 'rm -rf ~'": ["configure 'glab alias set x rm -rf ~'", 'delete /home/dev (recursive)'],
    'glab snippet create -t x .env': ["publish 'snippet create .env'", 'read .env'],
  },
})
