// bind: binds keys of the line editor. Source: bash(1) 5.2.
import { exact } from '../model/index.ts'
import { command, type Role } from './define.ts'
import { behind } from './lib/words.ts'
import { nothing, reads } from './roles.ts'

/** `"keys": command`. */
const bindsCommand: Role = words => words.map(word => ({ script: behind({ ...word, text: exact(word) ?? word.text }, (exact(word) ?? word.text).lastIndexOf('":') + 2) }))

export default command('bind', {
  options: { '-f <file>': reads, '-x <keys>': bindsCommand },
  harmless: '-l | -p | -P | -s | -S | -v | -V | -X | -m <keymap> | -q <name> | -u <name> | -r <keys>',
  operands: { '<keys...>': nothing },
  examples: {
    'bind -P': [],
    'bind "set show-all-if-ambiguous on"': [],
    'bind -f keys.rc': ['read keys.rc'],
    'bind -x \'"\\C-t": cat a.txt\'': ['read a.txt'],
  },
})
