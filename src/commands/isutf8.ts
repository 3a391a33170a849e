// isutf8: says whether files are UTF-8. Source: isutf8(1), moreutils 0.67.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('isutf8', {
  harmless: '-h, --help | -q, --quiet | -l, --list | -i, --invert | -v, --verbose',
  operands: { '<file...>': reads },
  examples: { 'isutf8 -q a.txt': ['read a.txt'] },
})
