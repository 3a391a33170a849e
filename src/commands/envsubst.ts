// envsubst: puts variables of the environment into text. Source: envsubst(1) of gettext 0.21.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { revealsEnvironment, revealsVariables } from './lib/environment.ts'
import { nothing } from './roles.ts'

const namesIn = (text: string): string[] => [...new Set([...text.matchAll(/\$\{?([A-Za-z_]\w*)/g)].map(([, name = '']) => name))]

/** It prints the variables that its operand names, or all that the text does. */
function reveals(given: Given): readonly Step[] {
  if (given('-v') || given('-h') || given('-V')) return []
  const text = given.operands.length ? exact(given.operands[0]) : exact(given.stdin)
  return text === undefined ? [revealsEnvironment] : revealsVariables(namesIn(text).map(literal))
}

export default command('envsubst', {
  harmless: '-v, --variables | -h, --help | -V, --version',
  operands: { '<format>': nothing },
  always: reveals,
  examples: {
    "envsubst '$HOME $USER' < a.tmpl": ['read a.tmpl'],
    "envsubst '$API_TOKEN' < a.tmpl": ['read a.tmpl', 'reveal API_TOKEN'],
    "echo 'hello $USER' | envsubst": [],
    'envsubst < a.tmpl': ['read a.tmpl', 'reveal environment'],
    "envsubst -v 'x $HOME'": [],
  },
})
