// The pattern language of the shell (bash(1), Pattern Matching): read once, matched without backtracking, whatever stands in it.

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'star' }
  | { readonly kind: 'class'; readonly negated: boolean; readonly has: readonly ((character: string) => boolean)[] }
  | { readonly kind: 'group'; readonly operator: string; readonly choices: readonly (readonly Node[])[] }

export type Pattern = readonly Node[]

/** Steps that one question may take; beyond them there is no answer. */
const MAX_STEPS = 400_000
const MAX_PATTERN = 1000

/** @returns the pattern, or undefined when it is not understood: an unclosed or unknown class in brackets, a group without an end */
export function readPattern(source: string): Pattern | undefined {
  if (source.length > MAX_PATTERN) return undefined
  const characters = [...source]
  const read = sequence(characters, 0, false, 0)
  return read && read.end === characters.length ? read.nodes : undefined
}

function sequence(source: readonly string[], start: number, inGroup: boolean, depth: number): { readonly nodes: Node[]; readonly end: number } | undefined {
  const nodes: Node[] = []
  let i = start
  const text = (value: string): void => {
    nodes.push({ kind: 'text', text: value })
    i++
  }
  while (i < source.length) {
    const character = source[i] ?? ''
    if (inGroup && (character === '|' || character === ')')) break
    if ('@!+?*'.includes(character) && source[i + 1] === '(') {
      const choices: Node[][] = []
      i += 2
      for (;;) {
        const choice = depth < 20 ? sequence(source, i, true, depth + 1) : undefined
        if (!choice || choice.end >= source.length) return undefined
        choices.push(choice.nodes)
        i = choice.end + 1
        if (source[choice.end] === ')') break
      }
      nodes.push({ kind: 'group', operator: character, choices })
    } else if (character === '*') {
      if (nodes.at(-1)?.kind !== 'star') nodes.push({ kind: 'star' })
      i++
    } else if (character === '?') {
      nodes.push({ kind: 'any' })
      i++
    } else if (character === '\\' && i + 1 < source.length) {
      i++
      text(source[i] ?? '')
    } else if (character === '[') {
      const set = bracket(source, i)
      if (set === 'unknown') return undefined
      if (!set) text('[')
      else {
        nodes.push(set.node)
        i = set.end
      }
    } else text(character)
  }
  return { nodes, end: i }
}

/** `[...]` at a position; undefined when it has no end, and is only a character. */
function bracket(source: readonly string[], start: number): { readonly node: Node; readonly end: number } | 'unknown' | undefined {
  let i = start + 1
  const negated = source[i] === '!' || source[i] === '^'
  if (negated) i++
  const has: ((character: string) => boolean)[] = []
  for (let first = true; ; first = false) {
    let low = source[i]
    if (low === undefined) return undefined
    if (low === ']' && !first) return { node: { kind: 'class', negated, has }, end: i + 1 }
    if (low === '[' && (source[i + 1] === ':' || source[i + 1] === '.' || source[i + 1] === '=')) {
      const mark = source[i + 1] ?? ''
      const end = source.findIndex((one, at) => at > i + 1 && one === mark && source[at + 1] === ']')
      const name = end < 0 ? '' : source.slice(i + 2, end).join('')
      const test = mark === ':' ? CLASSES.get(name) : [...name].length === 1 ? (one: string) => one === name : undefined
      // A name that is no class, or none at all, is read in different ways.
      if (!test) return 'unknown'
      has.push(test)
      i = end + 2
      continue
    }
    if (low === '\\') low = source[++i]
    if (low === undefined) return undefined
    i++
    if (source[i] === '-' && source[i + 1] !== undefined && source[i + 1] !== ']') {
      i++
      if (source[i] === '[' && /[:.=]/.test(source[i + 1] ?? '')) return 'unknown'
      if (source[i] === '\\') i++
      const high = source[i++]
      if (high === undefined) return undefined
      const [from, to] = [code(low), code(high)]
      has.push(one => code(one) >= from && code(one) <= to)
    } else {
      const only = low
      has.push(one => one === only)
    }
  }
}

const code = (character: string): number => character.codePointAt(0) ?? 0

const letters = (ascii: RegExp, others: string): ((one: string) => boolean) => one => (code(one) < 128 ? ascii.test(one) : others !== '' && new RegExp(others, 'u').test(one))
const CLASSES = new Map<string, (one: string) => boolean>([
  ['alpha', letters(/[A-Za-z]/, '\\p{L}')], ['digit', letters(/[0-9]/, '')], ['alnum', letters(/[A-Za-z0-9]/, '[\\p{L}\\p{N}]')], ['upper', letters(/[A-Z]/, '\\p{Lu}')], ['lower', letters(/[a-z]/, '\\p{Ll}')],
  ['space', letters(/[ \t-\r]/, '\\p{Z}')], ['blank', letters(/[ \t]/, '\\p{Zs}')], ['punct', letters(/[!-/:-@[-`{-~]/, '[\\p{P}\\p{S}]')], ['cntrl', letters(/[\0-\x1f\x7f]/, '\\p{Cc}')],
  ['xdigit', letters(/[0-9A-Fa-f]/, '')], ['word', letters(/\w/, '[\\p{L}\\p{N}]')], ['print', letters(/[ -~]/, '[^\\p{C}]')], ['graph', letters(/[!-~]/, '[^\\p{C}\\p{Z}]')], ['ascii', one => code(one) < 128],
])

/** What is asked of a pattern on one text. */
export interface Matching {
  /** Where matches that begin at a character can end; undefined after too many steps. */
  readonly ends: (start: number) => ReadonlySet<number> | undefined
  readonly whole: () => boolean | undefined
}

/** @param spend what every 128 steps cost */
export function matching(pattern: Pattern, characters: readonly string[], spend: (amount: number) => void = () => undefined): Matching {
  let left = MAX_STEPS
  const tick = (steps: number): void => {
    if (left >> 7 !== (left - steps) >> 7) spend((left >> 7) - ((left - steps) >> 7))
    left -= steps
  }
  const after = (nodes: Pattern, starts: Set<number>): Set<number> | undefined => {
    let here = starts
    for (const node of nodes) {
      const next = step(node, here)
      if (!next) return undefined
      here = next
      if (!here.size) break
    }
    return here
  }
  const step = (node: Node, starts: Set<number>): Set<number> | undefined => {
    tick(starts.size + 1)
    if (left < 0) return undefined
    switch (node.kind) {
      case 'text': return moved(starts, one => one === node.text)
      case 'any': return moved(starts, () => true)
      case 'class': return moved(starts, one => node.has.some(test => test(one)) !== node.negated)
      case 'star': return from(Math.min(...starts))
      case 'group': return grouped(node, starts)
    }
  }
  const moved = (starts: Set<number>, test: (character: string) => boolean): Set<number> => {
    const out = new Set<number>()
    for (const at of starts) if (at < characters.length && test(characters[at] ?? '')) out.add(at + 1)
    return out
  }
  const from = (start: number): Set<number> => {
    tick(characters.length - start)
    return new Set(Array.from({ length: Math.max(characters.length - start + 1, 0) }, (_, i) => start + i))
  }
  const grouped = ({ operator, choices }: Extract<Node, { kind: 'group' }>, starts: Set<number>): Set<number> | undefined => {
    const once = (of: Set<number>): Set<number> | undefined => {
      const out = new Set<number>()
      for (const choice of choices) {
        const ends = after(choice, of)
        if (!ends) return undefined
        for (const end of ends) out.add(end)
      }
      return out
    }
    if (operator === '!') {
      const out = new Set<number>()
      for (const start of starts) {
        const not = once(new Set([start]))
        if (!not || left < 0) return undefined
        for (const end of from(start)) if (!not.has(end)) out.add(end)
      }
      return out
    }
    const out = operator === '?' || operator === '*' ? new Set(starts) : new Set<number>()
    for (let fresh: Set<number> | undefined = starts; fresh.size; ) {
      fresh = once(fresh)
      if (!fresh) return undefined
      fresh = new Set([...fresh].filter(end => !out.has(end)))
      for (const end of fresh) out.add(end)
      if (operator === '@' || operator === '?') break
    }
    return out
  }
  const ends = (start: number): Set<number> | undefined => after(pattern, new Set([start]))
  return { ends, whole: () => ends(0)?.has(characters.length) }
}

/** The same with `*` for all that is no plain text. */
export const generalised = (pattern: Pattern): string => pattern.map(node => (node.kind === 'text' ? node.text : '*')).join('').replace(/\*+/g, '*')
