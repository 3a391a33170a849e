// Arithmetic on 64-bit integers, with its side effects in bash's order (bash(1), ARITHMETIC EVALUATION).
import { isFixed } from './failing.ts'
import type { ArithmeticExpression } from './parse.ts'

/** What an expression reads and changes. A place is a name, with a subscript where it is an element of an array. */
export interface Store {
  /** The value of a place; undefined when not known. */
  readonly get: (place: string) => bigint | undefined
  readonly set: (place: string, value: bigint) => void
  readonly spend: (amount: number) => void
}

/** @returns the value, or undefined when it is not known; what was assigned before that stays assigned */
export function evaluate(node: ArithmeticExpression, store: Store): bigint | undefined {
  const value = compute(node, store)
  return value === undefined ? undefined : BigInt.asIntN(64, value)
}

const PLACE = /^[A-Za-z_]\w*(?:\[[^]*\])?$/
const placeOf = (node: ArithmeticExpression): string | undefined => (node.type === 'ArithmeticGroup' ? undefined : node.type === 'ArithmeticWord' && PLACE.test(node.value) ? node.value : undefined)

function compute(node: ArithmeticExpression, store: Store): bigint | undefined {
  store.spend(1)
  switch (node.type) {
    case 'ArithmeticWord': return number(node.value) ?? (PLACE.test(node.value) ? store.get(node.value) : undefined)
    case 'ArithmeticGroup': return evaluate(node.expression, store)
    case 'ArithmeticUnary': return unary(node, store)
    case 'ArithmeticTernary': {
      const test = evaluate(node.test, store)
      return test === undefined ? undefined : evaluate(test ? node.consequent : node.alternate, store)
    }
    case 'ArithmeticBinary': return twofold(node, store)
    case 'ArithmeticCommandExpansion': return undefined
  }
}

function unary({ operator, operand, prefix }: Extract<ArithmeticExpression, { type: 'ArithmeticUnary' }>, store: Store): bigint | undefined {
  if (operator === '++' || operator === '--') {
    const place = placeOf(operand)
    const before = place === undefined ? undefined : store.get(place)
    if (place === undefined || before === undefined) return undefined
    const after = BigInt.asIntN(64, operator === '++' ? before + 1n : before - 1n)
    store.set(place, after)
    return prefix ? after : before
  }
  const value = evaluate(operand, store)
  if (value === undefined) return undefined
  switch (operator) {
    case '-': return -value
    case '+': return value
    case '!': return value ? 0n : 1n
    case '~': return ~value
    default: return undefined
  }
}

/** What stands before the sign is done with the value that was. */
const ASSIGNS = /^(|[-+*/%&|^]|<<|>>)=$/

function twofold({ operator, left, right }: Extract<ArithmeticExpression, { type: 'ArithmeticBinary' }>, store: Store): bigint | undefined {
  const assigns = ASSIGNS.exec(operator)
  if (assigns) {
    const place = placeOf(left)
    if (place === undefined) return undefined
    const before = assigns[1] ? store.get(place) : 0n
    const by = evaluate(right, store)
    const after = before === undefined || by === undefined ? undefined : assigns[1] ? binary(assigns[1], before, by) : by
    if (after === undefined) return undefined
    store.set(place, BigInt.asIntN(64, after))
    return after
  }
  const a = evaluate(left, store)
  if (a === undefined) return undefined
  // What stands to the right of these runs only where it decides.
  if (operator === '&&' && a === 0n) return 0n
  if (operator === '||' && a !== 0n) return 1n
  const b = evaluate(right, store)
  return b === undefined ? undefined : binary(operator, a, b)
}

/** True when an expression whose value is not known may be one that bash refuses: by zero, by a power below it, or text that is none. */
export function mayRefuse(node: ArithmeticExpression, isNumber: (name: string) => boolean): boolean {
  const below = (one: ArithmeticExpression): boolean => mayRefuse(one, isNumber)
  const changes = (one: ArithmeticExpression): boolean => {
    const place = placeOf(one)
    return place !== undefined && !isFixed(place.replace(/\[.*/s, ''))
  }
  switch (node.type) {
    case 'ArithmeticBinary': {
      const divisor = node.right.type === 'ArithmeticWord' ? number(node.right.value) : undefined
      return below(node.left) || below(node.right) || (/^(?:[/%]|\*\*)=?$/.test(node.operator) && !divisor) || (ASSIGNS.test(node.operator) && !changes(node.left))
    }
    case 'ArithmeticUnary': return below(node.operand) || (/^(?:\+\+|--)$/.test(node.operator) && !changes(node.operand))
    case 'ArithmeticTernary': return below(node.test) || below(node.consequent) || below(node.alternate)
    case 'ArithmeticGroup': return below(node.expression)
    case 'ArithmeticCommandExpansion': return true
    case 'ArithmeticWord': {
      const name = /^\$?\{?([A-Za-z_]\w*|[#?$!])\}?$/.exec(node.value)?.[1]
      return number(node.value) === undefined && !(name !== undefined && isNumber(name))
    }
  }
}

/** Decimal, 0x hexadecimal, 0 octal and base#digits up to base 64. */
function number(text: string): bigint | undefined {
  if (/^(?:0|[1-9]\d*)$/.test(text) || /^0[xX][\da-fA-F]+$/.test(text)) return BigInt(text)
  if (/^0[0-7]+$/.test(text)) return BigInt(`0o${text.slice(1)}`)
  const based = /^([1-9]\d?)#([\da-zA-Z@_]{1,80})$/.exec(text)
  if (!based) return undefined
  const base = Number(based[1])
  if (base < 2 || base > 64) return undefined
  let value = 0n
  for (const digit of based[2] ?? '') {
    const worth = base <= 36 ? Number.parseInt(digit, 36) : '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ@_'.indexOf(digit)
    if (!(worth < base)) return undefined
    value = value * BigInt(base) + BigInt(worth)
  }
  return value
}

function power(base: bigint, exponent: bigint): bigint | undefined {
  if (exponent < 0n) return undefined
  let result = 1n
  for (let left = exponent, square = base; left > 0n; left >>= 1n, square = BigInt.asIntN(64, square * square)) if (left & 1n) result = BigInt.asIntN(64, result * square)
  return result
}

function binary(operator: string, a: bigint, b: bigint): bigint | undefined {
  const truth = (value: boolean): bigint => (value ? 1n : 0n)
  switch (operator) {
    case '+': return a + b
    case '-': return a - b
    case '*': return a * b
    case '/': return b ? a / b : undefined
    case '%': return b ? a % b : undefined
    case '**': return power(a, b)
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
