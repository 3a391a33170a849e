// hub: git with words for GitHub. What is git's it hands to git. Source: hub(1), hub 2.14.
import { literal, map, type Word } from '../model/index.ts'
import { type Body, command, type Step } from './define.ts'
import { api } from './gh/api.ts'
import { acts, does, looks } from './lib/service.ts'
import { helpful } from './lib/settle.ts'
import { nothing, reads } from './roles.ts'

const github: Step = { kind: 'connect', target: literal('github.com') }
const here: Step = { kind: 'write', target: literal('.') }
const SHOW = '-f, --format <format> | --color [when] | -L, --limit <n> | -o, --sort <key> | -^, --sort-ascending | -u, --url | -c, --copy'
const OPEN = '-o, --browse | -c, --copy | -e, --edit | -m, --message <text>'
const message = { '-F, --file <file>': reads }
/** A short name of a repository is one of GitHub. */
const address = (name: Word): Word => map(name, value => (/^[\w-]+\/[\w.-]+$/.test(value) ? `https://github.com/${value}.git` : value))
const passed = (name: string): Body => ({
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [{ run: [literal('git'), literal(name), ...given.operands.map(address)] }],
})
const fetched = (name: string): Body => ({
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => [github, { run: [literal('git'), literal(name), ...given.operands] }],
})
const gits =
  'clone push init remote submodule status log diff show add commit branch pull rebase reset stash tag config rev-parse grep switch restore clean'.split(' ')

const body: Body = {
  harmless: '--noop | --help, -h | --version',
  subcommands: {
    ...Object.fromEntries(gits.map(name => [name, passed(name)])),
    ...Object.fromEntries(['am', 'apply', 'checkout', 'cherry-pick', 'fetch', 'merge'].map(name => [name, fetched(name)])),
    'alias | browse | compare | help | version': looks('-s | -u, --url | -c, --copy | -b, --base <base> | --plain-text'),
    'ci-status': looks('-v, --verbose | -f, --format <format> | --color [when]'),
    'sync': { harmless: '--color [when]', always: () => [github, here] },
    'api': { ...api, harmless: `-t, --flat | --color [when] | --obey-ratelimit | ${api.harmless}` },
    'create': {
      harmless: '-p, --private | -d, --description <text> | -h, --homepage <url> | --remote-name <name> | -o, --browse | -c, --copy',
      operands: { '<name>': nothing },
      always: does('publish', 'repo create'),
    },
    'delete': acts('destroy', 'repo delete', { harmless: '-y, --yes' }),
    'fork': { harmless: '--no-remote | --remote-name <name> | --org <name>', always: does('publish', 'repo fork') },
    'gist': {
      subcommands: {
        'show': looks('--no-color'),
        'create': { harmless: '-o, --browse | -c, --copy | --public', operands: { '<file...>': reads }, always: does('publish', 'gist create') },
      },
    },
    'pull-request': {
      options: message,
      harmless: `${OPEN} | -f, --force | --no-edit | -i, --issue <issue> | -p, --push | -b, --base <base> | -h, --head <head> | -r, --reviewer <users>
        | -a, --assign <users> | -M, --milestone <name> | -l, --labels <labels> | -d, --draft | --no-maintainer-edits`,
      always: does('publish', 'pr create'),
    },
    'pr': {
      subcommands: {
        'list | show': looks(`${SHOW} | -s, --state <state> | -h, --head <branch> | -b, --base <branch>`),
        'checkout': { operands: { '<number>': nothing, '<branch>': nothing }, always: () => [github, here] },
        'merge': acts('publish', 'pr merge', { options: message, harmless: `${OPEN} | --squash | --rebase | --delete-branch | -d | --head-sha <commit>` }),
      },
    },
    'issue': {
      harmless: `${SHOW} | -a, --assignee <user> | --creator <user> | -@, --mentioned <user> | -s, --state <state> | -M, --milestone <name>
        | -l, --labels <labels> | -d, --since <date> | --include-pulls`,
      subcommands: {
        'show | labels': looks(SHOW),
        'create': acts('publish', 'issue create', {
          options: message,
          harmless: `${OPEN} | -a, --assign <users> | -M, --milestone <name> | -l, --labels <labels>`,
        }),
        'update': acts('publish', 'issue update', {
          options: message,
          harmless: `${OPEN} | -a, --assign <users> | -M, --milestone <name> | -l, --labels <labels> | -s, --state <state>`,
        }),
        'transfer': acts('publish', 'issue transfer'),
      },
    },
    'release': {
      harmless: `${SHOW} | -d, --include-drafts | -p, --exclude-prereleases`,
      subcommands: {
        'show': looks(`${SHOW} | -d, --show-downloads`),
        'create': acts('publish', 'release create', {
          options: { ...message, '-a, --attach <file>': reads },
          harmless: `${OPEN} | -d, --draft | -p, --prerelease | -t, --commitish <target>`,
        }),
        'edit': acts('publish', 'release edit', {
          options: { ...message, '-a, --attach <file>': reads },
          harmless: `${OPEN} | -d, --draft [on] | -p, --prerelease [on] | -t, --commitish <target>`,
        }),
        'download': { harmless: '-i, --include <pattern>', operands: { '<tag>': nothing }, always: () => [github, here] },
        'delete': acts('destroy', 'release delete'),
      },
    },
  },
}

export default command('hub', {
  ...helpful(body),
  examples: {
    'hub clone team/app': ['connect https://github.com/team/app.git', 'write app (recursive)'],
    'hub status -s': [],
    'hub push origin main --force': ['publish origin (force)'],
    'hub checkout https://github.com/team/app/pull/3': ['connect github.com', 'write . (recursive)'],
    'hub browse -u': [],
    'hub sync': ['connect github.com', 'write .'],
    'hub api -X DELETE repos/team/app': ["destroy 'api DELETE repos/team/app'"],
    'hub api user --form a=@b --input c -F d=1': ['read b', 'read c', "publish 'api POST user'"],
    'hub create -p': ["publish 'repo create'"],
    'hub delete -y team/app': ["destroy 'repo delete team/app'"],
    'hub gist create .env': ["publish 'gist create .env'", 'read .env'],
    'hub pull-request -F pr.md': ['read pr.md', "publish 'pr create'"],
    'hub pr list': [],
    'hub pr checkout 3': ['connect github.com', 'write .'],
    'hub pr merge 3 -m x': ["publish 'pr merge 3'"],
    'hub issue -l bug': [],
    'hub issue create --file a.md': ['read a.md', "publish 'issue create'"],
    'hub release create -a dist/a.tgz v1': ['read dist/a.tgz', "publish 'release create v1'"],
    'hub release delete v1': ["destroy 'release delete v1'"],
  },
})
