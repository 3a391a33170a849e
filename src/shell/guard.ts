// The substitution-coverage guard: every place where bash could start a substitution is a node that carries a parsed script, or lies in
// text that bash certainly leaves alone. bash runs substitutions in places that parsers call literal (a['$(id)']=1, $(( '$(id)' ))).
import { isCut, isMisprinted } from './cut.ts'
import type { ParsedScript, Script, SyntaxNode } from './parse.ts'
import { lookup, type Range } from './ranges.ts'

/** Calls back with each direct child of a node. */
export type Children = (node: SyntaxNode, callback: (child: SyntaxNode) => void) => void

/** What the surveyed tree says of the source text. */
interface Survey {
  /** Start of an expansion that carries a script -> its end. */
  readonly covered: Map<number, number>
  /** Text that bash leaves alone: quotes, bodies of quoted here-documents. */
  readonly inert: Range[]
  /** Parts of words, where `#` starts no comment. */
  readonly words: Range[]
  /** Where `<(` and `>(` are only characters: double quotes, arithmetic, here-documents. */
  readonly quoted: Range[]
  /** Expansions of parameters: quoted or not, a name and an operator end somewhere in them. */
  readonly expansions: Range[]
  /** Escaped newlines between `$` and the bracket that it begins an expansion with. */
  readonly split: number[]
  readonly nested: { readonly script: ParsedScript; readonly source: string }[]
  hit: number
}

/**
 * @param joints takes the positions of the escaped newlines that a shell removes from the midst of a token, where the tree may show something else
 * @returns what is not covered, in words, or undefined when everything is
 */
export function uncovered(source: string, script: Script, children: Children, joints: number[]): string | undefined {
  const map: Survey = { covered: new Map(), inert: [], words: [], quoted: [], expansions: [], split: [], nested: [], hit: -1 }
  children(script, child => survey(child, { source, map, children, literalQuotes: true, inWord: false }))
  const hit = map.hit >= 0 ? map.hit : scan(source, script, map, joints)
  joints.push(...map.split)
  if (hit >= 0) return `it holds text at character ${hit + 1} that a shell may run and this reading does not show`
  for (const inner of map.nested) {
    const error = inner.script.errors?.[0]
    // What stands in backticks is a text of its own.
    const within = inner.source === source ? joints : []
    const problem = error ? `a part of it cannot be read: ${error.message.toLowerCase().replace(/\.$/, '')}` : uncovered(inner.source, inner.script, children, within)
    if (problem) return problem
    if (within !== joints && within.length) return 'a word in backticks goes on in another line'
  }
  return undefined
}

interface Context {
  readonly source: string
  readonly map: Survey
  readonly children: Children
  /** Single quotes here are really quotes, not characters that a subscript keeps; in double quotes they are so in the patterns of `#`, `%` and `/` alone. */
  readonly literalQuotes: boolean | 'patterns'
  readonly inWord: boolean
}

function survey(node: SyntaxNode, context: Context): void {
  const { map, source } = context
  const inside = (changes: Partial<Context> = {}): void => context.children(node, child => survey(child, { ...context, ...changes }))
  switch (node.type) {
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      if (!node.script) return inside()
      if (source[node.pos + 1] === '\\') map.split.push(node.pos + 1)
      if (source[node.pos] !== '`' && source.slice(node.pos, node.end).includes('<<') && isMisprinted(node.script, node.script.source ?? source, context.children)) map.hit = node.pos
      map.covered.set(node.pos, node.end)
      map.nested.push({ script: node.script, source: node.script.source ?? source })
      return
    case 'ArithmeticExpansion':
      map.covered.set(node.pos, node.pos + 2)
      map.quoted.push([node.pos, node.end])
      return inside({ literalQuotes: false })
    case 'ArithmeticCommand':
      map.words.push([node.pos, node.end])
      map.quoted.push([node.pos, node.end])
      return inside({ literalQuotes: false, inWord: true })
    case 'ArithmeticFor':
      for (const part of [node.initialize, node.test, node.update]) {
        if (!part) continue
        map.words.push([part.pos, part.end])
        map.quoted.push([part.pos, part.end])
        survey(part, { ...context, literalQuotes: false, inWord: true })
      }
      return survey(node.body, { ...context, literalQuotes: true, inWord: false })
    case 'SingleQuoted': case 'AnsiCQuoted':
      if (context.literalQuotes === true) map.inert.push([node.pos, node.end])
      // Whether the newline is escaped there depends on the shell.
      else if (source.slice(node.pos, node.end).includes('\\\n')) map.hit = node.pos
      return
    case 'DoubleQuoted':
    case 'LocaleString':
      map.quoted.push([node.pos, node.end])
      return inside({ literalQuotes: context.literalQuotes && 'patterns' })
    case 'HereDoc': {
      if (node.delimiter) {
        map.words.push([node.delimiter.pos, node.delimiter.end])
        map.inert.push([node.delimiter.pos, node.delimiter.end])
      }
      const body: Range = [node.body.pos, node.body.end]
      if (node.delimiter?.quoted) map.inert.push(body)
      else {
        map.words.push(body)
        map.quoted.push(body)
        for (const part of node.body.parts ?? []) survey(part, { ...context, literalQuotes: false, inWord: true })
      }
      return
    }
    case 'Redirect':
      // bash reads `2>&-rm` as closing a descriptor and then running rm.
      if ((node.operator === '>&' || node.operator === '<&') && /^(\d*-.+|\d+[^\d-].*|-.+)$/s.test(node.target?.text ?? '')) map.hit = node.pos
      return inside()
    case 'ParameterExpansion': {
      map.expansions.push([node.pos, node.end])
      if (node.index) survey(node.index, { ...context, literalQuotes: false })
      const operation = node.operation
      if (!operation) return
      if (isCut(operation)) map.hit = node.pos
      const pattern = operation.type === 'Remove' ? operation.operand : operation.type === 'Replace' ? operation.pattern : undefined
      context.children(operation, child => survey(child, { ...context, literalQuotes: operation.type === 'Slice' ? false : context.literalQuotes === 'patterns' && child === pattern ? true : context.literalQuotes }))
      return
    }
    case 'Assignment':
      map.words.push([node.pos, node.end])
      if (node.index) survey(node.index, { ...context, literalQuotes: false, inWord: true })
      if (node.value.type === 'ArrayValue')
        for (const element of node.value.elements) survey(element, { ...context, literalQuotes: !element.text.startsWith('['), inWord: true })
      else survey(node.value, { ...context, literalQuotes: true, inWord: true })
      return
    case 'Word':
      if (!context.inWord) {
        map.words.push([node.pos, node.end])
        const touching = touchingProcess(source, node)
        if (touching >= 0) map.hit = touching
      }
      return inside({ inWord: true })
    case 'Script':
    case 'Statement':
    case 'CompoundList':
      return inside({ literalQuotes: true, inWord: false })
    default:
      return inside()
  }
}

/** What ends a word; in front of one a closing bracket is the end of a substitution as often as an operator. */
const [META, BEFORE] = [/[\s;|&()<>]/, /[\s;|&(<>]/]

/** A process substitution that touches other text is split by some readers and joined by others. */
function touchingProcess(source: string, word: Extract<SyntaxNode, { type: 'Word' }>): number {
  const first = word.parts?.[0]
  const last = word.parts?.at(-1)
  if (first?.type === 'ProcessSubstitution' && word.pos > 0 && (!BEFORE.test(source[word.pos - 1] ?? ' ') || /(?<!\\)(?:\\\\)*\\.$/s.test(source.slice(Math.max(0, word.pos - 64), word.pos)))) return word.pos
  if (last?.type === 'ProcessSubstitution' && word.end < source.length && !META.test(source[word.end] ?? ' ')) return word.end
  return -1
}

function scan(source: string, script: Script, map: Survey, joints: number[]): number {
  const inert = lookup(map.inert)
  const words = lookup(map.words)
  const quoted = lookup(map.quoted)
  const expansions = lookup(map.expansions)
  for (let i = script.pos; i < script.end; ) {
    const skip = inert(i) || map.covered.get(i)
    const inWord = words(i)
    const inQuotes = quoted(i)
    if (skip) {
      i = skip
      continue
    }
    const code = source.charCodeAt(i)
    if (code === 92) {
      if (source.charCodeAt(i + 1) === 10 && (expansions(i) || isJoint(source, i, inQuotes > 0))) joints.push(i)
      i += 2
      continue
    }
    if (code === 35 && !inWord) {
      const newline = source.indexOf('\n', i)
      i = newline < 0 ? script.end : newline
      continue
    }
    if (code === 96) return i
    if (code === 36 && startsExpansion(source, i)) return i
    if ((code === 60 || code === 62) && source.charCodeAt(i + 1) === 40 && !inQuotes) return i
    i++
  }
  return -1
}

/** `$(`, `${ `, `${|`. */
const startsExpansion = (source: string, dollar: number): boolean => source[dollar + 1] === '(' || (source[dollar + 1] === '{' && /[\s|]/.test(source[dollar + 2] ?? ''))

/** An escaped newline that may stand in the midst of a token, rather than before or behind one. In quotes only what `$` begins can be cut so. */
function isJoint(source: string, at: number, quoted: boolean): boolean {
  const [before = '\n', next = '\n'] = [source[at - 1], source[at + 2]]
  if (source.slice(at - 2, at) === '\\\n') return true
  if (quoted) return /[${]/.test(before)
  return /\s/.test(before) ? /[#\d]/.test(next) : !(/[;&|(]/.test(before) && /\s/.test(next))
}
