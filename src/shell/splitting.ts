// Field splitting (POSIX.1 2.6.5): from the pieces of a word to fields.
import { holdsDigits, type Segment } from './segments.ts'
import { hasGlob } from './spelling.ts'

export interface Field {
  text: string
  /** The same, with the characters escaped that are no pattern here. */
  glob: string
  quoted: boolean
  active: boolean
  pattern: boolean
  /** Its stars stand for digits. */
  digits: boolean
  many: boolean
  /** Text stands beside what may be several words, and belongs to one of them only. */
  mixed: boolean
}

/** Splits one alternative into fields (POSIX.1 2.6.5): blanks among the separators only part fields, any other ends one, empty or not. */
export function fieldsOf(segments: readonly Segment[], ifs: string): Field[] {
  const fields: Field[] = []
  let current: Field | undefined
  /** A blank ended the last field: the next separator belongs to it. */
  let blank = false
  const open = (): Field => {
    blank = false
    current ??= { text: '', glob: '', quoted: false, active: false, pattern: false, digits: true, many: false, mixed: false }
    return current
  }
  const close = (): void => {
    if (current && (current.text || current.quoted)) fields.push(current)
    current = undefined
  }
  const separate = (separator: string): void => {
    if (' \t\n'.includes(separator)) blank ||= current !== undefined
    else {
      if (!current && !blank) open()
      if (current) fields.push(current)
      blank = false
      current = undefined
      return
    }
    close()
  }
  for (const segment of segments) {
    if (segment.boundary) {
      if (segment.split && ifs) separate(ifs[0] ?? '')
      else close()
      continue
    }
    const splits = segment.split && !segment.pattern && ifs !== ''
    for (const piece of splits ? pieces(segment.text, ifs) : [segment.text])
      if (splits && piece.length === 1 && ifs.includes(piece)) separate(piece)
      else if (piece || segment.quoted) {
        const field = open()
        field.mixed ||= piece !== '' && field.text !== '' && Boolean(field.many || segment.many)
        field.text += piece
        field.glob += segment.active ? (segment.glob ?? piece) : escapeGlob(piece)
        field.quoted ||= segment.quoted
        field.active ||= Boolean(segment.active && hasGlob(piece))
        field.pattern ||= Boolean(segment.pattern)
        field.digits &&= holdsDigits(segment)
        field.many ||= Boolean(segment.many)
      }
  }
  close()
  return fields
}

/** The separators one by one, and the text between them. */
function* pieces(text: string, ifs: string): Generator<string> {
  let start = 0
  for (let i = 0; i < text.length; i++)
    if (ifs.includes(text[i] ?? '')) {
      if (i > start) yield text.slice(start, i)
      yield text[i] ?? ''
      start = i + 1
    }
  if (start < text.length) yield text.slice(start)
}

const escapeGlob = (text: string): string => text.replace(/[*?[\]\\()|!+@^-]/g, '\\$&')
