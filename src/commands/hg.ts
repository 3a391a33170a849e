// hg: Mercurial. Source: hg(1), hg help -v COMMAND, Mercurial 6.3.
import { exact, literal, some, unknown, type Word } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { cloneName, contact } from './git/contact.ts'
import { commandLine, commandLines } from './git/programs.ts'
import { change, changes, join, move, opens } from './git/where.ts'
import { settled } from './lib/settle.ts'
import { nothing, reads, writes } from './roles.ts'

const PROGRAMS = /^(?:ui\.(?:editor|ssh|askusername|patch|remotecmd)|pager\.pager|hooks\..*|alias\..*|extdiff\..*|merge-tools\..*\.(?:executable|args)|fix\..*command|share\..*|diff-tools\..*)$/
const INERT = /^(?:ui\.|color\.|diff\.|annotate\.|progress\.|phases\.|format\.|defaults\.|email\.|committemplate\.|commands\.|experimental\.|pager\.|tweakdefaults|templates?\.|web\.|profiling\.|server\.|devel\.|censor\.|verify\.|worker\.)/

/** `section.name=value` for one run. An extension is code from a file. */
const setting: Role = words => words.flatMap(word => {
  const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(exact(word) ?? '') ?? []
  if (/^extensions\./.test(name)) return value === '' || value === '!' ? [] : [{ kind: 'execute', target: literal(value) }]
  if (PROGRAMS.test(name)) return commandLine(literal(value.replace(/^!/, '')))
  if (/^(?:paths|schemes|auth|http_proxy)\./.test(name)) return [unknown(word, 'it changes where hg reads from or sends to')]
  return INERT.test(name) ? [] : [unknown(word, 'this setting is not known')]
})

/** Tools that hg brings or knows; another is a program. */
const tool: Role = words => words.flatMap(word => (/^(?::|internal:|(?:meld|kdiff3|vimdiff|nvimdiff|vimdiff3|p4merge|xxdiff|diffmerge|tortoisemerge)$)/.test(exact(word) ?? '') ? [] : commandLine(word)))

const remote = { '-e, --ssh <command>': commandLines, '--remotecmd <command>': commandLines }
const WITHIN = '-I, --include <pattern> | -X, --exclude <pattern> | -S, --subrepos | -n, --dry-run'
const REVS = '-r, --rev <rev> | -B, --bookmark <name> | -b, --branch <branch> | -T, --template <template> | -d, --date <date> | -u, --user <user>'
const DIFF = '-a, --text | -g, --git | --binary | --nodates | --noprefix | -p, --show-function, --patch | --reverse | -w, --ignore-all-space | --ignore-space-change | --ignore-blank-lines | -Z, --ignore-space-at-eol | -U, --unified <n> | --stat | --root <dir> | --from <rev> | --to <rev> | -c, --change <rev>'
const COMMIT = '-m, --message <text> | -d, --date <date> | -u, --user <user> | -e, --edit | -i, --interactive | -D, --currentdate | -U, --currentuser'
const message = { '-l, --logfile <file>': reads }
const looked = (harmless: string): Body => ({ harmless: `${harmless} | ${WITHIN} | ${REVS}`, operands: { '<what...>': nothing } })
const dry = (steps: (given: Given) => readonly Step[]) => (given: Given): readonly Step[] => (given('--dry-run') ? [] : steps(given))
const changed = (harmless: string): Body => ({ options: { ...message, '-t, --tool <tool>': tool }, harmless: `${COMMIT} | ${harmless} | ${WITHIN} | -r, --rev <rev>`, operands: { '<what...>': nothing }, always: dry(given => (given('--abort') || given('--clean') ? [{ kind: 'discard', target: literal('.') }] : changes())) })
const server = literal('default')
const asked = (given: Given): readonly Step[] => contact(given.operands[0] ?? server)
const local = (words: readonly Word[]): readonly Word[] => (words.length ? words : [literal('.')])

/** What changes the working copy or the history, by the same options. */
const CHANGING =
  'addremove | forget | copy | cp | branch | tag | bookmarks | bookmark | phase | resolve | graft | backout | merge | import | patch | unshelve | continue | recover | unbundle | rebase | histedit | fold | amend | absorb | uncommit | qnew | qrefresh | qpush | qpop'

const hg: Body = {
  options: { '--config <setting>': setting },
  harmless: '-R, --repository <folder> | --cwd <folder> | -y, --noninteractive | -q, --quiet | -v, --verbose | --color <when> | --debug | --debugger | --encoding <name> | --encodingmode <mode> | --traceback | --time | --profile | --version | --help, -h | --hidden | --pager <when> | --insecure',
  inherit: true,
  subcommands: {
    'status | st | stat': looked('-A, --all | -m, --modified | -a, --added | --removed | --deleted | -c, --clean | --unknown | -i, --ignored | --no-status | -t, --terse <kinds> | -C, --copies | -0, --print0 | --change <rev>'),
    'log | history': looked(`-f, --follow | -C, --copies | -k, --keyword <text> | -L, --line-range <range> | --removed | -P, --prune <rev> | -l, --limit <n> | -M, --no-merges | -G, --graph | --only-merges | -m | ${DIFF}`),
    'diff': { harmless: `${DIFF} | ${WITHIN} | -r, --rev <rev>`, operands: { '<path...>': reads } },
    'annotate | blame': { harmless: `--no-follow | -a, --text | --user | -f, --file | --date | --number | -c, --changeset | -l, --line-number | --skip <rev> | -w, --ignore-all-space | -b, --ignore-space-change | --ignore-blank-lines | ${WITHIN} | -r, --rev <rev> | -T, --template <template> | -u | -d | -n`, operands: { '<path...>': reads } },
    'cat': { options: { '-o, --output <file>': writes }, harmless: `--decode | ${WITHIN} | -r, --rev <rev> | -T, --template <template>`, operands: { '<path...>': reads } },
    'grep': { harmless: `-0, --print0 | --diff | -a, --text | -f, --follow | -i, --ignore-case | -l, --files-with-matches | -n, --line-number | --all | ${WITHIN} | ${REVS}`, operands: { '<pattern>': nothing, '<path...>': reads } },
    'export': { options: { '-o, --output <file>': writes }, harmless: `--switch-parent | ${DIFF} | ${REVS}`, operands: { '<rev...>': nothing } },
    'branches | heads | tags | tip | parents | files | locate | manifest | paths | root | summary | sum | identify | id | verify | version | help | showconfig':
      looked('-c, --closed, --command | -t, --topo, --tags | -a, --active | --full | -i, --id | --num | --remote | --all | -0, --print0 | -f, --fullpath | -e, --extension | -k, --keyword | -s, --system | -p, --patch | -g, --git | --branch'),
    'config': { harmless: '--untrusted | --exp-all-known | -e, --edit | -l, --local | --source | --shared | --non-shared | -g, --global | -T, --template <template> | -u', operands: { '<name...>': nothing }, always: given => (given('--edit') ? [{ kind: 'configure', target: literal('settings of hg') }] : []) },
    'incoming | in': { options: { ...remote, '--bundle <file>': writes }, harmless: `-f, --force | --newest-first | -l, --limit <n> | -M, --no-merges | -G, --graph | ${DIFF} | ${REVS} | -S, --subrepos`, operands: { '<source>': nothing }, always: asked },
    'outgoing | out': { options: remote, harmless: `-f, --force | --newest-first | -l, --limit <n> | -M, --no-merges | -G, --graph | ${DIFF} | ${REVS} | -S, --subrepos`, operands: { '<target>': nothing }, always: asked },
    'clone': {
      options: remote,
      harmless: `-U, --noupdate | --updaterev <rev> | --pull | --stream | --uncompressed | ${REVS}`,
      operands: { '<source>': nothing, '<folder>': nothing },
      always: given => (given.operands[0] ? [...contact(given.operands[0]), { kind: 'write', target: given.operands[1] ?? cloneName(given.operands[0]) }] : []),
    },
    'init': { options: remote, operands: { '<folder>': nothing }, always: given => local(given.operands).map(target => ({ kind: 'write', target })) },
    'pull': { options: remote, harmless: `-u, --update | -f, --force | --confirm | --rebase | -r, --rev <rev> | -B, --bookmark <name> | -b, --branch <branch> | ${COMMIT}`, operands: { '<source>': nothing }, always: given => [...asked(given), change] },
    'push': {
      options: remote,
      harmless: `-f, --force | --all-bookmarks | --new-branch | --pushvars <values> | --publish | ${REVS}`,
      operands: { '<target>': nothing },
      // With --force it makes new heads on a branch that others work on.
      always: given => [{ kind: 'publish', target: given.operands[0] ?? server, ...(given('--force') && { force: true }) }],
    },
    'commit | ci': { options: message, harmless: `-A, --addremove | --close-branch | --amend | -s, --secret | --force-close-branch | ${COMMIT} | ${WITHIN}`, operands: { '<path...>': reads }, always: changes },
    'add': { harmless: WITHIN, operands: { '<path...>': reads }, always: dry(changes) },
    [CHANGING]:
      changed(`-s, --similarity <n> | --after | -A | -f, --force | --clean | -C | --local | --remove | --rename <name> | --inactive | -l | --list | -p, --public, --strip <n> | --draft | --secret | -a, --all | --mark | --unmark | --no-status | --re-merge | --base <rev> | -c, --continue | --stop | --abort
        | --log | --no-commit | --bypass | --partial | --exact | --prefix <dir> | --import-branch | --merge | -P, --preview | -k, --keep | --name <name> | --update | -S, --source <rev> | --dest <rev> | --collapse | --delete | --at-rev <rev> | --verify`),
    'move | mv | rename | ren': { harmless: `-A, --after | -f, --force | --forget | --at-rev <rev> | ${WITHIN}`, operands: { '<source...>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'delete', target }))), '<destination>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'write', target }))) } },
    'remove | rm': { harmless: `-A, --after | -f, --force | ${WITHIN}`, operands: { '<path...>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'delete', target, recursive: true }))) } },
    'update | up | checkout | co': { options: { '-t, --tool <tool>': tool }, harmless: '-C, --clean | -c, --check | -m, --merge | -d, --date <date> | -r, --rev <rev>', operands: { '<rev>': nothing }, always: given => [given('--clean') ? { kind: 'discard', target: literal('.') } : change] },
    'revert': { options: { '-t, --tool <tool>': tool }, harmless: `-a, --all | -d, --date <date> | -r, --rev <rev> | -C, --no-backup | -i, --interactive | ${WITHIN}`, operands: { '<path...>': nothing }, always: dry(given => local(given.operands).map(target => ({ kind: 'discard', target }))) },
    'purge | clean': { harmless: `-a, --abort-on-err | --all | -i, --ignored | --dirs | --files | -p, --print | -0, --print0 | --confirm | ${WITHIN}`, operands: { '<path...>': nothing }, always: given => (given('--print') || given('--print0') ? [] : local(given.operands).map(target => ({ kind: 'discard', target }))) },
    'rollback | strip | debugstrip | abort | prune | obsolete | qdelete': { harmless: `-f, --force | -r, --rev <rev> | --no-backup | -k, --keep | -B, --bookmark <name> | -o, --succ <rev> | -s, --split | ${WITHIN}`, operands: { '<rev...>': nothing }, always: dry(() => [{ kind: 'discard', target: literal('.') }]) },
    'shelve': { options: message, harmless: `-A, --addremove | --unknown | --cleanup | --delete | -k, --keep | --list | -n, --name <name> | -p, --patch | --stat | ${COMMIT} | ${WITHIN}`, operands: { '<name or path...>': nothing }, always: given => (given('--list') || given('--patch') || given('--stat') ? [] : given('--delete') || given('--cleanup') ? [{ kind: 'discard', target: given.operands[0] ?? literal('shelf') }] : changes()) },
    'archive': { harmless: `--no-decode | -p, --prefix <prefix> | -t, --type <type> | ${WITHIN} | -r, --rev <rev>`, operands: { '<destination>': writes } },
    'bundle': { options: remote, harmless: `--exact | -f, --force | -r, --rev <rev> | -b, --branch <branch> | --base <rev> | -a, --all | -t, --type <type>`, operands: { '<file>': writes, '<target>': nothing } },
    'bisect': { options: { '-c, --command <command>': commandLines }, harmless: '-r, --reset | -g, --good | -b, --bad | -s, --skip | -e, --extend | -U, --noupdate', operands: { '<rev>': nothing }, always: changes },
    'serve': { options: { '-A, --accesslog <file>': writes, '-E, --errorlog <file>': writes, '--pid-file <file>': writes }, harmless: '-d, --daemon | -p, --port <n> | -a, --address <host> | --prefix <path> | -n, --name <name> | --web-conf <file> | --stdio | --cmdserver <mode> | -t, --templates <name> | --style <name> | -6, --ipv6 | --certificate <file> | --print-url | -S, --subrepos', always: given => (given('--stdio') || given('--cmdserver') ? [] : [{ kind: 'connect', target: given.value('--address') ?? literal('0.0.0.0'), listens: true }]) },
    'extdiff': { options: { '-p, --program <command>': commandLines }, harmless: `-o, --option <option> | --patch | -r, --rev <rev> | -c, --change <rev> | ${WITHIN}`, operands: { '<path...>': reads } },
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
    'hg status -mn': [],
    'hg log -l 3 -p': [],
    'hg diff .env': ['read .env'],
    'hg cat -r 3 .env -o out.txt': ['write out.txt', 'read .env'],
    'hg export -o out.patch tip': ['write out.patch'],
    'hg --cwd /srv/app status': ['list /srv/app', 'execute /srv/app/.hg'],
    'hg -R ../other log': ['list ../other', 'execute ../other/.hg'],
    'hg --config ui.editor="sh -c id" --config extensions.x=./x.py --config ui.username=a --config x.y=1 log': ["interpret 'sh -c id' as sh (literal)", 'execute ./x.py', 'unknown x.y=1 (this setting is not known)'],
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
