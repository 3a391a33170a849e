// rg: ripgrep, searches trees. Source: rg(1), ripgrep 14.1.
import { literal, map, pattern, type Word } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { singlesOut } from './lib/named.ts'
import { namesBelow, selection } from './lib/selection.ts'
import { listsTree, nothing, reads, readsTree } from './roles.ts'

const listsFiles = (given: Given): boolean => given('--files')
const rootsOf = (given: Given): readonly Word[] => given.operands.slice(listsFiles(given) || given('-e') || given('-f') || given('--type-list') ? 0 : 1)
/** Without a path it searches what is piped to it, else the current folder. */
const searches: Role = (_, given) => {
  if (given('--type-list') || given('--pcre2-version') || given('--generate')) return []
  const roots = rootsOf(given)
  if (!roots.length && given.stdin && !listsFiles(given)) return []
  return (listsFiles(given) ? listsTree : readsTree)(roots.length ? roots : [literal('.')], given)
}
/** The preprocessor gets the path of each file; its output is searched. */
const preprocesses: Role = ([program], given) => {
  const roots = rootsOf(given)
  return program && program.values?.[0] !== '' ? [{ run: [program, ...(roots.length ? roots : [literal('.')])] }] : []
}

export default command('rg', {
  aliases: ['ripgrep'],
  options: {
    '-f, --file <file>': reads,
    '--ignore-file <file>': reads,
    '-g, --glob, --iglob <glob>': (words, given) => singlesOut(words.map(word => map(word, value => value.toLowerCase())), given),
    // A type of one's own is a glob behind its name.
    '--type-add <spec>': (words, given) => singlesOut(words.map(word => map(word, value => value.replace(/^.*:/, ''))), given),
    '--pre <program>': preprocesses,
    '--hostname-bin <program>': words => [{ run: words }],
  },
  harmless:
    '-e, --regexp <pattern> | -A, --after-context <n> | -B, --before-context <n> | -C, --context <n> | --auto-hybrid-regex | --no-auto-hybrid-regex | ' +
    '--binary | --no-binary | --block-buffered | --no-block-buffered | -b, --byte-offset | --no-byte-offset | -s, --case-sensitive | --color <when> | --colors <spec> | ' +
    '--column | --no-column | --context-separator <text> | --no-context-separator | -c, --count | --count-matches | --crlf | --no-crlf | --debug | ' +
    '--dfa-size-limit <n> | -E, --encoding <name> | --no-encoding | --engine <name> | --field-context-separator <text> | --field-match-separator <text> | ' +
    '--files | -l, --files-with-matches | --files-without-match | -F, --fixed-strings | --no-fixed-strings | -L, --follow | --no-follow | ' +
    '--generate <kind> | --glob-case-insensitive | --no-glob-case-insensitive | -h, --help | --heading | --no-heading | ' +
    '-., --hidden | --no-hidden | --hyperlink-format <format> | -i, --ignore-case | --ignore-file-case-insensitive | ' +
    '--no-ignore-file-case-insensitive | --include-zero | --no-include-zero | -v, --invert-match | --no-invert-match | --json | --no-json | --line-buffered | ' +
    '--no-line-buffered | -n, --line-number | -N, --no-line-number | -x, --line-regexp | -M, --max-columns <n> | --max-columns-preview | ' +
    '--no-max-columns-preview | -m, --max-count <n> | -d, --max-depth, --maxdepth <n> | --max-filesize <size> | --messages | --no-messages | --mmap | --no-mmap | ' +
    '-U, --multiline | --no-multiline | --multiline-dotall | --no-multiline-dotall | --no-config | --no-filename, -I | --no-ignore | --ignore | ' +
    '--no-ignore-dot | --ignore-dot | --no-ignore-exclude | --ignore-exclude | --no-ignore-files | --ignore-files | --no-ignore-global | --ignore-global | ' +
    '--no-ignore-messages | --ignore-messages | --no-ignore-parent | --ignore-parent | --no-ignore-vcs | --ignore-vcs | --no-pcre2-unicode | ' +
    '--pcre2-unicode | --no-pre | --no-require-git | --require-git | --no-unicode | --unicode | -0, --null | --null-data | --one-file-system | ' +
    '--no-one-file-system | -o, --only-matching | --passthru, --passthrough | --path-separator <text> | -P, --pcre2 | --no-pcre2 | --pcre2-version | ' +
    '--pre-glob <glob> | -p, --pretty | -q, --quiet | --regex-size-limit <n> | -r, --replace <text> | -z, --search-zip | --no-search-zip | ' +
    '-S, --smart-case | --sort <key> | --sortr <key> | --sort-files | --no-sort-files | --stats | --no-stats | --stop-on-nonmatch | -a, --text | --no-text | -j, --threads <n> | ' +
    '--trace | --trim | --no-trim | -t, --type <type> | --type-clear <type> | --type-list | -T, --type-not <type> | ' +
    '-u, --unrestricted | -V, --version | --vimgrep | -H, --with-filename | -w, --word-regexp | -R',
  operands: { '<word...>': nothing },
  always: given => searches([], given),
  outputs: given => {
    const roots = rootsOf(given)
    if (given('-q')) return literal('')
    if (listsFiles(given) || given('-l') || given('--files-without-match')) return namesBelow('rg', roots, true)
    if (roots.length || !given.stdin) return undefined
    if (given('-c') || given('--count-matches')) return pattern('rg', '*')
    return ['-o', '-n', '-b', '-H', '-r', '--color', '--json', '--vimgrep', '--column', '-p'].some(option => given(option)) ? undefined : selection(given.stdin)
  },
  examples: {
    "rg --type-add 'x:.env' -tx foo": ['read .env', 'read . (recursive)'],
    "rg -g '*.ts' foo": ['read . (recursive)'],
    "rg --hidden -g '.env' foo": ['read .env', 'read . (recursive)'],
    'rg foo': ['read . (recursive)'],
    'rg -n -g "*.ts" -e foo src lib': ['read src (recursive)', 'read lib (recursive)'],
    'rg --files src': ['list src (recursive)'],
    'cat $(rg -l foo src)': ['read src (recursive)', 'read each of {src, src/**}'],
    'rg -f words.txt src': ['read words.txt', 'read src (recursive)'],
    'rg --ignore-file skip.txt foo': ['read skip.txt', 'read . (recursive)'],
    'rg --pre cat foo docs': ['read docs', 'read docs (recursive)'],
    'rg --hostname-bin ./name.sh foo src': ['execute ./name.sh', 'read src (recursive)'],
    'echo one | rg one': [],
    'rg --type-list': [],
  },
})
