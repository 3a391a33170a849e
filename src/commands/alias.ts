// alias: gives a command line a name. Source: bash(1) 5.2, zshbuiltins(1).
import { command, type Step } from './define.ts'
import { behind } from './lib/words.ts'

export default command('alias', {
  harmless: '-p | -t | -g | -s | -L | -m | -r | +<n>',
  operands: {
    '<name...>': words =>
      words.flatMap((word): Step[] => {
        const equals = word.text.indexOf('=')
        const at = word.values ? word.values[0]?.indexOf('=') : equals
        if (at === undefined || at < 0) return []
        // The body runs whenever the name is used, so it counts as run now.
        return [{ script: behind({ ...word, text: word.values?.[0] ?? word.text }, at + 1) }]
      }),
  },
  examples: {
    alias: [],
    'alias ll': [],
    "alias ll='ls -la'": ['list .'],
    "alias clean='rm -rf build'": ['delete build (recursive)'],
  },
})
