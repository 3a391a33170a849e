// Reads jq and yq programs, which only compute, for the few functions that reveal, read or write. Source: jq(1) 1.8, yq 4.50 of mikefarah.
import { literal, unresolved } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { revealsEnvironment, revealsVariables } from './environment.ts'

interface Token {
  readonly kind: 'word' | 'string' | 'mark'
  readonly text: string
}
const LIMIT = 65536

/** @returns what the program does besides computing; undefined when it is not certainly understood */
export function readJq(program: string): readonly Step[] | undefined {
  const tokens = program.length > LIMIT ? undefined : tokenize(program, 0)
  if (!tokens) return undefined
  const steps: Step[] = []
  const around = brackets(tokens)
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word') continue
    const before = tokens[at - 1]
    const next = tokens[at + 1]
    const field = before?.kind === 'mark' && before.text === '.'
    const key = next?.kind === 'mark' && next.text === ':' && before?.kind === 'mark' && /^[{,]$/.test(before.text) && around[at] === '{'
    const shorthand = before?.kind === 'mark' && /^[{,]$/.test(before.text) && next?.kind === 'mark' && /^[,}]$/.test(next.text) && around[at] === '{'
    const called = next?.kind === 'mark' && next.text === '('
    const argument = called && tokens[at + 3]?.text === ')' && (tokens[at + 2]?.kind === 'string' || tokens[at + 2]?.kind === 'word') ? tokens[at + 2]?.text : undefined
    if (field || key) continue
    if (text === '$ENV' || (text === 'env' && !called && !shorthand)) {
      const name = next?.text === '.' ? tokens[at + 2]?.text : next?.text === '[' && tokens[at + 2]?.kind === 'string' && tokens[at + 3]?.text === ']' ? tokens[at + 2]?.text : undefined
      steps.push(...(name && /^\w+$/.test(name) ? revealsVariables([literal(name)]) : [revealsEnvironment]))
    } else if (/^(env|strenv)$/.test(text) && called) steps.push(...(argument ? revealsVariables([literal(argument)]) : [revealsEnvironment]))
    else if (text === 'envsubst') steps.push(revealsEnvironment)
    else if (/^(?:load_?\w*|\w+?_?load)$/i.test(text) && called) steps.push({ kind: 'read', target: argument && tokens[at + 2]?.kind === 'string' ? literal(argument) : unresolved('the file that the program names') })
    else if ((text === 'import' || text === 'include') && next?.kind === 'string') steps.push({ kind: 'read', target: literal(next.text) })
    else if (text === 'system' && called) return undefined
  }
  return steps
}

/** The nearest open bracket around each token: in braces a bare word is the name of a field. */
function brackets(tokens: readonly Token[]): string[] {
  const open: string[] = []
  return tokens.map(({ kind, text }) => {
    const around = open.at(-1) ?? ''
    if (kind === 'mark' && /^[([{]$/.test(text)) open.push(text)
    else if (kind === 'mark' && /^[)\]}]$/.test(text)) open.pop()
    return around
  })
}

/** The programs inside strings follow those strings. */
function tokenize(text: string, depth: number): Token[] | undefined {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const c = text[at] ?? ''
    if (/\s/.test(c)) at++
    else if (c === '#') {
      const end = text.indexOf('\n', at)
      const comment = text.slice(at, end < 0 ? undefined : end)
      // Versions differ on whether a backslash continues a comment.
      if (/\\\r?$/.test(comment)) return undefined
      at += comment.length
    } else if (c === '"') {
      const start = at + 1
      const inner: Token[] = []
      for (at++; text[at] !== '"'; at++) {
        if (at >= text.length) return undefined
        if (text[at] !== '\\') continue
        at++
        if (text[at] !== '(') continue
        const end = closing(text, at, depth)
        const nested = end < 0 ? undefined : tokenize(text.slice(at + 1, end), depth + 1)
        if (!nested) return undefined
        inner.push(...nested)
        at = end
      }
      tokens.push({ kind: 'string', text: text.slice(start, at) }, ...inner)
      at++
    } else if (/[A-Za-z_$@]/.test(c)) {
      const word = /^[$@]?(?:__loc__|[A-Za-z_]\w*(?:::\w+)*)?/.exec(text.slice(at, at + 256))?.[0] || c
      tokens.push({ kind: 'word', text: word })
      at += word.length
    } else {
      tokens.push({ kind: 'mark', text: c })
      at++
    }
  }
  return tokens
}

/** The bracket that closes the one at `open`, past strings; -1 when there is none, or when strings nest absurdly. */
function closing(text: string, open: number, level: number): number {
  if (level > 20) return -1
  let depth = 0
  for (let at = open; at < text.length; at++) {
    const c = text[at]
    if (c === '"') {
      for (at++; at < text.length && text[at] !== '"'; at++) {
        if (text[at] !== '\\') continue
        at++
        if (text[at] === '(') {
          const end = closing(text, at, level + 1)
          if (end < 0) return -1
          at = end
        }
      }
    } else if (c === '(') depth++
    else if (c === ')' && --depth === 0) return at
  }
  return -1
}
