// What the values of some of git's settings lead to: files that it reads or fills, refs that it moves, times after which it forgets, and lines that it obeys. Source: git-config(1), git 2.39 to 2.55.
import { exact, literal, map, unknown, type Word } from '../../model/index.ts'
import type { Step } from '../define.ts'
import { pathSteps } from './paths.ts'

export type Valued = 'reads' | 'stores' | 'choice' | 'expires' | 'mirrors' | 'pushes' | 'fetches' | 'prunes'

/** Every line of the list of a rebase is a command, and so is each that a format adds to it; what stands in a message may be any line. */
const ONE_LINE = /^(?:[^%\n]|%(?:[hHtTpPsfdDS%]|a[nNeElLdDrtiIsh]|c[nNeElLdDrtiIsh]|C(?:reset|red|green|blue|\([^()\n]*\))|x09|x20))*$/
const STRATEGIES = /^(?:ort|recursive|resolve|octopus|ours|subtree)$/
const MERGING = /^(?:\s*--(?:no-)?(?:ff|ff-only|commit|log|stat|edit|signoff|verify-signatures|autostash|rerere-autoupdate|progress))*\s*$/

/** Settings of which only values that fit are known to run nothing, and why not the others. */
const CHOICES: readonly (readonly [name: RegExp, harmless: RegExp, why: string])[] = [
  [/^rebase\./, ONE_LINE, 'the rebase obeys every line that this format makes'],
  [/^mergetool\./, /^[\w ,+/()@|-]*$/, 'a shell reads this layout'],
  [/^pull\./, STRATEGIES, 'this merge strategy is a program'],
  [/^branch\./, MERGING, 'these options can name programs and files'],
]
const OFF = /^(?:false|no|off|0|)$/i

const choiceOf = (name: string): (typeof CHOICES)[number] | undefined => CHOICES.find(([pattern]) => pattern.test(name.toLowerCase()))

/** True for a value that runs nothing. */
export const isChoice = (name: string, text: string | undefined): boolean => text !== undefined && (choiceOf(name)?.[1].test(text) ?? false)

export function valued(meaning: Valued, name: string, value: Word): readonly Step[] {
  const text = exact(value)
  switch (meaning) {
    case 'reads':
      return /\.blob$/i.test(name) ? pathSteps('read', [value]) : file(value, 'read')
    case 'stores':
      return file(value, 'write')
    case 'choice':
      return isChoice(name, text) ? [] : [unknown(value, choiceOf(name)?.[2] ?? 'this setting is not known')]
    // Whatever is older is forgotten at the next tidying.
    case 'expires':
      return /^(?:never|false|)$/.test(text ?? '?') ? [] : [{ kind: 'discard', target: literal('.') }]
    // A push then makes the other side the same as this one, whatever it forgets.
    case 'mirrors':
      return OFF.test(text ?? '?') ? [] : [overwrites(name)]
    // What a push sends that names nothing: `+a:b` overwrites and `:b` deletes.
    case 'pushes':
      return text !== undefined && !/^\+|^:./.test(text) ? [] : [overwrites(name)]
    case 'fetches':
      return fetched(value)
    // Tags that the other side does not have go.
    case 'prunes':
      return OFF.test(text ?? '?') ? [] : [{ kind: 'discard', target: literal('refs/tags/*') }]
  }
}

/** A file of which git may print any line, if only to complain of it, or a folder that it fills. One that may be missing has a mark in front (git 2.52). */
const file = (value: Word, kind: 'read' | 'write'): readonly Step[] =>
  exact(value) === '' || exact(value) === '/dev/null' ? [] : [{ kind, target: map(value, text => text.replace(/^:\(optional\)/, ''), value.text) }]

const overwrites = (name: string): Step => ({ kind: 'publish', target: literal(name.split('.').slice(1, -1).join('.')), force: true })

/** Where a fetch puts what it gets. Nothing of one's own stands below refs/remotes; elsewhere it overwrites, and prunes. */
function fetched(value: Word): readonly Step[] {
  if (!value.values) return [{ kind: 'discard', target: value }]
  return value.values.flatMap(text => {
    const to = text.split(':')[1]
    return !to || to.startsWith('refs/remotes/') ? [] : [{ kind: 'discard' as const, target: literal(to) }]
  })
}
