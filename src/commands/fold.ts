// fold: wraps lines. Source: fold(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('fold', {
  harmless: '-b, --bytes | -c, --characters | -s, --spaces | -w, --width <columns> | -<n> | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'fold -sw 80 a.txt': ['read a.txt'], 'fold -40 a': ['read a'] },
})
