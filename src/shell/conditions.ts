// The expressions of `[[ ]]`: not decided, only walked for what they run.
import { expandAssigned } from './expand.ts'
import type { TestExpression, Word as WordNode } from './parse.ts'
import { runsInArithmetic } from './spelling.ts'
import { expanderOf, spanOf, type Walk } from './walk.ts'

const NUMERIC_TESTS = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge'])

/** Runs the substitutions of a `[[ ]]`; operands that are evaluated as arithmetic or as a subscript must hold none. */
export function test(expression: TestExpression, walk: Walk): void {
  const operand = (word: WordNode, evaluated: boolean): void => {
    const value = expandAssigned(word, expanderOf(walk))
    const runs = evaluated ? runsInArithmetic(value) : undefined
    if (runs !== undefined) walk.visitor.doubt(runs, 'the test would run a substitution in this text', spanOf(word, walk))
  }
  switch (expression.type) {
    case 'TestUnary': return operand(expression.operand, expression.operator === '-v' || expression.operator === '-R')
    case 'TestBinary':
      operand(expression.left, NUMERIC_TESTS.has(expression.operator))
      return operand(expression.right, NUMERIC_TESTS.has(expression.operator))
    case 'TestLogical':
      for (const one of expression.operands) test(one, walk)
      return
    case 'TestNot': return test(expression.operand, walk)
    case 'TestGroup': return test(expression.expression, walk)
  }
}
