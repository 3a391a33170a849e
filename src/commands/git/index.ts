// git: version control. One file per family of subcommands. Source: git(1), git 2.39 to 2.55.
import { command } from '../define.ts'
import { executes } from '../roles.ts'
import { examples, subcommands } from './families.ts'
import { settings, settingsFromEnvironment } from './settings.ts'
import { enters } from './where.ts'

export default command('git', {
  options: {
    '-c <name=value>': settings,
    '--config-env <name=variable>': settingsFromEnvironment,
    '--exec-path [folder]': executes,
  },
  // git has no long name for -C: this one tells it from the -C of subcommands.
  harmless: `-C, --chdir <folder> | --git-dir <folder> | --work-tree <folder> | --namespace <name> | --bare | -p, --paginate | -P, --no-pager
    | --no-replace-objects | --no-lazy-fetch | --no-optional-locks | --no-advice | --literal-pathspecs | --glob-pathspecs | --noglob-pathspecs
    | --icase-pathspecs | --super-prefix <path> | --attr-source <tree> | --html-path | --man-path | --info-path | --list-cmds <groups> | -v, --version
    | --build-options | -h, --help | -a, --all | --shallow-file <file>`,
  always: enters,
  subcommands,
  examples: {
    'git --version': [],
    'git help commit': [],
    'git push --help': [],
    'git --help push': [],
    'git --no-pager -C src log --oneline': ['list src'],
    'git -C /srv/app status': ['list /srv/app', 'execute /srv/app/.git'],
    'git -C ../other log -p -- a.ts': ['list ../other', 'execute ../other/.git', 'read ../other/a.ts'],
    'git --git-dir=store log': ['list store', 'execute store'],
    'git --git-dir=/srv/app/.git --work-tree=/srv/app diff --name-only': ['list /srv/app', 'execute /srv/app/.git', 'list /srv/app/.git'],
    'git -C "$REPO" status': ['list ?\'"$REPO"\'', 'execute ?\'"$REPO"/.git\''],
    'git -c color.ui=always -c core.pager=cat log': [],
    'git -c user.name="$NAME" log': [],
    "git -c core.pager='sh -c id' log": ["interpret 'sh -c id' as sh (literal)"],
    'git -c core.fsmonitor=false status': [],
    'git -c core.fsmonitor=./monitor status': ['interpret ./monitor as sh (literal)', 'execute ./monitor'],
    "git -c alias.x='!id' x": ['interpret id as sh (literal)', 'unknown x (this subcommand is not known)'],
    'git -c credential.helper= -c http.sslVerify=false fetch': ['unknown http.sslVerify=false (it switches a safety check off)', 'connect origin'],
    'git -c core.hooksPath= -c protocol.ext.allow=always -c include.path=more version': [
      'unknown protocol.ext.allow=always (it opens a transport that can run programs)',
      'unknown more (settings in that file can run programs)',
    ],
    'git -c core.hooksPath=hooks -c url.https://a.example/.insteadOf=b: version': [
      'execute hooks',
      'unknown url.https://a.example/.insteadOf=b: (it changes where git reads from or sends to)',
    ],
    'git -c http.proxy=http://proxy.example version': ['connect http://proxy.example'],
    'git -c made.up=1 version': ['unknown made.up (this setting is not known)'],
    'git --config-env=core.pager=SHOW log': ['interpret ?$SHOW as sh'],
    'git --config-env user.name=NAME log': [],
    'git --exec-path=./bin status': ['execute ./bin'],
    'git frobnicate': ['unknown frobnicate (this subcommand is not known)'],
    ...examples,
  },
})
