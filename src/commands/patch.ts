// patch: changes files by a diff. Source: patch(1), GNU patch 2.7.6, FreeBSD 14, busybox 1.35.
import { literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { nothing, reads, unknowns, writes } from './roles.ts'

const patchText = (given: Given): Word => given.stdin ?? unresolved(given.value('-i')?.text ?? 'stdin')

/** What was there is kept under the same name behind a prefix, which can be a folder. */
const backups: Role = words => words.map(word => ({ kind: 'write', target: word.values ? { ...map(word, value => `${value}**`), glob: true } : word }))

function steps(given: Given): readonly Step[] {
  const [original, diff] = given.operands
  const inputs = [...given.values('-i'), ...(diff ? [diff] : []), ...(original ? [original] : [])]
  const read = reads(inputs, given)
  // A patch in the form of an ed script is run by ed.
  const runs: readonly Step[] = given('-e') ? [{ kind: 'interpret', target: patchText(given), language: 'ed' }] : []
  if (given('--dry-run') || given('-C') || given('-v')) return [...read, ...runs]
  if (given('-o')) return [...read, ...runs]
  return [...read, ...runs, original ? { kind: 'write', target: original } : { kind: 'write', target: given.value('-d') ?? literal('.'), recursive: true }]
}

export default command('patch', {
  aliases: ['gpatch'],
  options: { '-B, --prefix, -Y, --basename-prefix <prefix>': backups, '-o, --output <file>': writes, '-r, --reject-file <file>': writes, '-g, --get <n>': unknowns('this may fetch files with another program'), '-i, --input <file>': nothing, '-e, --ed': nothing },
  harmless:
    '-p, --strip <n> | -F, --fuzz <n> | -l, --ignore-whitespace | -c, --context | -n, --normal | -u, --unified | -N, --forward | -R, --reverse | -D, --ifdef <name> | --merge [style] | -E, --remove-empty-files | ' +
    '-Z, --set-utc | -T, --set-time | --quoting-style <style> | -b, --backup | --backup-if-mismatch | --no-backup-if-mismatch | -V, --version-control <style> | ' +
    '-z, --suffix <suffix> | -t, --batch | -f, --force | -s, --quiet, --silent | --verbose | --dry-run, --check | -C | --posix | -d, --directory <dir> | --reject-format <format> | --binary | --read-only <behavior> | ' +
    '-v, --version | --help | -x <n> | -U | --follow-symlinks',
  operands: { '<original>': nothing, '<patch>': nothing },
  always: steps,
  examples: {
    'patch -p1 < fix.diff': ['read fix.diff', 'write . (recursive)'],
    'patch -B .git/hooks/ -p1 -i fix.diff': ['write each of .git/hooks/**', 'read fix.diff', 'write . (recursive)'],
    'patch --dry-run -p1 -i fix.diff': ['read fix.diff'],
    'patch -d lib -p0 -i fix.diff': ['read fix.diff', 'write lib (recursive)'],
    'patch a.txt fix.diff': ['read fix.diff', 'read a.txt', 'write a.txt'],
    'patch -o new.txt -r rest.txt a.txt fix.diff': ['write new.txt', 'write rest.txt', 'read fix.diff', 'read a.txt'],
    'patch -e a.txt fix.ed': ['read fix.ed', 'read a.txt', 'interpret ?stdin as ed', 'write a.txt'],
    'patch -g 1 -i fix.diff': ['unknown 1 (this may fetch files with another program)', 'read fix.diff', 'write . (recursive)'],
  },
})
