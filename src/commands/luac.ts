// luac: compiles Lua programs without running them. Source: luac(1) 5.4.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads, writes } from './roles.ts'

export default command('luac', {
  aliases: ['luac5.*'],
  options: { '-o <file>': writes },
  harmless: '-l | -p | -s | -v',
  always: given => (given('-o') || given('-p') || !given.operands.length ? [] : [{ kind: 'write', target: literal('luac.out') }]),
  operands: { '<file...>': reads },
  examples: { 'luac -p a.lua': ['read a.lua'], 'luac a.lua': ['write luac.out', 'read a.lua'], 'luac -o a.out a.lua': ['write a.out', 'read a.lua'] },
})
