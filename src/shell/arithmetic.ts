// Arithmetic on known numbers (bash(1), ARITHMETIC EVALUATION). What is not known, or assigns, is left to the caller.
import type { ArithmeticExpression } from './parse.ts'

/** @returns the value of a name or number word; undefined when not known */
export type Lookup = (word: string) => bigint | undefined

/** @returns the value as a 64-bit integer, or undefined when it is not known */
export function evaluate(expression: ArithmeticExpression, lookup: Lookup): bigint | undefined {
  const value = compute(expression, lookup)
  return value === undefined ? undefined : BigInt.asIntN(64, value)
}

function compute(node: ArithmeticExpression, lookup: Lookup): bigint | undefined {
  switch (node.type) {
    case 'ArithmeticWord': return number(node.value) ?? lookup(node.value)
    case 'ArithmeticGroup': return compute(node.expression, lookup)
    case 'ArithmeticUnary': {
      const value = compute(node.operand, lookup)
      if (value === undefined) return undefined
      switch (node.operator) {
        case '-': return -value
        case '+': return value
        case '!': return value ? 0n : 1n
        case '~': return ~value
        default: return undefined
      }
    }
    case 'ArithmeticTernary': {
      const test = compute(node.test, lookup)
      return test === undefined ? undefined : compute(test ? node.consequent : node.alternate, lookup)
    }
    case 'ArithmeticBinary': {
      const left = compute(node.left, lookup)
      const right = compute(node.right, lookup)
      return left === undefined || right === undefined ? undefined : binary(node.operator, left, right)
    }
    case 'ArithmeticCommandExpansion': return undefined
  }
}

/** Decimal, 0x hexadecimal, 0 octal and base#digits up to base 36. */
function number(text: string): bigint | undefined {
  if (/^(?:0|[1-9]\d*)$/.test(text) || /^0[xX][\da-fA-F]+$/.test(text)) return BigInt(text)
  if (/^0[0-7]+$/.test(text)) return BigInt(`0o${text.slice(1)}`)
  const based = /^(\d{1,2})#([\da-zA-Z]+)$/.exec(text)
  if (!based) return undefined
  const base = Number(based[1])
  if (base < 2 || base > 36) return undefined
  let value = 0n
  for (const digit of (based[2] ?? '').toLowerCase()) {
    const worth = Number.parseInt(digit, 36)
    if (worth >= base) return undefined
    value = value * BigInt(base) + BigInt(worth)
  }
  return value
}

function binary(operator: string, a: bigint, b: bigint): bigint | undefined {
  const truth = (value: boolean): bigint => (value ? 1n : 0n)
  switch (operator) {
    case '+': return a + b
    case '-': return a - b
    case '*': return a * b
    case '/': return b ? a / b : undefined
    case '%': return b ? a % b : undefined
    case '**': return b >= 0n && b <= 64n ? a ** b : undefined
    case '<<': return a << (b & 63n)
    case '>>': return a >> (b & 63n)
    case '&': return a & b
    case '|': return a | b
    case '^': return a ^ b
    case '&&': return truth(a !== 0n && b !== 0n)
    case '||': return truth(a !== 0n || b !== 0n)
    case '<': return truth(a < b)
    case '>': return truth(a > b)
    case '<=': return truth(a <= b)
    case '>=': return truth(a >= b)
    case '==': return truth(a === b)
    case '!=': return truth(a !== b)
    case ',': return b
    default: return undefined
  }
}
