// fd: finds files by name. Source: fd(1) 10.2.
import { exact, literal, pattern, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { secretsFitting } from './lib/name-regexes.ts'
import { among, secretsNamed } from './lib/named.ts'
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
/** Endings of files that hold keys. */
const KEYS = /^\.(?:env|pem|key|p12|pfx|jks|keystore|kdbx?|ppk|ovpn)$/
/** The secrets that its pattern is after, and those that have its endings. Names that begin with a dot are found where it is told to, or the pattern has one. */
function singledOut(given: Given): readonly string[] {
  const [text = '', ...more] = [given.operands[0], ...given.values('--and')].map(word => exact(word) ?? '')
  const fits = (one: string): readonly string[] => (given('-g') ? secretsNamed(one.toLowerCase()) : given('-F') ? secretsNamed(`*${one.toLowerCase()}*`) : secretsFitting(one, given('-p') ? 'paths' : 'part'))
  const hidden = given('-H') || given('-u') || text.includes('.')
  const endings = given.values('-e').flatMap(word => word.values ?? []).map(value => `.${value.replace(/^\./, '').toLowerCase()}`)
  const ends = (name: string): boolean => !endings.length || endings.some(ending => name.length > ending.length && name.endsWith(ending))
  const patterns = [text, ...more].filter(one => !/^[.^$*+]*$/.test(one))
  const named = patterns.length ? patterns.map(fits).reduce((a, b) => a.filter(one => b.includes(one))).filter(ends) : []
  return [...named.filter(name => (name.startsWith('.') ? hidden : patterns.some(one => /\w{3}/.test(one)))), ...endings.filter(ending => KEYS.test(ending)).map(ending => `**/*${ending}`), ...(hidden && endings.length ? ['.env.local', '.env.production'].filter(ends) : [])]
}
/** The command gets the paths in place of `{}` and its variants, behind its words when it has none. */
const runsOnFound: Role = (words, given) => {
  if (!words.length) return []
  const found = among(namesBelow('{}', rootsOf(given), true) ?? unresolved('{}'), singledOut(given))
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
    return among(namesBelow('fd', rootsFrom(given), true) ?? pattern('fd', '**'), singledOut(given))
  },
  examples: {
    'fd -e ts': ['list . (recursive)'],
    "fd -H '^.env$' -x cat": ['read each of {**, .env}', 'list . (recursive)'],
    'fd --hidden --type f readme docs': ['list docs (recursive)'],
    'fd --base-directory sub readme': ['list sub (recursive)'],
    "fd -g '*env' -H -x cat": ['read each of {**, .env}', 'list . (recursive)'],
    'fd -e pem -x cat': ['read each of {**, **/*.pem}', 'list . (recursive)'],
    'fd -e bak -x rm': ['delete each of **', 'list . (recursive)'],
    'fd -e md . docs -X cat {}': ['read each of {docs, docs/**}', 'list docs (recursive)'],
    'fd -e ts -x cat {} \\;': ['read each of **', 'list . (recursive)'],
    'cat $(fd -e md . docs)': ['list docs (recursive)', 'read each of {docs, docs/**}'],
    'fd --ignore-file skip.txt': ['read skip.txt', 'list . (recursive)'],
  },
})
