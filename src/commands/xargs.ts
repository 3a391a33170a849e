// xargs: runs a program on the items of its input. Source: xargs(1), GNU findutils 4.9; FreeBSD 14; macOS 14; busybox 1.35.
import { type Assignment, exact, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { anyOf, type Cut, filledIn, itemsByLine, itemsOf } from './lib/items.ts'
import { unescaped } from './lib/printf.ts'
import { joined } from './lib/words.ts'
import { nothing, reads } from './roles.ts'

/** How many runs are told apart; beyond that they are one run with every item possible at each place. */
const MAX_RUNS = 32
const MAX_INPUTS = 4

const markOf = (given: Given): string | undefined =>
  given('-I') ? exact(given.value('-I')) : given('-i') || given('--replace') ? (exact(given.value('-i') ?? given.value('--replace')) ?? '{}') : undefined

function cutOf(given: Given): Cut {
  const end = exact(given.value('-E') ?? given.value('-e') ?? given.value('--eof'))
  const delimiter = given('-0') ? '\0' : given('-d') ? unescaped(exact(given.value('-d')) ?? '\n', false).text : undefined
  return { ...(delimiter !== undefined && { delimiter }), ...(markOf(given) !== undefined && { lines: true }), ...(end !== undefined && { end }) }
}

const inputOf = (given: Given): Word | undefined => {
  const file = given.value('-a')
  return file ? unresolved(file.text, [{ kind: 'file', what: file.text }]) : given.stdin
}

/** What so many lines at a time hold. */
function byLine(input: Word | undefined, given: Given, count: number): readonly (readonly Word[])[] | undefined {
  if (given('-0') || given('-d')) return undefined
  const lines = itemsByLine(input)
  return lines && Array.from({ length: Math.ceil(lines.length / count) }, (_, index) => lines.slice(index * count, (index + 1) * count).flat())
}

/** Each text that the input can be is cut by itself, while there are few. */
function runs(given: Given): readonly Step[] {
  const input = inputOf(given)
  if (!input?.values || input.glob || input.values.length < 2 || input.values.length > MAX_INPUTS) return runsOn(input, given)
  return input.values.flatMap(value => runsOn({ ...input, values: [value] }, given))
}

/** The variable in which each run finds the number of its place. */
const slot = (given: Given): readonly Assignment[] => given.values('--process-slot-var').map(name => ({ name: exact(name) ?? '', value: unresolved('slot') }))

function runsOn(input: Word | undefined, given: Given): readonly Step[] {
  const words = given.operands
  const [program] = words
  if (!program) return []
  const items = itemsOf(input, cutOf(given))
  const stdin = given('-a') && given.stdin ? given.stdin : null
  const assignments = slot(given)
  const run = (args: readonly Word[]): Step => ({ run: args, stdin, ...(assignments.length && { assignments }) })
  const mark = markOf(given)
  if (mark !== undefined) {
    const filled = filledIn(words, mark, anyOf(items, program.text))
    const set = [...(filled.assignments ?? []), ...assignments]
    return items.length ? [{ ...filled, stdin, ...(set.length && { assignments: set }) }] : []
  }
  const together = given.value('-J')
  if (together) {
    const at = words.findIndex(word => exact(word) === exact(together))
    return [run(at < 0 ? words : [...words.slice(0, at), ...items, ...words.slice(at + 1)])]
  }
  if (!items.length) return given('-r') ? [] : [run(words)]
  const all = items.map((item): Word => (item.values && !item.glob ? item : { ...item, many: true }))
  const [only] = items
  const size = Number(exact(given.value('-n')) ?? 0)
  const perRun = Number(exact(given.value('-L') ?? given.value('-l') ?? given.value('--max-lines')) ?? (given('-l') || given('--max-lines') ? 1 : 0))
  const lines = perRun && !size ? byLine(input, given, perRun) : undefined
  if (lines && lines.length <= MAX_RUNS) return lines.map(line => run([...words, ...line]))
  // One word that stands for many items may come alone, or fill each place.
  if (!size || !Number.isInteger(size) || (only && items.length === 1)) return [run([...words, ...all])]
  if (items.length / size > MAX_RUNS) return [run([...words, ...Array.from({ length: Math.min(size, items.length) }, () => anyOf(items, program.text))])]
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => run([...words, ...all.slice(index * size, (index + 1) * size)]))
}

export default command('xargs', {
  aliases: ['gxargs'],
  style: 'posix',
  options: { '-a, --arg-file <file>': reads },
  harmless:
    '-0, --null | -d, --delimiter <character> | -E <text> | -e [text] | --eof [text] | -I <mark> | -i [mark] | --replace [mark] | -J <mark> | ' +
    '-L <count> | -l [count] | --max-lines [count] | -n, --max-args <count> | -o, --open-tty | -P, --max-procs <count> | -p, --interactive | ' +
    '--process-slot-var <name> | -r, --no-run-if-empty | -R <count> | -s, --max-chars <count> | -S <size> | --show-limits | -t, --verbose | -x, --exit | ' +
    '--help | --version',
  operands: { '<command...>': nothing },
  always: runs,
  outputs: given => {
    if (given.operands.length) return undefined
    const items = itemsOf(given.stdin, cutOf(given))
    return items.some(item => item.glob) ? items[0] : joined(items)
  },
  examples: {
    'echo a b | xargs cat': ['read a', 'read b'],
    'echo / | xargs rm -rf': ['delete / (recursive)'],
    'echo -rf / | xargs rm': ['delete / (recursive)'],
    "printf 'a\\nb c\\n' | xargs -I{} cp {} out/{}": ['read {a, \'b c\'}', 'write {out/a, \'out/b c\'}'],
    'xargs -a list.txt -n1 rm': ['read list.txt', "delete ?'$(list.txt)'"],
    'echo a b c d | xargs -n2 cp': ['read a', 'write b', 'read c', 'write d'],
    "printf 'a\\0b c\\0' | xargs -0 cat": ['read a', "read 'b c'"],
    "printf 'a:b' | xargs -d: -P4 cat": ['read a', 'read b'],
    "x='a b'; test -d src && x='c d e'; echo \"$x\" | xargs -n2 cat": ['list src', 'read c', 'read d', 'read e', 'read a', 'read b'],
    'echo a | xargs -J % mv % out': ['delete a', 'write out'],
    'true | xargs -r rm -r build': [],
    'true | xargs rm -r build': ['delete build (recursive)'],
    "echo a.txt | xargs -I@ sh -c 'cat @'": ['read a.txt'],
    'echo a | xargs --process-slot-var=SLOT cat': ['read a'],
    'echo a | xargs --process-slot-var=GIT_PAGER cat': ["interpret ?slot as sh", 'read a'],
    'ls src | xargs': ['list src'],
    "printf 'a b\\nc d\\n' | xargs -L1 cp": ['read a', 'write b', 'read c', 'write d'],
    "printf '%s\\0' a 'b c' | xargs cat": ['read a', 'read c'],
    "printf \"'a b'\\n\" | xargs -I{} cat {}": ["read {'a b', '\\'a b\\''}"],
  },
})
