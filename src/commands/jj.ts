// jj: Jujutsu, version control on top of git. Source: the command-line reference of jj 0.44.
import { exact, literal, map, unknown } from '../model/index.ts'
import { type Body, command, type Given, type Role, type Step } from './define.ts'
import { cloneName, contact, origin } from './git/contact.ts'
import { commandLine, isViewer } from './git/programs.ts'
import { changes, move, opens } from './git/where.ts'
import { settled } from './lib/settle.ts'
import { nothing, reads, runs } from './roles.ts'

const PROGRAMS = /^(?:ui\.(?:editor|pager|diff-editor|merge-editor|diff-formatter)|merge-tools\..*|fix\.tools\..*|aliases\..*|signing\.backends\..*program|git\.executable-path|gerrit\..*)$/
const INERT = /^(?:user\.|ui\.|colors\.|template|templates\.|revset|revsets\.|snapshot\.|signing\.(?:behavior|key|sign-all)|git\.|working-copy\.|remotes?\.|operation\.|debug\.|hints\.|diff\.|merge\.|split\.)/

/** `name=value` for one run. */
const setting: Role = words => words.flatMap(word => {
  const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(exact(word) ?? '') ?? []
  if (PROGRAMS.test(name)) return commandLine(literal(value.replace(/^["']|["']$/g, '')))
  return INERT.test(name) ? [] : [unknown(word, 'this setting is not known')]
})
const tool: Role = words => words.flatMap(word => (/^:/.test(exact(word) ?? '') ? [] : commandLine(word)))
const tooled = { '--tool <name>': tool }

const VIEW = '-s, --summary | --stat | --types | --name-only | --git | --color-words | --context <n> | -w, --ignore-all-space | -b, --ignore-space-change | -T, --template <template> | -G, --no-graph | -p, --patch | --reversed | -n, --limit <n>'
const INTO = '-r, --revision, --revisions <revset> | -f, --from <revset> | -t, --to, --into <revset> | -o, --onto, -d, --destination <revset> | -A, --insert-after, --after <revset> | -B, --insert-before, --before <revset> | -m, --message <text> | -i, --interactive | --editor | --stdin | --no-edit | --edit'
const viewed: Body = { options: tooled, harmless: `${VIEW} | -r, --revision, --revisions <revset> | -f, --from <revset> | -t, --to <revset> | --count | --no-patch | --op-diff, -d | --no-op-diff | --operation, --op <operation> | --show-changes-in <revset>`, operands: { '<what...>': nothing } }
const changed = (harmless = ''): Body => ({ options: tooled, harmless: `${INTO} | ${harmless}`, operands: { '<what...>': nothing }, always: changes })
const lost = (harmless = ''): Body => ({ options: tooled, harmless: `${INTO} | ${harmless}`, operands: { '<what...>': nothing }, always: given => (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: 'discard', target })) })
const looked = (harmless = ''): Body => ({ harmless, operands: { '<what...>': nothing } })
const NAMES = '-a, --all-remotes | --remote <name> | -t, --tracked | -c, --conflicted | -r, --revision, --to <revset> | -T, --template <template> | --sort <key> | -B, --allow-backwards | --allow-move | -f, --from <revset> | --to <revset> | --overwrite-existing | --include-remotes'
const SCOPE = '--user | --repo | --workspace'

const configured = (given: Given): readonly Step[] => {
  const [name, value] = given.operands
  const key = exact(name)
  const later = key === undefined || (PROGRAMS.test(key) && !isViewer(exact(value)))
  const scope = given('--user') ? '--user ' : ''
  return [{ kind: 'configure', target: name && value ? map(value, text => `${scope}${key ?? name.text}=${text}`) : literal(`${scope}settings of jj`), ...(later && name && { persists: true }) }]
}

/** A push replaces what is there only if it is what was last fetched. */
const pushed = (given: Given): readonly Step[] => (given('--dry-run') ? [] : [{ kind: 'publish', target: given.value('--remote') ?? origin, ...(given('--deleted') ? { force: true } : { lease: true }) }])
const address = (given: Given): readonly Step[] => [{ kind: 'configure', target: given.operands[1] ?? given.value('--push') ?? given.value('--fetch') ?? literal('remote') }]

const jj: Body = {
  options: { '--config <setting>': setting, '--config-file <file>': words => words.map(target => unknown(target, 'settings in that file can run programs')) },
  harmless: '-R, --repository <folder> | --ignore-working-copy | --no-integrate-operation | --ignore-immutable | --at-operation, --at-op <operation> | --debug | --color <when> | --quiet | --no-pager | --version, -V | --help, -h',
  inherit: true,
  subcommands: {
    'log | diff | show | evolog | evolution-log | interdiff': viewed,
    'status | st | root | version | help': looked('-k, --keyword <word>'),
    'file': {
      subcommands: {
        'list': looked('-r, --revision <revset> | -T, --template <template>'),
        'search': looked('-r, --revision <revset> | -p, --pattern <pattern> | --name-only | -n, --line-number'),
        'show | annotate': { harmless: '-r, --revision <revset> | -T, --template <template>', operands: { '<path...>': reads } },
        'chmod | track | untrack': changed('--include-ignored'),
      },
    },
    'new | commit | ci | describe | desc | edit | split | squash | absorb | rebase | duplicate | parallelize | metaedit | simplify-parents | sign | unsign | next | prev | resolve | diffedit | converge | arrange | undo | redo | revert | backout | fix | unsquash | move': changed(
      `-s, --source <revset> | -b, --branch <revset> | --skip-emptied | --keep-divergent | --simplify-parents | -k, --keep-emptied | -u, --use-destination-message | -p, --parallel | --restore-descendants | -l, --list | --conflict | -e | -n | --key <key> | --author <author> | --author-timestamp <time>
        | --update-author | --update-author-timestamp | --update-change-id | --force-rewrite | --reset-author | --no-interactive | --include-unchanged-files | -a, --all-lines`),
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
        'add': { harmless: '--name <name> | -r, --revision <revset> | -m, --message <text> | --sparse-patterns <how>', operands: { '<folder>': words => words.map(target => ({ kind: 'write', target })) } },
        'forget | rename | update-stale': changed(),
      },
    },
    'sparse': { subcommands: { 'list': looked(), 'edit | reset | set': changed('--add <path> | --remove <path> | --clear') } },
    'config': {
      subcommands: {
        'get | g | list | l | path | p': looked(`${SCOPE} | --include-defaults | --include-overridden | -T, --template <template>`),
        'set | s | unset | u | edit | e | gc': { harmless: SCOPE, operands: { '<name>': nothing, '<value>': nothing }, always: configured },
      },
    },
    'git': {
      subcommands: {
        'clone': {
          harmless: '--remote <name> | --colocate | --no-colocate | --depth <n> | -b, --branch <branch> | -t, --tag <tag> | --object-hash <hash> | --fetch-tags <which>',
          operands: { '<source>': nothing, '<folder>': nothing },
          always: given => (given.operands[0] ? [...contact(given.operands[0]), { kind: 'write', target: given.operands[1] ?? cloneName(given.operands[0]) }] : []),
        },
        'init': { harmless: '--colocate | --no-colocate | --object-hash <hash> | --git-repo <folder>', operands: { '<folder>': nothing }, always: given => [{ kind: 'write', target: given.operands[0] ?? literal('.') }] },
        'fetch': { harmless: '-b, --branch <branch> | -t, --tag <tag> | --tracked | --remote <name> | --all-remotes', always: given => contact(given.value('--remote') ?? origin) },
        'push': { harmless: '--remote <name> | -b, --bookmark <name> | -t, --tag <tag> | --all | --tracked | --deleted | --allow-new, -N | --allow-empty-description | --allow-private | --allow-conflicts | -r, --revision, --revisions <revset> | -c, --change <revset> | --named <name> | --dry-run | -o, --option <option>', always: pushed },
        'import | export': changed(),
        'root': {},
        'remote': { subcommands: { 'list': {}, 'add | set-url': { harmless: '--push-url <url> | --push <url> | --fetch <url>', operands: { '<name>': nothing, '<url>': nothing }, always: address }, 'remove | rename': changed() } },
        'colocation': { subcommands: { 'status': {}, 'enable | disable': changed() } },
      },
    },
    'gerrit': { subcommands: { 'upload': { harmless: `${INTO} | -n, --dry-run | -b, --remote-branch <branch> | --remote <name> | --reviewer <who> | --cc <who> | -l, --label <label> | --topic <topic> | --hashtag <tag> | --wip | --ready | --private | --submit`, always: pushed } } },
    'run': { style: 'posix', harmless: '-r, --revision <revset> | -j, --jobs <n> | --root | --clean | --restore-descendants | --passthrough | --ignore-changes | --ignore-errors', operands: { '<command...>': runs }, always: changes },
    'bisect': { subcommands: { 'run': { style: 'posix', harmless: '-r, --range <revset> | --find-good', operands: { '<command...>': runs }, always: changes } } },
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
    'jj --config ui.pager=cat --config ui.editor="sh -c id" --config x.y=1 log': ["interpret 'sh -c id' as sh (literal)", 'unknown x.y=1 (this setting is not known)'],
    'jj --config-file conf.toml log': ['unknown conf.toml (settings in that file can run programs)'],
    'jj run -r @ -- rm -rf ~': ['write .', 'delete /home/dev (recursive)'],
    'jj util exec -- touch a': ['write a'],
    'jj util gc --expire=now': ['discard .'],
    'jj abandon --help': [],
  },
})
