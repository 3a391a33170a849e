// sync: writes what is in memory to disk. Source: sync(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('sync', {
  harmless: '-d, --data | -f, --file-system | --help | --version',
  operands: { '<file...>': nothing },
  examples: { sync: [] },
})
