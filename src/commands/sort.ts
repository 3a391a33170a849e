// sort: sorts lines. Source: sort(1), GNU coreutils 9.1; FreeBSD 14; macOS 14.
import { command, type Given } from './define.ts'
import { filesListed, rearranges } from './lib/files.ts'
import { hooks, reads, writes } from './roles.ts'

const ORDERS = ['-k', '-n', '-f', '-d', '-V', '-h', '-M', '-R', '-g', '-t', '-z', '-b', '-i', '-m', '--sort', '+<n>']

/** As bytes, and as languages sort words: which of them is a matter of the locale. */
function sorted(all: readonly string[], given: Given): readonly (readonly string[])[] | undefined {
  if (ORDERS.some(option => given(option)) || all.some(line => !/^[\w./ -]*$/.test(line))) return undefined
  const lines = given('-u') ? [...new Set(all)] : all
  const ways = [[...lines].sort(), [...lines].sort((a, b) => a.localeCompare(b, 'en'))]
  return given('-r') ? ways.map(way => way.reverse()) : ways
}

export default command('sort', {
  aliases: ['gsort'],
  options: {
    '--compress-program <program>': hooks,
    '--files0-from <list>': filesListed('read'),
    '-o, --output <file>': writes,
    '--random-source <file>': reads,
    '-T, --temporary-directory <folder>': writes,
  },
  harmless:
    '-b, --ignore-leading-blanks | -d, --dictionary-order | -f, --ignore-case | -g, --general-numeric-sort | -i, --ignore-nonprinting | ' +
    '-M, --month-sort | -h, --human-numeric-sort | -H, --mergesort | --heapsort | --qsort | --radixsort | --mmap | -n, --numeric-sort | ' +
    '-R, --random-sort | -r, --reverse | --sort <word> | -V, --version-sort | --batch-size <count> | -c | -C | --check [how] | --debug | ' +
    '-k, --key <key> | -m, --merge | -s, --stable | -S, --buffer-size <size> | -t, --field-separator <character> | --parallel <count> | -u, --unique | ' +
    '-z, --zero-terminated | +<n> | --help | --version',
  operands: { '<file...>': reads },
  outputs: given => (given('-o') || given('-c') || given('-C') ? undefined : rearranges(sorted)(given)),
  examples: {
    'sort -u names.txt': ['read names.txt'],
    'sort -t, -k2n a.csv -o b.csv': ['write b.csv', 'read a.csv'],
    'sort --compress-program=./squeeze a': ['interpret ./squeeze as sh (literal)', 'execute ./squeeze', 'read a'],
    'sort --files0-from=list': ['read list', "read ?'names in list'"],
    'sort -R --random-source=seed a': ['read seed', 'read a'],
    'sort -T /tmp a': ['write /tmp', 'read a'],
    'ls | sort -r | xargs cat': ['list .', 'read each of *'],
    "printf 'b\\na\\n' | sort | xargs cat": ['read a', 'read b'],
    "printf 'cat b\\ncat a\\n' | sort | sh": ['read a', 'read b'],
  },
})
