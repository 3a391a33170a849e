// source, `.`: run a script in this shell. Source: bash(1) 5.2.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('source', {
  aliases: ['.'],
  style: 'posix',
  harmless: '-p <path>',
  operands: {
    '<file>': ([file], { operands, stdin }) => {
      if (!file) return []
      if (stdin && /^\/dev\/(stdin|fd\/0)$|^\/proc\/self\/fd\/0$/.test(exact(file) ?? '')) return [{ script: stdin, here: true }]
      return [{ file, language: 'bash', here: true, args: operands.slice(1) }]
    },
    '<argument...>': () => [],
  },
  examples: { 'echo cat a.txt | . /dev/stdin': ['read a.txt'] },
})
