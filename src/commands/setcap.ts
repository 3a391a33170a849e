// setcap: gives programs capabilities. Source: setcap(8), libcap 2.66.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('setcap', {
  harmless: '-r | -h | -q | -v | -n <user> | --license',
  operands: {
    '<word...>': (words, given) => {
      // Pairs of capabilities and a file; with -r files alone.
      const files = given('-r') ? words : words.filter((word, at) => at % 2 === 1 || exact(word) === undefined)
      return given('-v') ? [] : files.map(target => ({ kind: 'permit', target, ...(!given('-r') && { grants: 'setuid' as const }) }))
    },
  },
  examples: { 'setcap cap_net_bind_service=+ep bin/serve': ['permit bin/serve (setuid)'], 'setcap -r bin/serve': ['permit bin/serve'] },
})
