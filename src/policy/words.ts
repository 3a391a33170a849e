// How a command pattern is written: words as a shell takes them, with stars for what may be anything.

/** A star that stands for itself. No text has this character: Unicode keeps it free for use inside of programs. */
export const STAR = '\ufdd0'

/**
 * What stands between a rule's parentheses, once a backslash before one of them, or before another backslash, has done its work.
 * Source: Claude Code 2.1, which writes its own rules so: `Bash(node -e "f\(1\)")`.
 */
export const bracketed = (text: string): string => (text.includes('\\') ? text.replace(/\\([\\()])/g, '$1') : text)

/** The same the other way round, where it is needed. */
export const inBrackets = (text: string): string => text.replace(/\\(?=[\\()]|$)/g, '$&$&')

const PIECE = /\\(.)|'([^']*)'|"((?:\\.|[^"\\])*)"|(\s+)|([^\s\\'"]+)|["'\\]/gs

/** The words of a pattern, without their quotes and backslashes. Stars in quotes are stars; one behind a backslash is STAR. @returns undefined where a quote is not closed, or nothing stands behind a backslash */
export function wordsOf(text: string): readonly string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  for (const [, escaped, single, double, blank, plain] of text.matchAll(PIECE)) {
    if (blank !== undefined) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    const piece = escaped?.replace('*', STAR) ?? single?.replaceAll('\\*', `\\${STAR}`) ?? double?.replace(/\\(.)/gs, inDouble) ?? plain
    if (piece === undefined) return undefined
    word = (word ?? '') + piece
  }
  return word === undefined ? words : [...words, word]
}

/** Between double quotes a backslash is one of the text, unless the shell would take it for its own. */
const inDouble = (both: string, next: string): string => (next === '*' ? `\\${STAR}` : /[$`"\\]/.test(next) ? next : both)

/** What a shell puts something else in the place of, in double quotes too. */
const EXPANDED = /\$[\w{(@*#?!$-]|`/

/** A command line with an `x` in the place of what stands in quotes or behind a backslash, and `$x` where a shell expands something in double quotes. */
export const unquoted = (text: string): string => text.replace(PIECE, (whole, escaped, single, double: string | undefined) => (double !== undefined ? (EXPANDED.test(double.replace(/\\./gs, '')) ? '$x' : 'x') : escaped === undefined && single === undefined ? whole : 'x'))

/** True for a line of which a shell would make something else than what is written. */
export const isExpanded = (text: string): boolean => EXPANDED.test(unquoted(text))
