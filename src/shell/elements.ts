// Elements of arrays: which one a subscript names, and what it is to set one.
import { exact, literal, unresolved, type Word } from '../model/index.ts'
import { abandon } from './failing.ts'
import { evaluateText } from './numbers.ts'
import { initial, MAYBE_EXPORTING, type Scope, type Variable } from './scope.ts'
import { isZsh } from './spelling.ts'

type Spend = (amount: number) => void

/** The elements that a variable has: a known scalar is an array of one. Undefined when they are not known. */
export function elementsOf(variable: Variable | undefined): ReadonlyMap<string, Word> | undefined {
  if (!variable || variable.unset) return variable && new Map()
  return variable.elements ?? (variable.word.values && !variable.open ? new Map([['0', variable.word]]) : undefined)
}

export const isAssociative = (variable: Variable | undefined): boolean => variable?.attributes?.includes('A') ?? false

/** A variable through its name references. */
export function named(name: string, scope: Scope): readonly [name: string, variable: Variable | undefined] {
  let at = name
  for (let hops = 0; hops < 8; hops++) {
    const variable = scope.variables.get(at) ?? initial(at, scope.facts)
    if (!variable?.ref || variable.ref === at) return [at, variable]
    at = variable.ref
  }
  return [at, undefined]
}

/** The key that a subscript's text stands for; undefined when it is not known. */
export function keyOf(subscript: string, variable: Variable | undefined, scope: Scope, spend: Spend): string | undefined {
  if (isAssociative(variable)) return subscript
  const index = evaluateText(subscript, scope, spend)
  if (index === undefined) abandon(scope)
  if (index === undefined) return undefined
  if (index >= 0n) return String(index)
  const keys = [...(elementsOf(variable)?.keys() ?? [])]
  const last = keys.length ? Number(keys.at(-1)) + 1 : undefined
  const from = last === undefined ? -1n : BigInt(last) + index
  if (from < 0n || uncertain(variable)) abandon(scope)
  return from >= 0n && !uncertain(variable) ? String(from) : undefined
}

/** True when an element may be several, so that nobody knows which one a number after it names. */
const uncertain = (variable: Variable | undefined): boolean => !isAssociative(variable) && [...(variable?.elements?.values() ?? [])].some(word => word.many)

/** `${a[i]}` as a variable. */
export function elementOf(name: string, subscript: string, scope: Scope, spend: Spend): Variable {
  const [, variable] = named(name, scope)
  const unknown: Variable = { word: unresolved(`\${${name}[${subscript}]}`, variable?.word.from) }
  const elements = isZsh(scope) && variable && !variable.elements && !variable.unset ? lettersOf(variable.word) : elementsOf(variable)
  // Only what is an array has an end to count from.
  if (elements && variable && !variable.elements && !variable.unset && !isZsh(scope)) {
    const index = evaluateText(subscript, scope, spend)
    if (index !== undefined && index < 0n) return variable.attributes ? unknown : { word: literal(''), unset: true }
  }
  const key = keyOf(subscript, variable && elements ? { ...variable, elements } : variable, scope, spend)
  if (!elements || key === undefined || !variable) return unknown
  const found = elements.get(key)
  if (uncertain(variable) && !(found && isFirst(found, [...elements.values()], scope))) return { word: oneOfMany([...elements.values()], unknown.word) }
  if (found) return { word: found }
  return variable.elements || variable.unset || exact(variable.word) !== undefined ? { word: literal(''), unset: true } : unknown
}

/** To zsh the elements of a text are its characters. */
function lettersOf(word: Word): ReadonlyMap<string, Word> | undefined {
  const text = exact(word)
  return text === undefined || text.length > 1024 ? undefined : new Map([...text].map((letter, at) => [String(at + 1), literal(letter)]))
}

/** True when none before a word of a list stands for several, and it is no pattern that may stand for none. */
export const isFirst = (word: Word, list: readonly Word[], scope: Scope): boolean => list.find(one => one.many || one === word) === word && !(word.glob && scope.options.has('nullglob'))

/** Any of these words, or none, where some stand for several. */
export function oneOfMany(words: readonly Word[], unknown: Word): Word {
  const values = [...new Set(['', ...words.flatMap(word => word.values ?? [])])]
  return words.every(word => word.values) && values.length <= 64 ? { text: unknown.text, values, ...(words.some(word => word.glob) && { glob: true as const }) } : unknown
}

/** What stays of a variable when a value is stored in it. */
const exportedBy = (before: Variable | undefined, { options }: Scope): Variable['exported'] | undefined => (before?.exported === true || !options.has('allexport') ? before?.exported : options.has(MAYBE_EXPORTING) ? 'maybe' : true)

export const kept = (before: Variable | undefined, scope: Scope): Partial<Variable> => ({ ...(exportedBy(before, scope) && { exported: exportedBy(before, scope) ?? true }), ...(before?.attributes && { attributes: before.attributes }) })

/** That a text was stored in what may have been an array leaves the other elements. To zsh it is the text alone then. */
export const opened = (before: Variable | undefined, scope: Scope): Partial<Variable> => (before?.open && !before.unset && !isZsh(scope) ? { open: true } : {})

/** Sets a variable, or the element of it that a subscript names. */
export function setElement(scope: Scope, name: string, subscript: string | undefined, word: Word, spend: Spend): void {
  const [at, before] = named(name, scope)
  if (before?.attributes?.includes('r')) return abandon(scope)
  if (subscript === undefined && (!before?.elements || isZsh(scope))) {
    scope.variables.set(at, { word, ...kept(before, scope), ...opened(before, scope) })
    return
  }
  const key = subscript === undefined ? '0' : keyOf(subscript, before, scope, spend)
  const known = elementsOf(before?.unset ? undefined : before)
  // To zsh it is a character of a text.
  const letter = isZsh(scope) && before && !before.elements && !before.unset
  if (letter || key === undefined || (before && !before.unset && !known) || uncertain(before)) {
    scope.variables.set(at, { word: unresolved(`$${name}`, word.from), ...kept(before, scope), open: true })
    return
  }
  spend(1 + ((known?.size ?? 0) >> 4))
  scope.variables.set(at, { ...listed(new Map(known).set(key, word), isAssociative(before)), ...kept(before, scope) })
}

/** Takes an element away: of what is not known, any. */
export function unsetElement(scope: Scope, name: string, subscript: string, spend: Spend): void {
  const [at, before] = named(name, scope)
  if (!before || before.unset || before.attributes?.includes('r')) return
  const elements = isZsh(scope) || /^[@*]$/.test(subscript) || uncertain(before) ? undefined : elementsOf(before)
  // What is no array has the element 0 alone, whatever counts from the end.
  const index = elements && !before.elements && !before.attributes ? evaluateText(subscript, scope, spend) : undefined
  if (index !== undefined && index !== 0n) return
  const key = elements && keyOf(subscript, before, scope, spend)
  const unknown = unresolved(`$${at}`, before.word.from)
  if (!elements || key === undefined) scope.variables.set(at, { word: unknown, ...kept(before, scope), open: true })
  else scope.variables.set(at, { ...before, word: key === '0' ? unknown : before.word, elements: new Map([...elements].filter(([one]) => one !== key)) })
}

/** Elements as a variable: in the order of their numbers. */
export function listed(elements: ReadonlyMap<string, Word>, associative = false): Variable {
  const sorted = associative ? elements : new Map([...elements].sort(([a], [b]) => Number(a) - Number(b)))
  return { word: sorted.get('0') ?? literal(''), elements: sorted }
}
