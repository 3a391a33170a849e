// What git knows: objects, refs, the index, attributes. All of it only prints. Source: git-rev-parse(1), git-ls-files(1), git-cat-file(1), git-for-each-ref(1), git-fsck(1), git 2.39 to 2.55.
import { exact, literal, pattern, type Word } from '../../model/index.ts'
import type { Body, Given } from '../define.ts'
import { nothing, writes } from '../roles.ts'
import { both } from './options.ts'
import { isRevision, namesBelow, pathSteps, refNames } from './paths.ts'
import { contactFirst, serverProgram } from './contact.ts'
import { rootOf } from './where.ts'

/** Shows objects whose names come on standard input, one a line. */
function shown(given: Given): readonly Word[] {
  const input = exact(given.stdin)
  return input === undefined ? [] : input.split('\n').map(line => line.replace(/^contents\s+/, '').trim()).filter(Boolean).map(literal)
}

/** Questions that rev-parse answers with paths or with text that it was given. */
const ECHOES = ['--git-dir', '--absolute-git-dir', '--git-common-dir', '--resolve-git-dir', '--git-path', '--show-superproject-working-tree', '--shared-index-path', '--show-cdup', '--show-prefix',
  '--prefix', '--default', '--parseopt', '--sq-quote', '--flags', '--since', '--until', '--local-env-vars']

/** What rev-parse prints for a question that has one answer. A word that is no revision but a file's name it prints as it is. */
function parsed(given: Given): Word | undefined {
  if (given('--show-toplevel')) return given.operands.length ? undefined : pattern('$(git rev-parse --show-toplevel)', ...(rootOf(given).values ?? ['.']))
  if (ECHOES.some(option => given(option))) return undefined
  const plain = !given('--abbrev-ref') && !given('--symbolic') && !given('--symbolic-full-name') && given.operands.every(word => isRevision(exact(word) ?? ''))
  return plain ? pattern('$(git rev-parse)', '*') : namesBelow(given, '$(git rev-parse)')
}

/** A mark is added to the name as it is. */
const described = (given: Given): Word | undefined => {
  const marked = ['--dirty', '--broken'].some(option => given.values(option).some(word => !/^[\w-]*$/.test(exact(word) ?? '/')))
  return marked ? undefined : pattern('$(git describe)', given('--all') || given('--contains') ? '**' : '*')
}

const filters = '--sort <key> | --points-at <object> | --contains <commit> | --no-contains <commit> | --merged <commit> | --no-merged <commit> | --ignore-case | --omit-empty'

export const subcommands: Record<string, Body> = {
  'rev-parse': {
    harmless: `--parseopt | --sq-quote | --keep-dashdash | --stop-at-non-option | --stuck-long | --revs-only | --no-revs | --flags | --no-flags | --default <rev> | --prefix <dir> | --verify | -q, --quiet
      | --sq | --short [n] | --not | --abbrev-ref [mode] | --symbolic | --symbolic-full-name | --all | --branches [pattern] | --tags [pattern] | --remotes [pattern] | --glob <pattern>
      | --exclude <pattern> | --exclude-hidden <kind> | --disambiguate <prefix> | --local-env-vars | --path-format <how> | --git-dir | --git-common-dir | --resolve-git-dir <path>
      | --git-path <path> | --show-toplevel | --show-superproject-working-tree | --shared-index-path | --absolute-git-dir | --is-inside-git-dir | --is-inside-work-tree
      | --is-bare-repository | --is-shallow-repository | --show-cdup | --show-prefix | --show-object-format [use] | --show-ref-format | --since, --after <date> | --until, --before <date>
      | --output-object-format <hash> | --end-of-options | -n <n> | --max-count <n> | --bisect`,
    operands: { '<arg...>': nothing },
    outputs: parsed,
  },
  'ls-files': {
    harmless: both(`-z | -t | -v | -f | -c, --cached | -d, --deleted | -m, --modified | -o, --others | -i, --ignored | -s, --stage | -k, --killed | --directory | --eol | --empty-directory | -u, --unmerged
      | --resolve-undo | -x, --exclude <pattern> | -X, --exclude-from <file> | --exclude-per-directory <file> | --exclude-standard | --full-name | --recurse-submodules | --error-unmatch
      | --with-tree <tree> | --abbrev [n] | --debug | --deduplicate | --sparse | --format <format>`),
    operands: { '<path...>': nothing },
    outputs: given => (['--stage', '-t', '-v', '-f', '--eol', '--debug', '--format', '--unmerged'].some(option => given(option)) ? undefined : namesBelow(given, '$(git ls-files)')),
  },
  'ls-tree': {
    harmless: both('-d | -r | -t | -z | -l, --long | --name-only, --name-status | --object-only | --full-name | --full-tree | --format <format> | --abbrev [n]'),
    operands: { '<tree>': nothing, '<path...>': nothing },
    outputs: given => (given('--name-only') ? namesBelow(given, '$(git ls-tree --name-only)') : undefined),
  },
  'ls-remote': {
    style: 'posix',
    options: { '--upload-pack, --exec <program>': serverProgram },
    harmless: both('-q, --quiet | -t, --tags | -h, --heads, --branches, -b | --refs | --get-url | --sort <key> | --exit-code | --symref | -o, --server-option <option>'),
    operands: { '<repository>': nothing, '<pattern...>': nothing },
    always: given => (given('--get-url') ? [] : contactFirst(given)),
  },
  'cat-file': {
    harmless: both(`-e | -p | -t | -s | --allow-unknown-type | --use-mailmap, --mailmap | --batch [format] | --batch-check [format] | --batch-command [format] | -z | -Z | --batch-all-objects | --buffer
      | --follow-symlinks | --unordered | --textconv | --filters | --path <path> | --filter <spec>`),
    operands: { '<type or object...>': (words, given) => (given('-e') || given('-t') || given('-s') ? [] : pathSteps('read', words.slice(-1))) },
    always: given => (given('--batch') || given('--batch-command') ? pathSteps('read', shown(given)) : []),
  },
  'for-each-ref': {
    harmless: both(`-s, --shell | -p, --perl | --python | --tcl | --count <n> | --format <format> | --color [when] | ${filters} | --stdin | --exclude <pattern> | --include-root-refs | --start-after <ref>`),
    operands: { '<pattern...>': nothing },
    outputs: given => (given('--format') ? refNames(given, '$(git for-each-ref)') : undefined),
  },
  'show-ref': {
    harmless: both('--tags | --heads, --branches | --verify | --head | -d, --dereference | -s, --hash [n] | --abbrev [n] | -q, --quiet | --exclude-existing [pattern] | --exists'),
    operands: { '<pattern...>': nothing },
  },
  describe: {
    harmless: both('--contains | --debug | --all | --tags | --long | --first-parent | --abbrev [n] | --exact-match | --candidates <n> | --match <pattern> | --exclude <pattern> | --always | --dirty [mark] | --broken [mark]'),
    operands: { '<commit...>': nothing },
    outputs: described,
  },
  'name-rev': {
    harmless: both('--name-only | --tags | --refs <pattern> | --exclude <pattern> | --all | --stdin | --annotate-stdin | --peel-tag | --undefined | --always'),
    operands: { '<commit...>': nothing },
  },
  'merge-base': { harmless: both('-a, --all | --octopus | --independent | --is-ancestor | --fork-point'), operands: { '<commit...>': nothing }, outputs: () => pattern('$(git merge-base)', '*') },
  'merge-tree': {
    harmless: both('--write-tree | --trivial-merge | --messages | -z | --name-only | --quiet | --allow-unrelated-histories | --stdin | --merge-base <commit> | -X, --strategy-option <option>'),
    operands: { '<commit...>': nothing },
  },
  status: {
    harmless: both(`-v, --verbose | -s, --short | -b, --branch | --show-stash | --ahead-behind | --porcelain [version] | --long | -z, --null | -u, --untracked-files [mode] | --ignored [mode]
      | --ignore-submodules [when] | --column [style] | --renames | -M, --find-renames [n]`),
    operands: { '<path...>': nothing },
  },
  'count-objects': { harmless: both('-v, --verbose | -H, --human-readable') },
  'fsck | fsck-objects': {
    harmless: both('-v, --verbose | --unreachable | --dangling | --tags | --root | --cache | --reflogs | --full | --connectivity-only | --strict | --lost-found | --progress | --name-objects | --references'),
    operands: { '<object...>': nothing },
    always: given => (given('--lost-found') ? [{ kind: 'write', target: literal('.') }] : []),
  },
  'check-ignore': { harmless: both('-q, --quiet | -v, --verbose | --stdin | -z | -n, --non-matching | --index | --no-index'), operands: { '<path...>': nothing } },
  'check-attr': { harmless: both('-a, --all | --cached | --stdin | -z | --source <tree>'), operands: { '<attribute or path...>': nothing } },
  'check-mailmap': { harmless: both('--stdin | --mailmap-file <file> | --mailmap-blob <blob>'), operands: { '<contact...>': nothing } },
  'check-ref-format': { harmless: '--normalize | --print | --branch | --allow-onelevel | --no-allow-onelevel | --refspec-pattern', operands: { '<name>': nothing } },
  var: { harmless: '-l', operands: { '<variable>': nothing } },
  version: { harmless: both('--build-options') },
  help: {
    harmless: both('-a, --all | --exclude-guides | --external-commands | --aliases | -m, --man | -w, --web | -i, --info | -v, --verbose | -g, --guides | --user-interfaces | --developer-interfaces | -c, --config | --config-for-completion'),
    operands: { '<command>': nothing },
  },
  'verify-commit | verify-tag': { harmless: both('-v, --verbose | --raw | --format <format>'), operands: { '<object...>': nothing } },
  'verify-pack': { harmless: both('-v, --verbose | -s, --stat-only | --object-format <hash>'), operands: { '<index...>': nothing } },
  'show-index': { harmless: '--object-format <hash>' },
  'get-tar-commit-id | sh-i18n | sh-setup': {},
  'url-parse | format-rev': { harmless: '-c, --component <name> | --stdin-mode <mode> | --format <format> | -z', operands: { '<text...>': nothing } },
  repo: { subcommands: { 'info | structure': { harmless: both('--format <format> | -z | --all | --keys | --progress'), operands: { '<key...>': nothing } } } },
  'pack-redundant': { harmless: '--all | --alt-odb | --verbose | --i-still-use-this', operands: { '<pack...>': nothing } },
  'unpack-file': { operands: { '<blob>': words => pathSteps('read', words) }, always: () => [{ kind: 'write', target: literal('.') }] },
  'fast-export': {
    options: { '--export-marks <file>': writes },
    harmless: both(`--progress <n> | --signed-tags <mode> | --signed-commits <mode> | --tag-of-filtered-object <mode> | --reencode <mode> | --import-marks <file> | --import-marks-if-exists <file> | --fake-missing-tagger
      | --full-tree | --use-done-feature | --data | --refspec <refspec> | --anonymize | --anonymize-map <map> | --reference-excluded-parents | --show-original-ids | --mark-tags | --all | --branches [pattern]
      | --tags [pattern] | --remotes [pattern] | -M [n] | -C [n] | --first-parent | --not`),
    operands: { '<revision or path...>': words => pathSteps('read', words) },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git status -sb': [],
  'git rev-parse --short HEAD': [],
  'git rev-parse --verify "$REF^{commit}"': [],
  'git ls-files -o --exclude-standard src': [],
  'git ls-tree -r --name-only HEAD src': [],
  'git ls-remote --heads': ['connect origin'],
  'git ls-remote --get-url': [],
  'git ls-remote --upload-pack="sh -c id" ../other': ["interpret 'sh -c id' as sh (literal)", 'read ../other (recursive)'],
  'git cat-file -e HEAD:.env': [],
  'git cat-file -p HEAD:.env': ['read .env'],
  'git cat-file blob main:src/a.ts': ['read src/a.ts'],
  'echo HEAD:.env | git cat-file --batch': ['read .env'],
  "git for-each-ref --format='%(refname:short)' refs/heads": [],
  'git show-ref --verify refs/heads/main': [],
  'git describe --tags --always': [],
  'git name-rev --name-only HEAD': [],
  'git merge-base --is-ancestor main topic': [],
  'git merge-tree --write-tree main topic': [],
  'git count-objects -vH': [],
  'git fsck --full': [],
  'git fsck --lost-found': ['write .'],
  'git check-ignore -v dist/a.js': [],
  'git check-attr -a src/a.ts': [],
  'git check-mailmap "Ann <ann@example.org>"': [],
  'git check-ref-format --branch topic': [],
  'git var GIT_EDITOR': [],
  'git version --build-options': [],
  'git help -a': [],
  'git verify-commit -v HEAD': [],
  'git verify-pack -v pack-1.idx': [],
  'git unpack-file HEAD:src/a.ts': ['write .', 'read src/a.ts'],
  'git fast-export --all --export-marks=marks': ['write marks'],
  'git repo info --all': [],
}
