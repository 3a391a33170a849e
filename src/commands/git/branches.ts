// git branch, tag, checkout, switch, restore, worktree: what one works on. Source: git-branch(1), git-checkout(1), git-worktree(1), git 2.39 to 2.55.
import { literal, pattern, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { nothing, reads } from '../roles.ts'
import { listed } from './change.ts'
import { PATHSPEC_FILE } from './options.ts'
import { ALL_CHANGES, isFile, isPlain, overwritesPaths, overwritten, pathSteps, refNames, trees } from './paths.ts'
import { change, changes, rewrite } from './where.ts'

const FILTERS = `--contains, --with <commit> | --without <commit> | --merged <commit> | --points-at <object> | --sort <key> | --format <format> | --color [when]
    | --column [style] | -i, --ignore-case | --omit-empty`
const LISTS = ['--list', '--all', '--remotes', '--contains', '--no-contains', '--without', '--merged', '--no-merged', '--points-at', '--show-current']
const lose = (words: readonly Word[]): readonly Step[] => words.map(target => ({ kind: 'discard', target }))
const root: readonly Step[] = [{ kind: 'discard', target: literal('.') }, rewrite]
const overwrite = (target: Word): readonly Step[] => [{ kind: 'discard', target }, ...trees([target])]

function branched(given: Given): readonly Step[] {
  const names = given.operands
  if (given('-D') || (given('--delete') && given('--force'))) return lose(names)
  if (given('--delete')) return changes()
  const moves = ['--move', '-M', '--copy', '-C', '--set-upstream-to', '--unset-upstream', '--edit-description'].some(option => given(option))
  if (!moves && (!names.length || LISTS.some(option => given(option)))) return []
  // A branch that is made to point elsewhere forgets where it pointed.
  return given('--force') && !moves ? lose(names.slice(0, 1)) : changes()
}

function tagged(given: Given): readonly Step[] {
  if (given('--delete')) return lose(given.operands)
  if (given('--verify') || given('-n') || !given.operands.length || LISTS.some(option => given(option))) return []
  return given('--force') ? lose(given.operands.slice(0, 1)) : changes()
}

const CREATES = ['-b', '-B', '--orphan', '--track', '--detach']

/** Behind `--` stand paths. Without it, the first word is a branch unless it looks like a file, and any more are paths. */
function checkedOut(words: readonly Word[], given: Given): readonly Step[] {
  if (CREATES.some(option => given(option)) || given('--')) return []
  const [first, ...rest] = words
  const sided = given('--ours') || given('--theirs') || given('--conflict')
  const paths = sided || first?.values?.every(isFile) ? words : rest
  return paths.length || given('--patch') ? overwritesPaths(paths, given, sided ? undefined : overwritten(paths === words ? undefined : first)) : []
}

function switched(given: Given): readonly Step[] {
  const from = listed(given)
  if (given('--force') && !given.operands.length && isPlain(given)) return [ALL_CHANGES, rewrite]
  if (given('--force') || (given('--patch') && !given.operands.length && !given('--'))) return root
  if (from) return overwrite(from)
  const [first] = given.operands
  const named = first && given.operands.length === 1 && !first.values?.every(isFile)
  const creates = CREATES.some(option => given(option))
  return creates || (named && !given('--')) ? [moved(given, creates)] : []
}

/** A new branch that starts where one is leaves every file as it is. */
const moved = (given: Given, creates: boolean): Step => (creates && !given.operands.length && !given('--orphan') && !given('--') ? change : rewrite)

/** Files in conflict are written anew, whatever was made of them. */
const takesSide = (given: Given): boolean => ['--ours', '--theirs', '--conflict', '--merge'].some(option => given(option))

const behindDashes: Role = (words, given) => overwritesPaths(words, given, takesSide(given) ? undefined : overwritten(given.operands[0]))

export const subcommands: Record<string, Body> = {
  branch: {
    harmless:
      `-v, --verbose | -vv | -q, --quiet | -t, --track [mode] | --set-upstream | -u, --set-upstream-to <upstream> | --unset-upstream | -r, --remotes
        | -a, --all | --abbrev [n] | -d, --delete | -D | -m, --move | -M | -c, --copy | -C | -l, --list | --show-current | --create-reflog
        | --edit-description | -f, --force | --recurse-submodules | ${FILTERS}`,
    operands: { '<name...>': nothing },
    always: branched,
    outputs: given => (given('--show-current') || given('--format') ? refNames(given, '$(git branch)') : undefined),
  },
  tag: {
    options: { '-F, --file <file>': reads },
    harmless: `-l, --list | -n [lines] | -d, --delete | -v, --verify | -a, --annotate | -m, --message <text> | -e, --edit | -s, --sign | --cleanup <mode>
        | -u, --local-user <key> | -f, --force | --create-reflog | --trailer <trailer> | ${FILTERS}`,
    operands: { '<name...>': nothing },
    always: tagged,
    outputs: given => (tagged(given).length || given('-n') || given('--verify') ? undefined : refNames(given, '$(git tag)')),
  },
  checkout: {
    // What follows `--` are paths and never branches, so it counts as an option here. Bundles are listed.
    style: 'find',
    options: { '-- <path;>': behindDashes },
    harmless: `-b, -qb, -fb <branch> | -B, -qB, -fB <branch> | --orphan <branch> | -l | -q, --quiet | -f, --force, -fq, -qf
      | -t, --track, --track=direct, --track=inherit | --no-track | -d, --detach | --no-detach | -2, --ours | -3, --theirs | -m, --merge | -p, --patch
      | --conflict <style> | --conflict=merge | --conflict=diff3 | --conflict=zdiff3 | --ignore-skip-worktree-bits | --no-ignore-skip-worktree-bits
      | --recurse-submodules | --no-recurse-submodules | --overwrite-ignore | --no-overwrite-ignore | --ignore-other-worktrees | --no-ignore-other-worktrees
      | --overlay | --no-overlay | --guess | --no-guess | --progress | --no-progress | --no-quiet | --no-merge | --no-conflict | --no-force | --no-patch
      | --pathspec-from-file <file> | ${PATHSPEC_FILE} | -U <n> | --inter-hunk-context <n>`,
    operands: { '<branch or path...>': checkedOut },
    always: switched,
  },
  switch: {
    harmless: `-c, --create <branch> | -C, --force-create <branch> | --orphan <branch> | -q, --quiet | --progress | -f, --force, --discard-changes
        | -t, --track [mode] | -d, --detach | -m, --merge | --conflict <style> | --ignore-other-worktrees | --overwrite-ignore | --guess
        | --recurse-submodules`,
    operands: { '<branch>': nothing, '<start>': nothing },
    always: given => (given('--force') ? root : [moved(given, ['-c', '-C', '--detach'].some(option => given(option)))]),
  },
  restore: {
    harmless:
      `-s, --source <tree> | -S, --staged | -W, --worktree | -q, --quiet | --progress | -2, --ours | -3, --theirs | -m, --merge | --conflict <style>
        | -p, --patch | --ignore-unmerged | --ignore-skip-worktree-bits | --recurse-submodules | --overlay | --overwrite-ignore
        | --pathspec-from-file <file> | ${PATHSPEC_FILE} | -U, --unified <n> | --inter-hunk-context <n>`,
    operands: { '<path...>': nothing },
    always: given => {
      if (given('--staged') && !given('--worktree')) return changes()
      const from = listed(given)
      return from ? overwrite(from) : overwritesPaths(given.operands, given, takesSide(given) ? undefined : overwritten(given.value('--source'), given('--staged')))
    },
  },
  worktree: {
    subcommands: {
      'list': { harmless: '-v, --verbose | --porcelain | -z | --expire <time>' },
      'add': {
        harmless: `-f, --force | -b <branch> | -B <branch> | --orphan | -d, --detach | --checkout | --lock | --reason <text> | -q, --quiet | --track
            | --guess-remote | --relative-paths`,
        operands: { '<path>': trees, '<commit>': nothing },
      },
      'remove': {
        harmless: '-f, --force',
        operands: { '<path>': (words, given) => (given('--force') ? lose(words) : trees(words)) },
      },
      'move': {
        harmless: '-f, --force | --relative-paths',
        operands: { '<path>': trees, '<new path>': trees },
      },
      'lock | unlock': { harmless: '--reason <text>', operands: { '<path>': nothing }, always: changes },
      'prune': { harmless: '-n, --dry-run | -v, --verbose | --expire <time>', always: given => (given('--dry-run') ? [] : changes()) },
      'repair': { harmless: '--relative-paths', operands: { '<path...>': words => pathSteps('write', words) }, always: changes },
    },
  },
  'symbolic-ref': {
    harmless: '-q, --quiet | -d, --delete | --short | --recurse | -m <reason>',
    operands: { '<name>': nothing, '<ref>': nothing },
    always: given => (given('--delete') ? lose(given.operands) : given.operands.length > 1 ? changes() : []),
    outputs: given => (given.operands.length > 1 ? undefined : pattern('$(git symbolic-ref)', '**')),
  },
  'replace': {
    harmless: '-l, --list | -d, --delete | -e, --edit | -g, --graft | --convert-graft-file | -f, --force | --raw | --format <format>',
    operands: { '<object...>': nothing },
    always: given =>
      given('--list') || (!given.operands.length && !given('--convert-graft-file')) ? [] : given('--delete') ? lose(given.operands) : changes(),
  },
}

export const examples: Record<string, readonly string[]> = {
  'git branch': [],
  'git branch -avv': [],
  'git branch --show-current': [],
  "git branch --list 'topic*'": [],
  'git branch topic origin/main': ['write .'],
  'git branch -d topic': ['write .'],
  'git branch -D topic': ['discard topic'],
  'git branch -df topic': ['discard topic'],
  'git branch -f main HEAD~2': ['discard main'],
  'git branch -M main': ['write .'],
  'git branch -u origin/main': ['write .'],
  'git tag -l "v*" --sort=-version:refname': [],
  'git tag -a v1 -F notes.txt': ['read notes.txt', 'write .'],
  'git tag -d v1': ['discard v1'],
  'git tag -f v1': ['discard v1'],
  'git tag -v v1': [],
  'git checkout main': ['write . (recursive)'],
  'git checkout -b topic': ['write .'],
  'git checkout -b topic origin/main': ['write . (recursive)'],
  'git checkout -- src/a.ts': ['discard src/a.ts (changes)', 'write src/a.ts (recursive)'],
  'git checkout main -- .': ['discard .', 'write . (recursive)'],
  'git checkout .': ['discard . (changes)', 'write . (recursive)'],
  'git checkout src/a.ts': ['discard src/a.ts (changes)', 'write src/a.ts (recursive)'],
  'git checkout HEAD src': ['discard src (changes and staged)', 'write src (recursive)'],
  'git checkout -p': ['discard .', 'write . (recursive)'],
  'git checkout -fq': ['discard . (all) (changes and staged)', 'write . (recursive)'],
  'git checkout -f main': ['discard .', 'write . (recursive)'],
  'git checkout --ours a.ts': ['discard a.ts', 'write a.ts (recursive)'],
  'git checkout HEAD -- src': ['discard src (changes and staged)', 'write src (recursive)'],
  'git checkout main -- src': ['discard src', 'write src (recursive)'],
  'git checkout --pathspec-from-file names.txt': ['read names.txt', "discard ?'the paths in names.txt'", "write ?'the paths in names.txt' (recursive)"],
  'git switch -c topic': ['write .'],
  'git switch -C topic main': ['write . (recursive)'],
  'git switch --discard main': ['discard .', 'write . (recursive)'],
  'git restore .': ['discard . (changes)', 'write . (recursive)'],
  'git restore -s @ -SW src': ['discard src (changes and staged)', 'write src (recursive)'],
  'git restore --staged src/a.ts': ['write .'],
  'git restore -SW --source=HEAD~1 src': ['discard src', 'write src (recursive)'],
  "git restore ':!docs'": ['discard .', 'write . (recursive)'],
  'git worktree list': [],
  'git worktree add ../wt topic': ['write ../wt (recursive)'],
  'git worktree remove ../wt': ['write ../wt (recursive)'],
  'git worktree remove --force ../wt': ['discard ../wt'],
  'git worktree move ../wt ../wu': ['write ../wt (recursive)', 'write ../wu (recursive)'],
  'git worktree prune -n': [],
  'git worktree repair ../wt': ['write .', 'write ../wt'],
  'git symbolic-ref --short HEAD': [],
  'git symbolic-ref HEAD refs/heads/main': ['write .'],
  'git symbolic-ref -d NAME': ['discard NAME'],
  'git replace': [],
  'git replace a1 b2': ['write .'],
}
