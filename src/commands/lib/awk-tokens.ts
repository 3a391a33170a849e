// Splits an awk program into tokens. Source: the lexical chapters of POSIX awk, gawk 5.2, mawk 1.3.4.

export interface Token {
  readonly kind: 'string' | 'regex' | 'number' | 'word' | 'newline' | 'mark'
  /** A string's value, a word, or the characters of a mark. */
  readonly text: string
}

const MARKS = ['**=', '|&', '||', '&&', '>>', '>=', '<=', '==', '!=', '!~', '++', '--', '+=', '-=', '*=', '/=', '%=', '^=', '**']
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v', '\\': '\\', '"': '"', '/': '/' }
/** Behind these a slash divides. */
const VALUE_ENDS = new Set([')', ']', '$'])
const STATEMENT_WORDS = new Set(['print', 'printf', 'return', 'in', 'case', 'do', 'else', 'getline', 'exit', 'delete'])

/**
 * @param shielded whether a slash in brackets belongs to a regular expression, in which awks differ
 * @returns undefined when the text is not certainly read as awk would
 */
export function tokenize(text: string, shielded: boolean): Token[] | undefined {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const c = text[at] ?? ''
    if (c === ' ' || c === '\t' || c === '\r' || c === '\f' || c === '\v') at++
    else if (c === '\\' && /^\\\r?\n/.test(text.slice(at, at + 3))) at += text[at + 1] === '\r' ? 3 : 2
    else if (c === '\n') {
      tokens.push({ kind: 'newline', text: c })
      at++
    } else if (c === '#') {
      while (at < text.length && text[at] !== '\n') at++
    } else if (c === '"') {
      const read = string(text, at)
      if (!read) return undefined
      tokens.push({ kind: 'string', text: read.value })
      at = read.end
    } else if (c === '/' && divides(tokens) === false) {
      const end = regex(text, at, shielded)
      if (end < 0) return undefined
      tokens.push({ kind: 'regex', text: text.slice(at, end) })
      at = end
    } else if (c === '/' && (divides(tokens) === undefined || (text[at + 1] === '=' && !isAssignable(tokens)))) return undefined
    else if (/[\d.]/.test(c) && /^\.?\d/.test(text.slice(at, at + 2))) {
      const number = /^(?:0[xX][\da-fA-F]+|\d*\.?\d*(?:[eE][+-]?\d+)?)/.exec(text.slice(at, at + 64))?.[0] ?? c
      tokens.push({ kind: 'number', text: number })
      at += number.length
    } else if (/[A-Za-z_]/.test(c)) {
      const word = /^\w+(?:::\w+)?/.exec(text.slice(at, at + 256))?.[0] ?? c
      tokens.push({ kind: 'word', text: word })
      at += word.length
    } else {
      const mark = MARKS.find(one => text.startsWith(one, at)) ?? c
      if (!/^[\x20-\x7e]/.test(c) || c === "'" || c === '`' || c === '\\') return undefined
      tokens.push({ kind: 'mark', text: mark })
      at += mark.length
    }
  }
  return tokens
}

function string(text: string, start: number): { value: string; end: number } | undefined {
  let value = ''
  for (let i = start + 1; i < text.length; i++) {
    const c = text[i] ?? ''
    if (c === '"') return { value, end: i + 1 }
    if (c === '\n') return undefined
    if (c !== '\\') {
      value += c
      continue
    }
    const next = text[++i] ?? ''
    const code = /^(?:[0-7]{1,3}|x[\da-fA-F]{1,2})/.exec(text.slice(i, i + 3))?.[0]
    if (next === '\n') continue
    if (code) {
      value += String.fromCharCode(code.startsWith('x') ? Number.parseInt(code.slice(1), 16) : Number.parseInt(code, 8))
      i += code.length - 1
    } else value += ESCAPES[next] ?? `\\${next}`
  }
  return undefined
}

function regex(text: string, start: number, shielded: boolean): number {
  let i = start + 1
  while (i < text.length) {
    const c = text[i]
    if (c === '\n') return -1
    if (c === '/') return i + 1
    if (c === '\\') i += 2
    else if (c === '[' && shielded) {
      i++
      if (text[i] === '^') i++
      if (text[i] === ']') i++
      while (i < text.length && text[i] !== ']') {
        if (text[i] === '\n') return -1
        const named = /^\[([:.=])/.exec(text.slice(i, i + 2))?.[1]
        const close = named ? text.indexOf(`${named}]`, i + 2) : -1
        i = close >= 0 ? close + 2 : text[i] === '\\' ? i + 2 : i + 1
      }
      i++
    } else i++
  }
  return -1
}

/** Behind what can be assigned to, `/=` is an operator; behind other values it opens a regular expression. */
function isAssignable(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  const before = tokens.at(-2)
  if (last?.kind === 'word') return last.text !== 'length'
  return (last?.kind === 'mark' && last.text === ']') || (last?.kind === 'number' && before?.kind === 'mark' && before.text === '$')
}

/** Whether a slash divides here (true), opens a regular expression (false), or only awk's grammar knows. */
function divides(tokens: readonly Token[]): boolean | undefined {
  const last = tokens.at(-1)
  if (!last) return false
  if (last.kind === 'number' || last.kind === 'string' || last.kind === 'regex') return true
  if (last.kind === 'word') return !STATEMENT_WORDS.has(last.text)
  if (last.text === '++' || last.text === '--') {
    const before = tokens.at(-2)
    return before?.kind === 'word' || before?.text === ']' || before?.text === ')' ? true : undefined
  }
  if (last.text !== ')') return VALUE_ENDS.has(last.text)
  // Behind `if (...)` a pattern may stand, behind `(...)` in an expression a quotient.
  let depth = 0
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i]
    if (token?.kind !== 'mark') continue
    if (token.text === ')') depth++
    else if (token.text === '(' && --depth === 0) return /^(if|while|for|switch)$/.test(tokens[i - 1]?.text ?? '') ? undefined : true
  }
  return true
}
