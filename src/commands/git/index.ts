// git: version control. One file per family of subcommands. Source: git(1), git 2.39 to 2.55.
import { exact } from '../../model/index.ts'
import { command, type Role } from '../define.ts'
import { executes, reads } from '../roles.ts'
import { examples, subcommands } from './families.ts'
import { settings, settingsFromEnvironment } from './settings.ts'
import { enters, folderOf, move } from './where.ts'

/** A file that a setting names is one of the folder that git was told to work in. */
const settingsThere: Role = (words, given) => {
  const folder = folderOf(given)
  const isThere = (kind: string): boolean => kind === 'read' || kind === 'write'
  return settings(words, given).map(step => (folder && 'kind' in step && isThere(step.kind) && !exact(step.target)?.startsWith('~') ? move(step, folder) : step))
}

export default command('git', {
  options: {
    '-c <name=value>': settingsThere,
    '--config-env <name=variable>': settingsFromEnvironment,
    '--exec-path [folder]': executes,
    '--shallow-file <file>': reads,
  },
  // git has no long name for -C: this one tells it from the -C of subcommands.
  harmless: `-C, --chdir <folder> | --git-dir <folder> | --work-tree <folder> | --namespace <name> | --bare | -p, --paginate | -P, --no-pager
    | --no-replace-objects | --no-lazy-fetch | --no-optional-locks | --no-advice | --literal-pathspecs | --glob-pathspecs | --noglob-pathspecs
    | --icase-pathspecs | --super-prefix <path> | --attr-source <tree> | --html-path | --man-path | --info-path | --list-cmds <groups> | -v, --version
    | --build-options | -h, --help | -a, --all`,
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
    'git -c format.signatureFile=~/.ssh/id_rsa format-patch --stdout -1': ['read ~/.ssh/id_rsa'],
    'git -c core.attributesFile=attributes check-attr -a export': ['read attributes'],
    'git -C lib -c blame.ignoreRevsFile=revs -c mailmap.file=/srv/mailmap blame a.txt': ['read lib/revs', 'read /srv/mailmap', 'list lib', 'read lib/a.txt'],
    'git -c "fsck.skipList=:(optional)skip" -c diff.orderFile= -c core.excludesFile=/dev/null fsck': ['read skip'],
    'git -c commit.template="$FILE" version': ['read ?\'"$FILE"\''],
    'git -c mailmap.blob=HEAD:.env log': ['read .env'],
    'git --shallow-file shallow log': ['read shallow'],
    'git -c format.outputDirectory=/srv/out format-patch -1': ['write /srv/out', 'write .'],
    "git -c rebase.instructionFormat='%s%nexec ./run' version": ["unknown '%s%nexec ./run' (the rebase obeys every line that this format makes)"],
    "git -c rebase.instructionFormat='%h %s (%an)' -c pull.twohead=ort -c branch.main.mergeOptions=--no-ff version": [],
    "git -c mergetool.vimdiff.layout='`id`' -c pull.octopus=own -c branch.main.mergeOptions='-F notes' version": [
      "unknown '`id`' (a shell reads this layout)",
      'unknown own (this merge strategy is a program)',
      "unknown '-F notes' (these options can name programs and files)",
    ],
    "git -c mergetool.vimdiff.layout='(LOCAL,BASE,REMOTE)/MERGED' version": [],
    'git -c gc.pruneExpire=now -c gc.reflogExpire=never gc': ['discard .', 'write .'],
    'git -c remote.origin.mirror=true push': ['publish origin (force)', 'publish origin'],
    'git -c remote.origin.push=+main:main push': ['publish origin (force)', 'publish origin'],
    'git -c remote.origin.push=HEAD -c remote.origin.mirror=false push': ['publish origin'],
    'git -c remote.origin.fetch=+refs/heads/*:refs/heads/* fetch': ['discard refs/heads/*', 'connect origin'],
    'git -c remote.up.fetch=+refs/heads/*:refs/remotes/up/* -c remote.up.prune=true fetch up': ['connect up'],
    'git -c fetch.prune=true -c fetch.pruneTags=true fetch': ['discard refs/tags/*', 'connect origin'],
    'git -c fetch.bundleURI=https://cdn.example/a fetch': ['unknown fetch.bundleURI=https://cdn.example/a (it changes where git reads from or sends to)', 'connect origin'],
    'git --exec-path=./bin status': ['execute ./bin'],
    'git frobnicate': ['unknown frobnicate (this subcommand is not known)'],
    ...examples,
  },
})
