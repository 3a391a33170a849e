// shortcuts: runs what a user has put together on macOS. Source: shortcuts(1), macOS 14.
import { command } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('shortcuts', {
  harmless: '-h, --help | --version',
  subcommands: {
    'list | view | help': { style: 'none', operands: { '<argument...>': nothing } },
    'run': { options: { '-i, --input-path <file>': reads, '-o, --output-path <file>': writes }, harmless: '--output-type <v> | -h, --help', operands: { '<shortcut>': words => words.map(target => ({ kind: 'unknown', target, why: 'what a shortcut does is not known' })) } },
    'sign': { options: { '-i, --input <file>': reads, '-o, --output <file>': writes }, harmless: '-m, --mode <v>' },
  },
  examples: {
    'shortcuts list': [],
    'shortcuts run A -i a.txt -o b.txt': ['read a.txt', 'write b.txt', 'unknown A (what a shortcut does is not known)'],
    'shortcuts sign --input a.shortcut --output b.shortcut': ['read a.shortcut', 'write b.shortcut'],
  },
})
