// cross-env: sets variables and runs a program. Source: cross-env 7 README.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { joined } from './lib/words.ts'

/** Its form is that of env: assignments, then the command. */
function follows(words: readonly Word[], name: string): readonly Step[] {
  const start = words.findIndex(word => !/^\w+=/.test(exact(word) ?? ''))
  const assignments = words.slice(0, start < 0 ? words.length : start).map(word => {
    const text = exact(word) ?? ''
    return { name: text.slice(0, text.indexOf('=')), value: literal(text.slice(text.indexOf('=') + 1)) }
  })
  const rest = start < 0 ? [] : words.slice(start)
  if (!rest.length) return []
  return name === 'cross-env-shell' ? [{ script: joined([...words.slice(0, start), ...rest]) }] : [{ run: rest, assignments }]
}

export default command('cross-env', {
  aliases: ['cross-env-shell'],
  style: 'none',
  operands: { '<word...>': (words, given) => follows(words, given.called) },
  examples: { 'cross-env NODE_ENV=test mkdir out': ['write out'], "cross-env-shell A=1 'mkdir out'": ['write out'] },
})
