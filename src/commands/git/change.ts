// git add, commit, mv, rm, stash, notes and their kin: ordinary changes. Source: git-add(1), git-commit(1), git-rm(1), git-stash(1), git 2.39 to 2.55.
import { literal, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Step } from '../define.ts'
import { nothing, reads } from '../roles.ts'
import { output, printsPatches } from './log.ts'
import { DIFF, PATHSPEC_FILE, SIGN } from './options.ts'
import { pathOf, pathSteps, paths } from './paths.ts'
import { change, changes, rewrites } from './where.ts'

const unless =
  (option: string, ...steps: readonly Step[]) =>
  (given: Given): readonly Step[] =>
    given(option) ? [] : steps
/** What --pathspec-from-file lists is not looked up. */
export const listed = (given: Given): Word | undefined => {
  const file = given.value('--pathspec-from-file')
  return file && unresolved(`the paths in ${file.text}`)
}
const FROM_FILE = `--pathspec-from-file <file> | ${PATHSPEC_FILE}`

const pushed: Body = {
  harmless: `-p, --patch | -S, --staged | -k, --keep-index | -u, --include-untracked | -a, --all | -q, --quiet | -m, --message <text> | ${FROM_FILE}`,
  operands: { '<path...>': nothing },
  // What is kept is taken out of the work tree.
  always: rewrites,
}
const restored: Body = {
  harmless: '-q, --quiet | --index | --label-ours <label> | --label-theirs <label> | --label-base <label>',
  operands: { '<stash>': nothing },
  always: rewrites,
}
const noted: Body = {
  // Any object will do, and what it holds is what the note says.
  options: { '-F, --file <file>': reads, '-c, --reedit-message, -C, --reuse-message <object>': paths('read') },
  harmless: `-f, --force | --allow-empty | -m, --message <text> | --separator [text] | --stripspace
      | --stdin | --for-rewrite <command> | -e, --edit`,
  operands: { '<object...>': nothing },
  always: changes,
}

/** `git add -n`: the editor and the questions come before the dry run is thought of. */
const addsNothing = (given: Given): boolean => given('--dry-run') && !given('-e') && !given('-i') && !given('-p')

export const subcommands: Record<string, Body> = {
  'add | stage': {
    harmless:
      `-n, --dry-run | -v, --verbose | -i, --interactive | -p, --patch | -e, --edit | -f, --force | -u, --update | --renormalize | -N, --intent-to-add
        | -A, --all | --ignore-removal | --refresh | --ignore-errors | --ignore-missing | --sparse | --chmod <mode> | -U, --unified <n>
        | --inter-hunk-context <n> | --auto-advance | --warn-embedded-repo | ${FROM_FILE}`,
    // What is added goes into the history, and out with the next push.
    operands: { '<path...>': (words, given) => (addsNothing(given) ? [] : pathSteps('read', words)) },
    always: given => (addsNothing(given) ? [] : [change]),
  },
  commit: {
    options: { '-F, --file <file>': reads, '-t, --template <file>': reads },
    harmless: `-q, --quiet | -v, --verbose | --author <author> | --date <date> | -m, --message <text> | -c, --reedit-message <commit>
        | -C, --reuse-message <commit> | --fixup <commit> | --squash <commit> | --reset-author | --trailer <trailer> | -s, --signoff | -e, --edit
        | --cleanup <mode> | --status | ${SIGN} | -a, --all | -i, --include | --interactive | -p, --patch | -o, --only | -n, --no-verify | --verify
        | --dry-run | --short | --branch | --ahead-behind | --porcelain [version] | --long | -z, --null | --amend | --no-post-rewrite | --post-rewrite
        | -u, --untracked-files [mode] | ${FROM_FILE} | --allow-empty | --allow-empty-message | -U, --unified <n> | --inter-hunk-context <n>`,
    // A trial shows with -v what the commit would hold.
    operands: { '<path...>': (words, given) => (isTrial(given) && !given('--verbose') ? [] : pathSteps('read', words)) },
    always: given => (isTrial(given) ? [] : changes()),
  },
  mv: {
    harmless: '-v, --verbose | -n, --dry-run | -f, --force | -k | --sparse',
    operands: {
      '<source...>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'delete', target }))),
      '<destination>': (words, given) => (given('--dry-run') ? [] : words.map(target => ({ kind: 'write', target }))),
    },
  },
  rm: {
    harmless: `-n, --dry-run | -q, --quiet | --cached | -f, --force | -r | --ignore-unmatch | --sparse | ${FROM_FILE}`,
    operands: { '<path...>': (words, given) => removed(given, words) },
    always: given => {
      const from = listed(given)
      return given('--dry-run') ? [] : given('--cached') ? [change] : from ? removed(given, [from]) : []
    },
  },
  stash: {
    harmless: pushed.harmless ?? '',
    bare: rewrites,
    subcommands: {
      'push | save': pushed,
      'pop | apply': restored,
      branch: { operands: { '<branch>': nothing, '<stash>': nothing }, always: rewrites },
      'drop': {
        harmless: '-q, --quiet',
        operands: { '<stash>': nothing },
        always: given => [{ kind: 'discard', target: given.operands[0] ?? literal('stash@{0}') }],
      },
      'clear': { always: () => [{ kind: 'discard', target: literal('stash@{*}') }] },
      'list': {
        options: output,
        harmless: `-n, --max-count <n> | -<n> | --oneline | --format <format> | --pretty [format] | --date <format> | --grep <regex> | --name-only | ${DIFF}`,
      },
      'show': { options: output, harmless: `${DIFF} | -u, --include-untracked | --only-untracked`, operands: { '<stash or path...>': (words, given) => (printsPatches(given) ? pathSteps('read', words) : []) } },
      'create': { operands: { '<message...>': nothing } },
      'store': { harmless: '-m, --message <text> | -q, --quiet', operands: { '<commit>': nothing }, always: changes },
      'export': { harmless: '--print | --to-ref <ref>', operands: { '<stash...>': nothing }, always: given => (given('--to-ref') ? changes() : []) },
      'import': { operands: { '<commit>': nothing }, always: changes },
      // Behind `--`, paths to stash.
      '*': pushed,
    },
  },
  notes: {
    harmless: '--ref <ref>',
    subcommands: {
      'list | show': { operands: { '<object>': nothing } },
      'get-ref': {},
      'add | append | edit': noted,
      'copy': { harmless: '-f, --force | --stdin | --for-rewrite <command>', operands: { '<from>': nothing, '<to>': nothing }, always: changes },
      'merge': {
        harmless: '-v, --verbose | -q, --quiet | -s, --strategy <strategy> | --commit | --abort',
        operands: { '<ref>': nothing },
        always: changes,
      },
      'remove': { harmless: '--ignore-missing | --stdin', operands: { '<object...>': words => words.map(target => ({ kind: 'discard', target })) } },
      'prune': { harmless: '-n, --dry-run | -v, --verbose', always: unless('--dry-run', change) },
    },
  },
  'rerere': {
    harmless: '--rerere-autoupdate',
    bare: rewrites,
    subcommands: { 'diff | status | remaining': {}, 'clear | gc': { always: changes }, 'forget': { operands: { '<path...>': nothing }, always: changes } },
  },
}

/** Some output formats of commit imply --dry-run. */
const isTrial = (given: Given): boolean => ['--dry-run', '--short', '--porcelain', '--long', '--null'].some(option => given(option))

const removed = (given: Given, words: readonly Word[]): readonly Step[] =>
  given('--dry-run') || given('--cached')
    ? []
    : words.flatMap(word => {
        const target = pathOf(word)
        return target ? [{ kind: 'delete', target, ...(given('-r') && { recursive: true }) }] : []
      })

export const examples: Record<string, readonly string[]> = {
  'git add -A': ['write .'],
  'git add src .env': ['write .', 'read src', 'read .env'],
  'git add -n .': [],
  'git add -n -e': ['write .'],
  'git stage -p src/a.ts': ['write .', 'read src/a.ts'],
  'git commit -m "rm -rf /"': ['write .'],
  'git commit -am wip --no-verify': ['write .'],
  'git commit -F msg.txt -t template.txt': ['read msg.txt', 'read template.txt', 'write .'],
  'git commit -m x --dry-run': [],
  'git commit --dry-run -v .env': ['read .env'],
  'git commit --amend --no-edit -- src/a.ts': ['write .', 'read src/a.ts'],
  'git mv src/a.ts src/b.ts lib': ['delete src/a.ts', 'delete src/b.ts', 'write lib'],
  'git mv -n a b': [],
  'git rm -rf src': ['delete src (recursive)'],
  'git rm --cached .env': ['write .'],
  'git rm -n src/a.ts': [],
  'git rm --pathspec-from-file=names.txt': ['read names.txt', "delete ?'the paths in names.txt'"],
  'git stash': ['write . (recursive)'],
  'git stash -u -m wip': ['write . (recursive)'],
  'git stash push -k -- src': ['write . (recursive)'],
  'git stash pop': ['write . (recursive)'],
  'git stash apply stash@{1}': ['write . (recursive)'],
  'git stash list': [],
  'git stash list -p -O order --output=a.txt': ['read order', 'write a.txt'],
  'git stash show -p': [],
  'git stash show -p -O order --ext-diff --output=a.txt': ['read order', "unknown --ext-diff (the settings of the repository name the program that it runs)", 'write a.txt'],
  'git stash show -p -- src/a.ts': ['read src/a.ts'],
  'git stash show stash@{1}': [],
  'git stash drop': ["discard 'stash@{0}'"],
  'git stash drop stash@{1}': ["discard 'stash@{1}'"],
  'git stash clear': ["discard 'stash@{*}'"],
  'git stash branch topic': ['write . (recursive)'],
  'git stash export --to-ref refs/x': ['write .'],
  'git notes show HEAD': [],
  'git notes add -F note.txt HEAD': ['read note.txt', 'write .'],
  'git notes add -C HEAD:.env': ['read .env', 'write .'],
  'git notes add -c HEAD:a.txt': ['read a.txt', 'write .'],
  'git notes remove HEAD': ['discard HEAD'],
  'git notes prune -n': [],
  'git rerere status': [],
  'git rerere': ['write . (recursive)'],
}
