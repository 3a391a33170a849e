// Owns response files: operands such as `@args`, which stand for the options and names in them, and texts that include files.
import { exact, literal, normalise, some, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { reads, under, unknowns } from '../roles.ts'

const isResponse = (word: Word): boolean => some(word, value => value.startsWith('@'))

export const responses: Role = (words, given) => unknowns('options come from a file')(words.filter(isResponse), given)

/** Operands are files to read; what a response file names may be any of them. */
export const readsOrResponses: Role = (words, given) => [...reads(words.filter(word => !isResponse(word)), given), ...responses(words, given)]

/** An absolute path that is not below the working directory: others may have written what is there. */
export const isElsewhere = (word: Word, { cwd }: Given): boolean =>
  some(word, value => /^(?:\/|~|\.\.(?:\/|$))/.test(value) && !(cwd.values?.every(folder => value === folder || value.startsWith(`${folder}/`)) ?? false))

const ANYBODYS = /^\/(?:private\/)?(?:(?:var\/)?tmp|var\/folders|dev\/shm)(?:\/|$)/
/** In a folder that anybody writes in, and an agent unasked. Whether it is the workspace is for the rules to see. */
const isAnybodys = (word: Word, { cwd }: Given): boolean =>
  some(word, value => (value.startsWith('/') ? ANYBODYS.test(normalise(value)) : some(cwd, folder => ANYBODYS.test(normalise(`${folder}/${value}`)))))

/** Text that nobody has read may include any file, and what is made of it, or said about it, shows that file. */
export const pullsIn: Role = (words, given) =>
  words.filter(word => isAnybodys(word, given) && !some(word, value => value === '-' || value.startsWith('@'))).map(target => ({ kind: 'unknown', target, why: 'which files this text includes is not known', text: true }))

/** The same of what an option names, besides that it is read. */
export const readsAndPullsIn: Role = (words, given) => [...reads(words, given), ...pullsIn(words, given)]

/** The same of what is fed in: from a file as from that file, else as text that `finds` nothing to include in. */
export function fedIn(given: Given, finds: (text: string) => readonly Step[]): readonly Step[] {
  const { stdin } = given
  if (!stdin) return []
  if (stdin.values) return stdin.values.flatMap(finds)
  if (!stdin.from?.length || stdin.from.some(({ kind }) => kind !== 'file')) return [{ kind: 'unknown', target: stdin, why: 'which files this text includes is not known' }]
  return pullsIn(stdin.from.map(({ what }) => literal(what)), given)
}

const INCLUDE = /^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:include|include_next|import|embed)\b[ \t]*(?:"([^"\n]+)"|<([^>\n]+)>|(.*))/gm

/** What a preprocessor reads because its input says so: absolute, from the working directory, or from folders that are searched. */
export function includes(text: string, folders: readonly Word[]): readonly Step[] {
  const joined = text.replace(/\\\n/g, '')
  const hidden = /\b(?:incbin|asm|__asm(?:__)?)\b|##|%:%:|\?\?=\?\?=|__has_embed|\/\*[^]*?\*\/[ \t]*(?:#|include)|#[^\n]*\/\*[^]*?include/.test(joined) ? [{ kind: 'unknown' as const, target: literal('stdin'), why: 'this text includes files' }] : []
  // A message about a line that the text says is another file's prints that file's.
  const lines = [...joined.matchAll(/^[ \t]*(?:#|%:|\?\?=)[ \t]*(?:line\b[ \t]*)?(?:\d+[ \t]*"([^"\n]*)"|(?<=line[ \t]*)([^\d\s].*))/gm)].map(([, name, other]): Step => (name === undefined ? { kind: 'unknown', target: literal(other ?? ''), why: 'which file this line is said to be of is not known' } : { kind: 'read', target: literal(name) }))
  return [...hidden, ...lines, ...[...joined.matchAll(INCLUDE)].flatMap(([, quoted, angled, other]): Step[] => {
    const name = quoted ?? angled
    if (name === undefined) return [{ kind: 'unknown', target: literal(other ?? ''), why: 'which file this text includes is not known' }]
    if (name.startsWith('/')) return [{ kind: 'read', target: literal(name) }]
    return [...(quoted === undefined && !name.startsWith('..') ? [] : [{ kind: 'read' as const, target: literal(name) }]), ...folders.map(folder => ({ kind: 'read' as const, target: under(folder, name) }))]
  })]
}

/** The includes of what a preprocessor is fed. Input that nobody knows includes what it likes. */
export function includesOfInput(given: Given): readonly Step[] {
  const folders = ['-I', '-iquote', '-isystem', '-idirafter'].flatMap(option => given.values(option))
  return given.operands.some(word => exact(word) === '-') || (given.called.startsWith('cpp') && !given.operands.length) ? fedIn(given, text => includes(text, folders)) : []
}
