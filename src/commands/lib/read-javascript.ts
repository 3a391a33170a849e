// Reads small JavaScript programs: calls that are written out in full, and whether everything else only computes.
import { literal } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { revealsEnvironment, revealsVariables } from './environment.ts'
import { type Argument, type Deed, deeds } from './inline-calls.ts'
import { closes, parted, type Token, tokenizeInline } from './inline-tokens.ts'
import { DEEDS, FILE_NAMES, FILES, GLOBALS, KEYWORDS, LEADING, MODULES, PROCESS, PROCESS_DEEDS, QUIET_DEEDS } from './javascript-names.ts'
import type { InlineReading } from './read-inline.ts'

interface State {
  readonly steps: Step[]
  readonly local: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, string>
  /** Functions whose deeds are known, by the last part of their name. */
  readonly known: ReadonlyMap<string, Deed>
  complete: boolean
}

export function readJavascript(text: string): InlineReading {
  const tokens = tokenizeInline('javascript', text)
  if (!tokens) return { steps: [], complete: false }
  const { local, texts } = names(tokens)
  const known = tokens.some(token => token.kind === 'string' && /^(?:node:)?child_process$/.test(token.text)) ? new Map([...DEEDS, ...PROCESS_DEEDS]) : DEEDS
  const state: State = { steps: [], local, texts, known, complete: true }
  walk(tokens, state)
  if (tokens.some(token => token.kind === 'string' && FILES.has(token.text)) && namesOf(tokens).some(name => FILE_NAMES.has(name) || (DEEDS.has(name) && !QUIET_DEEDS.has(name)))) state.complete = false
  return { steps: state.steps, complete: state.complete }
}

const namesOf = (tokens: readonly Token[]): string[] => tokens.flatMap(token => [...(token.kind === 'name' ? [token.text] : []), ...(token.inner ? namesOf(token.inner) : [])])
/** Words behind which a bracket opens a list, not a member. */
const BEFORE_LISTS = /^(const|let|var|of|in|return|case|typeof|await|new|else|default|do|throw|void|delete|instanceof)$/

/** Names that the program declares, and those of them that are one text for good. */
function names(tokens: readonly Token[]): { local: Set<string>; texts: Map<string, string> } {
  const local = new Set<string>()
  const texts = new Map<string, string>()
  const declare = (from: number, to: number): void => {
    for (let at = from; at < to; at++) {
      const token = tokens[at]
      if (token?.kind === 'name' && !KEYWORDS.has(token.text) && tokens[at + 1]?.text !== ':') local.add(token.text)
      if (token?.text === '=' || token?.text === ';') return
    }
  }
  tokens.forEach((token, at) => {
    if (token.kind === 'name' && /^(const|let|var)$/.test(token.text)) {
      const bracket = /^[[{]$/.test(tokens[at + 1]?.text ?? '')
      declare(at + 1, bracket ? closes(tokens, at + 1) : at + 2)
      if (token.text === 'const' && tokens[at + 2]?.text === '=' && tokens[at + 3]?.kind === 'string' && /^[;,]?$/.test(tokens[at + 4]?.kind === 'line' ? '' : (tokens[at + 4]?.text ?? ''))) texts.set(tokens[at + 1]?.text ?? '', tokens[at + 3]?.text ?? '')
    }
    if (token.kind === 'name' && token.text === 'function') declare(at + 1, closes(tokens, tokens[at + 1]?.text === '(' ? at + 1 : at + 2))
    if (token.kind === 'name' && token.text === 'catch' && tokens[at + 1]?.text === '(') declare(at + 2, closes(tokens, at + 1))
    // Parameters of arrow functions.
    if (token.kind === 'mark' && token.text === '=>') {
      if (tokens[at - 1]?.kind === 'name') local.add(tokens[at - 1]?.text ?? '')
      else for (let i = at - 2, depth = 1; i >= 0 && depth > 0; i--) {
        const one = tokens[i]
        if (one?.kind === 'mark' && /^[)\]}]$/.test(one.text)) depth++
        else if (one?.kind === 'mark' && /^[([{]$/.test(one.text)) depth--
        else if (one?.kind === 'name' && !KEYWORDS.has(one.text)) local.add(one.text)
      }
    }
  })
  for (const name of ['require', 'process', 'Deno', 'Bun', 'fetch', 'eval', 'Function', 'globalThis', 'global', 'module', 'constructor', 'prototype', '__proto__', 'this', 'import']) local.delete(name)
  return { local, texts }
}

function walk(tokens: readonly Token[], state: State): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.inner) walk(token.inner, state)
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    // A member by computed name could be any, unless it is a number or a plain text.
    const indexes = token.kind === 'mark' && token.text === '[' && before && before.kind !== 'line' && (before.kind === 'mark' ? /^([)\]}]|\?\.)$/.test(before.text) : before.kind !== 'name' || !BEFORE_LISTS.test(before.text))
    if (indexes && !plainIndex(tokens, at)) state.complete = false
    if (token.kind !== 'name') continue
    const member = before?.kind === 'mark' && /^(\.|\?\.)$/.test(before.text)
    const deed = state.known.get(token.text)
    if (deed && next?.text === '(') acts(tokens, at, state)
    else if (member) {
      if (tokens[at - 2]?.text === 'process' && tokens[at - 2]?.kind === 'name' ? !PROCESS.has(token.text) : LEADING.test(token.text)) state.complete = false
    } else if (token.text === 'process') {
      if (next?.text === '.' && tokens[at + 2]?.text === 'env') at = environment(tokens, at + 2, state)
      else if (next?.text !== '.') state.complete = false
    } else if (token.text === 'require') {
      const module = tokens[at + 2]?.kind === 'string' ? (tokens[at + 2]?.text ?? '') : undefined
      const json = module !== undefined && /^\.{0,2}\/.*\.json$/.test(module)
      if (json) state.steps.push({ kind: 'read', target: literal(module) })
      else if (module === undefined || !(MODULES.has(module) || FILES.has(module))) state.complete = false
    } else if (token.text === 'fetch') {
      const made = deeds('connect', argumentsAt(tokens, at + 1, state), false)
      if (made) state.steps.push(...made)
      state.complete = false
    } else if (!KEYWORDS.has(token.text) && !GLOBALS.has(token.text) && !state.local.has(token.text) && !(next?.text === ':' && before?.kind === 'mark' && /^[{,]$/.test(before.text))) state.complete = false
  }
}

/** A call whose deed is known. */
function acts(tokens: readonly Token[], at: number, state: State): void {
  const name = tokens[at]?.text ?? ''
  const args = argumentsAt(tokens, at + 1, state)
  // File 0 is what the program is fed.
  if (/^read/.test(name) && args[0]?.source === '0') return
  const options = args.map(one => one.source).find(source => source.startsWith('{')) ?? ''
  const deed = state.known.get(name) ?? 'code'
  const recursive = deed === 'delete' && /recursive:(true|!0|1)/.test(options)
  const made = deeds(recursive ? 'deleteTree' : deed, args, /shell:(true|!0|1)/.test(options))
  if (made) state.steps.push(...made)
  if (!made || !QUIET_DEEDS.has(name)) state.complete = false
}

/** `process.env.X` and `process.env['X']` name one variable. */
function environment(tokens: readonly Token[], at: number, state: State): number {
  const dotted = tokens[at + 1]?.text === '.' && tokens[at + 2]?.kind === 'name'
  const named = dotted || (tokens[at + 1]?.text === '[' && tokens[at + 2]?.kind === 'string')
  state.steps.push(...(named ? revealsVariables([literal(tokens[at + 2]?.text ?? '')]) : [revealsEnvironment]))
  if (tokens[at + (dotted ? 3 : 4)]?.text === '=') state.complete = false
  return named ? at + (dotted ? 2 : 3) : at
}

function plainIndex(tokens: readonly Token[], open: number): boolean {
  const only = tokens[open + 1]
  return tokens[open + 2]?.text === ']' && tokens[open + 2]?.kind === 'mark' && (only?.kind === 'number' || (only?.kind === 'string' && !LEADING.test(only.text) && !FILE_NAMES.has(only.text) && !DEEDS.has(only.text)))
}

function argumentsAt(tokens: readonly Token[], open: number, state: State): Argument[] {
  if (tokens[open]?.text !== '(') return []
  return parted(tokens.slice(open + 1, closes(tokens, open))).map(part => {
    const source = part.map(token => token.text).join('')
    const text = textOf(part, state)
    const items = part[0]?.text === '[' && part[0].kind === 'mark' && closes(part, 0) === part.length - 1 ? parted(part.slice(1, -1)).map(one => textOf(one, state)) : undefined
    const list = items?.every(one => one !== undefined) ? items.filter(one => one !== undefined) : undefined
    return { source, ...(text !== undefined ? { texts: [text] } : list ? { texts: list, list: true as const } : {}) }
  })
}

function textOf(tokens: readonly Token[], state: State): string | undefined {
  const parts = tokens.filter(token => !(token.kind === 'mark' && token.text === '+'))
  const texts = parts.map(token => (token.kind === 'string' ? token.text : token.kind === 'name' ? state.texts.get(token.text) : undefined))
  return parts.length && texts.every(one => one !== undefined) ? texts.join('') : undefined
}
