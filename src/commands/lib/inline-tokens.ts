// Splits Python and JavaScript into tokens, as far as small programs on a command line need.

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'template' | 'mark' | 'line'
  /** The value of a string, where its spelling leaves no doubt; else the source. */
  readonly text: string
  /** Expressions inside an f-string or a template. */
  readonly inner?: readonly Token[]
}
const LIMIT = 16384
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0', '\n': '' }

const unescaped = (body: string): string =>
  body.replace(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|u\{([\da-fA-F]{1,6})\}|([0-3]?[0-7]{1,2})|([\s\S]))/g, (_, x?: string, u?: string, point?: string, octal?: string, other = '') => {
    const code = x ?? u ?? point
    if (code) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8))
    return ESCAPES[other] ?? other
  })

/** @returns undefined when a string or bracket does not close, or a character is not understood */
export function tokenizeInline(language: 'python' | 'javascript', text: string, depth = 0): Token[] | undefined {
  if (text.length > LIMIT || depth > 8) return undefined
  // Other ends of lines, HTML's comments and declared encodings can show the interpreter another text than this.
  if (/\r(?!\n)|[\u2028\u2029]|<!--|-->/.test(text) || (language === 'python' && /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*coding[:=]/.test(text))) return undefined
  const python = language === 'python'
  const tokens: Token[] = []
  let at = 0
  const close = (quote: string): number => {
    for (let i = at; i < text.length; i++) {
      if (text[i] === '\\') i++
      else if (text.startsWith(quote, i)) return i
      else if (text[i] === '\n' && quote.length === 1 && quote !== '`') return -1
    }
    return -1
  }
  /** The expressions in the braces of a formatted string. */
  const expressions = (body: string): Token[] | undefined => {
    const made: Token[] = []
    for (let i = 0; i < body.length; i++) {
      if (!python && body[i] === '\\') {
        i++
        continue
      }
      if (python ? body[i] !== '{' : !body.startsWith('${', i)) continue
      if (python && body[i + 1] === '{') {
        i++
        continue
      }
      let level = 0
      let end = i
      for (; end < body.length; end++) {
        if (body[end] === '{') level++
        else if (body[end] === '}' && --level === 0) break
      }
      if (end >= body.length) return undefined
      const source = body.slice(i + (python ? 1 : 2), end)
      // A format behind a colon can hold further expressions; it is looked at as one.
      const parts = tokenizeInline(language, python ? source.replace(/![rsa](?=$|:)/, '').replace(/:([^:{}"'[\]()]*)$/, '') : source, depth + 1)
      if (!parts) return undefined
      made.push(...parts, { kind: 'line', text: '' })
      i = end
    }
    return made
  }
  while (at < text.length) {
    const rest = text.slice(at, at + 8)
    const c = text[at] ?? ''
    if (c === '\n') {
      tokens.push({ kind: 'line', text: '\n' })
      at++
    } else if (/\s/.test(c)) at++
    else if (python && c === '\\' && /^\\\r?\n/.test(rest)) at += rest[1] === '\r' ? 3 : 2
    else if (python ? c === '#' : rest.startsWith('//')) {
      const end = text.indexOf('\n', at)
      at = end < 0 ? text.length : end
    } else if (!python && rest.startsWith('/*')) {
      const end = text.indexOf('*/', at + 2)
      if (end < 0) return undefined
      at = end + 2
    } else if (python ? /^[a-zA-Z]{0,2}["']/.test(rest) : c === '"' || c === "'" || c === '`') {
      const prefix = (/^[a-zA-Z]*/.exec(rest)?.[0] ?? '').toLowerCase()
      if (!/^(|r|b|u|f|rb|br|fr|rf)$/.test(prefix)) return undefined
      at += prefix.length
      const quote = python && (text.startsWith('"""', at) || text.startsWith("'''", at)) ? text.slice(at, at + 3) : (text[at] ?? '')
      at += quote.length
      const end = close(quote)
      if (end < 0) return undefined
      const body = text.slice(at, end)
      at = end + quote.length
      const formatted = prefix.includes('f') || quote === '`'
      const inner = formatted ? expressions(body) : []
      if (!inner) return undefined
      tokens.push(inner.length ? { kind: 'template', text: body, inner } : { kind: 'string', text: prefix.includes('r') ? body : unescaped(body) })
    } else if (!python && c === '/' && isDoubtful(tokens)) return undefined
    else if (!python && c === '/' && regexMayStart(tokens.at(-1))) {
      const regex = /^\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/.exec(text.slice(at))?.[0]
      if (!regex) return undefined
      tokens.push({ kind: 'number', text: regex })
      at += regex.length
    } else if (/\d/.test(c) || /^\.\d/.test(rest)) {
      const number = /^(?:0[xXoObB][\da-fA-F_]+n?|[\d_]*\.?[\d_]*(?:[eE][+-]?\d+)?[jn]?)/.exec(text.slice(at, at + 80))?.[0] ?? c
      tokens.push({ kind: 'number', text: number })
      at += number.length
    } else if (/[A-Za-z_$]/.test(c)) {
      const name = /^[\w$]+/.exec(text.slice(at, at + 200))?.[0] ?? c
      tokens.push({ kind: 'name', text: name })
      at += name.length
    } else if (/^[\x21-\x7e]/.test(c) && c !== '\\' && (python ? c !== '`' && c !== '$' && c !== '?' : c !== '#' && c !== '@')) {
      const mark = ['===', '!==', '**=', '//=', '...', '=>', '==', '!=', '<=', '>=', ':=', '+=', '-=', '*=', '/=', '%=', '|=', '&=', '->', '&&', '||', '??', '?.', '++', '--', '**', '//', '<<', '>>'].find(one => text.startsWith(one, at)) ?? c
      tokens.push({ kind: 'mark', text: mark })
      at += mark.length
    } else return undefined
  }
  return tokens
}

const regexMayStart = (last: Token | undefined): boolean =>
  !last || last.kind === 'line' || (last.kind === 'mark' && !/^[)\]}]$|^\+\+$|^--$/.test(last.text)) || (last.kind === 'name' && /^(return|typeof|case|in|of|delete|void|throw|new|else|do)$/.test(last.text))

/** Behind these only JavaScript's grammar tells a quotient from a regular expression. */
function isDoubtful(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)
  if (last?.kind !== 'mark' || !/^([)}]|\+\+|--)$/.test(last.text)) return false
  if (last.text !== ')') return true
  let depth = 0
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (/^[)\]}]$/.test(token.text)) depth++
    else if (/^[([{]$/.test(token.text) && --depth === 0) return /^(if|while|for|with|switch|catch)$/.test(tokens[at - 1]?.text ?? '')
  }
  return true
}

/** The index of the bracket that closes the one at `open`; the end when there is none. */
export function closes(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'mark') continue
    if (/^[([{]$/.test(tokens[at]?.text ?? '')) depth++
    else if (/^[)\]}]$/.test(tokens[at]?.text ?? '') && --depth === 0) return at
  }
  return tokens.length
}

/** Tokens parted by commas outside of brackets. */
export function parted(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.kind === 'line') continue
    if (token.kind === 'mark') {
      if (/^[([{]$/.test(token.text)) depth++
      else if (/^[)\]}]$/.test(token.text)) depth--
      else if (token.text === ',' && depth === 0) {
        parts.push([])
        continue
      }
    }
    parts.at(-1)?.push(token)
  }
  return parts.filter(part => part.length > 0)
}
