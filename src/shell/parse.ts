// Source text -> syntax tree, strictly: whatever is not certainly understood is a problem, never "no commands".
import { classes } from '../model/index.ts'
import { plainScript } from './plain.ts'
import { readTree, type Script, type Word as WordNode } from './tree.ts'

export type * from './tree.ts'

/** Longest source that is read, in UTF-16 code units. */
export const MAX_SOURCE = 256 * 1024
/** The parser's cost is quadratic in nesting, and in the number of here-documents on one line: both are bounded before it runs. */
const MAX_OPEN = 100
const MAX_HEREDOCS_ON_LINE = 200
/** It is quadratic in the brace expressions of one word, too. */
const MAX_BRACES_IN_WORD = 1000

/** `seen` is what was read all the same where the source is in doubt: enough to refuse what would be refused without the doubt, never enough to allow. */
export type Parsed = { readonly script: Script; readonly problem?: undefined } | { readonly script?: undefined; readonly problem: string; readonly seen?: Script }

/** @returns the tree, or why the source cannot be read with certainty; never throws */
export function parse(source: string): Parsed {
  const early = refuse(source)
  if (early) return { problem: early }
  const plain = plainScript(source)
  if (plain) return { script: plain }
  return readTree(source)
}

/** A text that stands where a word can stand, as a word. Undefined when it is anything else. */
export function parseWord(text: string): WordNode | undefined {
  const parsed = parse(`: ${text}`)
  const command = parsed.script?.commands.length === 1 ? parsed.script.commands[0]?.command : undefined
  if (command?.type !== 'Command' || command.suffix.length !== 1) return undefined
  const word = command.suffix[0]
  return word?.type === 'Word' ? word : undefined
}

/**
 * Characters that make a line look like another one to a person: controls, bidirectional and zero-width ones. A zero-width joiner inside an emoji
 * is not among them.
 *
 * @returns what is wrong, in words; undefined when there are none
 */
export function hiddenCharacters(source: string): string | undefined {
  if (/^[\x20-\x7e\n\t]*$/.test(source)) return undefined
  if (/[\x01-\x08\x0b-\x1f\x7f-\x9f]/.test(source.replace(/\r\n/g, '\n'))) return 'it holds control characters, which a terminal obeys or hides'
  const text = source.replace(classes(String.raw`(?<=\p{Extended_Pictographic}\ufe0f?[\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`, 'gu'), '')
  return classes(String.raw`[\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]`, 'u').test(text) ? 'it holds characters that are invisible or change the order of the others' : undefined
}

function refuse(source: string): string | undefined {
  if (source.length > MAX_SOURCE) return `it is longer than ${MAX_SOURCE} characters`
  if (source.includes('\0')) return 'it holds a NUL character, where every shell stops or goes on differently'
  if (!/^[\x00-\x7f]*$/.test(source) && classes('\\p{Cs}', 'u').test(source)) return 'it holds half of a surrogate pair, which is no valid text'
  let open = 0
  let backticks = 0
  let heredocs = 0
  let braces = 0
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i)
    if (code === 123) braces++
    else if (code === 32 || code === 10) braces = 0
    if (code === 40 || code === 123) open++
    else if ((code === 41 || code === 125) && open > 0) open--
    else if (code === 96) backticks++
    else if (code === 10) heredocs = 0
    else if (code === 60 && source.charCodeAt(i + 1) === 60) heredocs++
    if (open > MAX_OPEN) return `more than ${MAX_OPEN} brackets are open at once`
    if (braces > MAX_BRACES_IN_WORD) return 'one word holds too many braces'
    if (heredocs > MAX_HEREDOCS_ON_LINE) return 'one line starts too many here-documents'
  }
  return backticks > 2000 ? 'it holds too many backticks' : undefined
}
