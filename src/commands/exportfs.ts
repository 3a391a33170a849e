// exportfs: folders that other machines may mount. Source: exportfs(8), nfs-utils 2.6.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('exportfs', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^(-v|-s|)$|^-h/.test(words)) return []

    return [{ kind: 'configure', target: literal('exports') }]
  },
  examples: {
    'exportfs -v': [],
    'exportfs -ra': ['configure exports'],
    'exportfs -o rw box:/srv': ['configure exports'],
  },
})
