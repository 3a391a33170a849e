// trap: runs commands when a signal comes. Source: bash(1) 5.2.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('trap', {
  style: 'posix',
  harmless: '-l | -p | -P',
  operands: {
    '<word...>': (words, given) => {
      const [action] = words
      // With one operand, `-`, or a number first, signals are reset; with an empty action they are ignored.
      if (!action || given('-l') || given('-p') || given('-P') || words.length < 2 || /^(-|\d*)$/.test(exact(action) ?? 'x')) return []
      return [{ script: action, here: true }]
    },
  },
  examples: {
    "trap 'rm -f tmp.log' EXIT": ['delete tmp.log'],
    'trap - INT TERM': [],
    "trap '' HUP": [],
    'trap INT': [],
    'trap -p': [],
  },
})
