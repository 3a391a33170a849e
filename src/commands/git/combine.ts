// git merge, rebase, cherry-pick, revert, am, apply, bisect: combining histories. Source: git-merge(1), git-rebase(1), git-apply(1), git 2.39 to 2.55.
import { exact, literal, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'
import { evaluates, nothing, reads, runs, writes } from '../roles.ts'
import { tool } from './diff.ts'
import { QUIET, SIGN } from './options.ts'
import { change, changes, rewrite, rewrites } from './where.ts'

const root: Step = { kind: 'discard', target: literal('.') }

/** Another name would be a program of its own. */
export const strategy: Role = words =>
  words.flatMap(word => (/^(?:ort|recursive|resolve|octopus|ours|subtree)$/.test(exact(word) ?? '') ? [] : [unknown(word, 'this merge strategy is a program')]))

/** Giving up an operation loses what was resolved and what was not committed. */
const ended = (given: Given): readonly Step[] => {
  if (given('--show-current-patch')) return []
  if (given('--abort') || given('--skip')) return [root, rewrite]
  return given('--quit') ? [change] : [rewrite]
}

const MERGING = `-X, --strategy-option <option> | --stat | -n, --no-stat | --compact-summary | --summary | --no-summary | --log [n] | --squash | --commit | --edit, -e
    | --cleanup <mode> | --ff | --ff-only | --verify | --verify-signatures | --signoff [on] | --allow-unrelated-histories | --autostash
    | --rerere-autoupdate | ${SIGN}`
const SEQUENCE = '--continue | --abort | --quit | --skip'
const PICKING = `--commit | -e, --edit | -m, --mainline <n> | -n, --no-commit | -s, --signoff | -x | -r | --ff | --allow-empty | --allow-empty-message
    | --keep-redundant-commits | --empty <mode> | -X, --strategy-option <option> | --cleanup <mode> | --reference | --rerere-autoupdate | --stdin | ${SIGN}
    | ${SEQUENCE}`
const APPLYING = '--ignore-space-change | --ignore-whitespace | --whitespace <action> | -C <n> | -p <n> | --exclude <pattern> | --include <pattern> | --reject'
const WITHOUT_CHANGE = ['--stat', '--numstat', '--summary', '--check']

/** A patch may name any path below the root, and with --unsafe-paths any at all. */
function applied(given: Given): readonly Step[] {
  if (WITHOUT_CHANGE.some(option => given(option)) && !given('--apply')) return []
  if (given('--cached') && !given('--unsafe-paths')) return [change]
  const target = given.value('--directory') ?? (given('--unsafe-paths') ? unresolved('the paths in the patch') : literal('.'))
  return [{ kind: 'write', target, recursive: true }]
}

const picked: Body = { options: { '--strategy <strategy>': strategy }, harmless: PICKING, operands: { '<commit...>': nothing }, always: ended }

const judged: Body = { operands: { '<commit...>': nothing }, always: rewrites }

export const subcommands: Record<string, Body> = {
  merge: {
    options: { '-s, --strategy <strategy>': strategy, '-F, --file <file>': reads },
    harmless: `${MERGING} | ${QUIET} | ${'-m, --message <text> | --into-name <name> | --overwrite-ignore'} | ${SEQUENCE}`,
    operands: { '<commit...>': nothing },
    always: ended,
  },
  rebase: {
    options: { '-x, --exec <command>': evaluates, '-s, --strategy <strategy>': strategy },
    harmless: `--onto <commit> | --keep-base | -q, --quiet | -v, --verbose | -n, --no-stat | --stat | --signoff | --committer-date-is-author-date
        | --reset-author-date, --ignore-date | -C <n> | --ignore-whitespace | --whitespace <action> | -f, --force-rebase, --no-ff | --ff | ${SEQUENCE}
        | --edit-todo | --show-current-patch | --apply | -m, --merge | -i, --interactive | --rerere-autoupdate | --empty <mode> | -p, --preserve-merges
        | --autosquash | --update-refs | ${SIGN} | --autostash | --allow-empty-message | -r, --rebase-merges [mode] | --fork-point
        | -X, --strategy-option <option> | --root | --reschedule-failed-exec | --reapply-cherry-picks | -k, --keep-empty | --verify | --trailer <trailer>`,
    operands: { '<upstream>': nothing, '<branch>': nothing },
    always: ended,
  },
  'cherry-pick': picked,
  revert: { ...picked, options: { '--strategy <strategy>': strategy } },
  am: {
    harmless: `-i, --interactive | -3, --3way | -q, --quiet | -s, --signoff | -u, --utf8 | -k, --keep | --keep-non-patch, -b | -m, --message-id | --keep-cr
        | -c, --scissors | --quoted-cr <action> | --directory <root> | ${APPLYING} | --patch-format <format> | --resolvemsg <text>
        | --continue, --resolved, -r | --skip | --abort | --quit | --show-current-patch [what] | --retry | --allow-empty | --committer-date-is-author-date
        | --ignore-date | --rerere-autoupdate | --empty <mode> | --binary | --verify | -n, --no-verify | ${SIGN}`,
    operands: { '<mailbox...>': reads },
    always: ended,
  },
  apply: {
    options: { '--build-fake-ancestor <file>': writes },
    harmless:
      `${APPLYING} | --add | --stat | --allow-binary-replacement, --binary | --numstat | --summary | --check | --index | -N, --intent-to-add | --cached
        | --unsafe-paths | --apply | -3, --3way | -z | --unidiff-zero | -R, --reverse | --allow-overlap | -v, --verbose | -q, --quiet | --inaccurate-eof
        | --recount | --directory <root> | --allow-empty | --ours | --theirs | --union`,
    operands: { '<patch...>': reads },
    always: applied,
  },
  quiltimport: {
    options: { '--series <file>': reads },
    harmless: '-n, --dry-run | --author <author> | --patches <dir> | --keep-non-patch',
    always: given => (given('--dry-run') ? [] : [{ kind: 'read', target: given.value('--patches') ?? literal('patches'), recursive: true }, rewrite]),
  },
  mergetool: {
    options: { '-t, --tool <name>': tool },
    harmless: '-y | --prompt | -g, --gui | -O <orderfile> | --tool-help',
    operands: { '<path...>': nothing },
    always: rewrites,
  },
  bisect: {
    subcommands: {
      'start': {
        harmless: '--term-new, --term-bad <term> | --term-old, --term-good <term> | --first-parent | --checkout',
        operands: { '<revision or path...>': nothing },
        always: rewrites,
      },
      'bad | good | new | old | skip | next | reset': judged,
      'log | view | visualize | terms': {
        harmless: '--term-good, --term-old | --term-bad, --term-new | --stat | -p | --oneline',
        operands: { '<option...>': nothing },
      },
      'replay': { operands: { '<log>': reads }, always: rewrites },
      'run': { style: 'posix', operands: { '<command...>': runs }, always: rewrites },
    },
  },
  // The programs that git itself runs to merge; their first words are a strategy's own options.
  'merge-ours | merge-octopus | merge-resolve | merge-recursive | merge-recursive-ours | merge-recursive-theirs | merge-subtree | merge-one-file': {
    style: 'none',
    operands: { '<arg...>': nothing },
    always: rewrites,
  },
  'merge-index': {
    style: 'posix',
    harmless: '-o | -q',
    operands: { '<program>': (words, given) => [{ run: [...words, ...mergedWith(given)] }], '<path...>': nothing },
    always: changes,
  },
}

/** The three versions of a file, whose names are not known. */
const mergedWith = (given: Given): readonly Word[] => (given.operands.length > 1 ? [unresolved('merged files')] : [])

export const examples: Record<string, readonly string[]> = {
  'git merge --no-ff topic': ['write . (recursive)'],
  'git merge -s ours -F msg.txt topic': ['read msg.txt', 'write . (recursive)'],
  'git merge -s mine topic': ['unknown mine (this merge strategy is a program)', 'write . (recursive)'],
  'git merge --abort': ['discard .', 'write . (recursive)'],
  'git rebase main': ['write . (recursive)'],
  'git rebase -i --onto main a b': ['write . (recursive)'],
  "git rebase -x 'sh -c id' main": ['write . (recursive)'],
  'git rebase --strategy=ort --continue': ['write . (recursive)'],
  'git rebase --abort': ['discard .', 'write . (recursive)'],
  'git rebase --quit': ['write .'],
  'git rebase --show-current-patch': [],
  'git cherry-pick -x a1b2c3d': ['write . (recursive)'],
  'git cherry-pick --strategy=resolve --abort': ['discard .', 'write . (recursive)'],
  'git revert --no-edit HEAD': ['write . (recursive)'],
  'git am -3 a.patch': ['write . (recursive)', 'read a.patch'],
  'git am --abort': ['discard .', 'write . (recursive)'],
  'git apply fix.patch': ['write . (recursive)', 'read fix.patch'],
  'git apply --cached fix.patch': ['write .', 'read fix.patch'],
  'git apply --check fix.patch': ['read fix.patch'],
  'git apply --directory=vendor --build-fake-ancestor=base fix.patch': ['write base', 'write vendor (recursive)', 'read fix.patch'],
  'git apply --unsafe-paths --directory=/ fix.patch': ['write / (recursive)', 'read fix.patch'],
  'git quiltimport --patches=p --series=s': ['read s', 'read p (recursive)', 'write . (recursive)'],
  'git mergetool --tool=vimdiff a.ts': ['write . (recursive)'],
  'git bisect start HEAD v1': ['write . (recursive)'],
  'git bisect good': ['write . (recursive)'],
  'git bisect log': [],
  'git bisect replay log.txt': ['write . (recursive)', 'read log.txt'],
  'git bisect run sh -c "rm -rf ~"': ['write . (recursive)', 'delete /home/dev (recursive)'],
  'git merge-index -o cat -a': ['write .', "read ?'merged files'"],
  'git merge-ours a -- b c': ['write . (recursive)'],
}
