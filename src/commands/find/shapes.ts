// What tests of find say of the paths that pass them.
import { exact, type Word } from '../../model/index.ts'
import { secretsFitting } from '../lib/name-regexes.ts'
import { secretsNamed } from '../lib/named.ts'
import { fromRegex } from './patterns.ts'
import { primaryOf, WIDE } from './primaries.ts'

/** What is certain of a path at some point of the expression. */
export interface Shape {
  readonly name?: string
  readonly path?: string
  /** A test that a whole tree would hardly pass, or that a root cannot. */
  readonly some?: boolean
  /** Names of secrets that it may have. */
  readonly secrets?: readonly string[]
  /** The file itself, under another name. */
  readonly same?: Word
  /** It holds nothing. */
  readonly empty?: boolean
  /** A name or path that is not known before it runs. */
  readonly unknown?: Word
}
/** Alternatives. */
export type Shapes = readonly Shape[]

/** What passing a test says of a path. */
export function narrowing(name: string, value: Word | undefined): Shapes | undefined {
  const isName = name === '-name' || name === '-iname'
  const isPath = /^-(?:i?path|i?wholename)$/.test(name)
  if (isName || isPath) {
    if (!value?.values) return value ? [{ unknown: value }] : undefined
    const folded = name.startsWith('-i') ? value.values.map(text => text.toLowerCase()) : []
    return [...new Set([...value.values, ...folded])].flatMap(text => (name === '-name' ? eachOf(text) : [text])).map(text => {
      const pattern = text.replace(/\[[^\]]*\]|\?/g, '*').replaceAll('\\', '')
      if (/^\*+$/.test(pattern)) return {}
      return isName ? { name: pattern } : { path: pattern, secrets: secretsNamed(pattern) }
    })
  }
  if (/^-i?regex$/.test(name)) {
    if (!value?.values) return value && [{ unknown: value }]
    return value.values.flatMap(text => fromRegex(text).map((path): Shape => ({ ...(path !== '*' && { path }), some: true, secrets: secretsFitting(text, 'whole') })))
  }
  if (name === '-samefile' && value) return [{ some: true, same: value }]
  // A number says nothing of what the file is called.
  if (name === '-inum' && value) return [{ unknown: value }]
  if (name === '-empty') return [{ some: true, empty: true }]
  if (name === '-type' || name === '-xtype') return exact(value)?.includes('d') ? undefined : [{ some: true }]
  return WIDE.has(name) || primaryOf(name)?.role || primaryOf(name)?.count === undefined ? undefined : [{ some: true }]
}

/** `*.[ch]` is `*.c` and `*.h`. */
function eachOf(pattern: string): readonly string[] {
  const [, before = '', set, after = ''] = /^([^[\]\\]*)\[(\w{1,8})\]([^[\]\\]*)$/.exec(pattern) ?? []
  return set === undefined ? [pattern] : [...set].map(letter => before + letter + after)
}

const letters = (pattern: string | undefined): number => pattern?.replaceAll('*', '').length ?? -1

/** A path with both properties. Of two patterns the one that says more is kept. */
export function both(a: Shape, b: Shape): Shape {
  const name = letters(b.name) > letters(a.name) ? b.name : a.name
  const path = letters(b.path) > letters(a.path) ? b.path : a.path
  const hidden = a.unknown ?? b.unknown
  const same = a.same ?? b.same
  const secrets = a.secrets && b.secrets ? a.secrets.filter(one => b.secrets?.includes(one)) : (a.secrets ?? b.secrets)
  return {
    ...(name !== undefined && { name }),
    ...(path !== undefined && { path }),
    ...((a.some || b.some) && { some: true }),
    ...((a.empty || b.empty) && { empty: true }),
    ...(secrets && { secrets }),
    ...(same && { same }),
    ...(hidden && { unknown: hidden }),
  }
}
