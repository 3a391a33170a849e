// Owns what shells do with their arguments: source text behind -c, a script file, or whatever stands on standard input.
import { exact, literal, some, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Body, Given, Role, Step } from '../define.ts'

/** Names under which a shell can open its own standard input as a script. */
const STDIN = new Set(['/dev/stdin', '/dev/fd/0', '/proc/self/fd/0'])

/** What stands on standard input runs; when that is the caller's own, whoever types there decides. */
export const shellOnStdin = (given: Given, language: string, args: readonly Word[] = []): Step[] =>
  given.stdin ? [{ script: given.stdin, language, args }] : [{ kind: 'interpret', target: unresolved('stdin'), language }]

/** A file that the shell reads before it does anything else. */
export const startsWith = (language: string): Role => words => words.flatMap(file => (exact(file) === '/dev/null' ? [] : [{ file, language }]))

/** The operands as the shell sees them: `+o` and `+O` take one as their value, and a lone `-` only ends the options. */
function operandsOf(given: Given): readonly Word[] {
  const taken = given.values('+<letters>').filter(word => some(word, value => /[oO]$/.test(value))).length
  const operands = given.operands.slice(taken)
  return exact(operands[0]) === '-' ? operands.slice(1) : operands
}

/** Steps of a shell of the Bourne family. `-n` only checks the syntax, unless the shell is interactive. */
export const runsShell = (language: string): NonNullable<Body['always']> => given => {
  if (given('--version') || given('--help')) return []
  if (otherwise(given)) return [unknown(literal(given.called || language), 'text behind a # may run in this shell'), { kind: 'interpret', target: unresolved('script'), language }]
  const operands = operandsOf(given)
  const [first, ...args] = operands
  const negated = given.values('+<letters>').some(word => some(word, value => value.includes('n')))
  const checks = (given('-n') || given.values('-o').some(word => some(word, value => value === 'noexec'))) && !given('-i') && !negated
  const onStdin = given('-s') || given.values('-o').some(word => some(word, value => /^(?:sh_?in_?)?stdin$/i.test(value)))
  // Behind the value of a plus option more options can stand: the shell would read them, so they are read again.
  if (first && given.operands.length > operands.length && some(first, value => /^[-+]./.test(value))) {
    return [{ run: [literal(given.called || language), ...['-c', '-s', '-n', '-i'].filter(option => given(option) || (option === '-s' && onStdin)).map(literal), ...operands] }]
  }
  if (given('-c')) {
    if (!first || checks) return []
    const step: Step = { script: first, language, args }
    // dash goes on with its standard input where it is told so, in whatever state the line left it.
    return language === 'sh' && onStdin ? [step, ...shellOnStdin(given, language, args), unknown(first, 'the script on standard input runs in the state that this leaves')] : [step]
  }
  if (checks) return first && !onStdin ? [{ kind: 'read', target: first }] : []
  if (first && STDIN.has(exact(first) ?? '')) return shellOnStdin(given, language, operands)
  if (first && !onStdin) return [{ file: first, language, args }]
  // dash and zsh let a plus take it back.
  const file: readonly Step[] = first && given.values('+<letters>').some(word => some(word, value => /[so]/.test(value))) ? [{ file: first, language, args }] : []
  return [...file, ...shellOnStdin(given, language, first ? [unresolved('$0'), ...operands] : [])]
}

const SETTABLE = new Set(
  ('allexport bgnice braceexpand emacs errexit errtrace functrace globstar gmacs hashall histexpand history ignoreeof letoctal'
    + ' markdirs '
    + 'monitor multiline noclobber noexec noglob nolog notify nounset onecmd physical pipefail posix privileged showme stdin trackall verbose vi'
    + ' vi-tabcomplete viraw '
    + 'xtrace debug interactive').split(' '),
)

/** How a shell is started that reads words, or comments, otherwise: the text is then not what it seems. */
const otherwise = (given: Given): boolean => (given('-i') && given('-s') && given.called.endsWith('zsh')) || given.operands.some(word => some(word, value => /^interactive_?comments$/i.test(value)))

/** The name behind `-o`. Letters bundled behind the `o` are options themselves, which this reader would not see. */
export const setsOption: Role = words => words.filter(word => !SETTABLE.has(exact(word) ?? '')).map(word => unknown(word, 'this is not the name of a shell option'))
