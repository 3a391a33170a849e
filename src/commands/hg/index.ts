// hg: Mercurial. Source: hg(1), hg help -v COMMAND, Mercurial 6.3.
import { literal, some, unresolved, type Word } from '../../model/index.ts'
import { type Body, command, type Given, type Step } from '../define.ts'
import { contact } from '../git/contact.ts'
import { commandLines } from '../git/programs.ts'
import { change, changes, join, move, opens } from '../git/where.ts'
import { settled } from '../lib/settle.ts'
import { interpretText } from '../lib/interpreter.ts'
import { nothing, reads } from '../roles.ts'
import { subcommands as exchange } from './exchange.ts'
import { subcommands as look } from './look.ts'
import { setting } from './settings.ts'
import { COMMIT, changed, dry, local, message, patterns, template, tool, WITHIN } from './shared.ts'

/** What changes the working copy or the history, by the same options. */
const CHANGING = `addremove | forget | copy | cp | branch | tag | bookmarks | bookmark | phase | resolve | graft | backout | merge | import | patch | unshelve | continue
    | recover | unbundle | rebase | histedit | fold | amend | absorb | uncommit | qnew | qrefresh | qpush | qpop`

const hg: Body = {
  options: {
    '--config <setting>': setting,
    '-T, --template <template>': template,
    '-I, --include, -X, --exclude <pattern>': patterns,
    // Python reads what to do from the terminal, or from what is fed in.
    '--debugger': (_, given) => [interpretText(given.stdin ?? unresolved('stdin'), 'python')],
  },
  harmless: `-R, --repository <folder> | --cwd <folder> | -y, --noninteractive | -q, --quiet | -v, --verbose | --color <when> | --debug
      | --encoding <name> | --encodingmode <mode> | --traceback | --time | --profile | --version | --help, -h | --hidden | --pager <when> | --insecure`,
  inherit: true,
  subcommands: {
    ...look,
    ...exchange,
    'commit | ci': {
      options: message,
      harmless: `-A, --addremove | --close-branch | --amend | -s, --secret | --force-close-branch | ${COMMIT} | ${WITHIN}`,
      operands: { '<path...>': reads },
      always: changes,
    },
    'add': { harmless: WITHIN, operands: { '<path...>': reads }, always: dry(changes) },
    [CHANGING]: changed(`-s, --similarity <n> | --after | -A | -f, --force | --clean | -C | --local | --remove | --rename <name> | --inactive | -l | --list
        | -p, --public, --strip <n> | --draft | --secret | -a, --all | --mark | --unmark | --no-status | --re-merge | --base <rev> | -c, --continue | --stop
        | --abort | --log | --no-commit | --bypass | --partial | --exact | --prefix <dir> | --import-branch | --merge | -P, --preview | -k, --keep
        | --name <name> | --update | -S, --source <rev> | --dest <rev> | --collapse | --delete | --at-rev <rev> | --verify`),
    'move | mv | rename | ren': {
      harmless: `-A, --after | -f, --force | --forget | --at-rev <rev> | ${WITHIN}`,
      operands: {
        '<source...>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'delete', target }))),
        '<destination>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'write', target }))),
      },
    },
    'remove | rm': {
      harmless: `-A, --after | -f, --force | ${WITHIN}`,
      operands: { '<path...>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'delete', target, recursive: true }))) },
    },
    'update | up | checkout | co': {
      options: { '-t, --tool <tool>': tool },
      harmless: '-C, --clean | -c, --check | -m, --merge | -d, --date <date> | -r, --rev <rev>',
      operands: { '<rev>': nothing },
      always: given => [given('--clean') ? { kind: 'discard', target: literal('.') } : change],
    },
    'revert': {
      options: { '-t, --tool <tool>': tool },
      harmless: `-a, --all | -d, --date <date> | -r, --rev <rev> | -C, --no-backup | -i, --interactive | ${WITHIN}`,
      operands: { '<path...>': nothing },
      always: dry(given => local(given.operands).map(target => ({ kind: 'discard', target }))),
    },
    'purge | clean': {
      harmless: `-a, --abort-on-err | --all | -i, --ignored | --dirs | --files | -p, --print | -0, --print0 | --confirm | ${WITHIN}`,
      operands: { '<path...>': nothing },
      always: given => (given('--print') || given('--print0') ? [] : local(given.operands).map(target => ({ kind: 'discard', target }))),
    },
    'rollback | strip | debugstrip | abort | prune | obsolete | qdelete': {
      harmless: `-f, --force | -r, --rev <rev> | --no-backup | -k, --keep | -B, --bookmark <name> | -o, --succ <rev> | -s, --split | ${WITHIN}`,
      operands: { '<rev...>': nothing },
      always: dry(() => [{ kind: 'discard', target: literal('.') }]),
    },
    'shelve': {
      options: message,
      harmless: `-A, --addremove | --unknown | --cleanup | --delete | -k, --keep | --list | -n, --name <name> | -p, --patch | --stat | ${COMMIT} | ${WITHIN}`,
      operands: { '<name or path...>': nothing },
      always: given =>
        given('--list') || given('--patch') || given('--stat')
          ? []
          : given('--delete') || given('--cleanup')
            ? [{ kind: 'discard', target: given.operands[0] ?? literal('shelf') }]
            : changes(),
    },
    'bisect': {
      options: { '-c, --command <command>': commandLines },
      harmless: '-r, --reset | -g, --good | -b, --bad | -s, --skip | -e, --extend | -U, --noupdate',
      operands: { '<rev>': nothing },
      always: changes,
    },
  },
}

const base = (given: Given): Word | undefined => given.value('--cwd')

function placed(steps: readonly Step[], given: Given): readonly Step[] {
  if (given('--help')) return []
  const folder = base(given)
  return folder ? steps.map(step => move(step, folder)) : steps
}

/** Another repository's settings run hooks and load extensions. */
function entered(given: Given): readonly Step[] {
  const folder = base(given)
  const repository = given.value('--repository')
  if (some(repository, value => value.includes('://'))) return repository ? contact(repository) : []
  return [...(folder ? opens(folder, '.hg', given.cwd) : []), ...(repository ? opens(folder ? join(folder, repository) : repository, '.hg', given.cwd) : [])]
}

export default command('hg', {
  ...settled(hg, placed),
  always: entered,
  examples: {
    'hg log -p src/a.ts': ['read src/a.ts'],
    'hg log src/a.ts': [],
    'hg --config ui.style=map --config ui.ignore.x=names status': ['read map', 'read names'],
    'hg --config ui.merge="sh -c id" --config ui.merge=:local version': ["interpret 'sh -c id' as sh (literal)"],
    'hg status -mn': [],
    'hg version -T ./a.env': ['read ./a.env'],
    'hg log -T "{node}\\n"': [],
    "hg status -I 'listfile:a.txt' 'include:b.txt'": ['read a.txt', 'read b.txt'],
    'hg cat glob:a.txt': ['read a.txt'],
    'hg identify http://a.example/x': ['connect http://a.example/x'],
    'hg identify -i': [],
    'echo x | hg --debugger status': ["interpret 'x\\n' as python (literal)"],
    'hg --config profiling.output=x --config ui.logtemplate=./a.env version': ['write x', 'read ./a.env'],
    'hg log -l 3 -p': [],
    'hg diff .env': ['read .env'],
    'hg cat -r 3 .env -o out.txt': ['write out.txt', 'read .env'],
    'hg export -o out.patch tip': ['write out.patch'],
    'hg --cwd /srv/app status': ['list /srv/app', 'execute /srv/app/.hg'],
    'hg -R ../other log': ['list ../other', 'execute ../other/.hg'],
    'hg --config ui.editor="sh -c id" --config extensions.x=./x.py --config ui.username=a --config x.y=1 log': [
      "interpret 'sh -c id' as sh (literal)",
      'execute ./x.py',
      'unknown x.y=1 (this setting is not known)',
    ],
    'hg incoming --bundle in.hg': ['write in.hg', 'connect default'],
    'hg outgoing -e "sh -c id"': ["interpret 'sh -c id' as sh (literal)", 'connect default'],
    'hg clone --remotecmd="sh -c id" https://hg.example/app': ["interpret 'sh -c id' as sh (literal)", 'connect https://hg.example/app', 'write app'],
    'hg pull -u': ['connect default', 'write .'],
    'hg push': ['publish default'],
    'hg push -f': ['publish default (force)'],
    'hg commit -m x -l msg.txt': ['read msg.txt', 'write .'],
    'hg merge -t "sh -c id"': ["interpret 'sh -c id' as sh (literal)", 'write .'],
    'hg rm src': ['delete src (recursive)'],
    'hg mv a b': ['delete a', 'write b'],
    'hg update -C': ['discard .'],
    'hg update topic -t :merge': ['write .'],
    'hg revert --all': ['discard .'],
    'hg purge --all': ['discard .'],
    'hg purge -p': [],
    'hg strip tip': ['discard .'],
    'hg shelve --list': [],
    'hg bisect -c "rm -rf ~"': ["interpret 'rm -rf ~' as sh (literal)", 'delete /home/dev (recursive)', 'write .'],
    'hg serve -A log --errorlog err --pid-file pid': ['write log', 'write err', 'write pid', 'connect 0.0.0.0 (listens)'],
    'hg extdiff --program "sh -c id"': ["interpret 'sh -c id' as sh (literal)"],
    'hg config ui.username': [],
    'hg push --help': [],
  },
})
