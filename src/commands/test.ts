// test, [: looks at files, texts and numbers. Source: bash(1) 5.2, test(1) of GNU coreutils 9.1.
import { exact, literal } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { subscript } from './lib/words.ts'

const OF_A_FILE = /^-[bcdefghkprsuwxGLNOS]$/
const OF_TWO_FILES = /^-(nt|ot|ef)$/

const tests: Role = words => {
  const steps: Step[] = []
  for (const [index, word] of words.entries()) {
    const operator = exact(word) ?? ''
    const next = words[index + 1]
    const previous = words[index - 1]
    if (!next || exact(next) === ']') continue
    if (OF_A_FILE.test(operator)) steps.push({ kind: 'list', target: next })
    else if (previous && OF_TWO_FILES.test(operator)) steps.push({ kind: 'list', target: previous }, { kind: 'list', target: next })
    else if (operator === '-v' || operator === '-R') steps.push(...subscript(next))
  }
  return steps
}

export default command('test', {
  aliases: ['['],
  style: 'none',
  operands: { '<expression...>': tests },
  outputs: () => literal(''),
  examples: {
    'test -f package.json': ['list package.json'],
    '[ -d src -a 3 != 4 ]': ['list src'],
    '[ a.ts -nt b.ts ]': ['list a.ts', 'list b.ts'],
    '[ "$n" -gt 3 ]': [],
    "test -v 'a[$(wc -l < key.txt)]'": ['read key.txt'],
  },
})
