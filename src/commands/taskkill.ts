// taskkill: ends programs of Windows. Source: taskkill /?, Windows 11.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('taskkill', {
  aliases: ['taskkill.exe', 'tskill'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?')
    if (words.some(word => /^\/{1,2}\?$/.test(word))) return []
    const named = given.operands.filter((_, i) => /^\/{1,2}(im|pid)$/i.test(words[i - 1] ?? ''))
    return (named.length ? named : [literal('processes')]).map(target => ({ kind: 'signal', target }))
  },
  examples: { 'taskkill /F /IM node.exe': ['signal node.exe'], 'taskkill //PID 123': ['signal 123'] },
})
