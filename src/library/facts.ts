// Facts that a program gives: what is wrong with them, and the copy that a judgement looks at.
import { type Facts, isObject } from '../model/index.ts'
import { said } from './verdicts.ts'

const PLATFORMS: readonly unknown[] = ['linux', 'darwin', 'win32'] satisfies readonly Facts['platform'][]
const TEXTS = ['home', 'user', 'workspace', 'cwd'] as const satisfies readonly (keyof Facts)[]
const LISTS = ['temp', 'own'] as const satisfies readonly (keyof Facts)[]
const CALLS = ['realpath', 'stat', 'read', 'names', 'which', 'homeOf', 'ignored', 'unsaved'] as const satisfies readonly (keyof Facts)[]

/** The folders as they are now: no change of the lists counts while, or after, something is judged. Throws naming what is wrong. */
export function factsFrom(given: Facts): Facts {
  if (!isObject(given)) throw new Error(`facts must be an object, or a function that makes one, and are ${said(given)}`)
  const { home, user, workspace, cwd, platform, temp, own, realpath, stat, read, names, which, homeOf, ignored, unsaved } = given
  const texts = { home, user, workspace, cwd }
  const lists = { temp: copied(temp), own: copied(own) }
  const calls = { realpath, stat, read, names, which, homeOf, ignored, unsaved }
  const problems = [
    ...TEXTS.filter(key => typeof texts[key] !== 'string').map(key => `facts.${key} must be a text, and is ${said(texts[key])}`),
    ...(PLATFORMS.includes(platform) ? [] : [`facts.platform is ${said(platform)}; it can be ${PLATFORMS.join(', ')}`]),
    ...LISTS.filter(key => !lists[key]).map(key => `facts.${key} must be a list of folders`),
    ...CALLS.filter(key => typeof calls[key] !== 'function').map(key => `facts.${key} must be a function, and is ${said(calls[key])}`),
  ]
  if (problems.length) throw new Error(problems.join('; '))
  const on = <A extends readonly unknown[], R>(call: (...args: A) => R) => (...args: A): R => Reflect.apply(call, given, args)
  return Object.freeze({
    home, user, workspace, cwd, platform, temp: lists.temp ?? [], own: lists.own ?? [],
    realpath: on(realpath), stat: on(stat), read: on(read), names: on(names), which: on(which), homeOf: on(homeOf), ignored: on(ignored), unsaved: on(unsaved),
  })
}

function copied(list: unknown): readonly string[] | undefined {
  const copy: readonly unknown[] = Array.isArray(list) ? [...list] : [undefined]
  return copy.every(one => typeof one === 'string') ? Object.freeze(copy) : undefined
}
