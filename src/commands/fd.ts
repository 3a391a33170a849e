// fd: finds files by name. Source: fd(1) 10.2.
import { exact, literal, pattern, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { withSecrets } from './lib/named.ts'
import { namesBelow } from './lib/selection.ts'
import { listsTree, nothing, reads, under } from './roles.ts'

const rootsOf = (given: Given): readonly Word[] => [...given.values('--search-path'), ...given.operands.slice(1)]
const baseOf = (given: Given): Word | undefined => given.value('--base-directory')
/** Roots as seen from the caller's folder. */
const rootsFrom = (given: Given): readonly Word[] => {
  const base = baseOf(given)
  const roots = rootsOf(given)
  if (!base) return roots
  return roots.length ? roots.map(root => (root.values?.every(value => value.startsWith('/')) ? root : exact(root) === undefined ? unresolved(root.text) : under(base, exact(root) ?? ''))) : [base]
}
/** Names that begin with a dot are found as well. */
const hiddenToo = (given: Given): boolean => given('-H') || given('-u') || (exact(given.operands[0])?.includes('.') ?? false)
/** The command gets the paths in place of `{}` and its variants, behind its words when it has none. */
const runsOnFound: Role = (words, given) => {
  if (!words.length) return []
  const found = withSecrets(namesBelow('{}', rootsOf(given), true) ?? unresolved('{}'), hiddenToo(given) ? exact(given.operands[0]) : undefined)
  const holes = /\{(?:|\/|\/\/|\.|\/\.)\}/
  const filled = words.map(word => (exact(word) === '{}' ? found : word.values?.some(value => holes.test(value)) ? unresolved(word.text) : word))
  const run = words.some(word => word.values?.some(value => holes.test(value))) ? filled : [...filled, found]
  const cwd = baseOf(given)
  return [{ run, ...(cwd && { cwd }) }]
}

export default command('fd', {
  aliases: ['fdfind'],
  options: { '-x, --exec <command;>': runsOnFound, '-X, --exec-batch <command;>': runsOnFound, '--ignore-file <file>': reads },
  harmless:
    '-H, --hidden | --no-hidden | -I, --no-ignore | --ignore | --no-ignore-vcs | --ignore-vcs | --no-ignore-parent | --no-require-git | --require-git | ' +
    '--no-global-ignore-file | --ignore-contain <name> | -u, --unrestricted | -s, --case-sensitive | -i, --ignore-case | -g, --glob | --regex | ' +
    '-F, --fixed-strings, --literal | --and <pattern> | -a, --absolute-path | --relative-path | -l, --list-details | -L, --follow, --dereference | --no-follow | ' +
    '-p, --full-path | -0, --print0 | -d, --max-depth, --maxdepth <n> | --min-depth <n> | --exact-depth <n> | -E, --exclude <glob> | --prune | -t, --type <type> | ' +
    '-e, --extension <ext> | -S, --size <size> | --changed-within, --change-newer-than, --newer, --changed-after <when> | --changed-before, --change-older-than, --older <when> | ' +
    '-o, --owner <owner> | --format <text> | --batch-size <n> | -c, --color <when> | --hyperlink [when] | -j, --threads <n> | --max-buffer-time <ms> | --max-results <n> | -1 | ' +
    '-q, --quiet, --has-results | --show-errors | --base-directory, -C <dir> | --path-separator <text> | --search-path <path> | --strip-cwd-prefix [when] | ' +
    '--one-file-system, --mount, --xdev | --gen-completions [shell] | -h, --help | -V, --version',
  operands: { '<pattern>': nothing, '<root...>': nothing },
  always: given => {
    const roots = rootsFrom(given)
    return listsTree(roots.length ? roots : [literal('.')], given)
  },
  outputs: given => {
    if (given('-q')) return literal('')
    if (given('-l') || given('--format') || given('-a') || given('-x') || given('-X')) return undefined
    return withSecrets(namesBelow('fd', rootsFrom(given), true) ?? pattern('fd', '**'), hiddenToo(given) ? exact(given.operands[0]) : undefined)
  },
  examples: {
    'fd -e ts': ['list . (recursive)'],
    "fd -H '^.env$' -x cat": ['read each of {**, .env}', 'list . (recursive)'],
    'fd --hidden --type f readme docs': ['list docs (recursive)'],
    'fd --base-directory sub readme': ['list sub (recursive)'],
    'fd -e bak -x rm': ['delete each of **', 'list . (recursive)'],
    'fd -e md . docs -X cat {}': ['read each of {docs, docs/**}', 'list docs (recursive)'],
    'fd -e ts -x cat {} \\;': ['read each of **', 'list . (recursive)'],
    'cat $(fd -e md . docs)': ['list docs (recursive)', 'read each of {docs, docs/**}'],
    'fd --ignore-file skip.txt': ['read skip.txt', 'list . (recursive)'],
  },
})
