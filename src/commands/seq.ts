// seq, jot: print numbers. Source: seq(1), GNU coreutils 9.1; jot(1), FreeBSD 14.
import { exact, literal, pattern } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const MAX_LINES = 64

/** The numbers of a short sequence of whole ones. */
function numbers(words: readonly (string | undefined)[]): string | undefined {
  if (!words.length || words.length > 3 || words.some(word => word === undefined || !/^-?\d{1,9}$/.test(word))) return undefined
  const values = words.map(Number)
  const last = values.at(-1) ?? 0
  const first = values.length > 1 ? (values[0] ?? 1) : 1
  const step = values.length > 2 ? (values[1] ?? 1) : 1
  const count = step ? Math.floor((last - first) / step) + 1 : 0
  return count < 1 || count > MAX_LINES ? undefined : Array.from({ length: count }, (_, i) => `${first + i * step}\n`).join('')
}

export default command('seq', {
  aliases: ['gseq', 'jot'],
  harmless:
    '-b <word> | -c | -f, --format <format> | -n | -p <precision> | -r | -s, --separator <text> | -t, --terminator <text> | ' +
    '-w, --equal-width, --fixed-width | -<n> | --help | --version',
  operands: { '<number...>': nothing },
  outputs: given => {
    const plain = given.called === 'seq' && !given('-f') && !given('-s') && !given('-w') && !given('-<n>')
    const text = plain ? numbers(given.operands.map(exact)) : undefined
    return text === undefined ? (given.called === 'jot' || given('-f') || given('-s') || given('-b') ? undefined : pattern('$(seq)', '*')) : literal(text)
  },
  examples: { 'seq 1 5': [], 'seq -s, 3': [], 'for i in $(seq 2); do cat $i.txt; done': ['read {1.txt, 2.txt}'] },
})
