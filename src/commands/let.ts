// let: evaluates arithmetic. Source: bash(1) 5.2.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { names } from './lib/words.ts'

export default command('let', {
  style: 'none',
  operands: { '<expression...>': names },
  outputs: () => literal(''),
  examples: { 'let n=n+1 "m = 2"': [], "let 'a[$(wc -l < key.txt)]=1'": ['read key.txt'] },
})
