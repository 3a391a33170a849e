// true, false, `:`: do nothing with their operands. Source: bash(1) 5.2.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('true', {
  aliases: ['false', ':'],
  style: 'none',
  operands: { '<word...>': nothing },
  outputs: () => literal(''),
  examples: { true: [], 'false x': [], ': "${x:=1}"': [] },
})
