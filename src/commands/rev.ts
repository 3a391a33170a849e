// rev: prints each line backwards. Source: rev(1), util-linux 2.38.
import { exact } from '../model/index.ts'
import { command } from './define.ts'
import { decoded } from './lib/decoder.ts'
import { reads } from './roles.ts'

const backwards = (text: string): string => text.split('\n').map(line => [...line].reverse().join('')).join('\n')

export default command('rev', {
  harmless: '-0, --zero | -h, --help | -V, --version',
  operands: { '<file...>': reads },
  outputs: ({ stdin, operands }) => (operands.length || stdin ? decoded('rev', stdin, operands.find(word => exact(word) !== '-'), backwards) : undefined),
  examples: { 'rev a.txt': ['read a.txt'], "echo 'txt.a tac' | rev | sh": ["interpret 'cat a.txt\\n' as sh from decoder rev", 'read a.txt'] },
})
