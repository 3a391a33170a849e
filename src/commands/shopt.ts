// shopt, setopt, unsetopt: set shell options, which src/shell follows. Source: bash(1) 5.2, zshbuiltins(1).
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('shopt', {
  aliases: ['setopt', 'unsetopt'],
  harmless: '-o | -p | -q | -s | -u | -m | +<n>',
  operands: { '<option...>': nothing },
  examples: { 'shopt -s globstar nullglob': [], 'setopt extendedglob': [] },
})
