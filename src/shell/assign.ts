// Assignments: what they do to the variables of a scope.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { expandAssigned, type Expander, expandWord } from './expand.ts'
import { RUNS_IN_ARITHMETIC } from './spelling.ts'
import type { Assignment } from './parse.ts'
import { initial, mergeOrigins, type Scope, type Variable } from './scope.ts'
import type { Walk } from './walk.ts'

export function assign(node: Assignment, walk: Walk, expander: Expander): void {
  if (node.value.type === 'ArrayValue') return assignArray(node, walk, expander)
  const value = expandAssigned(node.value, expander)
  doubtArithmetic(value, expander)
  if (node.index) return assignElement(node, value, walk, expander)
  setVariable(walk.scope, node.name, node.append ? joinedTo(walk.scope, node.name, value) : value)
}

/** Whatever evaluates the variable as arithmetic later runs the substitution in such text; where that happens is not followed. */
export function doubtArithmetic(value: Word, expander: Expander): void {
  for (const text of value.values ?? []) if (RUNS_IN_ARITHMETIC.test(text)) expander.doubt(text, 'arithmetic would run the substitution in this text')
}

/** Sets a scalar, through a name reference where the name is one. */
export function setVariable(scope: Scope, name: string, word: Word, changes: Partial<Variable> = {}): void {
  const before = scope.variables.get(name)
  if (before?.ref && before.ref !== name && !changes.ref) return setVariable(scope, before.ref, word, changes)
  scope.variables.set(name, { word, ...((before?.exported || scope.options.has('allexport')) && { exported: true }), ...changes })
  if (name === 'PWD') return
}

function joinedTo(scope: Scope, name: string, value: Word): Word {
  const before = scope.variables.get(name) ?? initial(name, scope.facts)
  const head = before?.unset ? literal('') : before?.word
  if (!head?.values || !value.values || head.values.length * value.values.length > 64 || (head.values[0]?.length ?? 0) + (value.values[0]?.length ?? 0) > 256 * 1024) return unresolved(value.text, mergeOrigins(head?.from, value.from))
  return { ...value, values: head.values.flatMap(a => (value.values ?? []).map(b => a + b)), ...((head.glob || value.glob) && { glob: true as const }) }
}

function assignElement(node: Assignment, value: Word, { scope }: Walk, expander: Expander): void {
  const key = node.index ? exact(expandAssigned(node.index, expander)) : undefined
  const before = scope.variables.get(node.name)
  for (const text of key === undefined ? [] : [key]) if (/[`]|\$\(/.test(text)) expander.doubt(text, 'the subscript would run the substitution in it')
  if (key === undefined || node.append) {
    scope.variables.set(node.name, { word: unresolved(`$${node.name}`, value.from) })
    return
  }
  const elements = new Map(before?.elements ?? (before && !before.unset ? [['0', before.word]] : []))
  expander.spend(elements.size >> 4)
  elements.set(key, value)
  scope.variables.set(node.name, { word: elements.get('0') ?? literal(''), elements, ...(before?.exported && { exported: true }) })
}

/** `a=(x y)`, `a+=(z)`, `a=([k]=v)`. */
export function assignArray(node: Assignment, { scope }: Walk, expander: Expander): void {
  if (node.value.type !== 'ArrayValue') return
  const elements = new Map<string, Word>(node.append ? (scope.variables.get(node.name)?.elements ?? []) : [])
  expander.spend(elements.size >> 4)
  let at = elements.size
  for (const element of node.value.elements) {
    const keyed = /^\[([^\]]*)\]=/.exec(element.text)
    if (keyed) {
      const words = expandWord(element, expander)
      const whole = exact(words[0])
      const split = whole === undefined ? undefined : /^\[([^\]]*)\]=([^]*)$/.exec(whole)
      if (split && words.length === 1) elements.set(split[1] ?? '', literal(split[2] ?? ''))
      else elements.set(keyed[1] ?? '', unresolved(element.text, words[0]?.from))
      if (/[`]|\$\(/.test(split?.[1] ?? keyed[1] ?? '')) expander.doubt(element.text, 'the subscript would run the substitution in it')
      continue
    }
    for (const word of expandWord(element, expander)) elements.set(String(at++), word)
  }
  scope.variables.set(node.name, { word: elements.get('0') ?? literal(''), elements })
}
