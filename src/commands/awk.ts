// awk: processes lines by a program. Source: awk(1p), gawk(1) 5.2, mawk(1) 1.3.4, busybox 1.35, awk of FreeBSD and macOS.
import { exact, literal, map, unknown, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Role, type Step } from './define.ts'
import { printedByAwk, readAwk } from './lib/read-awk.ts'
import { readEach } from './lib/words.ts'
import { each, nothing, reads, unknowns, writes } from './roles.ts'

const ASSIGNMENT = /^([A-Za-z_]\w*)=(.*)$/s
const MAWK_SETTINGS = /^(v(ersion)?|h(elp)?|u(sage)?|posix|posix_space|interactive|dump|lint|re-interval|random=\d+|sprintf=\d+|traditional|compat|copyright|copyleft|BINMODE=\d)$/
const fromFile = (given: Given): boolean => given('-f') || given('-E') || given('-i')
const inPlace = (given: Given): boolean => given.values('-i').some(word => exact(word) === 'inplace' || exact(word) === 'inplace.awk')
/** `-v inplace::suffix=.bak` keeps the old text in a second file. */
const backups = (given: Given, file: Word): readonly Word[] => {
  const suffix = given.values('-v').map(word => /^(?:inplace::suffix|INPLACE_SUFFIX)=(.+)$/.exec(exact(word) ?? '')?.[1]).find(Boolean)
  return suffix ? [map(file, value => value + suffix)] : []
}
const textsOf = (given: Given): readonly Word[] => (given('-e') ? given.values('-e') : given('-f') || given('-E') ? [] : given.operands.slice(0, 1))
const operandsOf = (given: Given): readonly Word[] => given.operands.slice(given('-e') || given('-f') || given('-E') ? 0 : 1)

function variables(given: Given): Map<string, Word> {
  const known = new Map<string, Word>()
  for (const word of [...given.values('-v'), ...operandsOf(given)]) {
    const [, name = '', value = ''] = ASSIGNMENT.exec(exact(word) ?? '') ?? []
    if (!name) continue
    if (known.has(name)) known.delete(name)
    else if (!value.includes('\\')) known.set(name, literal(value))
  }
  return known
}

const runs: Role = (words, given) =>
  words.flatMap((word): readonly Step[] => {
    const steps = readEach(word, text => readAwk(text, { variables: variables(given), from: given.stdin?.from ?? [] }))
    return steps ?? [{ kind: 'interpret', target: word, language: 'awk', ...(word.values ? { literal: true } : word.from && { from: word.from }) }]
  })
const runsFiles: Role = words => words.map(file => ({ file, language: 'awk' }))
/** Libraries that come with gawk are its own; `inplace` is looked at where the operands are. */
const includes: Role = words => words.flatMap(word => (/^(inplace|getopt|join|assert|strtonum|ord|walkarray|readfile)(\.awk)?$/.test(exact(word) ?? '') ? [] : [{ file: word, language: 'awk' }]))

export default command('awk', {
  aliases: ['gawk', 'mawk', 'nawk', 'original-awk', 'bwk', 'goawk', 'oawk', 'igawk'],
  style: 'posix',
  options: {
    '-f, --file <file>': runsFiles,
    '-E, --exec <file>': runsFiles,
    '-i, --include <file>': includes,
    '-l, --load <library>': unknowns('this loads a library'),
    '-d, --dump-variables [file]': (words, given) => writes(words.length ? words : [literal('awkvars.out')], given),
    '-p, --profile [file]': (words, given) => writes(words.length ? words : [literal('awkprof.out')], given),
    '-o, --pretty-print [file]': (words, given) => writes(words.length ? words : [literal('awkprof.out')], given),
    '-W <option>': each(option => (MAWK_SETTINGS.test(exact(option) ?? '') ? undefined : unknown(option, 'this option may name a program'))),
    // Its command eval runs any statement.
    '-D, --debug [file]': (words, given) => (words.length ? words.map(file => ({ file, language: 'gawk debugger' })) : [{ kind: 'interpret', target: given.stdin ?? unresolved('stdin'), language: 'gawk debugger' }]),
  },
  harmless:
    '-F, --field-separator <text> | -v, --assign <assignment> | -e, --source <program> | -b, --characters-as-bytes | -c, --traditional | -C, --copyright | -g, --gen-pot | -h, --help | ' +
    '-I, --trace | -k, --csv | -L, --lint [value] | -M, --bignum | -n, --non-decimal-data | -N, --use-lc-numeric | -O, --optimize | -P, --posix | -r, --re-interval | ' +
    '-s, --no-optimize | -S, --sandbox | -t, --lint-old | -V, --version, -version | -safe',
  operands: { '<word...>': nothing },
  always: given => [
    ...runs(textsOf(given), given),
    ...operandsOf(given).flatMap(word => {
      if (word.values?.every(value => ASSIGNMENT.test(value))) return []
      return [...reads([word], given), ...(inPlace(given) ? writes([word, ...backups(given, word)], given) : [])]
    }),
  ],
  outputs: given => {
    const [program, ...more] = textsOf(given)
    const printed = program && !more.length && !fromFile(given) ? printedByAwk(exact(program) ?? '') : undefined
    return printed === undefined ? undefined : literal(printed)
  },
  examples: {
    'for n in 1 2; do awk "NR == $n" a; done': ['read a'],
    "awk '{print $1}' a.txt": ['read a.txt'],
    "awk -F: -v n=3 'NR > n && /x/ { s += $2 } END { print s / 2 }' a.csv": ['read a.csv'],
    "awk '{ print $1 > \"out.txt\" }' a.txt": ['write out.txt', 'read a.txt'],
    "awk '{ print >> $2 }' a.txt": ["append ?'$ 2'", 'read a.txt'],
    "awk -v out=b.txt '{ print > out }' a.txt": ['write b.txt', 'read a.txt'],
    "awk 'BEGIN { system(\"cat key.txt\") }'": ["interpret 'cat key.txt' as sh (literal)", 'read key.txt'],
    "awk '{ print | \"sort > s.txt\" }' a.txt": ['write s.txt', 'read a.txt'],
    "awk 'BEGIN { while ((\"cat b.txt\" | getline l) > 0) n++; print n }'": ["interpret 'cat b.txt' as sh (literal)", 'read b.txt'],
    "awk 'BEGIN { getline x < \"c.txt\"; print x }'": ['read c.txt'],
    "awk 'BEGIN { for (k in ENVIRON) print ENVIRON[k] }'": ['reveal environment'],
    "awk 'BEGIN { print ENVIRON[\"HOME\"] }'": [],
    'awk -f prog.awk a.txt': ['interpret prog.awk as awk (file)', 'read a.txt'],
    'gawk -E prog.awk a.txt': ['interpret prog.awk as awk (file)', 'read a.txt'],
    "gawk -i inplace '{ sub(/a/, \"b\"); print }' a.txt": ['read a.txt', 'write a.txt'],
    "gawk -i inplace -v inplace::suffix=.bak '1' a.txt": ['read a.txt', 'write a.txt', 'write a.txt.bak'],
    "mawk -W exec prog.awk": ['unknown exec (this option may name a program)'],
    "gawk -i lib.awk '{ print }' a.txt": ['interpret lib.awk as awk (file)', 'read a.txt'],
    "gawk -l filefuncs '1'": ['unknown filefuncs (this loads a library)'],
    "gawk -dvars.txt '1' a.txt": ['write vars.txt', 'read a.txt'],
    "gawk --profile '1' a.txt": ['write awkprof.out', 'read a.txt'],
    "gawk -oprog.txt '1' a.txt": ['write prog.txt', 'read a.txt'],
    "gawk -o '1' a.txt": ['write awkprof.out', 'read a.txt'],
    "gawk -D '1' a.txt": ['interpret ?stdin as gawk debugger', 'read a.txt'],
    "gawk -Ddebug.txt '1' a.txt": ['interpret debug.txt as gawk debugger (file)', 'read a.txt'],
    "gawk 'BEGIN { s = \"/inet/tcp/0/a.example/80\"; print \"x\" |& s }'": ['connect /inet/tcp/0/a.example/80 (sends)'],
    "awk 'BEGIN { print \"cat d.txt\" }' | sh": ['read d.txt'],
    'awk "$program" a.txt': ['interpret ?\'"$program"\' as awk', 'read a.txt'],
  },
})
