// ack: searches source trees, in Perl. Source: ack(1) 3.6.
import { exact, literal, pattern, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { secretsFitting } from './lib/name-regexes.ts'
import { among, secretsNamed } from './lib/named.ts'
import { namesBelow } from './lib/selection.ts'
import { all, each, hooks, listsTree, nothing, reads, readsTree, unknowns } from './roles.ts'

const listsOnly = (given: Given): boolean => given('-f') || given('-g')
const rootsOf = (given: Given): readonly Word[] => given.operands.slice(given('-f') || given('--match') ? 0 : 1)
/** Perl puts the text into a string that it evaluates, so a subscript or a reference in it runs. */
const interpolates = each(target => (target.values?.every(value => !/[@$]\{|\$[^\w&'`+]|`|\[[^\d\]]/.test(value)) ? undefined : { kind: 'interpret', target, language: 'perl', literal: true }))

/** A type of one's own: `env:is:.env`, `env:ext:env`, `env:match:/env/`. */
const typed: Role = words =>
  words.flatMap(word => word.values ?? []).flatMap(value => {
    const [, kind, text = ''] = /^[^:=]*[:=](?:(is|ext|match|firstlinematch):)?(.*)$/s.exec(value) ?? []
    const names = kind === 'is' ? secretsNamed(text) : kind === 'match' ? secretsFitting(text.replace(/^\/|\/i?$/g, ''), 'part') : []
    const endings = kind === 'ext' || kind === undefined ? text.split(',').map(ending => `**/*.${ending.replace(/^\./, '')}`) : []
    return [...names.map((name): Step => ({ kind: 'read', target: literal(name) })), ...endings.map((one): Step => ({ kind: 'read', target: pattern(one, one) }))]
  })

export default command('ack', {
  aliases: ['ack-grep'],
  options: {
    // The next word is its value, too (Getopt::Long, `pager:s`).
    '--pager <program>': hooks,
    '--output <text>': interpolates,
    '--files-from <file>': reads,
    '--ackrc <file>': all(reads, unknowns('options come from a file')),
    '--create-ackrc': nothing,
    '--type-set, --type-add <spec>': typed,
  },
  harmless:
    '-f | -g | -l, --files-with-matches | -L, --files-without-matches | -c, --count | -i, --ignore-case | -S, --smart-case | --no-smart-case, --nosmart-case | -I, --no-ignore-case | ' +
    '-v, --invert-match | -w, --word-regexp | -Q, --literal | --range-start <pattern> | --range-end <pattern> | --match <pattern> | -o | --passthru | ' +
    '-m, --max-count <n> | -1 | -H, --with-filename | -h, --no-filename | --column | --nocolumn | -A, --after-context <n> | -B, --before-context <n> | ' +
    '-C, --context [n] | --print0 | -s | --nopager | --heading | --noheading | --break | --nobreak | --group | --nogroup | -p, --proximate [n] | -P | ' +
    '--underline | --nounderline | --color, --colour | --nocolor, --nocolour | --color-filename <color> | --color-match <color> | --color-colno <color> | ' +
    '--color-lineno <color> | --help-colors | --help-rgb-colors | --flush | --sort-files | --nosort-files | --show-types | -x | --ignore-dir, --ignore-directory <name> | --noignore-dir, --noignore-directory <name> | ' +
    '--ignore-file <filter> | -r, -R, --recurse | -n, --no-recurse | --follow | --nofollow | -t, --type <type> | -T <type> | -k, --known-types | --help-types | ' +
    '--type-del <type> | --version | -V | --env | --noenv | --ignore-ack-defaults | --dump | --filter | --nofilter | --help | ' +
    '--man | --thpppt | --bar | --cathy | --lines <n> | --python | --js | --ts | --go | --rust | --ruby | --java | --cc | --cpp | --css | --html | --json | --xml | --yaml | ' +
    '--markdown | --shell | --sql | --php | --perl | --lua | --swift | --objc | --scala | --elixir | --haskell | --make | --csharp | --clojure | --vim | --toml',
  operands: { '<word...>': nothing },
  always: given => {
    if (given('--create-ackrc') || given('-x')) return []
    const roots = rootsOf(given)
    if (!roots.length && given.stdin) return []
    return (listsOnly(given) ? listsTree : readsTree)(roots.length ? roots : [literal('.')], given)
  },
  outputs: given => {
    const names = listsOnly(given) || given('-l') || given('-L') ? namesBelow('ack', rootsOf(given), true) : undefined
    return names && (given('-g') ? among(names, secretsFitting(exact(given.operands[0]) ?? '', 'paths')) : names)
  },
  examples: {
    'ack -i foo src': ['read src (recursive)'],
    'ack -f src': ['list src (recursive)'],
    'ack --pager ./e foo': ["interpret ./e as sh (literal)", 'execute ./e', 'read . (recursive)'],
    'ack --pager="cat a.txt" foo': ["interpret 'cat a.txt' as sh (literal)", 'read a.txt', 'read . (recursive)'],
    'ack --output "\\$1" "(foo)"': ['read . (recursive)'],
    "ack --output '@{[system(1)]}' foo": ["interpret '@{[system(1)]}' as perl (literal)", 'read . (recursive)'],
    'ack --files-from list.txt foo': ['read list.txt', 'read . (recursive)'],
    'ack --ackrc my.rc foo': ['read my.rc', 'unknown my.rc (options come from a file)', 'read . (recursive)'],
    'ack --create-ackrc': [],
    'ack --type-set=x:is:.env --type-add=y:ext:pem -t x foo': ['read .env', 'read each of **/*.pem', 'read . (recursive)'],
    "cat $(ack -g '[.]env$')": ['list . (recursive)', 'read each of {**, .env}'],
  },
})
