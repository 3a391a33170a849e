// kextfind: finds extensions of the kernel of macOS. Source: kextfind(8), macOS 14.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('kextfind', {
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'kextfind -report': [] },
})
