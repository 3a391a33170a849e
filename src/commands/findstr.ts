// findstr: searches files on Windows. Source: findstr /?, Windows 11.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

const isSwitch = (text: string | undefined): boolean => /^\/[a-z?]+(:.*)?$/i.test(text ?? '')

export default command('findstr', {
  aliases: ['findstr.exe'],
  style: 'none',
  operands: {
    '<word...>': words => {
      const plain = words.filter(word => !isSwitch(exact(word)))
      const given = words.some(word => /^\/[cg]:/i.test(exact(word) ?? ''))
      return plain.slice(given ? 0 : 1).map(target => ({ kind: 'read', target }))
    },
  },
  examples: { 'findstr /i /n foo a.txt': ['read a.txt'], 'findstr /c:foo a.txt': ['read a.txt'] },
})
