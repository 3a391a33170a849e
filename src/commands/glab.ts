// glab: the client of GitLab. Source: glab help, glab 1.22 to 1.50.
import { literal, map, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Step } from './define.ts'
import { api } from './gh/api.ts'
import { acts, does, looks, named } from './lib/service.ts'
import { helpful } from './lib/settle.ts'
import { nothing, reads } from './roles.ts'

const gitlab: Step = { kind: 'connect', target: literal('gitlab.com') }
const here: Step = { kind: 'write', target: literal('.') }
const LIST = `-p, --page <n> | -P, --per-page <n> | -F, --output <format> | --output-format <format> | -w, --web | -A, --all | -c, --closed | -M, --mine, --merged | --mine | -o, --opened, --order <order> | -a, --assignee <user> | --not-assignee <user> | --author <user> | --not-author <user> | --search <text> | --in <where>
  | -l, --label <label> | --not-label <label> | -m, --milestone <name> | -C, --confidential | -g, --group <group> | -r, --reviewer <user> | -d, --draft | --not-draft | -s, --source-branch, --sort, --status <value> | -t, --target-branch <branch> | --epic <n> | --iteration <n> | -i, --issue-type <type> | --sort <field> | --ref <ref>`
const TEXT = `-t, --title <text> | -d, --description <text> | -l, --label <label> | -u, --unlabel <label> | -a, --assignee <user> | -m, --milestone <name> | -c, --confidential | -p, --public | --linked-mr <n> | -w, --weight <n> | --no-editor | -y, --yes | --web | --linked-issues <n> | --link-type <type>
  | -e, --time-estimate <time> | -s, --time-spent <time> | --lock-discussion | --unlock-discussion | --unassign | --epic <n> | --due-date <date> | --recover`
const MERGE = `-f, --fill | --fill-commit-body | --draft | --wip | -r, --ready | --push | -t, --title <text> | -d, --description <text> | -l, --label <label> | -u, --unlabel <label> | -a, --assignee <user> | --reviewer <user> | -s, --source-branch <branch> | -b, --target-branch <branch> | --create-source-branch
  | -m, --milestone <name> | --allow-collaboration | --remove-source-branch | --squash-before-merge | --squash | --no-editor | -y, --yes | -w, --web | --copy-issue-labels | -i, --related-issue <n> | --target-project <project> | -H, --head <project> | --signoff | --recover | --template <name> | --with-labels
  | --lock-discussion | --unlock-discussion | --unassign`
const VIEW = '-c, --comments | -s, --system-logs | -w, --web | -p, --page <n> | -P, --per-page <n> | -F, --output <format> | -b, --branch <branch> | --resolved | --unresolved'
const REPO = '-R, --repo <project>'
const grouped = (verbs: Readonly<Record<string, Body>>): Body => ({ harmless: REPO, inherit: true, subcommands: verbs })
const many = (group: string, kind: 'publish' | 'destroy', verbs: readonly string[], harmless = ''): Record<string, Body> =>
  Object.fromEntries(verbs.map(verb => [verb, acts(kind, `${group} ${verb.split(' ')[0]}`, { harmless })]))

const address = (name: Word): Word => map(name, value => (/:|^[./]/.test(value) ? value : `https://gitlab.com/${value}.git`))
const cloned = (words: readonly Word[]): readonly Step[] => {
  const [name, ...rest] = words
  if (!name) return []
  const folder = rest[0]?.values?.every(value => !value.startsWith('-')) ? rest.slice(0, 1) : []
  return [{ run: [literal('git'), literal('clone'), ...rest.slice(folder.length), address(name), ...folder] }]
}
const downloaded = (folder: string) => (given: Given): readonly Step[] => [gitlab, { kind: 'write', target: given.value(folder) ?? literal('.') }]

const issue = grouped({
  'list | ls': looks(LIST),
  'view | show': looks(VIEW),
  'board': { subcommands: { 'view': looks(LIST), 'create | new': acts('publish', 'issue board create', { harmless: '-n, --name <name>' }) } },
  ...many('issue', 'publish', ['create | new', 'update', 'close', 'reopen | open', 'subscribe | sub', 'unsubscribe | unsub'], TEXT),
  'note | comment': acts('publish', 'issue note', { harmless: '-m, --message <text>' }),
  ...many('issue', 'destroy', ['delete | del']),
})
const mr = grouped({
  'list | ls': looks(LIST),
  'view | show': looks(VIEW),
  'diff | approvers | issues | issue': looks('--color <when> | --raw | -F, --output <format>'),
  'checkout | co': { harmless: '-b, --branch <branch> | -t, --track | -u, --set-upstream-to <branch>', operands: { '<id>': nothing }, always: () => [gitlab, here] },
  ...many('mr', 'publish', ['create | new', 'update', 'for | new-for | create-for | for-issue', 'close', 'reopen | open', 'revoke | unapprove', 'subscribe | sub', 'unsubscribe | unsub', 'todo | add-todo'], MERGE),
  'approve': acts('publish', 'mr approve', { harmless: '-p, --password <password> | -s, --sha <commit>' }),
  'merge | accept': acts('publish', 'mr merge', { harmless: '--sha <commit> | -d, --remove-source-branch | --when-pipeline-succeeds | --auto-merge | -m, --message <text> | --squash-message <text> | -s, --squash | -r, --rebase | -y, --yes' }),
  'rebase': acts('publish', 'mr rebase', { harmless: '--skip-ci' }),
  'note | comment': acts('publish', 'mr note', { harmless: '-m, --message <text> | --unique' }),
  ...many('mr', 'destroy', ['delete | del']),
})
const ci = grouped({
  'list | status | stats | view | trace | lint | get | config': looks(`-l, --live | --compact | -b, --branch <branch> | -p, --page, --pipeline-id <n> | -d, --with-job-details | --with-variables | --dry-run | --include-jobs | --ref <ref> | --orderBy <field> | --sort <order> | ${VIEW} | -s, --status <status> | -o`),
  'artifact | push': { harmless: '-p, --path <folder> | --list-paths', operands: { '<ref>': nothing, '<job>': nothing }, always: downloaded('--path') },
  ...many('ci', 'publish', ['run | create', 'retry', 'trigger', 'cancel', 'run-trig'], '-b, --branch <branch> | --variables <value> | --variables-env <value> | --variables-file <value> | -f, --variables-from <file> | -i, --input <value> | -p, --pipeline-id <n> | -t, --token <token> | --mr | --dry-run'),
  ...many('ci', 'destroy', ['delete'], '-s, --status <status> | --older-than <time> | --dry-run | --source <source> | -p, --page <n> | --per-page <n> | --paginate'),
})
const repo = grouped({
  'view | list | users | search | find | lookup | contributors': looks(`${LIST} | --member | --starred | --archived | -b, --branch <branch> | --include-subgroups | -G`),
  'clone': { harmless: '-g, --group <group> | -p, --preserve-namespace | -a, --archived [on] | -G, --include-subgroups [on] | -m, --mine | -v, --visibility <which> | -I, --with-issues-enabled | -M, --with-mr-enabled | -S, --with-shared | --page <n> | --per-page <n> | --paginate | --active', operands: { '<project and git options...>': cloned }, always: given => (given('--group') ? [gitlab, here] : []) },
  'archive': { harmless: '-f, --format <format> | -s, --sha <commit>', operands: { '<project>': nothing, '<folder>': nothing }, always: () => [gitlab, here] },
  'fork': { harmless: '-n, --name <name> | -p, --path <path> | -c, --clone | --remote', operands: { '<project>': nothing }, always: given => [...does('publish', 'repo fork')(given), ...(given('--clone') ? [gitlab, here] : [])] },
  ...many('repo', 'publish', ['create | new', 'mirror', 'transfer', 'update', 'publish'], '-n, --name <name> | -g, --group <group> | -d, --description <text> | --defaultBranch <branch> | --remoteName <name> | -t, --tag, --target-namespace <value> | --internal | -p, --private | -P, --public | --readme | -s, --skipGitInit | --url <url> | --direction <way> | --enabled | --protected-branches-only | --allow-divergence | -y, --yes | --archive [on] | --defaultBranch <branch>'),
  ...many('repo', 'destroy', ['delete'], '-y, --yes'),
})
const published = (verb: string): Body => ({ options: { '-F, --notes-file <file>': reads }, harmless: '-n, --name <name> | -r, --ref <ref> | -N, --notes <text> | -D, --released-at <date> | -m, --milestone <name> | -a, --assets-links <links> | --tag-message <text> | -T | --no-update | --no-close-milestone | --publish-to-catalog | --use-package-registry', operands: { '<tag>': nothing, '<file...>': reads }, always: does('publish', verb) })
const release = grouped({
  'list | ls | view': looks('-t, --tag <tag> | -w, --web | -p, --page <n> | -P, --per-page <n> | -F, --output <format>'),
  'download': { harmless: '-n, --asset-name <name> | -D, --dir <folder> | -x, --include-external', operands: { '<tag>': nothing }, always: downloaded('--dir') },
  'create': published('release create'),
  'upload': published('release upload'),
  ...many('release', 'destroy', ['delete'], '-y, --yes | -t, --with-tag'),
})
const SCOPE = '-v, --value <text> | -t, --type <type> | -s, --scope <scope> | -g, --group <group> | -m, --masked | -p, --protected | -r, --raw | -d, --description <text> | --hidden | -h, --hostname <host> | --token <token> | --stdin | --show-token | -F, --output <format>'

const glab: Body = {
  harmless: '--help, -h | --version, -v',
  inherit: true,
  subcommands: {
    issue, mr, release,
    'ci | pipe | pipeline': ci,
    'repo | project': repo,
    api,
    'label': grouped({ 'list | ls | get': looks(LIST), ...many('label', 'publish', ['create | new', 'edit'], '-n, --name <name> | -c, --color <color> | -d, --description <text> | -p, --priority <n> | -l, --label-id <id>'), ...many('label', 'destroy', ['delete']) }),
    'milestone': grouped({ 'list | ls | get': looks(LIST), ...many('milestone', 'publish', ['create', 'edit'], '-t, --title <text> | -d, --description <text> | --start-date <date> | --due-date <date> | -g, --group <group>'), ...many('milestone', 'destroy', ['delete']) }),
    'snippet': grouped({ 'create | new': { harmless: '-t, --title <text> | -f, --filename <name> | -d, --description <text> | -v, --visibility <which> | -p, --personal', operands: { '<file...>': reads }, always: does('publish', 'snippet create') } }),
    'ssh-key': grouped({ 'list | get': looks(`--show-id | ${LIST}`), 'add': { harmless: '-t, --title <text> | -e, --expires-at <date> | --usage-type <type>', operands: { '<file>': reads }, always: does('publish', 'ssh-key add') }, ...many('ssh-key', 'destroy', ['delete'], '-p, --page <n> | -P, --per-page <n>') }),
    'variable | var': grouped({ 'list | ls': looks(SCOPE), 'get | export': { harmless: SCOPE, operands: { '<key>': nothing }, always: given => [{ kind: 'reveal', target: named('variable', given.operands) }] }, ...many('variable', 'publish', ['set | new | create', 'update'], SCOPE), ...many('variable', 'destroy', ['delete | remove'], SCOPE) }),
    'schedule': grouped({ 'list | ls': looks(LIST), ...many('schedule', 'publish', ['create', 'run', 'update'], '--description <text> | --ref <ref> | --cron <time> | --cronTimeZone <zone> | --active [on] | --variable <value>'), ...many('schedule', 'destroy', ['delete']) }),
    'auth': {
      subcommands: {
        'status': { harmless: '-h, --hostname <host> | -a, --all | -t, --show-token', always: given => (given('--show-token') ? [{ kind: 'reveal', target: literal('gitlab token') }] : []) },
        'git-credential': { operands: { '<action>': words => (words[0]?.values?.includes('get') ? [{ kind: 'reveal', target: literal('gitlab token') }] : []) } },
        'login | logout | configure-docker | docker-helper': { harmless: `${SCOPE} | -t, --token <token> | -j, --job-token <token> | -p, --api-protocol <protocol> | -g, --git-protocol <protocol> | -a, --api-host <host> | --use-keyring`, operands: { '<action>': nothing }, always: does('configure', 'glab auth') },
      },
    },
    'config | conf': { subcommands: { 'get': looks('-g, --global | -h, --host <host>'), 'set | init | edit': { harmless: '-g, --global | -h, --host <host> | -l, --local', operands: { '<key>': nothing, '<value>': nothing }, always: does('configure', 'glab config') } } },
    'alias': { subcommands: { 'list | ls': {}, 'set': { harmless: '-s, --shell', operands: { '<name>': nothing, '<expansion>': nothing }, always: given => [...does('configure', 'glab alias set')(given), ...(given('--shell') ? given.operands.slice(1).map(script => ({ script })) : [])] }, 'delete': acts('configure', 'glab alias delete') } },
    'user': { subcommands: { 'events': looks(LIST) } },
    'changelog': { subcommands: { 'generate': looks('--config-file <file> | --date <date> | --from <commit> | --to <commit> | --trailer <name> | -v, --version <version>') } },
    'check-update | completion | version | help': looks('-s, --shell <shell> | --no-desc'),
  },
}

export default command('glab', {
  ...helpful(glab),
  examples: {
    'glab --version': [],
    'glab mr list --author=@me': [],
    'glab mr diff 3': [],
    'glab mr checkout 3': ['connect gitlab.com', 'write .'],
    'glab mr create --fill --yes': ["publish 'mr create'"],
    'glab mr merge 3 -R team/app': ["publish 'mr merge 3 in team/app'"],
    'glab mr delete 3': ["destroy 'mr delete 3'"],
    'glab mr create --help': [],
    'glab issue note 4 -m thanks': ["publish 'issue note 4'"],
    'glab ci status -b main': [],
    'glab ci run -b main': ["publish 'ci run'"],
    'glab ci artifact main build -p out': ['connect gitlab.com', 'write out'],
    'glab repo clone team/app': ['connect https://gitlab.com/team/app.git', 'write app'],
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
