// Tilde expansion (bash(1), Tilde Expansion): which tildes in a word stand for a folder, and for which.
import { literal, unresolved, type Word } from '../model/index.ts'
import type { Word as WordNode } from './parse.ts'
import type { Scope } from './scope.ts'
import { assignsAt, isBash } from './spelling.ts'
import { type Expansion, join, known, quotedWord, type Segment, unknownExpansion } from './segments.ts'

const plain = (text: string): Segment => ({ text, quoted: false })

/** Unquoted text with the prefixes in it that stand for folders: `~`, `~+`, `~-`, `~user`, up to a slash, and to a colon in assignments. */
export function withTildes(source: string, value: string, scope: Scope, first: boolean, last: boolean, assigning: boolean, assigned: boolean): Expansion {
  const out: Expansion[] = []
  let text = ''
  // Of a word that is no assignment the name ends at the first `=`.
  const equals = assigned || !first ? -1 : assignsAt(source) >= 0 ? assignsAt(source) : source.indexOf('=')
  for (let i = 0; i < source.length; i++) {
    const character = source[i] ?? ''
    const before = source[i - 1]
    const starts = character === '~' && ((first && i === 0) || (assigning && before === ':' && source[i - 2] !== '\\') || (assigning && i > 0 && i - 1 === equals))
    // `x=~a=~` as an argument: bash takes the second too, with all that stands before it.
    if (starts && assigning && !assigned && /^~[^/:]*=~/.test(source.slice(i, i + 200))) return unknownExpansion()
    const prefix = starts ? tildeAt(source, i, scope, assigning && (assigned || i > 0), last) : undefined
    if (prefix) {
      out.push(known([plain(text)]), prefix.expansion)
      text = ''
      i += prefix.length - 1
    } else if (character === '\\' && i + 1 < source.length) {
      i++
      if (source[i] !== '\n') text += source[i]
    } else text += character
  }
  return out.length ? join([...out, known([plain(text)])]) : known([plain(value)])
}

function tildeAt(source: string, at: number, scope: Scope, colon: boolean, last: boolean): { readonly expansion: Expansion; readonly length: number } | undefined {
  const match = /^~([\w.+-]*)(?=([/:])|$)/.exec(source.slice(at, at + 200))
  // A prefix that runs into a quote or an expansion is none.
  if (!match || (match[2] === ':' && !colon) || (match[2] === undefined && !last)) return undefined
  const name = match[1] ?? ''
  const home = scope.variables.get('HOME')
  const word = name === '' ? (home?.unset ? accountHome(scope) : (home?.word ?? literal(scope.facts.home))) : name === '+' ? (scope.variables.get('PWD')?.word ?? scope.cwd) : name === '-' ? (scope.variables.get('OLDPWD')?.word ?? scope.previous) : homeOf(name, scope)
  // What is nothing is no word, but in bash.
  return { expansion: word.values?.includes('') && !isBash(scope) ? unknownExpansion([], true) : quotedWord(word), length: match[0].length }
}

/** The prefix of an operator's word. */
export function tildePrefix(node: WordNode, scope: Scope): { readonly expansion: Expansion; readonly length: number } | undefined {
  const first = node.parts?.[0]
  if (!node.text.startsWith('~') || (first && first.type !== 'Literal')) return undefined
  return tildeAt(first ? first.text : node.text, 0, scope, false, (node.parts?.length ?? 1) === 1)
}

/** Without HOME bash looks into the accounts; others do not, or say so. */
const accountHome = (scope: Scope): Word => (isBash(scope) ? homeOf(scope.facts.user, scope) : unresolved('~'))

function homeOf(name: string, scope: Scope): Word {
  const home = scope.facts.homeOf(name)
  return home === undefined ? unresolved(`~${name}`) : literal(home)
}
