// The part of Starlark in which Codex's rules are written: calls with named arguments that are texts and lists, written out.

export type Value = string | boolean | number | readonly Value[]
export interface Called {
  readonly name: string
  readonly line: number
  readonly args: ReadonlyMap<string, Value>
}

interface Token {
  readonly kind: 'name' | 'text' | 'number' | 'mark'
  readonly text: string
  readonly line: number
}

const TOKEN = /[ \t\r]+|\\\n|(#[^\n]*)|(\n)|(r?(?:"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'))|([A-Za-z_]\w*)|(-?\d+)|([()[\],=])/y

/** @returns what is more than a call written out, by its line */
export function parseCalls(text: string): readonly Called[] | { readonly problem: string } {
  const read = tokensOf(text)
  return 'problem' in read ? read : callsOf(read)
}

function callsOf(tokens: readonly Token[]): readonly Called[] | { readonly problem: string } {
  let at = 0
  const peek = (): string | undefined => tokens[at]?.kind === 'mark' ? tokens[at]?.text : undefined
  const fail = (): never => { throw new Error(`line ${(tokens[at] ?? tokens.at(-1))?.line ?? 1} holds more than rules that are written out`) }
  const expect = (mark: string): void => { if (peek() === mark) at++; else fail() }

  function value(): Value {
    const token = tokens[at++]
    if (token?.kind === 'text') return unquoted(token.text)
    if (token?.kind === 'number') return Number(token.text)
    if (token?.kind === 'name' && /^(?:True|False)$/.test(token.text)) return token.text === 'True'
    at--
    expect('[')
    const list: Value[] = []
    while (peek() !== ']') {
      list.push(value())
      if (peek() !== ']') expect(',')
    }
    at++
    return list
  }

  function called(): Called {
    const token = tokens[at]
    if (token?.kind !== 'name') return fail()
    at++
    expect('(')
    const args = new Map<string, Value>()
    while (peek() !== ')') {
      const key = tokens[at]
      if (key?.kind !== 'name' || args.has(key.text)) return fail()
      at++
      expect('=')
      args.set(key.text, value())
      if (peek() !== ')') expect(',')
    }
    at++
    return { name: token.text, line: token.line, args }
  }

  try {
    const calls: Called[] = []
    while (at < tokens.length) calls.push(called())
    return calls
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function tokensOf(text: string): readonly Token[] | { readonly problem: string } {
  const tokens: Token[] = []
  let line = 1
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text)
    if (!found) return { problem: `line ${line} holds more than rules that are written out` }
    const [whole, , , string, name, number, mark] = found
    if (string !== undefined) tokens.push({ kind: 'text', text: string, line })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, line })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, line })
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, line })
    line += whole.split('\n').length - 1
  }
  return tokens
}

const ESCAPES = new Map([['n', '\n'], ['t', '\t'], ['r', '\r'], ['\n', '']])

function unquoted(token: string): string {
  const raw = token.startsWith('r')
  const text = raw ? token.slice(1) : token
  const quotes = /^(?:"""|''')/.test(text) ? 3 : 1
  const inner = text.slice(quotes, -quotes)
  return raw ? inner : inner.replace(/\\([^])/g, (_, one: string) => ESCAPES.get(one) ?? one)
}
