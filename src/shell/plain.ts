// Lines made of plain words, quoted text and the operators between commands: the same tree as the parser's, without loading the parser. Most lines
// that agents type are of this kind. Anything that is not certainly plain is left to the parser.
import { isNameCode } from '../model/index.ts'
import type { AndOr, Command, CommandArgument, PipelineNode, Redirection, Script, Statement, Word, WordPart } from './parse.ts'

/** Words that mean something else where a command starts, and names that bash may read as more than a word there. */
const RESERVED = new Set(['if', 'then', 'elif', 'else', 'fi', 'for', 'while', 'until', 'do', 'done', 'case', 'esac', 'select', 'function', 'time', 'coproc', 'in', 'export', 'declare', 'typeset', 'local', 'readonly', 'alias', 'eval', 'let'])

interface Token {
  readonly kind: 'operator' | 'redirect' | 'word'
  readonly text: string
  readonly pos: number
  readonly end: number
  readonly parts: readonly WordPart[]
  readonly value: string
}

/** @returns the tree, or undefined when the source is not plain */
export function plainScript(source: string): Script | undefined {
  const tokens = tokenise(source)
  if (!tokens?.length) return undefined
  const statements: Statement[] = []
  let list: { readonly command: PipelineNode; readonly operator?: '&&' | '||' }[] = []
  let stages: Command[] = []
  let words: Token[] = []
  const endCommand = (): boolean => {
    const made = commandOf(words)
    words = []
    if (made) stages.push(made)
    return made !== undefined
  }
  const endPipeline = (operator?: '&&' | '||'): boolean => {
    if (!endCommand()) return false
    const first = stages[0]
    const last = stages.at(-1)
    if (!first || !last) return false
    const command: PipelineNode = stages.length === 1 ? first : { type: 'Pipeline', pos: first.pos, end: last.end, prefixes: [], commands: stages, operators: stages.slice(1).map((): '|' => '|') }
    list.push({ command, ...(operator && { operator }) })
    stages = []
    return true
  }
  const endStatement = (): boolean => {
    if (!endPipeline()) return false
    const first = list[0]?.command
    const last = list.at(-1)?.command
    if (!first || !last) return false
    const whole: AndOr | PipelineNode = list.length === 1 ? first : { type: 'AndOr', pos: first.pos, end: last.end, commands: list.map(one => one.command), operators: list.flatMap(one => one.operator ?? []) }
    statements.push({ type: 'Statement', pos: first.pos, end: last.end, command: whole, background: undefined })
    list = []
    return true
  }
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'operator') words.push(token)
    else if (token.text === ';') {
      if (!endStatement()) return undefined
    } else if (index === tokens.length - 1) return undefined
    else if (token.text === '|') {
      if (!endCommand()) return undefined
    } else if (!endPipeline(token.text === '&&' ? '&&' : '||')) return undefined
  }
  if (words.length || stages.length || list.length) if (!endStatement()) return undefined
  return { type: 'Script', pos: 0, end: source.length, shebang: undefined, commands: statements }
}

/** By hand: the pattern that says the same takes longer to compile than a line takes to read. */
function tokenise(source: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  let open: { pos: number; parts: WordPart[]; value: string; quoted: boolean } | undefined
  const close = (end: number): void => {
    if (open) tokens.push({ kind: 'word', text: source.slice(open.pos, end), pos: open.pos, end, parts: open.quoted ? open.parts : [], value: open.value })
    open = undefined
  }
  for (let pos = 0, end = 0; pos < source.length; pos = end) {
    const first = source.charAt(pos)
    if (first === ' ') {
      close(pos)
      end = pos + 1
      continue
    }
    end = first === '|' || first === '&' || first === ';' ? operatorEnd(source, pos) : redirectEnd(source, pos)
    if (end > pos) {
      const kind = first === '|' || first === '&' || first === ';' ? 'operator' : 'redirect'
      // A redirection that touches a word may belong to it (`a2>&1`): the parser knows.
      if (kind === 'redirect' && open) return undefined
      close(pos)
      const text = source.slice(pos, end)
      tokens.push({ kind, text, pos, end, parts: [], value: text })
      continue
    }
    const quoted = first === "'" || first === '"'
    end = quoted ? quotedEnd(source, pos, first) : pieceEnd(source, pos)
    if (end <= pos) return undefined
    const text = source.slice(pos, end)
    const value = quoted ? text.slice(1, -1) : text
    open ??= { pos, parts: [], value: '', quoted: false }
    open.value += value
    open.quoted ||= quoted
    if (!quoted) open.parts.push({ type: 'Literal', pos, end, value, text })
    else if (first === "'") open.parts.push({ type: 'SingleQuoted', pos, end, value, text })
    else open.parts.push({ type: 'DoubleQuoted', pos, end, text, parts: [{ type: 'Literal', pos: pos + 1, end: end - 1, value, text: value }] })
  }
  close(source.length)
  return tokens
}

/** Each says where it ends that begins at a place; the place itself where it does not begin there. */
function operatorEnd(source: string, pos: number): number {
  const [first, second] = [source[pos], source[pos + 1]]
  if (first === ';') return second === ';' || second === '&' ? pos : pos + 1
  return first === second ? pos + 2 : first === '|' ? pos + 1 : pos
}

/** `>/dev/null`, `2>&1` and the like, alone. */
function redirectEnd(source: string, pos: number): number {
  const at = source[pos] === '1' || source[pos] === '2' ? pos + 1 : pos
  const target = source[at] === '>' && ['&1', '&2', '/dev/null'].find(one => source.startsWith(one, at + 1))
  if (!target) return pos
  const end = at + 1 + target.length
  return end === source.length || ' ;|'.includes(source.charAt(end)) ? end : pos
}

function pieceEnd(source: string, pos: number): number {
  let end = pos
  for (; end < source.length; end++) {
    const char = source.charAt(end)
    // Neither where a word begins, where they mean a home or a start.
    const plain = char === '~' || char === '^' ? end > 0 && (isNameCode(source.charCodeAt(end - 1)) || '~^'.includes(source.charAt(end - 1))) : isNameCode(source.charCodeAt(end)) || './,:@%+=-'.includes(char)
    if (!plain) break
  }
  return end
}

function quotedEnd(source: string, pos: number, quote: string): number {
  for (let at = pos + 1; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === quote) return at + 1
    if (char < ' ' || char > '~' || (quote === '"' && '$`\\!'.includes(char))) return pos
  }
  return pos
}

function commandOf(tokens: readonly Token[]): Command | undefined {
  const [first, ...rest] = tokens
  const last = tokens.at(-1)
  if (first?.kind !== 'word' || !last || RESERVED.has(first.value) || first.text.includes('=') || first.text.includes('%') || first.text.startsWith('-') || /^\d+$/.test(first.text)) return undefined
  const suffix = rest.map((token): CommandArgument | Redirection => (token.kind === 'redirect' ? redirection(token) : word(token)))
  return {
    type: 'Command', pos: first.pos, end: last.end, name: word(first), prefix: [], suffix,
    args: suffix.filter((one): one is CommandArgument => one.type === 'Word' || one.type === 'Assignment'), redirects: suffix.filter((one): one is Redirection => one.type === 'Redirect'),
  }
}

const word = ({ text, value, pos, end, parts }: Token): Word => ({ type: 'Word', text, value, pos, end, ...(parts.length && { parts }) })

function redirection({ text, pos, end }: Token): Redirection {
  const digit = /^\d/.test(text) ? 1 : 0
  const operator = text[digit + 1] === '&' ? '>&' : '>'
  const at = pos + digit + operator.length
  const target = source(text, digit + operator.length)
  return {
    type: 'Redirect', pos, end, operator, descriptor: digit ? { type: 'FileDescriptor', pos, end: pos + 1, value: Number(text[0]) } : undefined,
    target: { type: 'Word', text: target, value: target, pos: at, end },
  }
}

const source = (text: string, from: number): string => text.slice(from)
