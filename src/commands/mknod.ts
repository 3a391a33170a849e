// mknod: makes pipes and device nodes. Source: mknod(1), GNU coreutils 9.1.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { nothing, writes } from './roles.ts'

export default command('mknod', {
  harmless: '-m, --mode <mode> | -F <format> | -Z | --context [context] | --help | --version',
  operands: { '<path>': writes, '<type>': nothing, '<number...>': nothing },
  // A device node opens the device behind it to whoever may use the node.
  always: ({ operands: [target, type] }) => (target && type && exact(type) !== 'p' ? [{ kind: 'configure', target }] : []),
  examples: { 'mknod pipe p': ['write pipe'], 'mknod disk b 8 0': ['configure disk', 'write disk'] },
})
