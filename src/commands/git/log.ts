// git log, show, shortlog, reflog and their kin: history as text. Source: git-log(1), git-show(1), git-reflog(1), git 2.39 to 2.55.
import { exact, literal, pattern, unknown, type Word } from '../../model/index.ts'
import type { Body, Given } from '../define.ts'
import { each, means, nothing, reads, writes } from '../roles.ts'
import { DIFF, OBJECTS, REVISIONS } from './options.ts'
import { fed, isBlob, pathOf, pathSteps } from './paths.ts'

/** Options that make log print what files hold. */
const PATCHES =
  '--patch --unified --patch-with-stat --patch-with-raw --word-diff --color-words --cc -c --binary --function-context -L --remerge-diff --dd --check'.split(' ')
/** Options that make diff and show print names and numbers alone. */
const SUMMARIES = '--stat --numstat --shortstat --dirstat --summary --name-only --name-status --raw --quiet -s --no-patch --compact-summary'.split(' ')

export const printsPatches = (given: Given): boolean => PATCHES.some(option => given(option))
export const printsSummary = (given: Given): boolean => SUMMARIES.some(option => given(option)) && !printsPatches(given)

/** --output writes there what would be printed; -O takes an order from a file, as diff.orderFile does; --ext-diff runs what the repository's settings name. */
export const output = {
  '--output <file>': writes,
  '-O <orderfile>': reads,
  '--ext-diff': means(unknown(literal('--ext-diff'), 'the settings of the repository name the program that it runs')),
}
/** `-L 1,5:src/a.ts`: the lines of a file. */
const lines = {
  '-L <range:file>': each(word => {
    const file = pathOf({ ...word, ...(word.values && { values: word.values.map(value => value.slice(value.lastIndexOf(':') + 1)) }) })
    return file && { kind: 'read', target: file }
  }),
}

/** Words without a slash where the format asks for names of commits, dates or numbers alone: one where one commit is asked for. */
export function formatted(given: Given): Word | undefined {
  const format = exact(given.value('--format') ?? given.value('--pretty'))?.replace(/^t?format:/, '')
  const single = given('--max-count') || given('-<n>')
  if (format === undefined || !/^(?:%[hHtTPp]|%[ac][tsI])(?:%[hHtTPp]|%[ac][tsI]|[\w-])*$/.test(format) || printsPatches(given)) return undefined
  const names = pattern(`$(git log --format=${format})`, '*')
  return single ? names : { ...names, many: true }
}

/** What is shown can be named on standard input as well. */
const alsoFed = (given: Given): readonly Word[] => (given('--stdin') ? fed(given) : [])

const log: Body = {
  options: { ...output, ...lines },
  harmless: `${REVISIONS} | ${DIFF}`,
  operands: { '<revision or path...>': (words, given) => (printsPatches(given) ? pathSteps('read', words) : []) },
  always: given => (printsPatches(given) ? pathSteps('read', alsoFed(given)) : []),
  outputs: formatted,
}

const rangeDiff = '--creation-factor <n> | --no-dual-color | --dual-color | --left-only | --right-only | --diff-merges <format> | --max-memory <size>'

export const subcommands: Record<string, Body> = {
  'log | whatchanged': log,
  show: {
    ...log,
    operands: { '<object...>': (words, given) => pathSteps('read', printsSummary(given) ? words.filter(isBlob) : words) },
    always: given => pathSteps('read', printsSummary(given) ? alsoFed(given).filter(isBlob) : alsoFed(given)),
  },
  shortlog: {
    harmless: `-c, --committer | -n, --numbered | -s, --summary | -e, --email | -w [widths] | --group <field> | ${REVISIONS}`,
    operands: { '<revision or path...>': nothing },
  },
  'rev-list': {
    options: output,
    harmless: `${REVISIONS} | ${OBJECTS} | ${DIFF}`,
    operands: { '<revision or path...>': nothing },
    outputs: given => (given('--objects') || given('--pretty') || given('--format') || given('--header') ? undefined : pattern('$(git rev-list)', '*')),
  },
  'range-diff': { options: output, harmless: `${rangeDiff} | ${REVISIONS} | ${DIFF}`, operands: { '<range or path...>': (words, given) => (printsSummary(given) ? [] : pathSteps('read', words)) } },
  cherry: { harmless: '-v, --verbose | --abbrev [n]', operands: { '<commit...>': nothing } },
  'show-branch': {
    harmless:
      `-a, --all | -r, --remotes | --color [when] | --more [n] | --list | --name | --current | --sha1-name | --merge-base | --independent | --topo-order
      | --topics | --sparse | --date-order | -g, --reflog [n]`,
    operands: { '<revision...>': nothing },
  },
  reflog: {
    options: output,
    harmless: `${REVISIONS} | ${DIFF}`,
    // Behind `--` stands a path where a subcommand may be.
    always: given => (printsPatches(given) ? pathSteps('read', given.operands.filter(word => !/^(?:show|list|expire|delete|drop|exists|write)$/.test(exact(word) ?? ''))) : []),
    subcommands: {
      'expire': {
        style: 'posix',
        harmless: '--expire <time> | --expire-unreachable <time> | --rewrite | --updateref | --stale-fix | -n, --dry-run | --verbose | --all | --single-worktree',
        operands: { '<ref...>': nothing },
        always: given => (given('--dry-run') ? [] : [{ kind: 'discard', target: given.operands[0] ?? literal('.') }]),
      },
      'delete | drop': {
        style: 'posix',
        harmless: '--rewrite | --updateref | -n, --dry-run | --verbose | --all | --single-worktree',
        operands: { '<entry...>': nothing },
        always: given => (given('--dry-run') ? [] : (given.operands.length ? given.operands : [literal('.')]).map(target => ({ kind: 'discard', target }))),
      },
      write: {
        operands: { '<ref>': nothing, '<old>': nothing, '<new>': nothing, '<message>': nothing },
        always: () => [{ kind: 'write', target: literal('.') }],
      },
      'exists | list': { operands: { '<ref>': nothing } },
      'show': log,
      '*': log,
    },
  },
  'last-modified': { options: output, harmless: `-r, --recursive | -t, --show-trees | ${REVISIONS} | ${DIFF}`, operands: { '<revision or path...>': nothing } },
}

export const examples: Record<string, readonly string[]> = {
  'git log --pretty=%h | head -1 | xargs git show --stat': [],
  'git log --format=%h | xargs rm': ['delete each of *'],
  'git log --oneline -20': [],
  'git log -p -- .env': ['read .env'],
  'git log -n 3 --author=ann -- src/a.ts': [],
  'git log -L 1,5:src/a.ts': ['read src/a.ts'],
  'git log --output=/etc/motd': ['write /etc/motd'],
  'git show HEAD:.env': ['read .env'],
  'git show --stat HEAD~2': [],
  'git show -s HEAD:.env': ['read .env'],
  'git log --ext-diff -p': ['unknown --ext-diff (the settings of the repository name the program that it runs)'],
  'git show main -- src': ['read main', 'read src'],
  'git whatchanged --since=yesterday': [],
  'git shortlog -sn --all': [],
  'git rev-list --count main..topic': [],
  'git rev-list --output=../revs HEAD': ['write ../revs'],
  'git range-diff main topic@{1} topic --output=../out': ['write ../out', 'read main', 'read topic'],
  'git range-diff v1..v2 v1..v3 -- .env': ['read .env'],
  'git range-diff -s v1...v2 -- .env': [],
  'git log -p -Oorder': ['read order'],
  'git rev-list HEAD | git log -p --stdin': ['read each of *'],
  'echo HEAD:.env | git show --stdin': ['read .env'],
  'git log --stdin < names': ['read names'],
  'git show --stdin < names': ['read names', 'read ?names'],
  'git cherry -v main': [],
  'git show-branch --current': [],
  'git reflog -5': [],
  'git reflog -p -- src/a.ts': ['read src/a.ts'],
  "git log -p -- '*env' '*.ts'": ['read each of *env', 'read .env', 'read each of *.ts'],
  'git reflog main': [],
  'git reflog -p -O order --output=a.txt --ext-diff': ['read order', 'write a.txt', 'unknown --ext-diff (the settings of the repository name the program that it runs)'],
  'git rev-list -O order --ext-diff HEAD': ['read order', 'unknown --ext-diff (the settings of the repository name the program that it runs)'],
  'git reflog expire --expire=now --all': ['discard .'],
  'git reflog expire -n --all': [],
  'git reflog delete main@{2}': ["discard 'main@{2}'"],
  'git last-modified src': [],
}
