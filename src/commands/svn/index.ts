// svn: Subversion's client. Source: svn help, Subversion 1.14.
import { literal } from '../../model/index.ts'
import { type Body, command, type Step } from '../define.ts'
import { commandLines } from '../git/programs.ts'
import { helpful } from '../lib/settle.ts'
import { nothing, reads, writes } from '../roles.ts'
import {
  atOnce,
  CHANGE,
  commits,
  contacts,
  DEPTH,
  fetched,
  here,
  inPlace,
  isUrl,
  lastOr,
  looked,
  lost,
  MESSAGE,
  merging,
  message,
  option,
  property,
  VIEW,
  viewed,
  wrote,
} from './shared.ts'

const body: Body = {
  options: { '--config-dir <folder>': words => words.map(target => ({ kind: 'execute', target })), '--config-option <setting>': option, '--targets <file>': reads },
  harmless: `--username <user> | --password <password> | --password-from-stdin | --no-auth-cache | --non-interactive | --force-interactive | --trust-server-cert
      | --trust-server-cert-failures <kinds> | --version | -q, --quiet | -v, --verbose | --help, -h, -?`,
  inherit: true,
  subcommands: {
    'status | stat | st': viewed('-u, --show-updates | --no-ignore'),
    'info': viewed('--show-item <item> | --no-newline'),
    'list | ls': viewed('--search <pattern>'),
    'log': {
      ...viewed(
        `--stop-on-copy | -l, --limit <n> | --with-all-revprops | --with-no-revprops | --with-revprop <name> | --diff | --internal-diff | --search <pattern>
          | --search-and <pattern>`,
      ),
      options: { '--diff-cmd <command>': commandLines },
      operands: { '<target...>': (words, given) => [...contacts(words), ...(given('--diff') ? reads(words.filter(word => !isUrl(word)), given) : [])] },
    },
    'diff | di': {
      options: { '--diff-cmd <command>': commandLines, '--old <target>': looked, '--new <target>': looked },
      harmless: `${VIEW} | --internal-diff | --no-diff-added | --no-diff-deleted | --ignore-properties | --properties-only | --show-copies-as-adds
        | --notice-ancestry | --summarize | --git | --patch-compatible`,
      operands: { '<target...>': (words, given) => [...contacts(words), ...(given('--summarize') ? [] : reads(words.filter(word => !isUrl(word)), given))] },
    },
    'blame | praise | annotate | ann': {
      ...viewed(),
      operands: {
        '<target...>': (words, given) => [
          ...contacts(words),
          ...reads(
            words.filter(word => !isUrl(word)),
            given,
          ),
        ],
      },
    },
    'cat': {
      harmless: `${VIEW} | --ignore-keywords`,
      operands: {
        '<target...>': (words, given) => [
          ...contacts(words),
          ...reads(
            words.filter(word => !isUrl(word)),
            given,
          ),
        ],
      },
    },
    'mergeinfo': viewed('--show-revs <which> | --log'),
    'propget | pget | pg | proplist | plist | pl': viewed('--revprop | --strict | --no-newline | --show-inherited-props'),
    'help | ? | h': { operands: { '<name...>': nothing } },
    'checkout | co | export': { ...fetched, always: given => [...contacts(given.operands), { kind: 'write', target: lastOr(given) }] },
    'update | up': { ...fetched, always: given => [{ kind: 'connect', target: literal('repository') }, ...wrote(given.operands)] },
    'switch | sw': { ...fetched, harmless: `${CHANGE} | --relocate`, always: given => [...contacts(given.operands), ...wrote(given.operands)] },
    'merge': {
      ...fetched,
      harmless: `${CHANGE} | --dry-run | --record-only | --reintegrate | --allow-mixed-revisions | -x, --extensions <options>`,
      always: given => [...contacts(given.operands), ...(given('--dry-run') ? [] : wrote(given.operands.slice(-1)))],
    },
    'relocate': {
      harmless: '--ignore-externals',
      operands: { '<from, to or path...>': nothing },
      always: given => [{ kind: 'configure', target: given.operands.filter(isUrl).at(-1) ?? literal('repository address') }],
    },
    'commit | ci': {
      options: message,
      harmless: `${DEPTH} | ${MESSAGE} | --no-unlock | --keep-changelists`,
      operands: { '<path...>': reads },
      always: given => commits(given, 'commit'),
    },
    'import': {
      options: message,
      harmless: `${CHANGE} | ${MESSAGE}`,
      operands: { '<path or address...>': nothing },
      always: given => [...inPlace(given.operands, target => ({ kind: 'read', target, recursive: true })), ...commits(given, 'import')],
    },
    'add': { harmless: CHANGE, operands: { '<path...>': reads }, always: () => [{ kind: 'write', target: here }] },
    'delete | del | remove | rm': atOnce('delete', words => words.map(target => ({ kind: 'delete', target, recursive: true }))),
    'mkdir': atOnce('mkdir', wrote),
    'copy | cp': atOnce('copy', words => [...contacts(words), ...words.slice(-1).map((target): Step => ({ kind: 'write', target }))]),
    'move | mv | rename | ren': atOnce('move', words => [
      ...words.slice(0, -1).map((target): Step => ({ kind: 'delete', target })),
      ...words.slice(-1).map((target): Step => ({ kind: 'write', target })),
    ]),
    'revert': { harmless: `${DEPTH} | --remove-added`, operands: { '<path...>': nothing }, always: given => lost(given.operands) },
    'cleanup': {
      options: merging,
      harmless: `${DEPTH} | --remove-unversioned | --remove-ignored | --vacuum-pristines`,
      operands: { '<path...>': nothing },
      always: given => (given('--remove-unversioned') || given('--remove-ignored') ? lost(given.operands) : wrote(given.operands)),
    },
    'patch': {
      harmless: `${DEPTH} | --dry-run | --strip <n> | --reverse-diff | --ignore-whitespace`,
      operands: { '<patch>': reads, '<path>': (words, given) => (given('--dry-run') ? [] : writes(words, given)) },
      always: given => (given('--dry-run') || given.operands.length > 1 ? [] : [{ kind: 'write', target: here }]),
    },
    'propset | pset | ps | propdel | pdel | pd | propedit | pedit | pe': property,
    'lock | unlock': {
      options: { '-F, --file <file>': reads },
      harmless: `${DEPTH} | ${MESSAGE}`,
      operands: { '<path...>': nothing },
      always: given => [{ kind: 'publish', target: given.operands[0] ?? literal('lock'), ...(given('--force') && { force: true }) }],
    },
    'changelist | cl | resolve | resolved | upgrade': {
      harmless: `${CHANGE} | --remove`,
      operands: { '<path...>': nothing },
      always: () => [{ kind: 'write', target: here }],
    },
    'auth': {
      harmless: '--remove | --show-passwords',
      operands: { '<pattern...>': nothing },
      always: given =>
        given('--show-passwords')
          ? [{ kind: 'reveal', target: literal('svn passwords') }]
          : given('--remove')
            ? [{ kind: 'configure', target: literal('svn passwords') }]
            : [],
    },
  },
}

export default command('svn', {
  ...helpful(body, '--version'),
  examples: {
    'svn list --targets t.txt': ['read t.txt'],
    'svn --version -q': [],
    'svn status -u': [],
    'svn log -l 5 --diff --diff-cmd="sh -c id"': ["interpret 'sh -c id' as sh (literal)"],
    'svn diff --old=https://svn.example/a --new=b': ['connect https://svn.example/a'],
    'svn diff --diff-cmd=cat -r 3:4 src': ['read src'],
    'svn log --diff -l 3 src && svn log src': ['read src'],
    'svn cat .env': ['read .env'],
    'svn cat https://svn.example/app/a': ['connect https://svn.example/app/a'],
    'svn co https://svn.example/app/trunk': ['connect https://svn.example/app/trunk', 'write trunk'],
    'svn export https://svn.example/app/trunk out': ['connect https://svn.example/app/trunk', 'write out'],
    'svn up': ['connect repository', 'write .'],
    'svn up src --editor-cmd=vim --diff3-cmd=true': ['connect repository', 'write src'],
    'svn switch https://svn.example/app/branches/b': ['connect https://svn.example/app/branches/b', 'write .'],
    'svn merge --dry-run https://svn.example/app/branches/b': ['connect https://svn.example/app/branches/b'],
    'svn commit -m x src': ['publish commit', 'read src'],
    'svn ci -F msg.txt --editor-cmd="sh -c id"': ['read msg.txt', "interpret 'sh -c id' as sh (literal)", 'publish commit'],
    'svn import src https://svn.example/app -m x': ['read src (recursive)', 'publish https://svn.example/app'],
    'svn add src': ['write .', 'read src'],
    'svn rm src': ['delete src (recursive)'],
    'svn rm https://svn.example/app/src -m x': ['publish https://svn.example/app/src'],
    'svn cp https://svn.example/app/trunk https://svn.example/app/tags/1 -m x': ['publish https://svn.example/app/tags/1'],
    'svn mv a.c b.c': ['delete a.c', 'write b.c'],
    'svn revert -R .': ['discard .'],
    'svn cleanup': ['write .'],
    'svn cleanup --remove-unversioned': ['discard .'],
    'svn patch fix.patch': ['write .', 'read fix.patch'],
    'svn propset svn:ignore dist .': ['write .'],
    'svn propset --revprop -r 3 svn:log x': ["publish 'revision property'"],
    'svn lock --force a.c': ['publish a.c (force)'],
    'svn auth --show-passwords': ["reveal 'svn passwords'"],
    'svn --config-option config:tunnels:x="sh -c id" info': ["interpret 'sh -c id' as sh (literal)"],
    'svn --config-dir=conf info': ['execute conf'],
    'svn relocate https://svn.example/new': ['configure https://svn.example/new'],
  },
})
