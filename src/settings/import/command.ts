// Commands of another agent's list as patterns of ours. What a pattern cannot say is skipped for an allow and widened for the rest.
import type { Decision } from '../../model/index.ts'
import { inBrackets, isExpanded, unquoted } from '../../policy/words.ts'
import { type Line, skip, take } from './define.ts'

/** `exact`: these words. `prefix`: these words and any more. `start`: whatever begins with this text, the last word unfinished. */
export type Extent = 'exact' | 'prefix' | 'start'

/** What a shell would read as more than one command, or as something else than words. */
const BEYOND_WORDS = /[;&|<>`\n\r]|\$\(|[()]/
/** A word that is not what is compared here: it has its value by then. */
const EXPANDED = /[$`]/
/** Words of the language itself, behind which commands may stand, and those behind which there is none. */
const KEYWORD = /^(?:if|then|elif|else|while|until|do|time|\{|!|fi|for|done|case|esac|select|function|\})(?:\s|$)/
const BEFORE_COMMANDS = /^(?:(?:if|then|elif|else|while|until|do|time|\{|!)\s+)+/
const WITHOUT = /^(?:cd\s|for\s|case\s|select\s|function\s|(?:fi|done|esac|\})(?:\s|$))/
const QUOTED = /\\.|"(?:\\.|[^"\\])*"|'[^']*'/gs

/** @param text a command line, in which a star stands for anything unless a backslash is before it */
export function commandRule(source: string, decision: Decision, text: string, extent: Extent): Line {
  const line = text.trim()
  if (decision === 'allow' && line === '') return skip(source, 'it names no command')
  if (/^\**$/.test(line)) return everyCommand(source, decision)
  if (decision === 'allow' ? KEYWORD.test(line) : KEYWORD.exec(line)?.[0] === line) return skip(source, 'it begins with a word of the language of shells, and here commands are compared without those')
  if (decision === 'allow') {
    const bare = unquoted(line)
    if (/["'\\]/.test(bare)) return skip(source, 'a quote in it is not closed')
    if (BEYOND_WORDS.test(bare)) return skip(source, 'it is more than one plain command; each command of a line is judged by itself here, so allow them one by one')
    if (isExpanded(line)) return skip(source, 'it compares a variable by name, and here words are compared by value')
    if (/^\w+=/.test(line)) return skip(source, 'it sets a variable for the command, which a rule that allows never covers here')
    return take(source, decision, [bash(line, extent === 'exact' ? '' : ' *')])
  }
  const plain = widest(line)
  if (plain === '' || /^[*\s]+$/.test(plain)) return take(source, decision, ['bash'], 'nothing of it can be compared here, so it stands for every command')
  const widened = plain !== line
  const end = /\*$/.test(plain) ? '' : extent === 'start' ? '*' : extent === 'prefix' || widened ? ' *' : ''
  return take(source, decision, [bash(plain, end)], widened ? 'it stands for every command that begins so, in any line' : undefined)
}

/** Whatever a shell runs. */
export const everyCommand = (source: string, decision: Decision, differs?: string): Line => take(source, decision, ['bash'], differs ?? (decision === 'allow' ? 'every command that is asked about passes then' : undefined))

/** The last command of a line, with a star for whatever is not compared as it is written. Whoever runs the line runs it. */
const widest = (line: string): string => {
  const parts = line.replace(QUOTED, '*').split(/[;&|\n\r]+/).map(part => part.trim().replace(BEFORE_COMMANDS, ''))
  const last = parts.filter(part => part !== '' && !WITHOUT.test(part)).at(-1) ?? ''
  return last.replace(/^(?:\w+=\S*\s+)+/, '').replace(/\s*\d*[<>].*$/, ' *').replace(/[`()"'\\]+/g, '*').split(/\s+/).map(word => (EXPANDED.test(word) ? '*' : word)).join(' ').trim()
}

const bash = (words: string, end: string): string => `bash(${inBrackets(words)}${end})`

/** Words of an argument vector, each compared as it is. @returns undefined when a word cannot be written in a pattern */
export function wordsRule(words: readonly string[], decision: Decision): string | undefined {
  const written = words.map(word => (decision === 'allow' ? exactly(word) : word.includes('*') ? '*' : (exactly(word) ?? '*')))
  return written.includes(undefined) || !written.length ? undefined : bash(written.join(' '), ' *')
}

/** With stars that stand for themselves. */
function exactly(word: string): string | undefined {
  if (word === '' || /[\n\r\0]/.test(word)) return undefined
  const parts = word.split('*').map(part => (!/[\s"'()\\]/.test(part) ? part : !/["\\]/.test(part) ? `"${part}"` : part.includes("'") ? undefined : `'${part}'`))
  return parts.includes(undefined) ? undefined : parts.join('\\*')
}
