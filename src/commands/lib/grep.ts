// Owns the options and operands that grep and its relatives share. Source: grep(1) of GNU grep 3.8 and of FreeBSD 14, busybox 1.35.
import { singlesOut } from './named.ts'
import { literal, someNumber, type Word } from '../../model/index.ts'
import type { Body, Given, Role } from '../define.ts'
import { nothing, reads, readsTree } from '../roles.ts'
import { namesBelow, selection } from './selection.ts'

const isRecursive = (given: Given): boolean =>
  given('-r') || given('-R') || (given.value('-d')?.values?.includes('recurse') ?? false) || given.called.startsWith('rgrep')
const patternGiven = (given: Given): boolean => given('-e') || given('-f')
const filesOf = (given: Given): readonly Word[] => given.operands.slice(patternGiven(given) ? 0 : 1)

/** One word that is no option for sure: with one that says to look in folders, names would stand in the output. */
const isOperand = (word: Word): boolean => !word.many && (word.values?.every(value => !/^-./.test(value) && !(word.glob && /^[*?]/.test(value))) ?? false)

const searches: Role = (_, given) => {
  const files = filesOf(given)
  if (!isRecursive(given)) return reads(files, given)
  return readsTree(files.length ? files : [literal('.')], given)
}

// The files that -f and --exclude-from name are read by `always`, so that a pattern held in a variable, which cannot do worse
// than be one of these options, is no question.
export const grepBody: Pick<Body, 'harmless' | 'operands' | 'outputs' | 'numbersLines' | 'always'> = {
  harmless:
    '-f, --file <file> | --exclude-from <file> | -e, --regexp <pattern> | -E, --extended-regexp | -F, --fixed-strings | -G, --basic-regexp | -P, --perl-regexp | -i, -y, --ignore-case | ' +
    '--no-ignore-case | -v, --invert-match | -w, --word-regexp | -x, --line-regexp | -c, --count | --color, --colour [when] | -L, --files-without-match | ' +
    '-l, --files-with-matches | -m, --max-count <n> | -o, --only-matching | -q, --quiet, --silent | -s, --no-messages | -b, --byte-offset | ' +
    '-H, --with-filename | -h, --no-filename | --label <name> | -n, --line-number | -T, --initial-tab | -u, --unix-byte-offsets | -Z, --null | ' +
    '-z, --null-data, --decompress | -A, --after-context <n> | -B, --before-context <n> | -C, --context <n> | -0 | -1 | -2 | -3 | -4 | -5 | -6 | -7 | -8 | -9 | --group-separator <text> | ' +
    '--no-group-separator | -a, --text | --binary-files <type> | -D, --devices <action> | -d, --directories <action> | --exclude <glob> | ' +
    '--exclude-dir <glob> | -I | --include <glob> | --include-dir <glob> | -r, --recursive | -R, --dereference-recursive | --line-buffered | -U, --binary | -V, --version | ' +
    '--help | -O | -p | -S | -J, --bz2decompress | -M, --lzma | -X, --xz',
  operands: { '<word...>': nothing },
  always: given => [...reads([...given.values('-f'), ...given.values('--exclude-from')], given), ...singlesOut(given.values('--include'), given), ...searches([], given)],
  // Of several files the name comes first, and lines around those that are found have a dash.
  numbersLines: given => {
    const more = filesOf(given).slice(1)
    const plain = !['-c', '-l', '-L', '-q', '-H', '-T', '-Z', '-z', '-A', '-B', '-C', '-0', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', '-9', '--color'].some(option => given(option))
    return given('-n') && plain && !isRecursive(given) && !more.length && given.operands.every(isOperand)
  },
  outputs: given => {
    const files = filesOf(given)
    if (given('-q')) return literal('')
    if (given('-l') || given('-L')) return namesBelow(given.called, files, isRecursive(given))
    if (given('-c') && !given('-H') && files.length < 2 && given.operands.every(isOperand) && !isRecursive(given)) return someNumber(given.called)
    if (files.length || isRecursive(given) || given('-c')) return undefined
    return ['-o', '-n', '-b', '-H', '-T', '--color'].some(option => given(option)) ? undefined : selection(given.stdin)
  },
}
