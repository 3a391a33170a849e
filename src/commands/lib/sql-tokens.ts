// Splits SQL into tokens, in the spelling of one family of servers at a time.
import { BACKSLASH_COMMANDS, DOT_COMMANDS } from './sql-names.ts'

export interface Token {
  /** `client` is a command of the client program; `odd` is text that only one client can read. */
  readonly kind: 'word' | 'name' | 'string' | 'number' | 'mark' | 'client' | 'odd'
  /** Words and names in lower case. */
  readonly text: string
}

/** How a family of servers spells quotes and comments. The same text can hide a statement from one and show it to another. */
export interface Dialect {
  readonly backslash: 'always' | 'E' | 'never'
  readonly hash: boolean
  readonly dashesNeedBlank: boolean
  readonly nested: boolean
  readonly dollars: boolean
  readonly brackets: boolean
  readonly variables: boolean
}
export const DIALECTS: readonly Dialect[] = [
  { backslash: 'E', hash: false, dashesNeedBlank: false, nested: true, dollars: true, brackets: false, variables: true },
  { backslash: 'always', hash: true, dashesNeedBlank: true, nested: false, dollars: false, brackets: false, variables: false },
  { backslash: 'never', hash: false, dashesNeedBlank: false, nested: false, dollars: false, brackets: true, variables: false },
  { backslash: 'never', hash: false, dashesNeedBlank: false, nested: true, dollars: false, brackets: true, variables: false },
]

/** `complete` is false when a quote or comment stays open: the server would not run what follows it. */
export function tokenize(text: string, dialect: Dialect): { tokens: Token[]; complete: boolean } {
  const tokens: Token[] = []
  let at = 0
  const push = (kind: Token['kind'], value: string): void => void tokens.push({ kind, text: value })
  const lineEnd = (): number => {
    const end = text.indexOf('\n', at)
    return end < 0 ? text.length : end
  }
  const lineStart = (): boolean => /(^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 80), at))
  /** The index behind the closing quote; -1 when there is none. Doubled quotes stand for one. */
  const quoted = (close: string, escapes: boolean): number => {
    for (let i = at + 1; i < text.length; i++) {
      if (escapes && text[i] === '\\') i++
      else if (text[i] === close) {
        if (text[i + 1] !== close) return i + 1
        i++
      }
    }
    return -1
  }
  while (at < text.length) {
    const rest = text.slice(at, at + 128)
    const c = text[at] ?? ''
    if (/\s/.test(c)) at++
    else if (rest.startsWith('--') && (!dialect.dashesNeedBlank || /^--(\s|$)/.test(rest))) at = lineEnd()
    else if (c === '#' && dialect.hash) at = lineEnd()
    else if (dialect.hash && /^\/\*M?!/.test(rest)) at += /^\/\*M?!\d*/.exec(rest)?.[0].length ?? 3
    else if (dialect.hash && rest.startsWith('*/')) at += 2
    else if (rest.startsWith('/*')) {
      let depth = 0
      do {
        const step = text.startsWith('/*', at) && (dialect.nested || depth === 0) ? 1 : text.startsWith('*/', at) ? -1 : 0
        depth += step
        at += step ? 2 : 1
      } while (depth > 0 && at < text.length)
      if (depth > 0) return { tokens, complete: false }
    } else if (c === "'" || c === '"' || c === '`' || (c === '[' && dialect.brackets)) {
      const escapes = c !== '`' && c !== '[' && (dialect.backslash === 'always' || (dialect.backslash === 'E' && c === "'" && /(^|\W)[eE]$/.test(text.slice(Math.max(0, at - 2), at))))
      const end = quoted(c === '[' ? ']' : c, escapes)
      if (end < 0) return { tokens, complete: false }
      push(c === "'" ? 'string' : 'name', c === "'" ? text.slice(at + 1, end - 1) : text.slice(at + 1, end - 1).toLowerCase())
      at = end
    } else if (c === '$' && dialect.dollars && /^\$\w*\$/.test(rest)) {
      const tag = /^\$\w*\$/.exec(rest)?.[0] ?? ''
      const end = text.indexOf(tag, at + tag.length)
      if (end < 0) return { tokens, complete: false }
      push('string', text.slice(at + tag.length, end))
      at = end + tag.length
    } else if (c === '\\') {
      const line = text.slice(at, lineEnd())
      const [, name = '', args = ''] = /^\\(\S*?)(?:[;\s]|$)(.*)$/.exec(line) ?? []
      const harmless = /^[gGr]$/.test(name) ? /^[\s;]*$/.test(args) : BACKSLASH_COMMANDS.has(name) && lineStart() && !/[`\\|]/.test(args)
      push('client', harmless ? 'looks' : line)
      at += line.length
    } else if (c === '.' && /^\.[a-z]/i.test(rest) && lineStart()) {
      const line = text.slice(at, lineEnd())
      push('client', DOT_COMMANDS.has(/^\.(\w+)/.exec(line)?.[1] ?? '') ? 'looks' : line)
      at += line.length
    } else if (c === ':' && dialect.variables && /^:[\w'"{]/.test(rest) && text[at - 1] !== ':') {
      push('odd', ':')
      at++
    } else if (/^\d/.test(rest) || /^\.\d/.test(rest)) {
      const number = /^[\d.]+(?:[eE][+-]?\d+)?\w*/.exec(rest)?.[0] ?? c
      push('number', number)
      at += number.length
    } else if (/[\p{L}_@]/u.test(c)) {
      const word = /^[\p{L}_@][\p{L}\p{N}_$@]*/u.exec(text.slice(at, at + 1024))?.[0] ?? c
      push('word', word.toLowerCase())
      at += word.length
    } else {
      // sqlite3 ends a statement at a line that holds nothing but a slash.
      push('mark', c === '/' && lineStart() && /^\/[ \t]*(\n|$)/.test(rest) ? ';' : c)
      at++
    }
  }
  return { tokens, complete: true }
}
