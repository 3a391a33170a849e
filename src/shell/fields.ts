// Lines and fields: how `read` and `mapfile` cut what they get (bash(1), SHELL BUILTIN COMMANDS; POSIX.1 2.6.5).

/** A character, and whether a backslash took its meaning. */
type Letter = readonly [text: string, escaped: boolean]

/** What `read` takes for one line: without -r a backslash keeps the next character, and joins lines. */
export function lettersOf(text: string, from: number, delimiter: string, raw: boolean): { readonly letters: readonly Letter[]; readonly next: number } {
  const letters: Letter[] = []
  let at = from
  for (; at < text.length; at++) {
    const character = text[at] ?? ''
    if (!raw && character === '\\') {
      at++
      if (text[at] !== '\n' && at < text.length) letters.push([text[at] ?? '', true])
    } else if (character === delimiter) return { letters, next: at + 1 }
    else letters.push([character, false])
  }
  return { letters, next: at }
}

/** All lines of the text as letters, up to a limit. */
export function linesOf(text: string, delimiter: string, raw: boolean, limit: number): readonly (readonly Letter[])[] | undefined {
  const lines: (readonly Letter[])[] = []
  for (let at = 0; at < text.length; ) {
    const { letters, next } = lettersOf(text, at, delimiter, raw)
    lines.push(letters)
    at = next
    if (lines.length > limit) return undefined
  }
  return lines
}

const isBlank = (character: string): boolean => character === ' ' || character === '\t' || character === '\n'

/** The line cut at the separators into at most `count` fields, of which the last is the rest; all fields when no count is given. */
export function cut(line: readonly Letter[], ifs: string, count?: number): readonly string[] {
  const separates = ([text, escaped]: Letter): boolean => !escaped && ifs.includes(text)
  const blank = (letter: Letter | undefined): boolean => letter !== undefined && separates(letter) && isBlank(letter[0])
  const fields: string[] = []
  let at = 0
  let end = line.length
  const skip = (): void => {
    while (at < end && blank(line[at])) at++
  }
  while (end > 0 && blank(line[end - 1])) end--
  skip()
  while (at < end) {
    if (count !== undefined && fields.length === count - 1) {
      let rest = line.slice(at, end)
      // One separator at the very end belongs to the last field when nothing else does.
      const inner = rest.findIndex(letter => separates(letter) && !isBlank(letter[0]))
      if (inner === rest.length - 1 && inner >= 0) rest = rest.slice(0, -1)
      while (rest.length && inner >= 0 && blank(rest.at(-1))) rest = rest.slice(0, -1)
      return [...fields, rest.map(([text]) => text).join('')]
    }
    let field = ''
    for (; at < end; at++) {
      const letter = line[at]
      if (!letter || separates(letter)) break
      field += letter[0]
    }
    fields.push(field)
    skip()
    const letter = line[at]
    if (at < end && letter && separates(letter)) {
      at++
      skip()
    }
  }
  return fields
}
