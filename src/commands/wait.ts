// wait, fg, bg, disown: job control. Source: bash(1) 5.2.
import { exact, unknown } from '../model/index.ts'
import { command } from './define.ts'
import { names } from './lib/words.ts'
import { nothing } from './roles.ts'

export default command('wait', {
  aliases: ['fg', 'bg', 'disown'],
  // It is taken away first, and gets a number then: neither is what a program expects of its own variables.
  options: { '-p <name>': (words, given) => [...names(words, given), ...words.filter(word => !/^(?!PATH$)\w*[a-z\]]\w*/.test(exact(word) ?? '')).map(word => unknown(word, 'programs may read this variable'))] },
  harmless: '-f | -n | -a | -h | -r',
  operands: { '<job...>': nothing },
  examples: { wait: [], 'wait -n -p pid %1': [], 'fg %1': [], 'bg': [], 'disown -h %1': [], "wait -p 'a[$(wc -l < key.txt)]'": ['read key.txt'] },
})
