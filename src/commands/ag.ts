// ag: the silver searcher, searches trees. Source: ag(1) 2.2.0.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { secretsFitting } from './lib/name-regexes.ts'
import { among } from './lib/named.ts'
import { namesBelow } from './lib/selection.ts'
import { hooks, listsTree, nothing, reads, readsTree } from './roles.ts'

const rootsOf = (given: Given): readonly Word[] => given.operands.slice(given('-g') || given('--list-file-types') ? 0 : 1)

/** Names that begin with a dot are searched where it is told to. */
const singledOut = (regex: Word | undefined, given: Given): readonly string[] => secretsFitting(exact(regex) ?? '', 'paths').filter(name => !name.startsWith('.') || ['--hidden', '-u'].some(option => given(option)))

export default command('ag', {
  options: { '-p, --path-to-ignore <file>': reads, '--pager <program>': hooks },
  harmless:
    '--ackmate | -A, --after [n] | -B, --before [n] | --break | --nobreak | -c, --count | --color | --nocolor | --color-line-number <codes> | ' +
    '--color-match <codes> | --color-path <codes> | --column | --filename | --nofilename | -H, --heading | --noheading | -C, --context [n] | --group | ' +
    '--nogroup | -g, --filename-pattern <pattern> | -l, --files-with-matches | -L, --files-without-matches | --print-all-files | --numbers | --nonumbers | ' +
    '-o, --only-matching | --print-long-lines | --passthrough, --passthru | --silent | --stats | --stats-only | --vimgrep | -0, --null, --print0 | ' +
    '-a, --all-types | -D, --debug | --depth <n> | -f, --follow | --nofollow | -F, --fixed-strings | -G, --file-search-regex <pattern> | --hidden | -i, --ignore-case | ' +
    '--ignore <pattern> | --ignore-dir <name> | -m, --max-count <n> | --multiline | --nomultiline | --mmap | --nommap | --nopager | --one-device | --parallel | ' +
    '-Q, --literal | -s, --case-sensitive | -S, --smart-case | --search-binary | --search-files | -t, --all-text | -u, --unrestricted | -U, --skip-vcs-ignores | ' +
    '-v, --invert-match | -w, --word-regexp | -W, --width <n> | --workers <n> | --affinity | --noaffinity | -z, --search-zip | -n, --norecurse | -r, --recurse | --list-file-types | -h, --help | -V, --version | ' +
    '--python | --js | --ts | --go | --rust | --ruby | --java | --cc | --cpp | --c++ | --css | --html | --json | --xml | --yaml | --markdown | --md | --shell | ' +
    '--sql | --php | --perl | --lua | --swift | --objc | --scala | --elixir | --haskell | --less | --sass | --vim | --make | --csharp | --clojure',
  operands: { '<word...>': nothing },
  always: given => {
    const roots = rootsOf(given)
    if (!roots.length && given.stdin) return []
    const after = given('-g') ? [] : given.values('-G').flatMap(word => singledOut(word, given)).map((name): Step => ({ kind: 'read', target: literal(name) }))
    return [...after, ...(given('-g') ? listsTree : readsTree)(roots.length ? roots : [literal('.')], given)]
  },
  outputs: given => {
    const names = given('-g') || given('-l') || given('-L') ? namesBelow('ag', rootsOf(given), true) : undefined
    return names && among(names, [...given.values('-g'), ...given.values('-G')].flatMap(word => singledOut(word, given)))
  },
  examples: {
    'ag -i foo': ['read . (recursive)'],
    'ag -G "ts$" foo src': ['read src (recursive)'],
    "ag --hidden -G '\\.env' key .": ['read .env', 'read .env.local', 'read .env.production', 'read . (recursive)'],
    'ag -g test': ['list . (recursive)'],
    'ag -p skip.txt foo': ['read skip.txt', 'read . (recursive)'],
    'ag --pager "cat a.txt" foo': ["interpret 'cat a.txt' as sh (literal)", 'read a.txt', 'read . (recursive)'],
  },
})
