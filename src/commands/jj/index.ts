// jj: Jujutsu, version control on top of git. Source: the command-line reference of jj 0.44.
import { literal, unknown } from '../../model/index.ts'
import { type Body, command, type Given, type Step } from '../define.ts'
import { changes, move, opens } from '../git/where.ts'
import { settled } from '../lib/settle.ts'
import { reads, runs } from '../roles.ts'
import { subcommands as remote } from './remote.ts'
import { subcommands as config, setting } from './settings.ts'
import { changed, compared, logged, looked, lost, NAMES, viewed } from './shared.ts'

/** What makes or changes commits, by the same options. */
const CHANGING = `new | commit | ci | describe | desc | edit | split | squash | absorb | rebase | duplicate | parallelize | metaedit | simplify-parents
  | sign | unsign | next | prev | resolve | diffedit | converge | arrange | undo | redo | revert | backout | fix | unsquash | move`

const jj: Body = {
  options: { '--config <setting>': setting, '--config-file <file>': words => words.map(target => unknown(target, 'settings in that file can run programs')) },
  harmless: `-R, --repository <folder> | --ignore-working-copy | --no-integrate-operation | --ignore-immutable | --at-operation, --at-op <operation> | --debug
      | --color <when> | --quiet | --no-pager | --version, -V | --help, -h`,
  inherit: true,
  subcommands: {
    ...remote,
    ...config,
    'log | evolog | evolution-log': logged,
    'diff | interdiff': compared,
    'show': viewed,
    'status | st | root | version | help': looked('-k, --keyword <word>'),
    'file': {
      subcommands: {
        'list': looked('-r, --revision <revset> | -T, --template <template>'),
        'search': looked('-r, --revision <revset> | -p, --pattern <pattern> | --name-only | -n, --line-number'),
        'show | annotate': { harmless: '-r, --revision <revset> | -T, --template <template>', operands: { '<path...>': reads } },
        'chmod | track | untrack': changed('--include-ignored'),
      },
    },
    [CHANGING]: changed(
      `-s, --source <revset> | -b, --branch <revset> | --skip-emptied | --keep-divergent | --simplify-parents | -k, --keep-emptied
          | -u, --use-destination-message | -p, --parallel | --restore-descendants | -l, --list | --conflict | -e | -n | --key <key> | --author <author>
          | --author-timestamp <time> | --update-author | --update-author-timestamp | --update-change-id | --force-rewrite | --reset-author
          | --no-interactive | --include-unchanged-files | -a, --all-lines`,
    ),
    'abandon | restore': lost('--retain-bookmarks | --restore-descendants | -c, --changes-in <revset>'),
    'bookmark | branch | b': {
      subcommands: {
        'list | l': looked(NAMES),
        'create | c | set | s | move | m | rename | r | track | t | untrack | advance | a': changed(NAMES),
        'delete | d | forget | f': lost(NAMES),
      },
    },
    'tag': { subcommands: { 'list | l': looked(NAMES), 'set | s | track | untrack': changed(NAMES), 'delete | d': lost(NAMES) } },
    'operation | op': { subcommands: { 'log | show | diff': viewed, 'abandon': lost(), 'restore | revert | undo | integrate': changed('--what <what>') } },
    'workspace': {
      subcommands: {
        'list | root': looked('-T, --template <template> | --name <name>'),
        'add': {
          harmless: '--name <name> | -r, --revision <revset> | -m, --message <text> | --sparse-patterns <how>',
          operands: { '<folder>': words => words.map(target => ({ kind: 'write', target })) },
        },
        'forget | rename | update-stale': changed(),
      },
    },
    'sparse': { subcommands: { 'list': looked(), 'edit | reset | set': changed('--add <path> | --remove <path> | --clear') } },
    'run': {
      style: 'posix',
      harmless: '-r, --revision <revset> | -j, --jobs <n> | --root | --clean | --restore-descendants | --passthrough | --ignore-changes | --ignore-errors',
      operands: { '<command...>': runs },
      always: changes,
    },
    'bisect': {
      subcommands: { 'run': { style: 'posix', harmless: '-r, --range <revset> | --find-good', operands: { '<command...>': runs }, always: changes } },
    },
    'util': {
      subcommands: {
        'completion | config-schema | markdown-help | backend': looked(),
        'exec': { style: 'posix', operands: { '<command...>': runs } },
        'gc': { harmless: '--expire <time>', always: given => (given('--expire') ? [{ kind: 'discard', target: literal('.') }] : changes()) },
        'snapshot': { always: changes },
        'install-man-pages': { operands: { '<folder>': words => words.map(target => ({ kind: 'write', target })) } },
      },
    },
  },
}

/** Paths are those of the repository that -R names. */
function placed(steps: readonly Step[], given: Given): readonly Step[] {
  if (given('--help') || given('--version')) return []
  const folder = given.value('--repository')
  return folder ? steps.map(step => move(step, folder)) : steps
}

export default command('jj', {
  ...settled(jj, placed),
  always: given => {
    const folder = given.value('--repository')
    return folder ? opens(folder, '.jj', given.cwd) : []
  },
  examples: {
    'jj': [],
    'jj log -r @ --no-graph': [],
    'jj st': [],
    'jj diff --tool "sh -c id"': ["interpret 'sh -c id' as sh (literal)"],
    'jj diff --tool :git': [],
    'jj diff src/a.ts root:"b.ts"': ['read src/a.ts', 'read b.ts'],
    'jj log -p src/a.ts && jj log src/a.ts': ['read src/a.ts'],
    'jj file show .env': ['read .env'],
    'jj -R /srv/app log': ['list /srv/app', 'execute /srv/app/.jj'],
    'jj new -m x': ['write .'],
    'jj squash --into @-': ['write .'],
    'jj split --tool cat a.ts': ['write .'],
    'jj abandon abc': ['discard abc'],
    'jj restore --tool :builtin': ['discard .'],
    'jj bookmark list': [],
    'jj bookmark delete topic': ['discard topic'],
    'jj op log': [],
    'jj undo': ['write .'],
    'jj git clone https://git.example/app.git': ['connect https://git.example/app.git', 'write app'],
    'jj git fetch --remote up': ['connect up'],
    'jj git push -b topic': ['publish origin (lease)'],
    'jj git push --deleted': ['publish origin (force)'],
    'jj git push --dry-run': [],
    'jj git remote add up https://git.example/up.git': ['configure https://git.example/up.git'],
    'jj config list': [],
    'jj config set --user user.name ann': ["configure '--user user.name=ann'"],
    'jj config set --repo ui.editor "sh -c id"': ["configure 'ui.editor=sh -c id' (persists)"],
    'jj --config ui.pager=cat --config ui.editor="sh -c id" --config x.y=1 log': [
      "interpret 'sh -c id' as sh (literal)",
      'unknown x.y=1 (this setting is not known)',
    ],
    'jj --config-file conf.toml log': ['unknown conf.toml (settings in that file can run programs)'],
    'jj run -r @ -- rm -rf ~': ['write .', 'delete /home/dev (recursive)'],
    'jj util exec -- touch a': ['write a'],
    'jj util gc --expire=now': ['discard .'],
    'jj abandon --help': [],
  },
})
