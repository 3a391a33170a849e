// What the names in a small Python program stand for: modules, values of its own, texts that never change.
import type { Argument } from './inline-calls.ts'
import { closes, parted, type Token } from './inline-tokens.ts'
import { DEEDS, KEYWORDS, MODULES } from './python-names.ts'

export interface Scope {
  /** Local name → module, or module and name: `sp` → `subprocess`, `run` → `subprocess.run`. */
  readonly imported: ReadonlyMap<string, string>
  readonly local: ReadonlySet<string>
  /** Names that are given one text, once. */
  readonly texts: ReadonlyMap<string, string>
  /** Everything that is imported is known. */
  readonly known: boolean
}
interface Draft {
  imported: Map<string, string>
  local: Set<string>
  texts: Map<string, string>
  known: boolean
}

const BOUND_BEFORE = new Set(['for', 'as', 'lambda', 'def', 'global', 'nonlocal'])

export function scopeOf(tokens: readonly Token[]): Scope {
  const draft: Draft = { imported: new Map(), local: new Set(), texts: new Map(), known: true }
  imports(tokens, draft)
  names(tokens, draft)
  return draft
}

function imports(tokens: readonly Token[], scope: Draft): void {
  tokens.forEach((token, at) => {
    if (token.kind !== 'name') return
    const before = tokens[at - 1]
    if (before && before.kind !== 'line' && !(before.kind === 'mark' && /^[;:]$/.test(before.text))) return
    if (token.text === 'import') for (const part of parted(statement(tokens, at + 1))) bind(part, '', scope)
    else if (token.text === 'from') {
      const rest = statement(tokens, at + 1)
      const split = rest.findIndex(one => one.kind === 'name' && one.text === 'import')
      const module = rest.slice(0, split).map(one => one.text).join('')
      if (split < 0 || !module || module.startsWith('.')) {
        scope.known = false
        return
      }
      const names = rest.slice(split + 1).filter(one => !(one.kind === 'mark' && /^[()]$/.test(one.text)))
      for (const part of parted(names)) bind(part, module, scope)
    }
  })
}

/** `a.b`, `a.b as c`, and behind `from m`: `x`, `x as y`. */
function bind(part: readonly Token[], module: string, scope: Draft): void {
  const as = part.findIndex(one => one.kind === 'name' && one.text === 'as')
  const name = part.slice(0, as < 0 ? undefined : as).map(one => one.text).join('')
  const alias = as < 0 ? (module ? name : (name.split('.')[0] ?? name)) : (part[as + 1]?.text ?? name)
  const full = module ? `${module}.${name}` : as < 0 ? alias : name
  scope.imported.set(alias, full)
  const known = module ? MODULES.get(module)?.has(name) || MODULES.has(full) || DEEDS.has(full) : MODULES.has(name)
  if (!known) scope.known = false
}

/** Names that the program itself gives a value. */
function names(tokens: readonly Token[], scope: Draft): void {
  const counts = new Map<string, number>()
  tokens.forEach((token, at) => {
    if (token.inner) names(token.inner, scope)
    if (token.kind !== 'name' || KEYWORDS.has(token.text)) return
    const [before, next, after, end] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
    if (before?.kind === 'mark' && before.text === '.') return
    const assigned = next?.kind === 'mark' && /^(:?=|[-+*/%|&]=|\*\*=|\/\/=)$/.test(next.text)
    if (assigned || (before?.kind === 'name' && BOUND_BEFORE.has(before.text))) {
      scope.local.add(token.text)
      counts.set(token.text, (counts.get(token.text) ?? 0) + (next?.text === '=' && after?.kind === 'string' && (!end || end.kind === 'line' || end.text === ';') ? 1 : 2))
      if (after?.kind === 'string') scope.texts.set(token.text, after.text)
    }
  })
  // Targets of `for a, b in`, `a, b = ...`, and parameters.
  tokens.forEach((token, at) => {
    if (token.kind !== 'name') return
    if (token.text === 'for') for (let i = at + 1; i < tokens.length && tokens[i]?.text !== 'in'; i++) take(tokens[i], counts, scope)
    if (token.text === 'lambda') for (let i = at + 1; i < tokens.length && tokens[i]?.text !== ':'; i++) take(tokens[i], counts, scope)
    if (token.text === 'def') for (const one of tokens.slice(at + 1, closes(tokens, at + 2))) take(one, counts, scope)
  })
  tokens.forEach((token, at) => {
    if (token.kind !== 'mark' || token.text !== '=') return
    for (let i = at - 1; i >= 0 && (tokens[i]?.kind === 'name' || /^[,()[\]*]$/.test(tokens[i]?.text ?? '')) && tokens[i]?.kind !== 'line'; i--)
      if (tokens[i - 1]?.text !== '.' && tokens[at - 2]?.text === ',') take(tokens[i], counts, scope)
  })
  for (const [name, count] of counts) if (count !== 1) scope.texts.delete(name)
}

function take(token: Token | undefined, counts: Map<string, number>, scope: Draft): void {
  if (token?.kind !== 'name' || KEYWORDS.has(token.text)) return
  scope.local.add(token.text)
  counts.set(token.text, 2)
}

export function argumentsAt(tokens: readonly Token[], open: number, scope: Scope): Argument[] {
  return parted(tokens.slice(open + 1, closes(tokens, open))).map(part => {
    const named = part[0]?.kind === 'name' && part[1]?.text === '=' ? part[0].text : undefined
    const value = named ? part.slice(2) : part
    const source = value.map(token => token.text).join('')
    const text = textOf(value, scope)
    const items = /^[[(]$/.test(value[0]?.kind === 'mark' ? value[0].text : '') && closes(value, 0) === value.length - 1 ? parted(value.slice(1, -1)).map(one => textOf(one, scope)) : undefined
    const list = items?.every(one => one !== undefined) ? items.filter(one => one !== undefined) : undefined
    return { ...(named && { name: named }), source, ...(text !== undefined ? { texts: [text] } : list ? { texts: list, list: true as const } : {}) }
  })
}

/** One text: strings side by side or joined by a plus, or a name that is always the same. */
function textOf(tokens: readonly Token[], scope: Scope): string | undefined {
  const parts = tokens.filter(token => !(token.kind === 'mark' && token.text === '+'))
  if (!parts.length) return undefined
  const texts = parts.map(token => (token.kind === 'string' ? token.text : token.kind === 'name' ? scope.texts.get(token.text) : undefined))
  return texts.every(one => one !== undefined) ? texts.join('') : undefined
}

/** The tokens up to the end of a statement. */
export function statement(tokens: readonly Token[], from: number): readonly Token[] {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind === 'mark' && /^[([]$/.test(token.text)) depth++
    else if (token?.kind === 'mark' && /^[)\]]$/.test(token.text)) depth--
    else if (depth === 0 && (token?.kind === 'line' || (token?.kind === 'mark' && token.text === ';'))) return tokens.slice(from, at)
  }
  return tokens.slice(from)
}
