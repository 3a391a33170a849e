// dircolors: prints commands that set LS_COLORS. Source: dircolors(1), GNU coreutils 9.1.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('dircolors', {
  aliases: ['gdircolors'],
  harmless: '-b, --sh, --bourne-shell | -c, --csh, --c-shell | -p, --print-database | --print-ls-colors | --help | --version',
  operands: { '<file>': reads },
  // The colours are quoted for the shell, whatever the file holds.
  outputs: ({ operands }) => (operands.every(word => exact(word) !== undefined) ? literal("LS_COLORS='';\nexport LS_COLORS\n") : undefined),
  examples: { 'dircolors -b ~/.dircolors': ['read /home/dev/.dircolors'], 'eval "$(dircolors -b)"': [] },
})
