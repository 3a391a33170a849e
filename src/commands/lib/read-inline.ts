// Reads small programs on a command line in Python, JavaScript, Perl and Ruby: what they certainly do, and whether that is all.
import type { Step } from '../define.ts'
import { readJavascript } from './read-javascript.ts'
import { readPerl } from './read-perl.ts'
import { readPython } from './read-python.ts'

export type InlineLanguage = 'python' | 'javascript' | 'perl' | 'ruby'

export interface InlineReading {
  /** Calls that are written out in full: a file deleted by name, a command line run. */
  readonly steps: readonly Step[]
  /** Everything in the program is known, and it does nothing else but compute and print. */
  readonly complete: boolean
}

export function readInline(language: InlineLanguage, text: string): InlineReading {
  if (language === 'python') return readPython(text)
  if (language === 'javascript') return readJavascript(text)
  return readPerl(text)
}
