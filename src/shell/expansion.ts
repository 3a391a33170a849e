// The words of which expansions are part: each part's alternatives, put together, split and matched (bash(1), EXPANSION).
import { literal, type Origin, oneOf, unresolved, type Word } from '../model/index.ts'
import { braceElements } from './braces.ts'
import { type Expander, expandWord } from './expand.ts'
import { contentOf } from './files.ts'
import { arithmetic } from './numbers.ts'
import { parameter } from './parameters.ts'
import { type ParsedScript, parseWord, type Word as WordNode, type WordPart } from './parse.ts'
import { mergeOrigins, type Scope } from './scope.ts'
import { type Expansion, fields, join, known, quotedWord, type Segment, splitWord, unknownExpansion } from './segments.ts'

/** All fields that a word becomes. */
export function expandFields(node: WordNode, expander: Expander): readonly Word[] {
  const braces = node.parts?.find(part => part.type === 'BraceExpansion')
  if (braces) return expandBraces(node, braces, expander)
  const words = fields(expansionOf(node, expander, false), node.text, expander.scope)
  expander.spend(words.length >> 2)
  return words
}

/** The one word that it becomes where nothing is split. */
export const expandJoined = (node: WordNode, expander: Expander): Word => joined(expansionOf(node, expander, true), node.text)

/** Text in which expansions apply as in double quotes: the body of a here-document. */
export const expandBody = (parts: readonly WordPart[], text: string, expander: Expander): Word =>
  joined(join([known([{ text: '', quoted: true }]), ...parts.map(part => partOf(part, expander, true))]), text)

/** One value for everything that an expansion holds. */
export function joined(expansion: Expansion, text: string): Word {
  if (!expansion.alternatives) return unresolved(text, expansion.from, expansion.also)
  const values = expansion.alternatives.map(one => one.map(segment => (segment.boundary ? ' ' : segment.text)).join(''))
  const glob = expansion.alternatives.some(one => one.some(segment => segment.pattern))
  return { ...oneOf(text, [...new Set(values)], expansion.from), ...(glob && { glob: true as const }) }
}

function expandBraces(node: WordNode, part: WordPart, expander: Expander): readonly Word[] {
  const elements = braceElements(part.text)
  const start = part.pos - node.pos
  if (!elements || node.text.slice(start, start + part.text.length) !== part.text) {
    // Not a brace expression after all (`{}`, `{a}`): plain text with whatever is inside it.
    return elements === undefined && /^\{[^,$`]*\}$/.test(part.text) && !part.text.includes('..') && node.parts?.length === 1 ? [literal(node.value)] : [unresolved(node.text)]
  }
  expander.spend(elements.length)
  const before = node.text.slice(0, start)
  const after = node.text.slice(start + part.text.length)
  return elements.flatMap(element => {
    const text = before + element + after
    if (text === '') return []
    const word = parseWord(text)
    return word ? expandWord(word, expander).map(one => ({ ...one, text: node.text })) : [unresolved(node.text)]
  })
}

function expansionOf(node: WordNode, expander: Expander, assigned: boolean): Expansion {
  const tilde = tildePrefix(node, expander.scope, assigned)
  if (!node.parts) return tilde ? join([tilde.expansion, known([plain(node.value.slice(tilde.length))])]) : known([plain(node.value)])
  const parts = node.parts.map((part, index): Expansion => {
    if (index === 0 && tilde && part.type === 'Literal') return join([tilde.expansion, known([plain(part.value.slice(tilde.length))])])
    return partOf(part, expander, false)
  })
  return join(parts)
}

const plain = (text: string): Segment => ({ text, quoted: false })

/** Text that did not stand in the source may be longer than all of it, each time that it is used. */
function paid(expansion: Expansion, expander: Expander): Expansion {
  let cost = 0
  for (const segments of expansion.alternatives ?? []) for (const { text } of segments) cost += 16 + text.length
  expander.spend(cost >> 6)
  return expansion
}

/** `~`, `~+`, `~-`, `~user` at the start, up to the first slash. In assignments also the first of a colon list is enough here. */
function tildePrefix(node: WordNode, scope: Scope, assigned: boolean): { readonly expansion: Expansion; readonly length: number } | undefined {
  const match = /^~([\w.+-]*)(?=\/|$|:)/.exec(node.text)
  if (!match || (match[0].length < node.text.length && node.text[match[0].length] === ':' && !assigned)) return undefined
  // A prefix that runs into a quote or expansion is no tilde prefix.
  const first = node.parts?.[0]
  if (first && (first.type !== 'Literal' || (first.value.length === match[0].length && node.parts && node.parts.length > 1))) return undefined
  const name = match[1] ?? ''
  const word = name === '' ? (scope.variables.get('HOME')?.word ?? literal(scope.facts.home)) : name === '+' ? scope.cwd : name === '-' ? scope.previous : homeOf(name, scope)
  return { expansion: quotedWord(word), length: match[0].length }
}

function homeOf(name: string, scope: Scope): Word {
  const home = scope.facts.homeOf(name)
  return home === undefined ? unresolved(`~${name}`) : literal(home)
}

export function partOf(part: WordPart, expander: Expander, quoted: boolean): Expansion {
  const result = (word: Word): Expansion => (quoted ? quotedWord(word) : splitWord(word))
  switch (part.type) {
    case 'Literal': return known([{ text: part.value, quoted }])
    case 'SingleQuoted':
    case 'AnsiCQuoted': return known([{ text: part.value, quoted: true }])
    case 'DoubleQuoted':
    case 'LocaleString': return part.parts.length ? join([known([{ text: '', quoted: true }]), ...part.parts.map(child => partOf(child, expander, true))]) : known([{ text: '', quoted: true }])
    case 'Glob':
    case 'ExtendedGlob': {
      // What stands in the brackets is expanded before it is a pattern: a[$(cmd)] runs cmd.
      const parts = part.parts ?? []
      if (parts.every(child => child.type === 'Literal' || child.type === 'Glob')) return known([{ text: part.text, quoted, active: !quoted }])
      walkParts(parts, expander)
      return unknownExpansion()
    }
    case 'SimpleExpansion':
    case 'ParameterExpansion': return paid(parameter(part, expander, quoted), expander)
    case 'CommandExpansion': return paid(result(substitution(part.script, part.text, expander)), expander)
    case 'ProcessSubstitution': return processSubstitution(part, expander)
    case 'ArithmeticExpansion': return result(arithmetic(part.expression, part.text, expander))
    case 'BraceExpansion': {
      walkParts(part.parts ?? [], expander)
      return unknownExpansion()
    }
  }
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
  return printed.values ? { ...printed, text, values: printed.values.map(value => value.replace(/\n+$/, '')) } : unresolved(text, printed.from)
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
  const path = `/dev/fd/${63 - (expander.scope.files.size % 32)}${part.pos}`
  if (part.script) {
    const printed = expander.substitute(part.script, part.operator === '>' ? unresolved(part.text) : undefined)
    if (part.operator === '<') expander.scope.files.set(path, { ...printed, text: part.text })
    return { alternatives: [[{ text: path, quoted: true }]], from: part.operator === '<' ? (printed.from ?? []) : [] }
  }
  expander.doubt(part.text, 'a process substitution could not be read')
  return unknownExpansion()
}
