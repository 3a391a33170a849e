// split: cuts a file into pieces. Source: split(1), GNU coreutils 9.1; FreeBSD 14.
import { literal, map } from '../model/index.ts'
import { command } from './define.ts'
import { evaluates, nothing, reads } from './roles.ts'

export default command('split', {
  aliases: ['gsplit'],
  options: { '--filter <command>': evaluates },
  harmless:
    '-a, --suffix-length <count> | --additional-suffix <text> | -b, --bytes <size> | -C, --line-bytes <size> | -c | -d | --numeric-suffixes [from] | ' +
    '-x | --hex-suffixes [from] | -e, --elide-empty-files | -l, --lines <count> | -n, --number <chunks> | -p <pattern> | -t, --separator <character> | ' +
    '-u, --unbuffered | --verbose | -<n> | --help | --version',
  operands: { '<input>': reads, '<prefix>': nothing },
  always: given => {
    if (given('--filter') || given('--help') || given('--version')) return []
    const pieces = map(given.operands[1] ?? literal('x'), value => `${value}*`)
    return [{ kind: 'write', target: pieces.values ? { ...pieces, glob: true } : pieces }]
  },
  examples: {
    'split -l 1000 a.csv part-': ['write each of part-*', 'read a.csv'],
    'split -b1m a.bin': ['write each of x*', 'read a.bin'],
    "split --filter='cat b.txt' a.txt": ['read b.txt', 'read a.txt'],
  },
})
