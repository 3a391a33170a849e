// wall, write: send messages to the terminals of others. Source: wall(1), write(1), util-linux 2.38.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('wall', {
  aliases: ['write'],
  harmless: '-g, --group <group> | -n, --nobanner | -t, --timeout <seconds> | -h, --help | -V, --version',
  // One word is the name of a file when there is one.
  operands: {
    '<word...>': (words, given) => {
      const isFile = given.called === 'wall' && words.length === 1 && !/\s/.test(exact(words[0]) ?? '')
      return isFile ? words.map(target => ({ kind: 'read', target })) : []
    },
  },
  always: given => (given('-h') || given('-V') ? [] : [{ kind: 'publish', target: literal('terminals') }]),
  examples: { 'wall notes.txt': ['publish terminals', 'read notes.txt'], "wall 'back at noon'": ['publish terminals'], 'write ann': ['publish terminals'] },
})
