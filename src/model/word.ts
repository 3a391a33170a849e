// The shell word: the one representation of what is known, and not known, about a piece of text.

/** Where text came from that nobody has read yet; `variable`: one of the environment whose name promises a secret. */
export interface Origin {
  readonly kind: 'network' | 'decoder' | 'file' | 'program' | 'random' | 'variable'
  /** The URL, path, program or name, as written. */
  readonly what: string
}

/** What variables of the environment hold, with text of the source behind it at most (`start`: no option of the agent's), or around it. */
export type Inherited = 'start' | 'part'

/**
 * A shell word after quote removal and expansion.
 *
 * `values` are the texts that it can have when the command runs. It is absent when they cannot be known: the word is
 * *unresolved*, and that is the only representation of uncertainty.
 */
export interface Word {
  /** As written in the source; the value itself where it is exactly known. */
  readonly text: string
  readonly values?: readonly string[]
  /**
   * The values are patterns: `*` stands for any run of characters without a slash, `**` for any path, including none, below
   * what precedes it. It never stands for `..`. Names that a program lists (`$(git ls-files)`) are words of this kind.
   */
  readonly glob?: true
  /** The values themselves, where each star in them stands for lines of digits: void in a copy with other values. */
  readonly digits?: readonly string[]
  /** It stands for any number of words, none included: an unquoted expansion that is not known, or a pattern that matches files. */
  readonly many?: true
  /** What is left of the script that a shell reads as its standard input: lines that who reads of it takes from that shell, or no more than its end. */
  readonly script?: 'lines' | 'end'
  /** Texts that an unresolved word can have among others: a variable that is set here in one branch and by nobody knows whom in the other. */
  readonly also?: readonly string[]
  /** An unresolved word of which what is not known is the caller's, and that stands as the source has it. */
  readonly inherited?: Inherited
  /** Sources from which an unresolved word (or a resolved one that was decoded) got its text. */
  readonly from?: readonly Origin[]
}

/** A word that is exactly this text. */
export const literal = (value: string): Word => ({ text: value, values: [value] })

/** A word that can have any of these texts; unresolved when there is none. */
export const oneOf = (text: string, values: readonly string[], from?: readonly Origin[]): Word => ({ text, values, ...(from?.length && { from }) })

/** A word whose text cannot be known. */
export const unresolved = (text: string, from?: readonly Origin[], also?: readonly string[]): Word => ({ text, ...(from?.length && { from }), ...(also?.length && { also }) })

/** A word whose values are patterns. */
export const pattern = (text: string, ...values: string[]): Word => ({ text, values, glob: true })

/** A number that is not known, or one in each line. */
export const someNumber = (text: string): Word => numbered(pattern(text, '*'))

/** The word, whose stars stand for digits. */
export const numbered = (word: Word): Word => (word.values ? { ...word, digits: word.values } : word)

/** True where all that is not known of a word are digits. */
export const isNumbered = ({ values, digits }: Word): boolean => values !== undefined && digits === values

/** Output of which each line begins with a number and a colon. The mark goes with the word itself and with no copy, in which something may have been changed. */
const lineNumbers = new WeakSet<Word>()
export const hasLineNumbers = (word: Word): boolean => lineNumbers.has(word)
export function markLineNumbers(word: Word): Word {
  lineNumbers.add(word)
  return word
}

/** The text of a word that has exactly one and is no pattern; else undefined. */
export const exact = (word: Word | undefined): string | undefined =>
  word?.values?.length === 1 && !word.glob ? word.values[0] : undefined

/** True when some value of the word satisfies the test. Unresolved words satisfy nothing. */
export const some = (word: Word | undefined, test: (value: string) => boolean): boolean => word?.values?.some(test) ?? false

/** Applies a function to each value; unresolved stays unresolved. */
export function map(word: Word, change: (value: string) => string, text = word.text): Word {
  return word.values ? { ...word, text, values: word.values.map(change) } : { ...word, text }
}
