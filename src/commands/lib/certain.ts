// Whether an option that keeps a command from acting is certainly on: `--dry-run=false`, `--dry-run no` and a later `--no-dry-run` take it back.
import { exact, some, type Word } from '../../model/index.ts'
import type { Found } from '../match.ts'
import type { Option } from '../notation.ts'

/** Options that keep a command from acting, or make it show something instead. Wherever a spec asks for one, it must be on without a doubt. */
const RESTRAINT =
  /^--?(?:dry-?run|just-print|recon|no-?act|no-?op|simulate|pretend|what-?if|check(?:-[a-z]+)*|syntax-check|validate|verify|preview|print(?:-[a-z]+)*|diff|list(?:-[a-z]+)*|test|help|usage|version|local|stdout|noEmit|showConfig|listFilesOnly|ignore-scripts|trivial-only|assume-?no|explain|query)$/

/** What programs take for no: Go's strconv, npm's nopt, apt's StringToBool, yargs, kubectl's `none`. */
const NO = /^=?(?:f|false|n|no|none|off|never|without|disable|null|undefined|0+)$/i
const saysNo = (word: Word): boolean => some(word, value => NO.test(value))
/** A word of its own that may be the value of the option before it. Apt takes a few more for one, which elsewhere are names. */
const NEXT = /^(?:f|false|n|no|null|0+)$/i
const APT = /^(?:off|without|disable)$/i
const mayBeNo = (word: Word, option: Option): boolean => some(word, value => NEXT.test(value) || (APT.test(value) && option.names.includes('--simulate')))
/** The words of an option say no, or something that is not known. */
const doubts = (words: readonly Word[]): boolean => words.some(word => !word.values || saysNo(word))

/** Asked of every option that a spec looks for, and always the same of one. */
const known = new WeakMap<Option, boolean>()
export function restrains(option: Option): boolean {
  const before = known.get(option)
  if (before !== undefined) return before
  const found = option.names.some(name => RESTRAINT.test(name))
  known.set(option, found)
  return found
}

/** True for the spelling that takes an option back: `--no-dry-run` for `--dry-run`. A name that goes on may have been cut short. */
const takesBack = (one: Option, option: Option): boolean => one.names.some(name => name.startsWith('--no-') && option.names.some(own => own.startsWith('--') && `--${name.slice(5)}`.startsWith(own)))

/**
 * True when an option counts as given. One that restrains does so only when nothing speaks against it: no value that says no or is not known, also as
 * the next word, where npm, tsc and apt take it from, and no spelling that takes it back. A switch of another kind is off when its value says no.
 */
export function isOn(name: string, found: readonly Found[]): boolean {
  const given = found.filter(one => one.option.names.includes(name))
  const [first] = given
  if (!first) return false
  if (!restrains(first.option)) return !(first.option.takes === 'none' && given.every(({ words }) => words.length > 0 && words.every(word => NO.test(exact(word) ?? ''))))
  return !given.some(one => doubts(one.words)) && !given.some(({ next, option }) => next && mayBeNo(next, option)) && !found.some(one => takesBack(one.option, first.option))
}
