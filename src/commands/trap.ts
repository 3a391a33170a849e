// trap: runs commands when a signal comes. Source: bash(1) 5.2.
import { exact, unknown } from '../model/index.ts'
import { command } from './define.ts'

export default command('trap', {
  style: 'posix',
  harmless: '-l | -p | -P',
  operands: {
    '<word...>': (words, given) => {
      const [action] = words
      // With one operand, `-`, or a number first, signals are reset; with an empty action they are ignored.
      if (!action || given('-l') || given('-p') || given('-P') || words.length < 2 || /^(-|\d*)$/.test(exact(action) ?? 'x')) return []
      const watches = words.slice(1).some(word => exact(word) === 'DEBUG')
      return [...(watches ? [unknown(action, 'it runs before every command from here on')] : []), { script: action, here: true }]
    },
  },
  examples: {
    "trap 'rm -f tmp.log' EXIT": ['delete tmp.log'],
    'trap - INT TERM': [],
    "trap '' HUP": [],
    "trap 'echo x' DEBUG": ['unknown \'echo x\' (it runs before every command from here on)'],
    'trap INT': [],
    'trap -p': [],
  },
})
