// paste: joins lines of files side by side. Source: paste(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('paste', {
  harmless: '-d, --delimiters <list> | -s, --serial | -z, --zero-terminated | --help | --version',
  operands: { '<file...>': reads },
  examples: { 'paste -sd+ a b': ['read a', 'read b'], 'date | paste -s -': [] },
})
