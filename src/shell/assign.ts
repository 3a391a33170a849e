// Assignments: what they do to the variables of a scope.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { elementOf, elementsOf, isAssociative, kept, keyOf, listed, named, opened, setElement } from './elements.ts'
import { expandAssigned, type Expander, expandWord } from './expand.ts'
import { abandon, mayBeFixed } from './failing.ts'
import { walkParts } from './expansion.ts'
import { evaluateText } from './numbers.ts'
import { type Assignment, parse, type Word as WordNode } from './parse.ts'
import type { Scope, Variable } from './scope.ts'
import { isZsh, runsInArithmetic } from './spelling.ts'
import { toLower, toUpper } from './strings.ts'
import type { Walk } from './walk.ts'
import { mergeOrigins } from './words.ts'

export function assign(node: Assignment, walk: Walk, expander: Expander): void {
  if (node.value.type === 'ArrayValue') {
    if (mayBeFixed(node.name, walk.scope)) abandon(walk.scope)
    if (!named(node.name, walk.scope)[1]?.attributes?.includes('r')) assignArray(node, walk, expander)
    else for (const element of node.value.elements) walkParts(element.parts ?? [], expander)
    return
  }
  const value = expandAssigned(node.value, expander)
  doubtArithmetic(value, expander)
  const { scope } = walk
  const key = node.index && expandAssigned(node.index, expander)
  const subscript = key && exact(key)
  const runs = subscript === undefined ? key && !isAssociative(named(node.name, scope)[1]) && runsInArithmetic(key) : /[`]|\$\(/.test(subscript) && subscript
  if (runs) expander.doubt(runs, 'the subscript would run a substitution in it')
  // zsh counts from 1, and its subscripts select in more ways.
  if (node.index && (subscript === undefined || isZsh(scope))) {
    const [name, before] = named(node.name, scope)
    scope.variables.set(name, { word: unresolved(`$${name}`, mergeOrigins(before?.word.from, value.from)), ...kept(before, scope) })
    return
  }
  if (mayBeFixed(node.name, scope)) abandon(scope)
  if (subscript === undefined && !node.append) return setVariable(scope, node.name, value)
  const [, whole] = named(node.name, scope)
  // What is no array yet becomes one, whose end is its only element.
  const place = subscript === undefined || isZsh(scope) ? subscript : (keyOf(subscript, whole, scope, expander.spend) ?? subscript)
  const before = place === undefined ? whole : elementOf(node.name, place, scope, expander.spend)
  const attributes = whole?.attributes ?? ''
  if (attributes.includes('r')) return
  // zsh adds an element.
  if (node.append && before?.elements && !before.unset && subscript === undefined && isZsh(scope)) {
    const [name] = named(node.name, scope)
    const last = Number([...before.elements.keys()].at(-1) ?? 0)
    scope.variables.set(name, { ...before, ...listed(new Map(before.elements).set(String(last + 1), transformed(value, attributes, scope))), word: unresolved(`$${name}`) })
    return
  }
  setElement(scope, node.name, subscript, node.append ? added(before, value, attributes, scope) : transformed(value, attributes, scope), expander.spend)
}

/** Whatever evaluates the variable as arithmetic later runs the substitution in such text; where that happens is not followed. */
export function doubtArithmetic(value: Word, expander: Expander): void {
  const text = value.values && runsInArithmetic(value)
  if (text !== undefined) expander.doubt(text, 'arithmetic would run the substitution in this text')
}

/** Sets a scalar, through a name reference where the name is one; of an array its element 0. */
export function setVariable(scope: Scope, name: string, word: Word, changes: Partial<Variable> = {}): void {
  const [at, before] = changes.ref ? [name, undefined] : named(name, scope)
  if (before?.attributes?.includes('r')) return
  const attributes = changes.attributes ?? before?.attributes ?? ''
  const value = transformed(word, attributes, scope)
  if (before?.elements && !before.unset && !isZsh(scope)) setElement(scope, at, undefined, value, limit())
  else scope.variables.set(at, { word: value, ...kept(before, scope), ...opened(before, scope), ...changes })
}

/** Sets what a builtin is given to set: a variable, or an element of one as `name[subscript]`. */
export function setReference(scope: Scope, reference: string, word: Word): void {
  const [, name = reference, subscript] = /^(\w+)\[([^]*)\]$/.exec(reference) ?? []
  if (subscript === undefined) setVariable(scope, name, word)
  else if (isZsh(scope) || subscript === '') scope.variables.set(name, { word: unresolved(`$${name}`, word.from), open: true })
  else setElement(scope, name, subscript, transformed(word, named(name, scope)[1]?.attributes ?? '', scope), limit())
}

/** What attributes make of a value that is stored: -i evaluates it, -u and -l change its case. */
export function transformed(word: Word, attributes: string, scope: Scope): Word {
  if (!/[ciul]/.test(attributes)) return word
  const runs = attributes.includes('i') ? runsInArithmetic(word) : undefined
  if (runs !== undefined) scope.evaluated.add(runs)
  if (attributes.includes('c')) return unresolved(word.text, word.from)
  if (!word.values || word.glob) {
    if (!attributes.includes('i')) return word
    abandon(scope)
    return someNumber(word)
  }
  if (attributes.includes('i')) {
    const values = word.values.map(value => evaluateText(value, scope, limit()))
    if (!values.includes(undefined)) return { ...word, values: values.map(String) }
    abandon(scope)
    return someNumber(word)
  }
  return { ...word, values: word.values.map(attributes.includes('u') ? toUpper : toLower) }
}

/** Steps that one value may take; a source that needs more is not followed at all. */
export function limit(): (amount: number) => void {
  let left = 20_000
  return amount => {
    left -= amount
    if (left < 0) throw new RangeError('arithmetic that goes on too long')
  }
}

const someNumber = (word: Word): Word => ({ text: word.text, values: ['*'], glob: true })

/** `x+=y`: the text after what is there; of integers the sum. */
function added(before: Variable | undefined, value: Word, attributes: string, scope: Scope): Word {
  const head = before?.unset ? literal('') : before?.word
  if (attributes.includes('c')) return transformed(value, attributes, scope)
  if (attributes.includes('i')) {
    const [a, b] = [head, value].map(word => { const text = exact(word); return text === undefined ? undefined : evaluateText(text, scope, limit()) })
    return a === undefined || b === undefined ? someNumber(value) : { ...value, values: [String(BigInt.asIntN(64, a + b))] }
  }
  if (!head?.values || !value.values || head.values.length * value.values.length > 64 || (head.values[0]?.length ?? 0) + (value.values[0]?.length ?? 0) > 256 * 1024) return unresolved(value.text, mergeOrigins(head?.from, value.from))
  return transformed({ ...value, values: head.values.flatMap(a => (value.values ?? []).map(b => a + b)), ...((head.glob || value.glob) && { glob: true as const }) }, attributes, scope)
}

/** `a=(x y)`, `a+=(z)`, `a=([k]=v)`. */
export function assignArray(node: Assignment, { scope }: Walk, expander: Expander): void {
  if (node.value.type !== 'ArrayValue') return
  const [name, before] = named(node.name, scope)
  const letters = before?.attributes ?? ''
  expander.spend((before?.elements?.size ?? 0) >> 4)
  const list = before && !before.unset ? elementsOf(before) : new Map<string, Word>()
  /** Where what is not known comes from, as soon as something is not. What stands in the elements is walked all the same. */
  let lost = (node.append && !list && before) || letters.includes('c') ? (before?.word.from ?? []) : undefined
  const elements = new Map<string, Word>(node.append ? (list ?? []) : [])
  const associative = letters.includes('A')
  const zsh = isZsh(scope)
  // The next index is one above the highest.
  let at = zsh ? 1 : 0
  if (!associative) for (const key of elements.keys()) if (Number(key) >= at) at = Number(key) + 1
  const plain: Word[] = []
  const elementwise: Expander = zsh ? expander : { ...expander, tildes: associative ? 'none' : 'start' }
  for (const [index, element] of node.value.elements.entries()) {
    // One word to the shell, which the parser has cut; and in substitutions, which bash keeps as text of its own, what ends in an escaped blank takes the next along.
    const last = index > 0 ? node.value.elements[index - 1] : undefined
    if (last?.end === element.pos || (last && /\\[ \t]$/.test(last.text))) lost ??= []
    const found = /^\[([^\]]*)\](\+?)=/.exec(element.text)
    // Braces make words of it before anything is seen of a key, but where nothing is ever split.
    const keyed = zsh || associative || !element.parts?.some(part => part.type === 'BraceExpansion') ? found : null
    if (!keyed && associative && !zsh) {
      plain.push(transformed(expandAssigned(element, elementwise), letters, scope))
      continue
    }
    if (!keyed) {
      if (!found && /^\[[^]*\]\+?=/.test(element.text)) lost = mergeOrigins(lost, walkParts(element.parts ?? [], expander))
      else
        for (const word of expandWord(element, elementwise)) {
          const value = transformed(word, letters, scope)
          if (associative) plain.push(value)
          else elements.set(String(at++), value)
        }
      continue
    }
    const { key, value } = keyedElement(element, keyed, { word: literal(''), elements, ...(letters && { attributes: letters }) }, associative ? elementwise : expander)
    if (/[`]|\$\(/.test(key ?? keyed[1] ?? '')) expander.doubt(element.text, 'the subscript would run the substitution in it')
    if (key === undefined) lost = mergeOrigins(lost, value.from)
    // Behind words whose number is not known it may take the place of any.
    if (!associative && [...elements.values()].some(one => one.many)) lost ??= []
    if (key === undefined || lost) continue
    elements.set(key, keyed[2] ? added({ word: elements.get(key) ?? literal('') }, value, letters, scope) : transformed(value, letters, scope))
    at = Number(key) + 1
  }
  // Words without keys are keys and values in turn.
  for (let i = 0; i < plain.length; i += 2) {
    const key = exact(plain[i])
    if (key === undefined) lost = mergeOrigins(lost, plain[i]?.from)
    else elements.set(key, plain[i + 1] ?? literal(''))
  }
  if (lost) return void scope.variables.set(name, { word: unresolved(`$${name}`, lost), ...kept(before, scope), open: true })
  // To zsh the name alone is all elements.
  scope.variables.set(name, { ...listed(elements, associative), ...(zsh && { word: unresolved(`$${name}`) }), ...kept(before, scope) })
}

/** `[k]=v` in an array: what stands before the value is a subscript, and the value is expanded as in any assignment. */
function keyedElement(element: WordNode, keyed: RegExpExecArray, so: Variable, expander: Expander): { readonly key: string | undefined; readonly value: Word } {
  const [head = '', subscript = ''] = keyed
  const read = (text: string): Word => {
    if (text === '') return literal('')
    const command = parse(`x=${text}`).script?.commands[0]?.command
    const only = command?.type === 'Command' && !command.name ? command.prefix[0] : undefined
    return only?.type === 'Assignment' && only.value.type === 'Word' ? expandAssigned(only.value, expander) : unresolved(text, walkParts(element.parts ?? [], expander))
  }
  const value = read(element.text.slice(head.length))
  const text = exact(read(subscript))
  return { key: text === undefined ? undefined : keyOf(text, so, expander.scope, expander.spend), value }
}
