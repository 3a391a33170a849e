// The plan by which the launcher becomes the command (see bin/gatekeeper): the text and the words that were judged, nothing rendered anew.

/** What would make a shell run something before what was judged, unseen. */
const HAZARDS = /^(?:BASH_ENV|SHELLOPTS|BASHOPTS|PS4|ZDOTDIR|BASH_FUNC_.*)$/

export const hazardsOf = (env: Readonly<Record<string, string | undefined>>): string[] => Object.keys(env).filter(name => HAZARDS.test(name) && !name.includes('\n')).sort()

/** The words that start a command without those variables. */
const without = (names: readonly string[]): string[] => (names.length ? ['/usr/bin/env', ...names.flatMap(name => ['-u', name])] : [])

type Env = Readonly<Record<string, string | undefined>>

/** @param form the first line of the plan @param words what stands in front, in order */
const plan = (form: string, words: readonly string[], text: string): string => `${[form, ...[...words].reverse()].join('\n')}\n\n${text}.`

/** The launcher's arguments run, but for the first `skip`. */
export const planArgv = (skip: number, env: Env): string => plan(`argv ${skip}`, without(hazardsOf(env)), '')

/** The shell runs the text. */
export const planLine = (shell: readonly string[], text: string, name: string | undefined, env: Env): string =>
  plan(name === undefined ? 'text' : `text ${name}`, [...without(hazardsOf(env)), ...shell, '-c'], text)

/** The launcher prints the text and ends. */
export const planText = (text: string): string => plan('say', [], text)
