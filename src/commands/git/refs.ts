// git rev-parse, for-each-ref, describe: names of commits. They only print. Source: git-rev-parse(1), git-for-each-ref(1), git-describe(1), git 2.39 to 2.55.
import { exact, literal, pattern, type Word } from '../../model/index.ts'
import type { Body, Given } from '../define.ts'
import { nothing } from '../roles.ts'
import { isBlob, isRevision, namesBelow, refNames } from './paths.ts'
import { join, rootOf } from './where.ts'

/** Questions that rev-parse answers with paths or with text that it was given. */
const ECHOES = `--resolve-git-dir --git-path --show-superproject-working-tree --shared-index-path --show-cdup
  --show-prefix --prefix --default --parseopt --sq-quote --flags --since --until --local-env-vars`.split(/\s+/)

/** Questions for the folder of the repository itself. */
const STORES = ['--git-dir', '--absolute-git-dir', '--git-common-dir']

/** What rev-parse prints for a question that has one answer. A word that is no revision but a file's name it prints as it is. */
function parsed(given: Given): Word | undefined {
  // Another repository may be meant by a variable or an option of git's own, which has a value.
  const elsewhere = given.assignments.length > 0 || given.values('--git-dir').length > 0 || given('--work-tree')
  if (given('--show-toplevel')) return elsewhere || given.operands.length ? undefined : pattern('$(git rev-parse --show-toplevel)', ...(rootOf(given).values ?? ['.']))
  const asked = STORES.find(option => given(option))
  if (asked !== undefined) return elsewhere || given.operands.length || ECHOES.some(option => given(option)) ? undefined : pattern(`$(git rev-parse ${asked})`, ...(join(rootOf(given), literal('.git')).values ?? []))
  if (ECHOES.some(option => given(option)) || given.operands.some(word => exact(word)?.startsWith('-'))) return undefined
  const plain = !given('--abbrev-ref') && !given('--symbolic') && !given('--symbolic-full-name') && given.operands.every(word => isRevision(exact(word) ?? ''))
  if (plain) return pattern('$(git rev-parse)', '*')
  // The name of a file's text stands for the file.
  const found = namesBelow(given, '$(git rev-parse)')
  return found && pattern(found.text, ...(found.values ?? []), ...given.operands.flatMap(word => (isBlob(word) ? (word.values ?? []) : [])))
}

/** A mark is added to the name as it is. */
const described = (given: Given): Word | undefined => {
  const marked = ['--dirty', '--broken'].some(option => given.values(option).some(word => !/^[\w-]*$/.test(exact(word) ?? '/')))
  return marked ? undefined : pattern('$(git describe)', given('--all') || given('--contains') ? '**' : '*')
}

const filters =
  '--sort <key> | --points-at <object> | --contains <commit> | --no-contains <commit> | --merged <commit> | --no-merged <commit> | --ignore-case | --omit-empty'

export const subcommands: Record<string, Body> = {
  'rev-parse': {
    harmless: `--parseopt | --sq-quote | --keep-dashdash | --stop-at-non-option | --stuck-long | --revs-only | --no-revs | --flags | --no-flags
      | --default <rev> | --prefix <dir> | --verify | -q, --quiet | --sq | --short [n] | --not | --abbrev-ref [mode] | --symbolic | --symbolic-full-name
      | --all | --branches [pattern] | --tags [pattern] | --remotes [pattern] | --glob <pattern> | --exclude <pattern> | --exclude-hidden <kind>
      | --disambiguate <prefix> | --local-env-vars | --path-format <how> | --git-dir | --git-common-dir | --resolve-git-dir <path> | --git-path <path>
      | --show-toplevel | --show-superproject-working-tree | --shared-index-path | --absolute-git-dir | --is-inside-git-dir | --is-inside-work-tree
      | --is-bare-repository | --is-shallow-repository | --show-cdup | --show-prefix | --show-object-format [use] | --show-ref-format
      | --since, --after <date> | --until, --before <date> | --output-object-format <hash> | --end-of-options | -n <n> | --max-count <n> | --bisect`,
    operands: { '<arg...>': nothing },
    outputs: parsed,
  },
  'for-each-ref': {
    harmless: `-s, --shell | -p, --perl | --python | --tcl | --count <n> | --format <format> | --color [when] | ${filters} | --stdin | --exclude <pattern>
        | --include-root-refs | --start-after <ref>`,
    operands: { '<pattern...>': nothing },
    outputs: given => (given('--format') ? refNames(given, '$(git for-each-ref)') : undefined),
  },
  'show-ref': {
    harmless: `--tags | --heads, --branches | --verify | --head | -d, --dereference | -s, --hash [n] | --abbrev [n] | -q, --quiet | --exclude-existing [pattern]
        | --exists`,
    operands: { '<pattern...>': nothing },
  },
  describe: {
    harmless: `--contains | --debug | --all | --tags | --long | --first-parent | --abbrev [n] | --exact-match | --candidates <n> | --match <pattern>
        | --exclude <pattern> | --always | --dirty [mark] | --broken [mark]`,
    operands: { '<commit...>': nothing },
    outputs: described,
  },
  'name-rev': {
    harmless: '--name-only | --tags | --refs <pattern> | --exclude <pattern> | --all | --stdin | --annotate-stdin | --peel-tag | --undefined | --always',
    operands: { '<commit...>': nothing },
  },
  'merge-base': {
    harmless: '-a, --all | --octopus | --independent | --is-ancestor | --fork-point',
    operands: { '<commit...>': nothing },
    outputs: () => pattern('$(git merge-base)', '*'),
  },
}

export const examples: Record<string, readonly string[]> = {
  'git rev-parse --short HEAD': [],
  'cat "$(git rev-parse --git-dir)/HEAD"; ls $(git -C web rev-parse --absolute-git-dir)': ['read each of ./.git/HEAD', 'list web', 'list each of web/.git'],
  'touch $(git rev-parse --git-common-dir)/hooks/a': ['write each of ./.git/hooks/a'],
  'cat $(git --git-dir .git rev-parse --git-dir)/a $(GIT_DIR=.git git rev-parse --git-dir)/b': ['list .git', "read ?'$(git --git-dir .git rev-parse --git-dir)/a'", "read ?'$(GIT_DIR=.git git rev-parse --git-dir)/b'"],
  'git show $(git rev-parse HEAD:src/a.ts)': ['read each of {**, src/a.ts}'],
  'git rev-parse --verify "$REF^{commit}"': [],
  "git for-each-ref --format='%(refname:short)' refs/heads": [],
  'git show-ref --verify refs/heads/main': [],
  'git describe --tags --always': [],
  'git name-rev --name-only HEAD': [],
  'git merge-base --is-ancestor main topic': [],
}
