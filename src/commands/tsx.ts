// tsx: runs TypeScript with node. Source: tsx 4 --help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'

export default command('tsx', {
  aliases: ['esno', 'esr', 'esm', 'node-dev', 'ts-node-dev', 'tsnd', 'jiti', 'swc-node', 'ts-script'],
  style: 'none',
  // All else that it takes are options of node.
  operands: { '<word...>': words => [{ run: [literal('node'), ...(exact(words[0]) === 'watch' ? words.slice(1) : words)] }] },
  always: given => (given.operands.length ? [] : [{ run: [literal('node')] }]),
  examples: {
    'tsx --version': [],
    'tsx src/a.ts --x': ['interpret src/a.ts as javascript (file)'],
    'tsx watch src/a.ts': ['interpret src/a.ts as javascript (file)'],
    "tsx --tsconfig t.json -e '1 + 1'": ["interpret '1 + 1' as javascript (literal)"],
    tsx: ['interpret ?stdin as javascript'],
  },
})
