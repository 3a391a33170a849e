// The plan by which the launcher becomes the command (see bin/gatekeeper): the text and the words that were judged, nothing rendered anew.

/** What would make a shell run something before what was judged, unseen. */
const HAZARDS = /^(?:BASH_ENV|SHELLOPTS|BASHOPTS|PS4|ZDOTDIR|BASH_FUNC_.*)$/

type Env = Readonly<Record<string, string | undefined>>

/** @param talks the shell takes itself for an interactive one, which reads the file that ENV names */
export const hazardsOf = (env: Env, talks = false): string[] => Object.keys(env).filter(name => (HAZARDS.test(name) && !name.includes('\n')) || (talks && name === 'ENV')).sort()

/** The words that start a command without those variables. */
const without = (names: readonly string[]): string[] => (names.length ? ['/usr/bin/env', ...names.flatMap(name => ['-u', name])] : [])

/** @param form the first line of the plan @param words what stands in front, in order */
const plan = (form: string, words: readonly string[], text: string): string => `${[form, ...[...words].reverse()].join('\n')}\n\n${text}.`

/** The launcher's arguments run, but for the first `skip`. */
export const planArgv = (skip: number, withheld: readonly string[]): string => plan(`argv ${skip}`, without(withheld), '')

/** The shell runs the text; its arguments are the name, and those of the launcher's behind the first `skip`. */
export const planLine = (shell: readonly string[], text: string, skip: number, name: string | undefined, withheld: readonly string[]): string =>
  plan(`text ${skip}${name === undefined ? '' : ` ${name}`}`, [...without(withheld), ...shell, '-c'], text)

/** The launcher prints the text and ends. */
export const planText = (text: string): string => plan('say', [], text)

/** The launcher ends with this exit code. */
export const planEnd = (code: number): string => plan(`end ${code}`, [], '')
