// sdiff: compares two files side by side, and merges them. Source: sdiff(1), GNU diffutils 3.8.
import { command } from './define.ts'
import { hooks, reads, writes } from './roles.ts'

export default command('sdiff', {
  options: { '-o, --output <file>': writes, '--diff-program <program>': hooks },
  harmless:
    '-i, --ignore-case | -E, --ignore-tab-expansion | -Z, --ignore-trailing-space | -b, --ignore-space-change | -W, --ignore-all-space | -B, --ignore-blank-lines | -I, --ignore-matching-lines <re> | ' +
    '--strip-trailing-cr | -a, --text | -w, --width <n> | -l, --left-column | -s, --suppress-common-lines | -t, --expand-tabs | --tabsize <n> | -d, --minimal | -H, --speed-large-files | --help | -v, --version',
  operands: { '<path...>': reads },
  examples: {
    'sdiff -s a.txt b.txt': ['read a.txt', 'read b.txt'],
    'sdiff -o merged.txt a.txt b.txt': ['write merged.txt', 'read a.txt', 'read b.txt'],
    'sdiff --diff-program="cat k.txt" a.txt b.txt': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.txt', 'read b.txt'],
  },
})
