// Lines made of plain words, quoted text and the operators between commands: the same tree as the parser's, without loading the parser. Most lines
// that agents type are of this kind. Anything that is not certainly plain is left to the parser.
import type { AndOr, Command, CommandArgument, PipelineNode, Redirection, Script, Statement, Word, WordPart } from './parse.ts'

/** Words that mean something else where a command starts, and names that bash may read as more than a word there. */
const RESERVED = new Set(['if', 'then', 'elif', 'else', 'fi', 'for', 'while', 'until', 'do', 'done', 'case', 'esac', 'select', 'function', 'time', 'coproc', 'in', 'export', 'declare', 'typeset', 'local', 'readonly', 'alias', 'eval', 'let'])

/** One after the other: a run of blanks, an operator, a redirection, a piece of a word, text in single and in double quotes. */
const TOKEN = /( +)|(&&|\|\||\||;(?![;&]))|([12]?>(?:&[12]|\/dev\/null)(?= |$|;|\|))|((?:[\w./,:@%+=-]+|(?<=[\w^~])[~^])+)|'([^'\n\0-\x1f\x7f-\uffff]*)'|"([^"$`\\!\0-\x1f\x7f-\uffff]*)"/y

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

function tokenise(source: string): readonly Token[] | undefined {
  const tokens: Token[] = []
  let open: { pos: number; parts: WordPart[]; value: string; quoted: boolean } | undefined
  const close = (end: number): void => {
    if (open) tokens.push({ kind: 'word', text: source.slice(open.pos, end), pos: open.pos, end, parts: open.quoted ? open.parts : [], value: open.value })
    open = undefined
  }
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const pos = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found) return undefined
    const end = TOKEN.lastIndex
    const [text, blank, operator, redirect, piece, single, double] = found
    if (piece === undefined && single === undefined && double === undefined) {
      // A redirection that touches a word may belong to it (`a2>&1`): the parser knows.
      if (redirect !== undefined && open) return undefined
      close(pos)
      if (blank === undefined) tokens.push({ kind: operator === undefined ? 'redirect' : 'operator', text, pos, end, parts: [], value: text })
      continue
    }
    open ??= { pos, parts: [], value: '', quoted: false }
    open.value += piece ?? single ?? double ?? ''
    open.quoted ||= piece === undefined
    if (piece !== undefined) open.parts.push({ type: 'Literal', pos, end, value: piece, text: piece })
    else if (single !== undefined) open.parts.push({ type: 'SingleQuoted', pos, end, value: single, text })
    else open.parts.push({ type: 'DoubleQuoted', pos, end, text, parts: [{ type: 'Literal', pos: pos + 1, end: end - 1, value: double ?? '', text: double ?? '' }] })
  }
  close(source.length)
  return tokens
}

function commandOf(tokens: readonly Token[]): Command | undefined {
  const [first, ...rest] = tokens
  const last = tokens.at(-1)
  if (first?.kind !== 'word' || !last || RESERVED.has(first.value) || /[=%]/.test(first.text) || /^-|^\d+$/.test(first.text)) return undefined
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
