// Arithmetic in the shell: its value where that is known, what it runs, what it assigns.
import { exact, literal, numbered, unresolved, type Word } from '../model/index.ts'
import { evaluate, mayRefuse, type Store } from './arithmetic.ts'
import { elementOf, kept, named, setElement } from './elements.ts'
import type { Expander } from './expand.ts'
import { partOf } from './expansion.ts'
import { abandon } from './failing.ts'
import { variableOf } from './parameters.ts'
import { type ArithmeticExpression, parse, parseWord } from './parse.ts'
import { join, joined } from './segments.ts'
import type { Scope } from './scope.ts'
import { runsInArithmetic } from './spelling.ts'

/** Some number, which is one harmless word. */
const someNumber = (text: string): Word => ({ text, values: ['*'], glob: true })

/** The value of `$((...))`, `$[...]` or a bare expression: a number where everything in it is known; else some number. */
export function arithmetic(expression: ArithmeticExpression | undefined, text: string, expander: Expander): Word {
  if (!expression) return literal('0')
  const inner = /^\$\(\(([^]*)\)\)$|^\$\[([^]*)\]$/.exec(text)
  const value = calculate(inner?.[1] ?? inner?.[2] ?? text, expression, expander)
  if (value === undefined && inner && mayRefuse(expression, name => isSomeNumber(name, expander.scope))) abandon(expander.scope)
  return value === undefined ? numbered(someNumber(text)) : { text, values: [String(value)] }
}

/** True for a variable that holds a number, or that nothing here sets: the environment's are the user's own. */
function isSomeNumber(name: string, scope: Scope): boolean {
  if (/^[A-Za-z_]/.test(name) && !scope.variables.has(name)) return true
  const { word, unset } = variableOf(name, scope)
  return unset === true || (word.values?.every(value => /^(?:-?(?:0|[1-9]\d{0,17})|\*|)$/.test(value)) ?? false)
}

/** @returns the value; where it is not known all that the expression could assign is forgotten */
function calculate(source: string, expression: ArithmeticExpression, expander: Expander): bigint | undefined {
  const { scope } = expander
  // It is read again for what its expansions make of it, and so is each that is nested in it.
  expander.spend(1 + (source.length >> 4))
  // Expansions come first, and their text is part of the expression: $x*2 with x=1+2 is 5.
  const expands = /[$`"'\\]/.test(source)
  if (expands) walkArithmetic(expression, expander, true)
  const tree = expands ? readExpression(expandedSource(source, expander)) : expression
  const value = tree && evaluate(tree, storeOf(scope, expander.spend))
  if (value === undefined) walkArithmetic(expression, expander)
  return value
}

function expandedSource(source: string, expander: Expander): string | undefined {
  if (/['\\]/.test(source) || (source.includes('"') && /\$\(|`/.test(source))) return undefined
  const word = parseWord(`"${source.replaceAll('"', '')}"`)
  if (word?.parts?.length !== 1 || word.parts[0]?.type !== 'DoubleQuoted') return undefined
  const quietly: Expander = { ...expander, doubt: () => undefined }
  return exact(joined(partOf(word.parts[0], quietly, true), source))
}

function readExpression(source: string | undefined): ArithmeticExpression | undefined {
  if (source === undefined || source.length > 4096 || /["'`$\\]/.test(source)) return undefined
  // Before a number two signs are two: 4--3 is 7.
  const text = source.replace(/(^|[^\w\]\s+-]|\d)(\s*)([-+])\3(?=\s*[\d(])/g, '$1$2$3 $3')
  const command = parse(`((${text}))`).script?.commands
  const only = command?.length === 1 ? command[0]?.command : undefined
  return only?.type === 'ArithmeticCommand' ? (only.expression ?? { type: 'ArithmeticWord', pos: 0, end: 0, value: '0' }) : undefined
}

/** A text as bash evaluates it where a number is wanted: a subscript, an offset, the value of an integer variable. */
export function evaluateText(source: string, scope: Scope, spend: (amount: number) => void, depth = 0): bigint | undefined {
  const text = source.trim()
  if (/^-?(?:0|[1-9]\d{0,17})$/.test(text)) return BigInt(text)
  if (text === '') return 0n
  const tree = readExpression(text)
  return tree && evaluate(tree, storeOf(scope, spend, depth))
}

/** Names that stand for expressions that stand for names: bash gives up at 1024. */
const MAX_DEPTH = 16

function storeOf(scope: Scope, spend: (amount: number) => void, depth = 0): Store {
  const subscripted = (place: string): readonly [name: string, key: string | undefined] => {
    const bracket = place.indexOf('[')
    return bracket < 0 ? [place, undefined] : [place.slice(0, bracket), place.slice(bracket + 1, -1)]
  }
  return {
    spend,
    get: place => {
      const [name, key] = subscripted(place)
      const variable = key === undefined ? variableOf(name, scope) : elementOf(name, key, scope, spend)
      const runs = variable.unset ? undefined : runsInArithmetic(variable.word)
      if (runs !== undefined) scope.evaluated.add(runs)
      const held = variable.unset ? '' : exact(variable.word)
      return held === undefined || depth >= MAX_DEPTH ? undefined : evaluateText(held, scope, spend, depth + 1)
    },
    set: (place, value) => {
      const [name, key] = subscripted(place)
      setElement(scope, name, key, literal(String(value)), spend)
    },
  }
}

const ASSIGNS = /^(?:[-+*/%&|^]|<<|>>)?=$/

/**
 * Runs substitutions inside an arithmetic expression and notes what it could assign.
 *
 * @param only substitutions are run, and nothing is noted
 */
export function walkArithmetic(node: ArithmeticExpression, expander: Expander, only = false): void {
  expander.spend(1)
  switch (node.type) {
    case 'ArithmeticBinary':
      walkArithmetic(node.left, expander, only)
      walkArithmetic(node.right, expander, only)
      if (!only && ASSIGNS.test(node.operator)) forgetNumber(node.left, expander)
      return
    case 'ArithmeticUnary':
      walkArithmetic(node.operand, expander, only)
      if (!only && (node.operator === '++' || node.operator === '--')) forgetNumber(node.operand, expander)
      return
    case 'ArithmeticTernary':
      for (const part of [node.test, node.consequent, node.alternate]) walkArithmetic(part, expander, only)
      return
    case 'ArithmeticGroup': return walkArithmetic(node.expression, expander, only)
    case 'ArithmeticCommandExpansion':
      if (node.script) doubtUnknown([expander.substitute(node.script)], expander)
      else expander.doubt(node.text, 'a substitution could not be read')
      return
    case 'ArithmeticWord': return walkWord(node, expander, only)
  }
}

/** Whatever is evaluated as arithmetic must hold nothing that this would run. */
export function doubtUnknown(words: readonly (Word | undefined)[], expander: Pick<Expander, 'doubt'>): void {
  for (const word of words) {
    const text = word && runsInArithmetic(word)
    if (text !== undefined) expander.doubt(text, 'arithmetic would run a substitution in this text')
  }
}

function walkWord(node: Extract<ArithmeticExpression, { type: 'ArithmeticWord' }>, expander: Expander, only: boolean): void {
  const expanded = node.parts && joined(join(node.parts.map(part => partOf(part, expander, true))), node.value)
  // The value of a name is evaluated again as arithmetic, subscripts and their substitutions included.
  const name = /^\$?\{?(\w+)\}?$/.exec(node.value)?.[1]
  const held = name === undefined ? undefined : variableOf(name, expander.scope).word
  doubtUnknown([expanded, held, node.parts ? undefined : literal(node.value)], expander)
  // What it assigns in turn is not followed.
  if (only) return
  for (const value of [...(held?.glob ? [] : (held?.values ?? [])), ...(expanded?.values ?? [])])
    for (const [, assigned, stepped] of value.matchAll(/(?<!\w)([A-Za-z_]\w*)(?:\[[^\]]*\])?\s*(?:(?:[-+*/%&|^]|<<|>>)?=(?!=)|\+\+|--)|(?:\+\+|--)\s*([A-Za-z_]\w*)/g)) mayBeNumber(assigned ?? stepped ?? '', expander.scope)
}

/** An assignment that could not be read may have set this, or an element of it; it may as well be what it was. */
function mayBeNumber(name: string, scope: Scope): void {
  const [at, before] = named(name, scope)
  if (before?.attributes?.includes('r')) return
  const several = before?.elements !== undefined || before?.open === true
  scope.variables.set(at, { word: several ? unresolved(`$${at}`, before?.word.from) : someNumber(`$${at}`), open: true, ...kept(before, scope) })
}

function forgetNumber(target: ArithmeticExpression, expander: Expander): void {
  const name = target.type === 'ArithmeticWord' ? /^[A-Za-z_]\w*/.exec(target.value)?.[0] : undefined
  if (name) setElement(expander.scope, name, target.type === 'ArithmeticWord' && target.value.includes('[') ? target.value.slice(name.length + 1, -1) : undefined, someNumber(`$${name}`), expander.spend)
}

/** `let`: each argument is an expression. */
export function evaluateAll(words: readonly Word[], expander: Expander): void {
  for (const word of words) {
    const source = exact(word)
    const tree = readExpression(source)
    if (tree) calculate(source ?? '', tree, expander)
    else for (const value of word.values ?? [word.text]) for (const [name] of value.matchAll(/[A-Za-z_]\w*/g)) mayBeNumber(name, expander.scope)
  }
}
