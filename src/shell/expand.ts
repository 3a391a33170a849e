// Words: from a syntax node to the words that a command gets (bash(1), EXPANSION). What quotes alone change is settled here.
import { literal, type Word } from '../model/index.ts'
import { expandFields, expandJoined } from './expansion.ts'
import type { ParsedScript, Word as WordNode } from './parse.ts'
import type { Scope } from './scope.ts'

/** What expansion needs from the walk: to have a substitution's commands walked, and to be told of text that must not pass. */
export interface Expander {
  readonly scope: Scope
  /** Walks a substitution in a subshell; returns what it prints. `beside`: while the command runs that it stands in. */
  readonly substitute: (script: ParsedScript, stdin?: Word, beside?: boolean) => Word
  /** Something in the words is evaluated in a way that is not followed. */
  readonly doubt: (text: string, why: string) => void
  readonly spend: (amount: number) => void
  /** Where fewer tildes stand for folders than elsewhere: only one at the start of a word, or none at all. */
  readonly tildes?: 'start' | 'none'
}

/** All fields that a word becomes. */
export function expandWord(node: WordNode, expander: Expander): readonly Word[] {
  const special = (node.text.includes('~') || node.text.includes('=')) && /(?:^|[=:'"])~|^['"]+=/.test(node.text)
  const text = special ? undefined : unquoted(node)
  return text === undefined ? expandFields(node, expander) : [literal(text)]
}

/** A word where neither splitting nor file names apply: assignments, redirect targets of scripts, case words, here-strings. */
export function expandAssigned(node: WordNode, expander: Expander): Word {
  const text = node.text.includes('~') ? undefined : unquoted(node)
  return text === undefined ? expandJoined(node, expander) : { text: node.text, values: [text] }
}

/** The text of a word that nothing but quotes and backslashes stands in; undefined for any other. */
function unquoted(node: WordNode): string | undefined {
  if (!node.parts) return node.value
  let text = ''
  for (const part of node.parts) {
    if (part.type === 'Literal' || part.type === 'SingleQuoted') text += part.value
    else if (part.type === 'DoubleQuoted') for (const child of part.parts) {
      if (child.type !== 'Literal') return undefined
      text += child.value
    } else return undefined
  }
  return text
}
