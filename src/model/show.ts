// The one printed form of an effect, total and injective: prompts, records, examples, grants, denials and docs all use it.
import type { Effect } from './effect.ts'
import type { Origin, Word } from './word.ts'

/**
 * A pattern that names classes of Unicode, made when it is called for: as a literal its sets would be built whenever the file is loaded, which takes
 * longer than all the rest of a decision.
 */
export const classes = (source: string, flags: string): RegExp => new RegExp(source, flags)

const HIDING = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0]`

/**
 * Makes every character visible that a terminal would obey or hide: control, bidirectional, zero-width and other format
 * characters, lone surrogates and unusual blanks become `\u{hex}`; a backslash becomes two.
 */
export function visible(text: string): string {
  // The large sets below take longer to build than all the rest of a decision.
  if (isPrintable(text)) return text.replaceAll('\\', '\\\\')
  return text.replaceAll('\\', '\\\\').replace(classes(HIDING, 'gu'), character => {
    if (character === '\n') return '\\n'
    if (character === '\t') return '\\t'
    return `\\u{${character.codePointAt(0)?.toString(16)}}`
  })
}

function isPrintable(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** A word as effects print it: its value, its values as a list, or `?` and the text as written when unresolved. */
export function showWord(word: Word): string {
  if (!word.values) return `?${quoted(word.text)}`
  const shown = word.values.map(quoted)
  const list = shown.length === 1 ? (shown[0] ?? '') : `{${shown.join(', ')}}`
  return word.glob ? `each of ${list}` : list
}

/** Values that could be taken for the notation around them stand in quotes. */
function quoted(value: string): string {
  const text = visible(value)
  return /^[\w./~@%+:=,^$*?[\]!#&;|<>-]+$/.test(text) && !text.startsWith('?') ? text : `'${text.replaceAll("'", "\\'")}'`
}

const showOrigin = (origin: Origin): string => `${origin.kind} ${quoted(origin.what)}`

/** @returns for example `delete /etc (recursive)` or `interpret ?$(curl https://a.dev) as sh from network https://a.dev` */
export function show(effect: Effect): string {
  const parts: string[] = [effect.kind, showWord(effect.target)]
  const notes: string[] = []
  for (const [name, value] of Object.entries(effect)) {
    if (name === 'kind' || name === 'target' || name === 'from' || name === 'language') continue
    if (value === true) notes.push(name)
    else if (typeof value === 'string') notes.push(value)
  }
  if (effect.kind === 'interpret') {
    parts.push(`as ${effect.language}`)
    if (effect.from?.length) parts.push(`from ${effect.from.map(showOrigin).join(', ')}`)
  }
  for (const note of notes.sort()) parts.push(`(${note})`)
  return parts.join(' ')
}
