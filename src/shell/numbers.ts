// Arithmetic inside words: its value where that is known, what it runs, what it assigns.
import { exact, literal, type Word } from '../model/index.ts'
import { evaluate } from './arithmetic.ts'
import type { Expander } from './expand.ts'
import { joined, partOf } from './expansion.ts'
import { variableOf } from './parameters.ts'
import type { ArithmeticExpression } from './parse.ts'
import { join } from './segments.ts'
import { RUNS_IN_ARITHMETIC } from './spelling.ts'

/** A number where everything in it is known; else some number, which is one harmless word. */
export function arithmetic(expression: ArithmeticExpression | undefined, text: string, expander: Expander): Word {
  if (!expression) return literal('0')
  walkArithmetic(expression, expander)
  const value = evaluate(expression, word => {
    const name = /^\$?\{?([A-Za-z_]\w*)\}?$/.exec(word)?.[1]
    const held = name === undefined ? undefined : exact(expander.scope.variables.get(name)?.word)
    return held !== undefined && /^-?\d+$/.test(held) && !/^-?0\d/.test(held) ? BigInt(held) : undefined
  })
  return value === undefined ? { text, values: ['*'], glob: true } : { text, values: [String(value)] }
}

const ASSIGNS = /^(?:[-+*/%&|^]|<<|>>)?=$/

/** Runs substitutions inside an arithmetic expression and notes what it assigns. */
export function walkArithmetic(node: ArithmeticExpression, expander: Expander): void {
  expander.spend(1)
  switch (node.type) {
    case 'ArithmeticBinary':
      walkArithmetic(node.left, expander)
      walkArithmetic(node.right, expander)
      if (ASSIGNS.test(node.operator)) assignNumber(node.left, expander)
      return
    case 'ArithmeticUnary':
      walkArithmetic(node.operand, expander)
      if (node.operator === '++' || node.operator === '--') assignNumber(node.operand, expander)
      return
    case 'ArithmeticTernary':
      for (const part of [node.test, node.consequent, node.alternate]) walkArithmetic(part, expander)
      return
    case 'ArithmeticGroup': return walkArithmetic(node.expression, expander)
    case 'ArithmeticCommandExpansion':
      if (node.script) expander.substitute(node.script)
      else expander.doubt(node.text, 'a substitution could not be read')
      return
    case 'ArithmeticWord': {
      const expanded = node.parts && joined(join(node.parts.map(part => partOf(part, expander, true))), node.value)
      for (const value of expanded?.values ?? []) if (RUNS_IN_ARITHMETIC.test(value)) expander.doubt(value, 'arithmetic would run the substitution in this text')
      // The value of a name is evaluated again as arithmetic, subscripts and their substitutions included.
      const name = /^\$?\{?(\w+)\}?$/.exec(node.value)?.[1]
      const held = name === undefined ? undefined : variableOf(name, expander.scope).word
      for (const value of [...(held?.values ?? []), node.parts ? '' : node.value]) if (/\[.*[`$]/s.test(value)) expander.doubt(value, 'arithmetic would run the substitution in this text')
    }
  }
}

function assignNumber(target: ArithmeticExpression, expander: Expander): void {
  const name = target.type === 'ArithmeticWord' ? /^[A-Za-z_]\w*/.exec(target.value)?.[0] : undefined
  if (name) expander.scope.variables.set(name, { word: { text: `$${name}`, values: ['*'], glob: true } })
}
