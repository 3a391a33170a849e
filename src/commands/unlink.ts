// unlink: removes one name. Source: unlink(1), GNU coreutils 9.1.
import { command } from './define.ts'
import { each } from './roles.ts'

export default command('unlink', {
  harmless: '--help | --version',
  operands: { '<path...>': each(target => ({ kind: 'delete', target })) },
  examples: { 'unlink a': ['delete a'] },
})
