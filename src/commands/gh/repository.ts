// gh repo, release, gist, browse, search: repositories and what is kept in them. Source: gh-repo(1), gh-release(1), gh-gist(1), gh-search(1), gh 2.23 to 2.60.
import { literal, map, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { acts, does, looks } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'
import { CONFIRM, github, JSON_OUTPUT, LIST, REPO, WEB } from './shared.ts'

/** A repository's name as git gets it. */
const address = (name: Word, host: string): Word => map(name, value => (/:|^[./]/.test(value) ? value : `https://${host}/${value}.git`))

/** gh hands the address, the folder and whatever follows `--` to git. */
const cloned =
  (host: string) =>
  (words: readonly Word[]): readonly Step[] => {
    const [name, ...rest] = words
    if (!name) return []
    const folder = rest[0]?.values?.every(value => !value.startsWith('-')) ? rest.slice(0, 1) : []
    return [{ run: [literal('git'), literal('clone'), ...rest.slice(folder.length), address(name, host), ...folder] }]
  }

const DOWNLOAD = '-p, --pattern <pattern> | -A, --archive <format> | --clobber | --skip-existing'
const downloaded = (given: Given): readonly Step[] => {
  const target = given.value('--output') ?? given.value('--dir') ?? literal('.')
  return target.text === '-' ? [github] : [github, { kind: 'write', target }]
}

/** Files that become public, or at least leave the machine. */
const published = (verb: string, files: (words: readonly Word[]) => readonly Word[], body: Body): Body => ({
  ...body,
  operands: { '<what...>': (words, given) => reads(files(words), given) },
  always: does('publish', verb),
})
const NOTES = { '-F, --notes-file <file>': reads }
const RELEASE = `-d, --draft [on] | -p, --prerelease [on] | --target <branch> | -t, --title <text> | -n, --notes <text> | --discussion-category <name> | --generate-notes
    | --notes-start-tag <tag> | --verify-tag | --notes-from-tag | --latest [on] | --fail-on-no-commits | --tag <tag>`
const SETTINGS = `--add-topic <topic> | --remove-topic <topic> | -d, --description <text> | -h, --homepage <url> | --default-branch <branch>
  | --visibility <which> | --accept-visibility-change-consequences | --template [on] | --enable-issues [on] | --enable-projects [on] | --enable-wiki [on]
  | --enable-discussions [on] | --enable-merge-commit [on] | --enable-squash-merge [on] | --enable-rebase-merge [on] | --enable-auto-merge [on]
  | --delete-branch-on-merge [on] | --allow-forking [on] | --allow-update-branch [on] | --enable-advanced-security [on] | --enable-secret-scanning [on]
  | --enable-secret-scanning-push-protection [on] | --squash-merge-commit-message <how>`

const repo: Body = {
  subcommands: {
    'view': looks(`${WEB} | -b, --branch <branch> | ${JSON_OUTPUT}`),
    'list | ls': looks(
      `${LIST} | --source | --fork | -l, --language <language> | --topic <topic> | --archived | --no-archived | --visibility <which> | --private | --public`,
    ),
    'credits | garden': looks('-s, --static'),
    'gitignore | license': { subcommands: { 'list | ls': looks(), 'view': looks(WEB) } },
    'autolink': {
      harmless: REPO,
      inherit: true,
      subcommands: {
        'list | ls | view': looks(LIST),
        'create': acts('publish', 'repo autolink create', { harmless: '-n, --numeric' }),
        'delete': acts('destroy', 'repo autolink delete', { harmless: CONFIRM }),
      },
    },
    'clone': { harmless: '-u, --upstream-remote-name <name> | --no-upstream', operands: { '<repository and git options...>': cloned('github.com') } },
    'create | new': {
      harmless: `-d, --description <text> | -h, --homepage <url> | -t, --team <team> | -p, --template <repository> | --public | --private | --internal
        | -g, --gitignore <language> | -l, --license <license> | -s, --source <dir> | -r, --remote <name> | --push | -c, --clone | --disable-issues
        | --disable-wiki | --include-all-branches | --add-readme | --enable-issues | --enable-wiki | -y, --confirm`,
      operands: { '<name>': nothing },
      always: does('publish', 'repo create'),
    },
    'fork': {
      harmless: '--clone [on] | --remote [on] | --remote-name <name> | --org <name> | --fork-name <name> | --default-branch-only',
      operands: { '<repository and git options...>': nothing },
      always: given => [...does('publish', 'repo fork')(given), ...(given('--clone') ? [github, { kind: 'write' as const, target: literal('.') }] : [])],
    },
    'sync': {
      harmless: '-s, --source <repository> | -b, --branch <branch> | --force',
      operands: { '<repository>': nothing },
      always: given =>
        given.operands.length
          ? [{ kind: 'publish', target: given.operands[0] ?? literal('repo sync'), ...(given('--force') && { force: true }) }]
          : [github, { kind: given('--force') ? 'discard' : 'write', target: literal('.') }],
    },
    'edit': acts('publish', 'repo edit', { harmless: SETTINGS }),
    'rename': acts('publish', 'repo rename', { harmless: `${CONFIRM} | ${REPO}` }),
    'archive': acts('publish', 'repo archive', { harmless: CONFIRM }),
    'unarchive': acts('publish', 'repo unarchive', { harmless: CONFIRM }),
    'delete': acts('destroy', 'repo delete', { harmless: CONFIRM }),
    'set-default': {
      harmless: '-v, --view | -u, --unset',
      operands: { '<repository>': nothing },
      always: given => (given('--view') ? [] : [{ kind: 'write', target: literal('.') }]),
    },
    'deploy-key': {
      harmless: REPO,
      inherit: true,
      subcommands: {
        'list | ls': looks(JSON_OUTPUT),
        'add': published('repo deploy-key add', words => words, { harmless: '-t, --title <text> | -w, --allow-write' }),
        'delete': acts('destroy', 'repo deploy-key delete'),
      },
    },
  },
}

const release: Body = {
  harmless: REPO,
  inherit: true,
  subcommands: {
    'list | ls': looks(`-L, --limit <n> | --exclude-drafts | --exclude-pre-releases | -O, --order <order> | ${JSON_OUTPUT}`),
    'view': looks(`${WEB} | ${JSON_OUTPUT}`),
    'verify | verify-asset': looks(`${JSON_OUTPUT} | --format <format>`),
    'download': { harmless: `${DOWNLOAD} | -D, --dir <dir> | -O, --output <file>`, operands: { '<tag>': nothing }, always: downloaded },
    'create | new': { ...published('release create', words => words.slice(1), { options: NOTES, harmless: RELEASE }) },
    'upload': published('release upload', words => words.slice(1), { harmless: '--clobber' }),
    'edit': acts('publish', 'release edit', { options: NOTES, harmless: RELEASE }),
    'delete': acts('destroy', 'release delete', { harmless: `${CONFIRM} | --cleanup-tag` }),
    'delete-asset': acts('destroy', 'release delete-asset', { harmless: CONFIRM }),
  },
}

const gist: Body = {
  subcommands: {
    'list | ls': looks('-L, --limit <n> | --public | --secret | --filter <regex> | --include-content'),
    'view': looks(`-r, --raw | ${WEB} | --files | -f, --filename <name>`),
    'clone': { operands: { '<gist and git options...>': cloned('gist.github.com') } },
    'create | new': published('gist create', words => words, { harmless: `-d, --desc <text> | ${WEB} | -p, --public | -f, --filename <name>` }),
    'edit': acts('publish', 'gist edit', {
      options: { '-a, --add <file>': reads },
      harmless: '-d, --desc <text> | -f, --filename <name> | -r, --remove <name>',
    }),
    'rename': acts('publish', 'gist rename'),
    'delete': acts('destroy', 'gist delete', { harmless: CONFIRM }),
  },
}

const SEARCH = `${LIST} | --order <order> | --sort <field> | --match <where> | --visibility <which> | --owner <login> | -R, --repo <repository>
  | --language <language> | --extension <extension> | --filename <name> | --size <size> | --author <login> | --author-date <date> | --author-email <address>
  | --author-name <name> | --committer <login> | --committer-date <date> | --committer-email <address> | --committer-name <name> | --hash <hash>
  | --parent <hash> | --tree <hash> | --merge [which] | --include-prs | --app <name> | --assignee <login> | --closed <date> | --commenter <login>
  | --comments <n> | --created <date> | --interactions <n> | --involves <login> | --label <name> | --locked | --mentions <login> | --milestone <name>
  | --no-assignee | --no-label | --no-milestone | --no-project | --project <name> | --reactions <n> | --team-mentions <team> | --updated <date>
  | --archived [which] | --state <state> | -B, --base <branch> | -H, --head <branch> | --merged-at <date> | --merged | --review-requested <login>
  | --reviewed-by <login> | --draft [which] | --review <status> | --checks <status> | --followers <n> | --forks <n> | --good-first-issues <n>
  | --help-wanted-issues <n> | --license <license> | --stars <n> | --topic <topic> | --number-topics <n> | --include-forks <which>`

export const subcommands: Record<string, Body> = {
  repo,
  release,
  gist,
  search: { subcommands: { 'code | commits | issues | prs | repos': looks(SEARCH) } },
  browse: looks(
    `-p, --projects | -r, --releases | -w, --wiki | -s, --settings | -n, --no-browser | -c, --commit [commit] | -b, --branch <branch> | -a, --actions
      | --blame | ${REPO}`,
  ),
  status: looks('-o, --org <name> | -e, --exclude <repositories>'),
  org: { subcommands: { 'list | ls': looks('-L, --limit <n>') } },
}

export const examples: Record<string, readonly string[]> = {
  'gh repo view team/app --json name': [],
  'gh repo list team': [],
  'gh repo clone team/app': ['connect https://github.com/team/app.git', 'write app (recursive)'],
  'gh repo clone team/app lib -- --depth=1': ['connect https://github.com/team/app.git', 'write lib (recursive)'],
  'gh repo create app --private --source=. --push': ["publish 'repo create app'"],
  'gh repo fork --clone': ["publish 'repo fork'", 'connect github.com', 'write .'],
  'gh repo sync --force': ['connect github.com', 'discard .'],
  'gh repo sync me/app -b main': ['publish me/app'],
  'gh repo edit --visibility public': ["publish 'repo edit'"],
  'gh repo delete team/app --yes': ["destroy 'repo delete team/app'"],
  'gh repo set-default --view': [],
  'gh repo deploy-key add key.pub': ["publish 'repo deploy-key add key.pub'", 'read key.pub'],
  'gh release list': [],
  'gh release download v1 -p "*.zip" -D dl': ['connect github.com', 'write dl'],
  'gh release download v1 -O -': ['connect github.com'],
  'gh release create v1 dist/a.tgz --notes-file notes.md': ['read notes.md', "publish 'release create v1 dist/a.tgz'", 'read dist/a.tgz'],
  'gh release upload v1 .env': ["publish 'release upload v1 .env'", 'read .env'],
  'gh release delete v1 --yes': ["destroy 'release delete v1'"],
  'gh gist create --public notes.md .env': ["publish 'gist create notes.md .env'", 'read notes.md', 'read .env'],
  'gh gist edit a1 --add b.ts': ['read b.ts', "publish 'gist edit a1'"],
  'gh gist clone a1 copy': ['connect https://gist.github.com/a1.git', 'write copy (recursive)'],
  'gh gist delete a1': ["destroy 'gist delete a1'"],
  'gh search code "rm -rf" --language sh': [],
  'gh browse -n src/a.ts': [],
}
