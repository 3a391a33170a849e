// The words of which expansions are part: each part's alternatives, put together, split and matched (bash(1), EXPANSION).
import { literal, type Origin, unresolved, type Word } from '../model/index.ts'
import { braceElements } from './braces.ts'
import { forgetAll } from './declare.ts'
import { type Expander, expandWord } from './expand.ts'
import { bracesOf, escapesAlike, expandsTildes, filenameAfter, unsplit, unmatched } from './families.ts'
import { besides, contentOf } from './files.ts'
import { setContent } from './written.ts'
import { arithmetic } from './numbers.ts'
import { isStar, wholeList } from './arrays.ts'
import { listWords, parameter } from './parameters.ts'
import { ansi } from './quoting.ts'
import { type ParsedScript, parseWord, type Word as WordNode, type WordPart } from './parse.ts'
import { assignsAt, isZsh } from './spelling.ts'
import { reach } from './output.ts'
import { withTildes } from './tildes.ts'
import { any, type Expansion, fields, join, joined, known, paid, quotedTogether, quotedWord, type Segment, splitWord, unknownExpansion } from './segments.ts'
import { mergeOrigins, withoutNewlines } from './words.ts'

/** All fields that a word becomes. */
export function expandFields(node: WordNode, expander: Expander): readonly Word[] {
  const braces = node.parts?.find(part => part.type === 'BraceExpansion')
  if (braces) return expandBraces(node, braces, expander)
  const words = listAlone(node, expander) ?? fields(expansionOf(node, expander, false), node.text, expander.scope)
  expander.spend(words.length >> 2)
  return words
}

/** A word that is nothing but a list of which some elements are not exactly known. */
function listAlone(node: WordNode, expander: Expander): readonly Word[] | undefined {
  const only = node.parts?.length === 1 ? node.parts[0] : undefined
  const quoted = only?.type === 'DoubleQuoted'
  const part = quoted ? (only.parts.length === 1 ? only.parts[0] : undefined) : only
  if (part?.type !== 'SimpleExpansion' && part?.type !== 'ParameterExpansion') return undefined
  const star = part.type === 'SimpleExpansion' ? part.text === '$*' : isStar(part.parameter, part.index)
  // What a list holds stood somewhere else before.
  return star && quoted ? undefined : wholeList(listWords(part, expander), expander.scope, quoted)?.map(({ inherited: _, ...word }) => word)
}

/** The one word that it becomes where nothing is split. */
export const expandJoined = (node: WordNode, expander: Expander): Word => joined(expansionOf(node, expander, true), node.text)

/** Text in which expansions apply as in double quotes: the body of a here-document. */
export const expandBody = (parts: readonly WordPart[], text: string, expander: Expander): Word =>
  joined(join([known([{ text: '', quoted: true }]), ...parts.map(part => partOf(part, expander, true))]), text)

function expandBraces(node: WordNode, part: WordPart, expander: Expander): readonly Word[] {
  const start = part.pos - node.pos
  const kind = expander.scope.shell === 'bash' ? 'expanded' : bracesOf(part.text, expander.scope)
  const elements = kind === 'unknown' ? undefined : kind === 'text' ? [] : braceElements(part.text)
  if (elements === undefined || node.text.slice(start, start + part.text.length) !== part.text) {
    walkParts(node.parts ?? [], expander)
    return [any(node.text, [])]
  }
  // Each is read anew with what is around it.
  expander.spend(elements.length * (1 + (node.text.length >> 5)))
  const before = node.text.slice(0, start)
  const after = node.text.slice(start + part.text.length)
  const zsh = isZsh(expander.scope)
  // zsh puts the elements before the words that an expansion beside them makes.
  if (zsh && /[$`]/.test(before + after)) {
    walkParts(node.parts ?? [], expander)
    return [any(node.text, [])]
  }
  const spelt = (texts: readonly string[]): readonly Word[] => {
    return texts.flatMap(element => {
      const text = before + element + after
      // An element that is nothing is no word, but to zsh.
      if (text === '') return zsh ? [literal('')] : []
      const word = parseWord(text)
      return word ? expandWord(word, { ...expander, tildes: expander.tildes ?? 'start' }).map(one => ({ ...one, text: node.text })) : [any(node.text, [])]
    })
  }
  // Not a brace expression after all (`{}`, `{a}`, `{$x..3}`): braces as text, and whatever is inside them.
  const plainly = [`\\${part.text.slice(0, -1)}\\}`]
  if (kind !== 'either' || !elements.length) return spelt(elements.length ? elements : plainly)
  const words = [...spelt(elements), ...spelt(plainly)]
  return [words.every(word => word.values) ? { text: node.text, values: [...new Set(words.flatMap(word => word.values ?? []))], many: true, ...(words.some(word => word.glob) && { glob: true as const }) } : any(node.text, [])]
}

function expansionOf(node: WordNode, expander: Expander, assigned: boolean): Expansion {
  const { scope } = expander
  // In `x=~/a:~/b`, as an assignment or as any other word of that form, each tilde stands for a folder.
  const assigning = assigned || (!expander.tildes && assignsAt(node.text) >= 0 && (scope.shell === 'bash' || expandsTildes(scope)))
  const parts = node.parts ?? [{ type: 'Literal' as const, text: node.text, value: node.value, pos: node.pos, end: node.end }]
  const done: Expansion[] = []
  for (const [index, part] of parts.entries()) done.push(expanded(part, index))
  return join(done)

  function expanded(part: WordPart, index: number): Expansion {
    if (scope.shell !== 'bash' && filenameAfter(parts, done, scope, assigned)) return unknownExpansion()
    if (part.type === 'Literal' && expander.tildes !== 'none' && part.text.includes('~')) return withTildes(part.text, part.value, scope, index === 0 || (/^\+?=/.test(part.text) && isElement(parts.slice(0, index))), index === parts.length - 1, assigning, assigned)
    if (part.type === 'BraceExpansion' && assigned) return bracesAsText(part, expander)
    // Several names that are printed are one text here.
    return partOf(part, expander, assigned && part.type === 'CommandExpansion')
  }
}

const plain = (text: string): Segment => ({ text, quoted: false })

/** `a[1]`, in front of the sign that assigns. */
const isElement = (parts: readonly WordPart[]): boolean => /^[A-Za-z_]\w*\[[^]*\]$/.test(parts.map(part => part.text).join(''))

/** Where braces are not expanded they are text with whatever is inside them. */
function bracesAsText(part: Extract<WordPart, { type: 'BraceExpansion' }>, expander: Expander): Expansion {
  const { parts } = part
  if (!parts) return known([plain(part.text)])
  const inner = expandParts(parts, expander, false)
  return parts.reduce((length, one) => length + one.text.length, 2) === part.text.length ? join([known([plain('{')]), inner, known([plain('}')])]) : unknownExpansion(inner.from, true)
}

export const expandParts = (parts: readonly WordPart[], expander: Expander, quoted: boolean): Expansion => join(parts.map(part => partOf(part, expander, quoted)))

export function partOf(part: WordPart, expander: Expander, quoted: boolean): Expansion {
  const result = (word: Word): Expansion => (quoted ? quotedWord(word) : splitWord(word))
  switch (part.type) {
    case 'Literal': return known([{ text: part.value, quoted }])
    case 'SingleQuoted': return known([{ text: part.value, quoted: true }])
    case 'AnsiCQuoted': {
      const source = part.text.slice(2, -1)
      if (expander.scope.shell !== 'bash' && !escapesAlike(source, expander.scope)) return unknownExpansion()
      const text = /\\(?:x\{|\n)/.test(source) ? ansi(source) : part.value
      return text === undefined ? unknownExpansion() : known([{ text, quoted: true }])
    }
    case 'DoubleQuoted': case 'LocaleString': return quotedTogether(expandParts(part.parts, expander, true))
    case 'Glob':
    case 'ExtendedGlob': return globPart(part, expander, quoted)
    case 'SimpleExpansion':
    case 'ParameterExpansion': {
      const expansion = paid(parameter(part, expander, quoted), expander.spend)
      return !quoted && isZsh(expander.scope) ? unsplit(part, expansion) : expansion
    }
    case 'CommandExpansion': {
      const word = substitution(part.script, part.text, expander)
      // In quotes the names of a list are one text, and how many there are nobody knows.
      if (quoted && word.many) return unknownExpansion(word.from)
      const printed = paid(result(word), expander.spend)
      return isZsh(expander.scope) ? unmatched(printed) : printed
    }
    case 'ProcessSubstitution': return processSubstitution(part, expander)
    case 'ArithmeticExpansion': return result(arithmetic(part.expression, part.text, expander))
    case 'BraceExpansion': {
      walkParts(part.parts ?? [], expander)
      return unknownExpansion()
    }
  }
}

/** A pattern as written. What stands in its brackets is expanded before it is one: a[$(cmd)] runs cmd, and what is quoted there is text. */
function globPart(part: Extract<WordPart, { type: 'Glob' | 'ExtendedGlob' }>, expander: Expander, quoted: boolean): Expansion {
  const { parts = [], text } = part
  if (parts.every(child => child.type === 'Literal' || child.type === 'Glob')) return known([{ text: part.type === 'Glob' ? part.value : text, quoted, active: !quoted, glob: text }])
  const open = part.type === 'Glob' ? text.slice(0, 1) : text.slice(0, 2)
  const mark = (value: string): Expansion => known([{ text: value, quoted, active: !quoted }])
  const inner = parts.map(child => (child.type === 'Literal' ? mark(child.text) : partOf(child, expander, quoted)))
  return parts.reduce((length, one) => length + one.text.length, open.length + 1) === text.length ? join([mark(open), ...inner, mark(text.slice(-1))]) : unknownExpansion(mergeOrigins(...inner.map(one => one.from)), !quoted)
}

/** Runs what is inside parts whose text is not needed. */
export function walkParts(parts: readonly WordPart[], expander: Expander): readonly Origin[] {
  return mergeOrigins(...parts.map(part => partOf(part, expander, true).from))
}

/** What a command substitution stands for: its output without trailing newlines. */
function substitution(script: ParsedScript | undefined, text: string, expander: Expander): Word {
  if (!script) {
    expander.doubt(text, 'a substitution could not be read')
    return unresolved(text)
  }
  const printed = fileOf(script, expander) ?? expander.substitute(script)
  if (text.startsWith('${')) forgetAll(expander.scope) // bash 5.3 runs it in the shell itself
  // What the command in `>(cmd)` prints comes too, nobody knows when.
  return printed.values && !text.includes('>(') ? withoutNewlines(printed, text) : unresolved(text, printed.from)
}

/** `$(<file)` is the text of the file (bash(1), Command Substitution). */
function fileOf(script: ParsedScript, expander: Expander): Word | undefined {
  const only = script.commands.length === 1 ? script.commands[0]?.command : undefined
  if (only?.type !== 'Command' || only.name || only.prefix.some(part => part.type === 'Assignment')) return undefined
  const redirect = only.redirects.length === 1 ? only.redirects[0] : undefined
  if (redirect?.type !== 'Redirect' || redirect.operator !== '<' || !redirect.target) return undefined
  // The walk notes that the file is read.
  expander.substitute(script)
  const [target] = expandWord(redirect.target, expander)
  return target ? contentOf(expander.scope, target) : undefined
}

/** `<(cmd)` is a file with the command's output; `>(cmd)` one whose content the command reads. */
function processSubstitution(part: Extract<WordPart, { type: 'ProcessSubstitution' }>, expander: Expander): Expansion {
  // No shell opens a descriptor of such a number.
  const path = `/dev/fd/${9_000_000_000 + expander.scope.files.contents.size}${part.pos}`
  if (!part.script) expander.doubt(part.text, 'a process substitution could not be read')
  if (!part.script) return unknownExpansion()
  const reads = part.operator === '>'
  const { script } = part
  const printed = besides(expander.scope.files, () => expander.substitute(script, reads ? unresolved(part.text) : undefined, true))
  if (reads) reach(expander.scope.output, printed, false)
  else setContent(expander.scope.files, path, { ...printed, text: part.text })
  return { alternatives: [[{ text: path, quoted: true }]], from: reads ? [] : (printed.from ?? []) }
}
