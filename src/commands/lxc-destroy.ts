// lxc-destroy: removes a container of LXC. Source: lxc-destroy(1), LXC 5.0.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

const LOOKS = /(^| )(--help|--version|-\?)( |$)/
const target = literal('container')

export default command('lxc-destroy', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (LOOKS.test(words)) return []
    return [{ kind: 'destroy', target }]
  },
  examples: {
    'lxc-destroy -n web': ['destroy container'],
  },
})
