// Reads small Python programs: calls that are written out in full, and whether everything else only computes.
import { literal, unresolved } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { revealsEnvironment, revealsVariables } from './environment.ts'
import { deeds } from './inline-calls.ts'
import { closes, type Token, tokenizeInline } from './inline-tokens.ts'
import { BUILTINS, DEEDS, KEYWORDS, METHODS, MODULES, PATH_DEEDS } from './python-names.ts'
import { argumentsAt, type Scope, scopeOf, statement } from './python-scope.ts'
import type { InlineReading } from './read-inline.ts'

interface State {
  readonly steps: Step[]
  readonly scope: Scope
  readonly depth: number
  complete: boolean
}

export function readPython(text: string, depth = 0): InlineReading {
  const tokens = tokenizeInline('python', text)
  if (!tokens || depth > 3) return { steps: [], complete: false }
  const scope = scopeOf(tokens)
  const state: State = { steps: [], scope, depth, complete: scope.known }
  walk(tokens, state)
  return { steps: state.steps, complete: state.complete }
}

function walk(tokens: readonly Token[], state: State): void {
  const templated = tokens.some(one => one.kind === 'name' && /^(format|format_map)$/.test(one.text))
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.inner) walk(token.inner, state)
    if (token.kind === 'string' && templated && /\{[^}]*[.[]/.test(token.text)) state.complete = false
    if (token.kind === 'mark' && token.text === '@') state.complete = false
    if (token.kind !== 'name') continue
    const before = tokens[at - 1]
    if (before?.kind === 'mark' && before.text === '.') {
      const toStream = /^(write|flush)$/.test(token.text) && /^(stdout|stderr)$/.test(tokens[at - 2]?.text ?? '')
      // A path has a method of this name that moves a file.
      if (token.text === 'replace' && [...state.scope.imported.values()].some(one => one.startsWith('pathlib'))) state.complete = false
      if (!METHODS.has(token.text) && !toStream && !(token.text === 'format' && tokens[at - 2]?.kind === 'string')) state.complete = false
      continue
    }
    if (token.text === 'import' || token.text === 'from') {
      const end = at + statement(tokens, at).length
      if (token.text === 'import' || tokens.slice(at, end).some(one => one.text === 'import')) at = end
      continue
    }
    if (KEYWORDS.has(token.text)) continue
    // A name in front of `=` inside a call is that of an argument.
    if (tokens[at + 1]?.kind === 'mark' && tokens[at + 1]?.text === '=' && before?.kind === 'mark' && /^[(,]$/.test(before.text)) continue
    at = name(tokens, at, state)
  }
}

/** A name, with the attributes behind it. Returns where it ends. */
function name(tokens: readonly Token[], at: number, state: State): number {
  const token = tokens[at]!
  let full = state.scope.imported.get(token.text)
  let end = at
  if (token.text === '__import__' && tokens[at + 2]?.kind === 'string') {
    full = tokens[at + 2]?.text ?? ''
    end = closes(tokens, at + 1)
    if (!MODULES.has(full)) state.complete = false
  }
  if (full === undefined) {
    if (token.text === 'open' && !state.scope.local.has('open')) return opens(tokens, at, state)
    if (DEEDS.get(token.text) === 'code') {
      const [only] = argumentsAt(tokens, at + 1, state.scope)
      if (token.text === 'exec' && only?.texts?.length === 1) state.steps.push(...readPython(only.texts[0] ?? '', state.depth + 1).steps)
      state.complete = false
    } else if (!BUILTINS.has(token.text) && !state.scope.local.has(token.text)) state.complete = false
    return at
  }
  while (tokens[end + 1]?.text === '.' && tokens[end + 2]?.kind === 'name') {
    const attribute = tokens[end + 2]?.text ?? ''
    const owner = MODULES.get(full)
    if (full === 'os' && attribute === 'environ') return environment(tokens, end + 2, state)
    if (owner && !owner.has(attribute) && !MODULES.has(`${full}.${attribute}`) && !DEEDS.has(`${full}.${attribute}`)) state.complete = false
    if (!owner && !DEEDS.has(`${full}.${attribute}`) && !METHODS.has(attribute) && !PATH_DEEDS.has(attribute)) state.complete = false
    full = `${full}.${attribute}`
    end += 2
    if (!MODULES.has(full)) break
  }
  if (full === 'os.environ') return environment(tokens, end, state)
  // A module or class under another name could do anything that it offers.
  if (MODULES.has(full) || (full === 'pathlib.Path' && tokens[end + 1]?.text !== '(')) state.complete = false
  return calls(tokens, end, full, state)
}

function calls(tokens: readonly Token[], at: number, full: string, state: State): number {
  const deed = DEEDS.get(full)
  const called = tokens[at + 1]?.text === '('
  if (full === 'pathlib.Path' && called) return path(tokens, at, state)
  if (!deed) return at
  const args = called ? argumentsAt(tokens, at + 1, state.scope) : []
  const steps = !called ? undefined : full === 'os.getenv' ? (args[0]?.texts ? revealsVariables(args[0].texts.map(literal)) : [revealsEnvironment]) : deeds(deed, args, args.some(one => one.name === 'shell' && one.source === 'True'))
  if (steps) state.steps.push(...steps)
  if (deed === 'list' && !steps) state.steps.push({ kind: 'list', target: args.length ? unresolved(args[0]?.source ?? '') : literal('.') })
  else if (!steps) state.complete = false
  return at
}

function path(tokens: readonly Token[], at: number, state: State): number {
  const args = argumentsAt(tokens, at + 1, state.scope)
  const end = closes(tokens, at + 1)
  const method = tokens[end + 1]?.text === '.' ? (tokens[end + 2]?.text ?? '') : ''
  const deed = PATH_DEEDS.get(method)
  const steps = deed ? deeds(deed, args, false) : undefined
  if (steps) state.steps.push(...steps)
  else if (method || !args[0]?.texts) state.complete = false
  return steps ? end + 2 : at
}

/** `open(name, mode)`: reading is all that a mode without w, a, x and + allows. */
function opens(tokens: readonly Token[], at: number, state: State): number {
  if (tokens[at + 1]?.text !== '(') {
    state.complete = false
    return at
  }
  const args = argumentsAt(tokens, at + 1, state.scope)
  const given = args.find(one => one.name === 'mode') ?? args.filter(one => !one.name)[1]
  const mode = given ? given.texts?.[0] : 'r'
  const target = args[0]?.texts?.length === 1 ? literal(args[0].texts[0] ?? '') : unresolved(args[0]?.source ?? 'a file')
  if (mode === undefined || (!target.values && /[wax+]/.test(mode))) state.complete = false
  else if (/[wx]/.test(mode)) state.steps.push({ kind: 'write', target })
  else if (mode.includes('a')) state.steps.push({ kind: 'append', target })
  else state.steps.push({ kind: mode.includes('+') ? 'write' : 'read', target })
  if (mode !== undefined && /[wax+]/.test(mode)) state.complete = false
  return at
}

/** `environ['X']` and `environ.get('X')` name one variable. */
function environment(tokens: readonly Token[], at: number, state: State): number {
  const opened = tokens[at + 1]?.text === '[' ? at + 2 : tokens[at + 1]?.text === '.' && /^(get|setdefault|pop)$/.test(tokens[at + 2]?.text ?? '') ? at + 4 : -1
  const name = opened > 0 && tokens[opened]?.kind === 'string' ? tokens[opened]?.text : undefined
  state.steps.push(...(name === undefined ? [revealsEnvironment] : revealsVariables([literal(name)])))
  if (tokens[closes(tokens, at + 1) + 1]?.text === '=') state.complete = false
  return opened > 0 ? opened - 1 : at
}
