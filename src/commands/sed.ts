// sed: edits streams and files by a script. Source: sed(1p), GNU sed 4.9, sed of FreeBSD 14 and macOS, busybox 1.35.
import { exact, map, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { readSed } from './lib/read-sed.ts'
import { selection } from './lib/selection.ts'
import { joined, readEach } from './lib/words.ts'
import { nothing, reads, writes } from './roles.ts'

const inPlace = (given: Given): boolean => given('-i') || given('-I')
const suffixOf = (given: Given): string => exact(given.value('-i') ?? given.value('-I')) ?? ''

interface Parts {
  readonly script: Word | undefined
  readonly files: readonly Word[]
  readonly suffix: string
}
/** BSD's -i takes the suffix as its next word, GNU's only as part of the same: `sed -i '' s/a/b/ f`. */
function parts(given: Given): Parts {
  const texts = given.values('-e')
  const bare = inPlace(given) && !suffixOf(given)
  const first = exact(given.operands[0])
  const suffix = first !== undefined && /^(?:\.?[\w.~-]*)$/.test(first) && (first === '' || !readSed(first) || readSed(first)?.refused)
  const rest = bare && suffix && given.operands.length > (texts.length || given('-f') ? 0 : 1) ? given.operands.slice(1) : given.operands
  const used = suffixOf(given) || (rest !== given.operands ? (first ?? '') : '')
  if (texts.length) return { script: joined(texts, '\n'), files: rest, suffix: used }
  if (given('-f')) return { script: undefined, files: rest, suffix: used }
  return { script: rest[0], files: rest.slice(1), suffix: used }
}

/** Arithmetic yields a number, so such a script selects lines by number: `"$((n - 2)),$((n + 2))p"`. */
const isNumeric = (script: Word): boolean => /^"?(?:[\d,;pdq$!]|\$\(\([\w\s$*/+-]*\)\))*"?$/.test(script.text) && !/\$[^(]/.test(script.text.replace(/\$\(\(.*?\)\)/g, ''))

/** One substitution, where names or numbers stand in it that are not exactly known: they hold no slash, and so it is that one, or sed refuses it. */
const substitutes = (script: Word): boolean => Boolean(script.glob) && (script.values ?? []).every(text => /^\d*s\/(?:[^/\n\\]|\\[^/\n])*\/(?:[^/\n\\]|\\[^/\n])*\/[gpiI\d]*$/.test(text) && !text.includes('**'))

/** `.bak` follows the name; `*` in the suffix stands for the name, and a slash makes it a path of its own. */
const backup = (file: Word, suffix: string): Word =>
  map(file, path => {
    if (!suffix.includes('*')) return path + suffix
    const slash = path.lastIndexOf('/') + 1
    const name = suffix.replaceAll('*', path.slice(slash))
    return name.includes('/') ? name : path.slice(0, slash) + name
  })

function edits(given: Given): readonly Step[] {
  const { script, files, suffix } = parts(given)
  const read = readEach(script, text => readSed(text, given.stdin?.from ?? [])?.steps)
  const unread: Step[] = script && !read && !isNumeric(script) && !substitutes(script) ? [{ kind: 'interpret', target: script, language: 'sed', ...(script.values ? { literal: true } : script.from && { from: script.from }) }] : []
  const changed = files.flatMap(file => [...reads([file], given), ...(inPlace(given) ? writes(suffix ? [file, backup(file, suffix)] : [file], given) : [])])
  return [...given.values('-f').map(file => ({ file, language: 'sed' })), ...(read ?? unread), ...changed]
}

export default command('sed', {
  aliases: ['gsed', 'ssed'],
  // A word that is not known is a question as a script and as a file, so that it may be an option adds nothing.
  harmless:
    '-f, --file <file> | -i, --in-place [suffix] | -I [suffix] | -e, --expression <script> | -n, --quiet, --silent | --debug | --follow-symlinks | -l, --line-length <n> | --posix | -E, -r, --regexp-extended | -s, --separate | ' +
    '--sandbox | -u, --unbuffered | -z, --null-data | -a | -h, --help | --version | -b, --binary',
  operands: { '<word...>': nothing },
  always: edits,
  outputs: given => {
    const { script, files } = parts(given)
    const text = exact(script)
    if (text === undefined || files.length || inPlace(given)) return undefined
    return readSed(text)?.selects ? selection(given.stdin) : undefined
  },
  examples: {
    'sed -n 1,40p a.ts': ['read a.ts'],
    'for i in 1 2; do sed -n "${i}p" a; sed "${i}w out$i" a; done': ['read a', 'write out1', 'write out2', 'read a'],
    'for i in 1e p; do sed "$i" a; done': ["interpret ?'the lines that sed reads' as sh", 'read a'],
    "sed -e 's/a/b/g' -e '/x/d' a.txt b.txt": ['read a.txt', 'read b.txt'],
    'sed "s,a/b,c,;y/abc/xyz/" a.txt': ['read a.txt'],
    "sed -i 's/a/b/' a.txt": ['read a.txt', 'write a.txt'],
    "sed -i.bak 's/a/b/' a.txt": ['read a.txt', 'write a.txt', 'write a.txt.bak'],
    "sed -i '' 's/a/b/' a.txt": ['read a.txt', 'write a.txt'],
    "sed -I .old 's/a/b/' a.txt": ['read a.txt', 'write a.txt', 'write a.txt.old'],
    "sed --in-place='old/*' 's/a/b/' src/a.txt": ['read src/a.txt', 'write src/a.txt', 'write old/a.txt'],
    'sed -f edit.sed a.txt': ['interpret edit.sed as sed (file)', 'read a.txt'],
    "sed -n 's/a/b/w out.txt' a.txt": ['write out.txt', 'read a.txt'],
    "sed '/x/r more.txt' a.txt": ['read more.txt', 'read a.txt'],
    "sed '1e cat key.txt' a.txt": ['read key.txt', 'read a.txt'],
    "sed 's/.*/cat b.txt/e' a.txt": ['read b.txt', 'read a.txt'],
    "sed '/a/{n;d}' a.txt": ['read a.txt'],
    "sed '$!N;s/\\n/ /' a.txt": ['read a.txt'],
    "sed '/-/s /-.*//g' a.txt": ['read a.txt'],
    "sed 'w b.txt\ns/a' a.txt": ['write b.txt', 'read a.txt'],
    "sed 's/[/' a.txt": ['interpret s/[/ as sed (literal)', 'read a.txt'],
    "sed -i sed 1d a.txt": ['read a.txt', 'write a.txt', 'write a.txtsed'],
    'sed "s/$(date +%d)/today/g" a.txt': ['read a.txt'],
    'sed "s/a/$(date +%d)/e" a.txt': ['interpret each of s/a/*/e as sed (literal)', 'read a.txt'],
    "sed '3k' a.txt": ['interpret 3k as sed (literal)', 'read a.txt'],
    'cat $(ls *.md | sed 1q)': ['list README.md', 'read each of README.md'],
    'sed -n "$((n - 2)),$((n + 2))p" a.txt': ['read a.txt'],
    'sed "$edit" a.txt': ['interpret ?\'"$edit"\' as sed', 'read a.txt'],
  },
})
