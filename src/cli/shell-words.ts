// How shells of the Bourne family read their own command line: options, then a line, a script, or neither. Source: sh(1p), bash(1), dash(1), zshall(1).

/** What a shell is given: a line (-c), a script, commands on standard input, or nothing to run at all (--version). */
export interface ShellWords {
  readonly form: 'line' | 'file' | 'stdin' | 'none'
  /** As given, without the one that ends them. */
  readonly options: readonly string[]
  readonly operands: readonly string[]
  /** How many words stand before the operands. */
  readonly at: number
  /** None of the options changes what the text means. */
  readonly plain: boolean
  /** It takes itself for an interactive shell. */
  readonly talks: boolean
}

const LONG = new Set(['login', 'noprofile', 'norc', 'posix', 'verbose', 'restricted', 'noediting', 'no-rcs', 'no-globalrcs'])
const VALUED = new Set(['rcfile', 'init-file'])
/** These print, and nothing runs. */
const ABOUT = new Set(['version', 'help'])

/** @returns what is wrong, where shells differ or nobody knows */
export function readShell(words: readonly string[]): ShellWords | string {
  let letters = ''
  let plain = true
  let about = false
  let at = 0
  for (; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '-' || word === '--' || !/^[-+]./.test(word)) break
    const long = word.replace(/^--?/, '')
    if (word.startsWith('--') !== (LONG.has(long) || VALUED.has(long) || ABOUT.has(long))) return unknown(word)
    if (word.startsWith('--')) {
      about ||= ABOUT.has(long)
      plain &&= long === 'login'
      if (VALUED.has(long)) at++
      continue
    }
    // What stands behind the o is its value to some shells, and more options to others.
    if (!/^[-+][a-zA-Z]+$/.test(word) || /[oO]./.test(word)) return unknown(word)
    letters += word.slice(1)
    plain &&= /^-[ceuvxls]*o?$/.test(word)
    if (!/[oO]$/.test(word)) continue
    const name = words[++at] ?? ''
    plain &&= word.endsWith('o') && /^(?:errexit|nounset|pipefail)$/.test(name)
  }
  if (at > words.length) return `${words.at(-1)} is without its value`
  const operands = words.slice(/^--?$/.test(words[at] ?? '') ? at + 1 : at)
  const options = words.slice(0, at)
  if (options.some(word => word.includes('\n'))) return 'an option of the shell has a line break'
  const [line, typed] = [letters.includes('c'), letters.includes('s')]
  if (line && typed) return 'give the commands once: with -c, or with -s on standard input'
  const form = about || (line && !operands.length) ? 'none' : line ? 'line' : typed || !operands.length ? 'stdin' : 'file'
  return { form, options, operands, at: words.length - operands.length, plain, talks: letters.includes('i') }
}

const unknown = (word: string): string => `${word} is no option that every shell reads alike; write options as -e -u -o pipefail or --login, and the command behind -c`
