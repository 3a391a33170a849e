// automator: runs a workflow of macOS. Source: automator(1), macOS 14.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('automator', {
  options: { '-i <input>': reads },
  harmless: '-v | -D <v>',
  operands: { '<workflow>': words => words.map(target => ({ kind: 'execute', target })) },
  examples: { 'automator -i a.txt a.workflow': ['read a.txt', 'execute a.workflow'] },
})
