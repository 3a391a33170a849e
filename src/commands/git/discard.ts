// git reset, clean, gc, filter-branch and the plumbing that overwrites: what can lose work. Source: git-reset(1), git-clean(1), git-gc(1), git 2.39 to 2.55.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { evaluates, nothing, writes } from '../roles.ts'
import { PATHSPEC_FILE } from './options.ts'
import { ALL_CHANGES, discardsPaths, isHead, isPlain } from './paths.ts'
import { change, changes, rewrite, rewrites } from './where.ts'

const root: Step = { kind: 'discard', target: literal('.') }
const lose = (words: readonly Word[]): readonly Step[] => (words.length ? words.map(target => ({ kind: 'discard', target })) : [root])
const dry =
  (steps: (given: Given) => readonly Step[]) =>
  (given: Given): readonly Step[] =>
    given('--dry-run') ? [] : steps(given)

/** Lines such as `delete refs/heads/main` on standard input. */
const deletesRefs = (given: Given): boolean => /^\s*delete\b/m.test(exact(given.stdin) ?? '')

/** Files that checkout-index may overwrite stand below the prefix. */
const prefixed = (given: Given, steps: readonly Step[]): readonly Step[] => {
  const prefix = given.value('--prefix')
  return prefix ? [{ kind: 'write', target: prefix, recursive: true }] : steps
}

export const subcommands: Record<string, Body> = {
  reset: {
    harmless: `-q, --quiet | --refresh | --mixed | --soft | --hard | --merge | --keep | --recurse-submodules [mode] | -p, --patch | -N, --intent-to-add
        | --pathspec-from-file <file> | ${PATHSPEC_FILE} | -U, --unified <n> | --inter-hunk-context <n>`,
    operands: { '<commit or path...>': nothing },
    always: given => {
      const stays = given('--hard') && given.operands.every(isHead) && !given('--recurse-submodules') && isPlain(given)
      if (stays) return [ALL_CHANGES, rewrite]
      return given('--hard') || given('--merge') || given('--keep') ? [root, rewrite] : [change]
    },
  },
  clean: {
    harmless: '-q, --quiet | -n, --dry-run | -f, --force | -i, --interactive | -d | -e, --exclude <pattern> | -x | -X',
    operands: { '<path...>': nothing },
    always: dry(given => discardsPaths(given.operands, given, given('-X') ? 'ignored' : given('-x') ? 'untracked and ignored' : 'untracked')),
  },
  gc: {
    harmless: '-q, --quiet | --prune [date] | --cruft | --max-cruft-size <n> | --aggressive | --auto | --detach | --force | --keep-largest-pack | --expire-to <dir>',
    always: given => (given('--prune') ? [root] : [change]),
  },
  prune: {
    harmless: '-n, --dry-run | -v, --verbose | --progress | --expire <time> | --exclude-promisor-objects',
    operands: { '<head...>': nothing },
    always: dry(() => [root]),
  },
  'prune-packed': { harmless: '-n, --dry-run | -q, --quiet', always: dry(changes) },
  repack: {
    options: { '--expire-to <dir>': writes, '--filter-to <dir>': writes },
    harmless: `-a | -A | --cruft | --cruft-expiration <time> | --max-cruft-size <n> | --combine-cruft-below-size <n> | -d | -f | -F | -n | -q, --quiet
        | -l, --local | -b, --write-bitmap-index | -i, --delta-islands | --unpack-unreachable <time> | -k, --keep-unreachable | --window <n>
        | --window-memory <n> | --depth <n> | --threads <n> | --max-pack-size <n> | --pack-kept-objects | --keep-pack <name> | -g, --geometric <n>
        | -m, --write-midx [how] | --filter <spec> | --name-hash-version <n> | --path-walk`,
    // All in one pack, the rest dropped: objects that nothing refers to are gone.
    always: given => (given('-a') && given('-d') && !given('--keep-unreachable') && !given('--cruft') ? [root] : [change]),
  },
  'pack-refs': { harmless: '--all | --auto | --prune | --include <pattern> | --exclude <pattern>', always: changes },
  refs: {
    subcommands: {
      'migrate': { harmless: '--ref-format <format> | --dry-run | --reflog', always: dry(changes) },
      'optimize': { harmless: '--all | --auto | --prune | --include <pattern> | --exclude <pattern>', always: changes },
      'verify | list | exists': { harmless: '--strict | --verbose | --format <format> | --sort <key> | --count <n>', operands: { '<ref...>': nothing } },
    },
  },
  'update-ref': {
    harmless: '-m <reason> | -d | --deref | -z | --stdin | --create-reflog | -0, --batch-updates',
    operands: { '<ref>': nothing, '<new>': nothing, '<old>': nothing },
    always: given => (given('-d') ? lose(given.operands.slice(0, 1)) : deletesRefs(given) ? [root] : [change]),
  },
  'filter-branch': {
    options: {
      '--setup <command>': evaluates,
      '--env-filter <command>': evaluates,
      '--tree-filter <command>': evaluates,
      '--index-filter <command>': evaluates,
      '--parent-filter <command>': evaluates,
      '--msg-filter <command>': evaluates,
      '--commit-filter <command>': evaluates,
      '--tag-name-filter <command>': evaluates,
    },
    harmless: `--subdirectory-filter <dir> | --prune-empty | --original <namespace> | -d <dir> | -f, --force | --state-branch <branch> | --all
        | --branches [pattern] | --tags [pattern] | --not | --remap-to-ancestor`,
    operands: { '<revision...>': nothing },
    always: () => [root, rewrite],
  },
  'checkout-index': {
    harmless: `-a, --all | --ignore-skip-worktree-bits | -f, --force | -q, --quiet | -n | --create | -u, --index | -z | --stdin | --temp | --prefix <prefix>
        | --stage <n>`,
    // With a prefix, copies of the files stand somewhere else.
    operands: { '<path...>': (words, given) => (given('--prefix') || given('--temp') ? words.map(target => ({ kind: 'read', target })) : []) },
    always: given => prefixed(given, given('--force') && !given('--temp') ? [...lose(given('--all') || given('--stdin') ? [] : given.operands), rewrite] : rewrites()),
  },
  'read-tree': {
    options: { '--index-output <file>': writes },
    harmless: `--empty | -v, --verbose | -m | --trivial | --aggressive | --reset | --prefix <dir> | -u | --exclude-per-directory <file> | -i | -n, --dry-run
        | --sparse-checkout | --debug-unpack | --recurse-submodules [mode] | -q, --quiet`,
    operands: { '<tree...>': nothing },
    always: dry(given => (given('-u') ? (given('--reset') ? [root, rewrite] : [rewrite]) : [change])),
  },
  replay: {
    harmless: '--onto <commit> | --advance <branch> | --contained | --ref-action <mode> | --revert <branch>',
    operands: { '<range...>': nothing },
    always: changes,
  },
  history: {
    subcommands: {
      '*': {
        harmless: '--dry-run | --update-refs <how> | --reedit-message | --empty <mode>',
        operands: { '<commit or path...>': nothing },
        always: dry(changes),
      },
    },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git reset --hard': ['discard . (all) (changes and staged)', 'write . (recursive)'],
  'git reset --hard HEAD': ['discard . (all) (changes and staged)', 'write . (recursive)'],
  'git reset --hard HEAD~1': ['discard .', 'write . (recursive)'],
  'git reset --har origin/main': ['discard .', 'write . (recursive)'],
  'git reset --keep HEAD~1': ['discard .', 'write . (recursive)'],
  'git reset --soft HEAD~1': ['write .'],
  'git reset HEAD src/a.ts': ['write .'],
  'git -C sub reset --hard': ['list sub', 'discard sub (all) (changes and staged)', 'write sub (recursive)'],
  'git --work-tree=/srv/app reset --hard': ['list /srv/app', 'execute /srv/app/.git', 'discard /srv/app', 'write /srv/app (recursive)'],
  'git clean -fdx': ['discard . (untracked and ignored)'],
  'git clean -fX': ['discard . (ignored)'],
  'git clean -fd :/': ['discard .'],
  'git clean -nfd': [],
  'git clean -fd -e .cache dist': ['discard dist (untracked)'],
  'git gc': ['write .'],
  'git gc --prune=now --aggressive': ['discard .'],
  'git prune -n': [],
  'git prune': ['discard .'],
  'git repack -ad': ['discard .'],
  'git repack -d --cruft --expire-to=../old --filter-to=../rest': ['write ../old', 'write ../rest', 'write .'],
  'git pack-refs --all': ['write .'],
  'git refs verify': [],
  'git update-ref refs/heads/main HEAD': ['write .'],
  'git update-ref -d refs/heads/main': ['discard refs/heads/main'],
  "echo 'delete refs/heads/main' | git update-ref --stdin": ['discard .'],
  "git filter-branch --tree-filter 'rm -rf ~' HEAD": ['delete /home/dev (recursive)', 'discard .', 'write . (recursive)'],
  'git filter-branch --setup true --env-filter true --index-filter true --parent-filter true --msg-filter cat --commit-filter true --tag-name-filter cat -- --all':
    ['discard .', 'write . (recursive)'],
  'git checkout-index -fa': ['discard .', 'write . (recursive)'],
  'git checkout-index -a --prefix=/srv/': ['write /srv/ (recursive)'],
  'git checkout-index --prefix=../x .env': ['write ../x (recursive)', 'read .env'],
  'git read-tree -u --reset HEAD': ['discard .', 'write . (recursive)'],
  'git read-tree -mu HEAD main': ['write . (recursive)'],
  'git read-tree --index-output=idx HEAD': ['write idx', 'write .'],
  'git replay --onto main a..b': ['write .'],
  'git history reword --dry-run HEAD': [],
}
