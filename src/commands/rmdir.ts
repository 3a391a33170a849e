// rmdir: removes empty folders. Source: rmdir(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { deletes } from './roles.ts'

export default command('rmdir', {
  harmless: '--ignore-fail-on-non-empty | -p, --parents | -v, --verbose | --help | --version',
  operands: { '<folder...>': deletes },
  examples: { 'rmdir -p build/tmp': ['delete build/tmp'] },
})
