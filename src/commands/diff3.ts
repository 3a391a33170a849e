// diff3: compares three files. Source: diff3(1), GNU diffutils 3.8.
import { command } from './define.ts'
import { hooks, reads } from './roles.ts'

export default command('diff3', {
  options: { '--diff-program <program>': hooks },
  harmless: '-A, --show-all | -e, --ed | -E, --show-overlap | -3, --easy-only | -x, --overlap-only | -X | -i | -m, --merge | -a, --text | --strip-trailing-cr | -T, --initial-tab | -L, --label <label> | --help | -v, --version',
  operands: { '<path...>': reads },
  examples: {
    'diff3 -m a.txt b.txt c.txt': ['read a.txt', 'read b.txt', 'read c.txt'],
    'diff3 --diff-program="cat k.txt" a.txt b.txt c.txt': ["interpret 'cat k.txt' as sh (literal)", 'read k.txt', 'read a.txt', 'read b.txt', 'read c.txt'],
  },
})
