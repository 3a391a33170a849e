// Owns response files: operands such as `@args`, which stand for the options and names in them, and texts that include files.
import { exact, literal, some, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { reads, under, unknowns } from '../roles.ts'

const isResponse = (word: Word): boolean => some(word, value => value.startsWith('@'))

export const responses: Role = (words, given) => unknowns('options come from a file')(words.filter(isResponse), given)

/** Operands are files to read; what a response file names may be any of them. */
export const readsOrResponses: Role = (words, given) => [...reads(words.filter(word => !isResponse(word)), given), ...responses(words, given)]

/** An absolute path that is not below the working directory: others may have written what is there. */
export const isElsewhere = (word: Word, { cwd }: Given): boolean =>
  some(word, value => /^(?:\/|~|\.\.(?:\/|$))/.test(value) && !(cwd.values?.every(folder => value === folder || value.startsWith(`${folder}/`)) ?? false))

const INCLUDE = /^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import|embed)\b[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>|(.*))/gm

/** What a preprocessor reads because its input says so: absolute, from the working directory, or from folders that are searched. */
export function includes(text: string, folders: readonly Word[]): readonly Step[] {
  const joined = text.replace(/\\\n/g, '')
  const hidden = /\bincbin\b|__has_embed|\/\*[^]*?\*\/[ \t]*(?:#|include)|#[^\n]*\/\*[^]*?include/.test(joined) ? [{ kind: 'unknown' as const, target: literal('stdin'), why: 'this text includes files' }] : []
  return [...hidden, ...[...joined.matchAll(INCLUDE)].flatMap(([, quoted, angled, other]): Step[] => {
    const name = quoted ?? angled
    if (name === undefined) return [{ kind: 'unknown', target: literal(other ?? ''), why: 'which file this text includes is not known' }]
    if (name.startsWith('/')) return [{ kind: 'read', target: literal(name) }]
    return [...(quoted === undefined && !name.startsWith('..') ? [] : [{ kind: 'read' as const, target: literal(name) }]), ...folders.map(folder => ({ kind: 'read' as const, target: under(folder, name) }))]
  })]
}

/** The includes of what a preprocessor is fed. Input that nobody knows includes what it likes. */
export function includesOfInput(given: Given): readonly Step[] {
  const { stdin } = given
  if (!stdin || !given.operands.some(word => exact(word) === '-')) return []
  const folders = ['-I', '-iquote', '-isystem', '-idirafter'].flatMap(option => given.values(option))
  if (stdin.values) return stdin.values.flatMap(text => includes(text, folders))
  return stdin.from?.length && stdin.from.every(({ kind }) => kind === 'file') ? [] : [{ kind: 'unknown', target: stdin, why: 'which files this text includes is not known' }]
}
