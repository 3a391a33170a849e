// Texts that scripts carry around, and how a shell writes them.
import type { Random } from '../random.ts'

/** Texts that splitting, matching, quoting and case change. */
export const TEXTS = [
  'a b', ' lead', 'trail ', 'x:y:z', 'a,b,,c', '*.txt', '?', '[ab].txt', '~', '~/x', '$HOME', '$(stub0 t0)', 'back\\slash', 'semi;colon', "it's", 'say "hi"', '', 'two\nlines', 'tab\tx', 'é ü', 'UPPER case', 'abcabc', 'p/q/r.tar.gz', '-n', '--', 'a=b', '{1,2}', '#no', '!', '&', '| x', 'a\\ b', '1 2 3',
]
export const textOf = (random: Random): string => random.pick(TEXTS)
/** Texts without line ends. */
export const lineOf = (random: Random): string => random.pick(TEXTS.filter(text => !text.includes('\n')))

export const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
export const double = (text: string): string => `"${text.replace(/[$`"\\]/g, '\\$&')}"`
export const ansi = (text: string): string => `$'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`
/** Every character that means something escaped by itself. */
export const escaped = (text: string): string => text.replace(/[^\w./:,=@%+-]/g, character => (character === '\n' ? "'\n'" : `\\${character}`)) || "''"
export const quotedOf = (random: Random): string => random.pick([single, double])(textOf(random))
