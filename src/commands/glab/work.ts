// glab issue, mr, ci, repo, release: working with others. Source: glab help, glab 1.22 to 1.50.
import type { Body } from '../define.ts'
import { acts, does, looks } from '../lib/service.ts'
import { nothing, reads } from '../roles.ts'
import { cloned, downloaded, gitlab, grouped, here, LIST, MERGE, many, TEXT, VIEW } from './shared.ts'

export const issue = grouped({
  'list | ls': looks(LIST),
  'view | show': looks(VIEW),
  'board': { subcommands: { 'view': looks(LIST), 'create | new': acts('publish', 'issue board create', { harmless: '-n, --name <name>' }) } },
  ...many('issue', 'publish', ['create | new', 'update', 'close', 'reopen | open', 'subscribe | sub', 'unsubscribe | unsub'], TEXT),
  'note | comment': acts('publish', 'issue note', { harmless: '-m, --message <text>' }),
  ...many('issue', 'destroy', ['delete | del']),
})
export const mr = grouped({
  'list | ls': looks(LIST),
  'view | show': looks(VIEW),
  'diff | approvers | issues | issue': looks('--color <when> | --raw | -F, --output <format>'),
  'checkout | co': {
    harmless: '-b, --branch <branch> | -t, --track | -u, --set-upstream-to <branch>',
    operands: { '<id>': nothing },
    always: () => [gitlab, here],
  },
  ...many(
    'mr',
    'publish',
    [
      'create | new',
      'update',
      'for | new-for | create-for | for-issue',
      'close',
      'reopen | open',
      'revoke | unapprove',
      'subscribe | sub',
      'unsubscribe | unsub',
      'todo | add-todo',
    ],
    MERGE,
  ),
  'approve': acts('publish', 'mr approve', { harmless: '-p, --password <password> | -s, --sha <commit>' }),
  'merge | accept': acts('publish', 'mr merge', {
    harmless: `--sha <commit> | -d, --remove-source-branch | --when-pipeline-succeeds | --auto-merge | -m, --message <text> | --squash-message <text> | -s, --squash
        | -r, --rebase | -y, --yes`,
  }),
  'rebase': acts('publish', 'mr rebase', { harmless: '--skip-ci' }),
  'note | comment': acts('publish', 'mr note', { harmless: '-m, --message <text> | --unique' }),
  ...many('mr', 'destroy', ['delete | del']),
})
export const ci = grouped({
  'list | status | stats | view | trace | lint | get | config': looks(
    `-l, --live | --compact | -b, --branch <branch> | -p, --page, --pipeline-id <n> | -d, --with-job-details | --with-variables | --dry-run | --include-jobs
      | --ref <ref> | --orderBy <field> | --sort <order> | ${VIEW} | -s, --status <status> | -o`,
  ),
  'artifact | push': { harmless: '-p, --path <folder> | --list-paths', operands: { '<ref>': nothing, '<job>': nothing }, always: downloaded('--path') },
  ...many(
    'ci',
    'publish',
    ['run | create', 'retry', 'trigger', 'cancel', 'run-trig'],
    `-b, --branch <branch> | --variables <value> | --variables-env <value> | --variables-file <value> | -f, --variables-from <file> | -i, --input <value>
      | -p, --pipeline-id <n> | -t, --token <token> | --mr | --dry-run`,
  ),
  ...many(
    'ci',
    'destroy',
    ['delete'],
    '-s, --status <status> | --older-than <time> | --dry-run | --source <source> | -p, --page <n> | --per-page <n> | --paginate',
  ),
})
export const repo = grouped({
  'view | list | users | search | find | lookup | contributors': looks(
    `${LIST} | --member | --starred | --archived | -b, --branch <branch> | --include-subgroups | -G`,
  ),
  'clone': {
    harmless: `-g, --group <group> | -p, --preserve-namespace | -a, --archived [on] | -G, --include-subgroups [on] | -m, --mine | -v, --visibility <which>
        | -I, --with-issues-enabled | -M, --with-mr-enabled | -S, --with-shared | --page <n> | --per-page <n> | --paginate | --active`,
    operands: { '<project and git options...>': cloned },
    always: given => (given('--group') ? [gitlab, here] : []),
  },
  'archive': { harmless: '-f, --format <format> | -s, --sha <commit>', operands: { '<project>': nothing, '<folder>': nothing }, always: () => [gitlab, here] },
  'fork': {
    harmless: '-n, --name <name> | -p, --path <path> | -c, --clone | --remote',
    operands: { '<project>': nothing },
    always: given => [...does('publish', 'repo fork')(given), ...(given('--clone') ? [gitlab, here] : [])],
  },
  ...many(
    'repo',
    'publish',
    ['create | new', 'mirror', 'transfer', 'update', 'publish'],
    `-n, --name <name> | -g, --group <group> | -d, --description <text> | --defaultBranch <branch> | --remoteName <name>
      | -t, --tag, --target-namespace <value> | --internal | -p, --private | -P, --public | --readme | -s, --skipGitInit | --url <url> | --direction <way>
      | --enabled | --protected-branches-only | --allow-divergence | -y, --yes | --archive [on] | --defaultBranch <branch>`,
  ),
  ...many('repo', 'destroy', ['delete'], '-y, --yes'),
})
const published = (verb: string): Body => ({
  options: { '-F, --notes-file <file>': reads },
  harmless: `-n, --name <name> | -r, --ref <ref> | -N, --notes <text> | -D, --released-at <date> | -m, --milestone <name> | -a, --assets-links <links>
      | --tag-message <text> | -T | --no-update | --no-close-milestone | --publish-to-catalog | --use-package-registry`,
  operands: { '<tag>': nothing, '<file...>': reads },
  always: does('publish', verb),
})
export const release = grouped({
  'list | ls | view': looks('-t, --tag <tag> | -w, --web | -p, --page <n> | -P, --per-page <n> | -F, --output <format>'),
  'download': {
    harmless: '-n, --asset-name <name> | -D, --dir <folder> | -x, --include-external',
    operands: { '<tag>': nothing },
    always: downloaded('--dir'),
  },
  'create': published('release create'),
  'upload': published('release upload'),
  ...many('release', 'destroy', ['delete'], '-y, --yes | -t, --with-tag'),
})
