// set: sets shell options and positional parameters, which src/shell follows. Source: bash(1) 5.2.
import { command } from './define.ts'
import { revealsEnvironment } from './lib/environment.ts'
import { nothing } from './roles.ts'

export default command('set', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => (given.operands.length ? [] : [revealsEnvironment]),
  examples: { 'set -euo pipefail': [], 'set +x': [], 'set -- a b': [], set: ['reveal environment'] },
})
