// What git knows: objects, the index, attributes. It only prints. Source: git-ls-files(1), git-cat-file(1), git-fsck(1), git 2.39 to 2.55.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Body, Given, Role } from '../define.ts'
import { among } from '../lib/named.ts'
import { nothing, reads, writes } from '../roles.ts'
import { contactFirst, serverProgram } from './contact.ts'
import { fed, namesBelow, namesOfPathspecs, pathSteps } from './paths.ts'

/** The objects that cat-file shows: with --batch-command a line is a command, and only one of them prints what an object holds. */
const shown = (given: Given): readonly Word[] =>
  fed(given).flatMap(word => {
    const line = exact(word)
    if (line === undefined || !given('--batch-command')) return [word]
    return line.startsWith('contents ') ? [literal(line.slice(9).trim())] : []
  })

/** A blob that is read as settings or a list of names. */
const blob: Role = words => pathSteps('read', words)

/** What git does not keep, with what it ignores, is where secrets lie. */
const withIgnored = (names: Word | undefined, given: Given): Word | undefined => (names && (given('-i') || (given('-o') && !given('--exclude-standard'))) ? among(names, ['.env']) : names)

export const subcommands: Record<string, Body> = {
  'ls-files': {
    options: { '-X, --exclude-from <file>': reads },
    harmless: `-z | -t | -v | -f | -c, --cached | -d, --deleted | -m, --modified | -o, --others | -i, --ignored | -s, --stage | -k, --killed | --directory
        | --eol | --empty-directory | -u, --unmerged | --resolve-undo | -x, --exclude <pattern> | --exclude-per-directory <file>
        | --exclude-standard | --full-name | --recurse-submodules | --error-unmatch | --with-tree <tree> | --abbrev [n] | --debug | --deduplicate | --sparse
        | --format <format>`,
    operands: { '<path...>': nothing },
    outputs: given =>
      ['--stage', '-t', '-v', '-f', '--eol', '--debug', '--format', '--unmerged'].some(option => given(option))
        ? undefined
        : withIgnored(namesOfPathspecs(given, '$(git ls-files)'), given),
  },
  'ls-tree': {
    harmless: '-d | -r | -t | -z | -l, --long | --name-only, --name-status | --object-only | --full-name | --full-tree | --format <format> | --abbrev [n]',
    operands: { '<tree>': nothing, '<path...>': nothing },
    outputs: given => (given('--name-only') ? namesBelow(given, '$(git ls-tree --name-only)') : undefined),
  },
  'ls-remote': {
    style: 'posix',
    options: { '--upload-pack, --exec <program>': serverProgram },
    harmless: '-q, --quiet | -t, --tags | -h, --heads, --branches, -b | --refs | --get-url | --sort <key> | --exit-code | --symref | -o, --server-option <option>',
    operands: { '<repository>': nothing, '<pattern...>': nothing },
    always: given => (given('--get-url') ? [] : contactFirst(given)),
  },
  'cat-file': {
    harmless:
      `-e | -p | -t | -s | --allow-unknown-type | --use-mailmap, --mailmap | --batch [format] | --batch-check [format] | --batch-command [format] | -z
        | -Z | --batch-all-objects | --buffer | --follow-symlinks | --unordered | --textconv | --filters | --path <path> | --filter <spec>`,
    operands: { '<type or object...>': (words, given) => (given('-e') || given('-t') || given('-s') ? [] : pathSteps('read', words.slice(-1))) },
    always: given => (given('--batch') || given('--batch-command') ? pathSteps('read', shown(given)) : []),
  },
  'merge-tree': {
    harmless: `--write-tree | --trivial-merge | --messages | -z | --name-only | --quiet | --allow-unrelated-histories | --stdin | --merge-base <commit>
        | -X, --strategy-option <option>`,
    operands: { '<commit...>': nothing },
  },
  'count-objects': { harmless: '-v, --verbose | -H, --human-readable' },
  'fsck | fsck-objects': {
    harmless: `-v, --verbose | --unreachable | --dangling | --tags | --root | --cache | --reflogs | --full | --connectivity-only | --strict | --lost-found
        | --progress | --name-objects | --references`,
    operands: { '<object...>': nothing },
    always: given => (given('--lost-found') ? [{ kind: 'write', target: literal('.') }] : []),
  },
  'check-ignore': {
    harmless: '-q, --quiet | -v, --verbose | --stdin | -z | -n, --non-matching | --index | --no-index',
    operands: { '<path...>': nothing },
  },
  'check-attr': { harmless: '-a, --all | --cached | --stdin | -z | --source <tree>', operands: { '<attribute or path...>': nothing } },
  'check-mailmap': {
    options: { '--mailmap-file <file>': reads, '--mailmap-blob <blob>': blob },
    harmless: '--stdin',
    operands: { '<contact...>': nothing },
  },
  'check-ref-format': {
    harmless: '--normalize | --print | --branch | --allow-onelevel | --no-allow-onelevel | --refspec-pattern',
    operands: { '<name>': nothing },
  },
  var: { harmless: '-l', operands: { '<variable>': nothing } },
  version: { harmless: '--build-options' },
  help: {
    harmless: `-a, --all | --exclude-guides | --external-commands | --aliases | -m, --man | -w, --web | -i, --info | -v, --verbose | -g, --guides
        | --user-interfaces | --developer-interfaces | -c, --config | --config-for-completion`,
    operands: { '<command>': nothing },
  },
  'verify-commit | verify-tag': { harmless: '-v, --verbose | --raw | --format <format>', operands: { '<object...>': nothing } },
  'verify-pack': { harmless: '-v, --verbose | -s, --stat-only | --object-format <hash>', operands: { '<index...>': nothing } },
  'show-index': { harmless: '--object-format <hash>' },
  'get-tar-commit-id | sh-i18n | sh-setup': {},
  'url-parse | format-rev': { harmless: '-c, --component <name> | --stdin-mode <mode> | --format <format> | -z', operands: { '<text...>': nothing } },
  repo: { subcommands: { 'info | structure': { harmless: '--format <format> | -z | --all | --keys | --progress', operands: { '<key...>': nothing } } } },
  'pack-redundant': { harmless: '--all | --alt-odb | --verbose | --i-still-use-this', operands: { '<pack...>': nothing } },
  'unpack-file': { operands: { '<blob>': words => pathSteps('read', words) }, always: () => [{ kind: 'write', target: literal('.') }] },
  'fast-export': {
    options: { '--export-marks <file>': writes, '--import-marks, --import-marks-if-exists <file>': reads },
    harmless:
      `--progress <n> | --signed-tags <mode> | --signed-commits <mode> | --tag-of-filtered-object <mode> | --reencode <mode>
        | --fake-missing-tagger | --full-tree | --use-done-feature | --data | --refspec <refspec> | --anonymize
        | --anonymize-map <map> | --reference-excluded-parents | --show-original-ids | --mark-tags | --all | --branches [pattern] | --tags [pattern]
        | --remotes [pattern] | -M [n] | -C [n] | --first-parent | --not`,
    operands: { '<revision or path...>': words => pathSteps('read', words) },
  },
}

export const examples: Record<string, readonly string[]> = {
  'git ls-files -o --exclude-standard src': [],
  'git ls-files -oX ignored': ['read ignored'],
  'cat $(git ls-files -o)': ['read each of {**, .env}'],
  'cat $(git ls-files -o --exclude-standard)': ['read each of **'],
  'cat $(git ls-files .env)': ['read each of {.env, .env/**}'],
  "cat $(git ls-files 'src/*.ts')": ['read each of {src/*.ts, src/*.ts/**, src/**/*.ts}'],
  'git ls-tree -r --name-only HEAD src': [],
  'git ls-remote --heads': ['connect origin'],
  'git ls-remote --get-url': [],
  'git ls-remote --upload-pack="sh -c id" ../other': ["interpret 'sh -c id' as sh (literal)", 'read ../other (recursive)'],
  'git cat-file -e HEAD:.env': [],
  'git cat-file -p HEAD:.env': ['read .env'],
  'git cat-file blob main:src/a.ts': ['read src/a.ts'],
  'echo HEAD:.env | git cat-file --batch': ['read .env'],
  'git rev-parse HEAD:.env | git cat-file --batch': ['read each of {**, .env}'],
  'git ls-files -s | git cat-file --batch': ['read ?git'],
  'git ls-files -s | git cat-file --batch-check': [],
  "printf '%s\\n' 'info HEAD:.env' 'contents HEAD:a.ts' | git cat-file --batch-command": ['read a.ts'],
  'git merge-tree --write-tree main topic': [],
  'git count-objects -vH': [],
  'git fsck --full': [],
  'git fsck --lost-found': ['write .'],
  'git check-ignore -v dist/a.js': [],
  'git check-attr -a src/a.ts': [],
  'git check-mailmap "Ann <ann@example.org>"': [],
  'git check-mailmap --mailmap-file=map ann@example.org': ['read map'],
  'git check-mailmap --mailmap-blob=HEAD:.env ann@example.org': ['read .env'],
  'git check-ref-format --branch topic': [],
  'git var GIT_EDITOR': [],
  'git version --build-options': [],
  'git help -a': [],
  'git verify-commit -v HEAD': [],
  'git verify-pack -v pack-1.idx': [],
  'git unpack-file HEAD:src/a.ts': ['write .', 'read src/a.ts'],
  'git fast-export --all --export-marks=marks': ['write marks'],
  'git fast-export --import-marks=m.txt HEAD': ['read m.txt'],
  'git repo info --all': [],
}
