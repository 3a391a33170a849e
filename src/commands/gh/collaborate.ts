// gh pr, issue, label, project, agent-task: working with others. Source: gh-pr(1), gh-issue(1), gh-label(1), gh-project(1), gh 2.23 to 2.60.
import { literal } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { acts, does, looks } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'
import { CONFIRM, JSON_OUTPUT, LIST, REPO, WEB } from './shared.ts'

const body = { '-F, --body-file <file>': reads }
const BODY = '-b, --body <text>'
const CHANGES = `-t, --title <text> | ${BODY} | --add-assignee <login> | --remove-assignee <login> | --add-label <name> | --remove-label <name>
  | --add-project <name> | --remove-project <name> | -m, --milestone <name> | --remove-milestone | -B, --base <branch> | --add-reviewer <login>
  | --remove-reviewer <login> | --type <name> | --remove-type`
const COMMENT = `${BODY} | --edit-last | --create-if-none | --delete-last | -e, --editor | ${WEB} | ${CONFIRM}`
const commented = (verb: string): Body => acts('publish', verb, { options: body, harmless: COMMENT })
const closed = (verb: string): Body =>
  acts('publish', verb, { harmless: '-c, --comment <text> | -d, --delete-branch | -r, --reason <text> | --duplicate-of <number>' })
const locked = (verb: string): Body => acts('publish', verb, { harmless: '-r, --reason <text>' })
const OWNED = `--owner <login> | --format <format> | -q, --jq <expression> | -t, --template <text> | ${WEB} | -L, --limit <n>`
const OWNER = '--owner <login> | --format <format> | -q, --jq <expression> | --id <id> | --title <text>'

const pr: Body = {
  harmless: REPO,
  inherit: true,
  subcommands: {
    'list | ls': looks(
      `${LIST} | -B, --base <branch> | -H, --head <branch> | -l, --label <name> | -A, --author <login> | --app <name> | -a, --assignee <login>
        | -S, --search <query> | -s, --state <state> | -d, --draft [which]`,
    ),
    'view | show': looks(`${WEB} | -c, --comments | ${JSON_OUTPUT}`),
    'status': looks(`-c, --conflict-status | ${JSON_OUTPUT}`),
    'diff': looks(`--patch | --name-only | ${WEB} | --color <when> | -e, --exclude <pattern>`),
    'checks': looks(`${WEB} | --watch | --fail-fast | -i, --interval <seconds> | --required | ${JSON_OUTPUT}`),
    'checkout | co': {
      harmless: '--recurse-submodules | -f, --force | --detach | -b, --branch <branch> | --no-tags',
      operands: { '<pull request>': nothing },
      // A forced one resets the local branch to the remote's.
      always: given => [
        { kind: 'connect', target: literal('github.com') },
        given('--force') ? { kind: 'discard', target: literal('.') } : { kind: 'write', target: literal('.') },
      ],
    },
    'create | new': {
      options: body,
      harmless: `-t, --title <text> | ${BODY} | -a, --assignee <login> | -l, --label <name> | -p, --project <name> | -m, --milestone <name>
        | -B, --base <branch> | -d, --draft | -f, --fill | --fill-first | --fill-verbose | -H, --head <branch> | -e, --editor | --no-maintainer-edit
        | --recover <file> | -r, --reviewer <login> | -T, --template <file> | --dry-run | ${WEB}`,
      always: given => (given('--dry-run') ? [] : does('publish', 'pr create')(given)),
    },
    'merge': acts('publish', 'pr merge', {
      options: body,
      harmless: `--admin | -d, --delete-branch | ${BODY} | -t, --subject <text> | -m, --merge | -r, --rebase | -s, --squash | --auto | --disable-auto
        | --match-head-commit <commit> | -A, --author-email <address>`,
    }),
    'edit': acts('publish', 'pr edit', { options: body, harmless: CHANGES }),
    'comment': commented('pr comment'),
    'review': acts('publish', 'pr review', { options: body, harmless: `-a, --approve | -r, --request-changes | -c, --comment | ${BODY}` }),
    'close': closed('pr close'),
    'reopen': closed('pr reopen'),
    'ready': acts('publish', 'pr ready', { harmless: '--undo' }),
    'update-branch': acts('publish', 'pr update-branch', { harmless: '--rebase' }),
    'revert': acts('publish', 'pr revert', { options: body, harmless: `${BODY} | -d, --draft | -t, --title <text>` }),
    'lock': locked('pr lock'),
    'unlock': locked('pr unlock'),
  },
}

const issue: Body = {
  harmless: REPO,
  inherit: true,
  subcommands: {
    'list | ls': looks(
      `${LIST} | -a, --assignee <login> | -l, --label <name> | -A, --author <login> | --app <name> | --mention <login> | -m, --milestone <name>
        | -S, --search <query> | -s, --state <state>`,
    ),
    'view | show': looks(`${WEB} | -c, --comments | ${JSON_OUTPUT}`),
    'status': looks(JSON_OUTPUT),
    'create | new': {
      options: body,
      harmless: `-t, --title <text> | ${BODY} | -e, --editor | ${WEB} | -a, --assignee <login> | -l, --label <name> | -p, --project <name>
        | -m, --milestone <name> | --recover <file> | -T, --template <name> | --type <name>`,
      always: does('publish', 'issue create'),
    },
    'edit': acts('publish', 'issue edit', { options: body, harmless: CHANGES }),
    'comment': commented('issue comment'),
    'close': closed('issue close'),
    'reopen': closed('issue reopen'),
    'develop': {
      harmless: '-b, --base <branch> | -c, --checkout | -i, --issue-repo <repository> | -l, --list | -n, --name <branch> | --branch-repo <repository>',
      operands: { '<issue>': nothing },
      always: given =>
        given('--list')
          ? []
          : [
              ...does('publish', 'issue develop')(given),
              ...(given('--checkout')
                ? [
                    { kind: 'connect' as const, target: literal('github.com') },
                    { kind: 'write' as const, target: literal('.') },
                  ]
                : []),
            ],
    },
    'lock': locked('issue lock'),
    'unlock': locked('issue unlock'),
    'pin': acts('publish', 'issue pin'),
    'unpin': acts('publish', 'issue unpin'),
    'transfer': acts('publish', 'issue transfer'),
    'delete': acts('destroy', 'issue delete', { harmless: CONFIRM }),
  },
}

const label: Body = {
  harmless: REPO,
  inherit: true,
  subcommands: {
    'list | ls': looks(`${LIST} | -S, --search <query> | --order <order> | --sort <field>`),
    'create': acts('publish', 'label create', { harmless: '-d, --description <text> | -c, --color <color> | -f, --force' }),
    'edit': acts('publish', 'label edit', { harmless: '-d, --description <text> | -c, --color <color> | -n, --name <name>' }),
    'clone': acts('publish', 'label clone', { harmless: '-f, --force' }),
    'delete': acts('destroy', 'label delete', { harmless: CONFIRM }),
  },
}

const projectVerbs = 'close copy create edit link unlink mark-template field-create item-add item-archive item-create item-edit'.split(' ')
const PROJECT = `${OWNER} | --undo | --source-owner <login> | --target-owner <login> | --drafts | --readme <text> | -d, --description <text>
  | --visibility <which> | -R, --repo <repository> | -T, --team <team> | --name <name> | --single-select-options <names> | --data-type <type> | --url <url>
  | --body <text> | --field-id <id> | --project-id <id> | --text <text> | --number <n> | --date <date> | --single-select-option-id <id>
  | --iteration-id <id> | --clear`
const project: Body = {
  subcommands: {
    'list | ls | view | item-list | field-list': looks(`${OWNED} | --closed | --query <query>`),
    ...Object.fromEntries(projectVerbs.map(verb => [verb, acts('publish', `project ${verb}`, { harmless: PROJECT })])),
    ...Object.fromEntries(['delete', 'field-delete', 'item-delete'].map(verb => [verb, acts('destroy', `project ${verb}`, { harmless: PROJECT })])),
  },
}

export const subcommands: Record<string, Body> = {
  pr,
  issue,
  label,
  project,
  'agent-task | agent-tasks | agent | agents': {
    harmless: REPO,
    inherit: true,
    subcommands: {
      'list | ls | view': looks(`${LIST} | --log | --follow`),
      'create': {
        options: { '-F, --from-file <file>': reads },
        harmless: '-b, --base <branch> | --follow | -a, --custom-agent <name>',
        operands: { '<task>': nothing },
        always: does('publish', 'agent-task create'),
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'gh pr list --state open --json number,title': [],
  'gh pr view 3 --comments': [],
  'gh pr diff 3 --name-only': [],
  'gh pr checks 3 --watch': [],
  'gh pr checkout 3': ['connect github.com', 'write .'],
  'gh pr checkout 3 -f': ['connect github.com', 'discard .'],
  'gh pr create --fill': ["publish 'pr create'"],
  'gh pr create -t x -F notes.md': ['read notes.md', "publish 'pr create'"],
  'gh pr create --fill --dry-run': [],
  'gh pr create --help': [],
  'gh pr merge 3 --squash -d': ["publish 'pr merge 3'"],
  'gh pr edit 3 -F .env': ['read .env', "publish 'pr edit 3'"],
  'gh pr comment 3 -b "looks good"': ["publish 'pr comment 3'"],
  'gh pr review --approve': ["publish 'pr review'"],
  'gh -R team/app pr close 3': ["publish 'pr close 3 in team/app'"],
  'gh pr close 3 -R team/app': ["publish 'pr close 3 in team/app'"],
  'gh pr ready "$N"': ['publish ?\'pr ready "$N"\''],
  'gh issue list -l bug': [],
  'gh issue create --title x --body "git push --force"': ["publish 'issue create'"],
  'gh issue develop 4 --list': [],
  'gh issue develop 4 -c': ["publish 'issue develop 4'", 'connect github.com', 'write .'],
  'gh issue delete 4 --yes': ["destroy 'issue delete 4'"],
  'gh label list': [],
  'gh label delete bug --yes': ["destroy 'label delete bug'"],
  'gh project item-list 1 --owner @me': [],
  'gh project item-add 1 --owner @me --url https://github.com/team/app/issues/1': ["publish 'project item-add 1'"],
  'gh project delete 1': ["destroy 'project delete 1'"],
  'gh agent-task create -F task.md': ['read task.md', "publish 'agent-task create'"],
}
