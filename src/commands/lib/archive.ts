// Owns what tar and its relatives do with their archives, folders and members.
import { exact, literal, type Origin, some, unknown, unresolved, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { decoded } from './decoder.ts'
import { printsMembers } from './named.ts'
import { reads, readsTree, under, writes } from '../roles.ts'

const STREAM = /^(-|\/dev\/(stdin|stdout|fd\/\d+))$/
/** `host:path` and `user@host:path` are on another machine. */
const isRemote = (archive: Word): boolean => some(archive, value => /^[^/]*:/.test(value))

/** Folders that -C names, each relative to the one before; `.` when there is none. */
function folders(given: Given): readonly Word[] {
  const made: Word[] = []
  for (const next of given.values('-C')) {
    const before = made.at(-1)
    const path = exact(next)
    made.push(!before || path === undefined || path.startsWith('/') ? next : under(before, path))
  }
  return made
}

/** A name counts from each folder that it could count from. */
export function located(names: readonly Word[], given: Given): readonly Word[] {
  const bases = folders(given)
  return names.flatMap(name => {
    const path = exact(name)
    if (!bases.length || path?.startsWith('/')) return [name]
    if (path === undefined) return [name, ...(name.values ? bases.map(base => (name.glob && exact(base) !== undefined ? { ...under(base, '*'), glob: true as const } : unresolved(name.text))) : [])]
    return [...bases.map(base => (path === '.' ? base : under(base, path))), ...(path === '.' ? [] : [name])]
  })
}

export const archivesOf = (given: Given): readonly Word[] => given.values('-f').filter(word => !some(word, value => STREAM.test(value)))

/** Reads or writes the archive, on this machine or another. */
export const opens = (given: Given, kind: 'read' | 'write' | 'append'): readonly Step[] =>
  archivesOf(given).map(target =>
    isRemote(target) && !given('--force-local') ? { kind: 'connect', target, ...(kind !== 'read' && { sends: true }) } : { kind, target })

export const destination = (given: Given): Word => folders(given).at(-1) ?? literal('.')

/** Lists of names, in files or on standard input. The names are known when that input is. */
export function listed(files: readonly Word[], given: Given, kind: 'read' | 'list'): readonly Step[] {
  return files.flatMap((file): readonly Step[] => {
    if (exact(file) === '-') {
      const { stdin } = given
      if (stdin?.glob) return [{ kind, target: stdin }]
      return stdin?.values ? located(stdin.values.flatMap(text => text.split(/[\n\0]/).filter(Boolean).map(literal)), given).map(target => ({ kind, target })) : [{ kind, target: unresolved('names on standard input', stdin?.from) }]
    }
    const from: readonly Origin[] = [{ kind: 'file', what: file.text }]
    return [{ kind: 'read', target: file }, { kind, target: unresolved(`names in ${file.text}`, from) }]
  })
}

/** A member by its name alone, which leads nowhere else; one that is a folder brings all that is in it. */
const MEMBER = /^(?:\.\/)?(?!-|@|\.{0,2}(?:\/|$))(?!.*\/\.{0,2}\/)(?!.*\/\.\.$)[^*?[\]\\]+$/

/** What unpacking writes: the members, where all are named and keep their names, else anything in the folder. */
export function unpacked(members: readonly Word[], folder: Word): readonly Step[] {
  const names = members.map(word => exact(word) ?? '')
  const targets = names.length && names.every(name => MEMBER.test(name)) ? names.map(name => (exact(folder) === '.' ? literal(name) : under(folder, name))) : [folder]
  return targets.map(target => ({ kind: 'write', target, recursive: true }))
}

/** They give members other names, or choose others. */
const RENAMING = ['--strip-components', '--transform', '-s', '-T', '--one-top-level', '--include', '--wildcards']

/** What the mode letters of a tar-like program lead to. */
export function tarSteps(given: Given, more: { readonly deletes?: boolean } = {}): readonly Step[] {
  const lists = given.values('-T')
  const names = located(given.operands.filter(word => !some(word, value => value.startsWith('@'))), given)
  const archivesIn = given.operands.filter(word => some(word, value => value.startsWith('@')))
  const steps: Step[] = []
  const adds = (): void => {
    steps.push(...readsTree(names, given), ...reads(archivesIn.map(word => literal(exact(word)?.slice(1) ?? word.text)), given), ...listed(lists, given, 'read'))
    if (lists.some(list => exact(list) !== '-') && !given('--verbatim-files-from') && !given('--null')) steps.push(...lists.map(list => unknown(list, 'this list can hold options')))
    if (given('--remove-files')) steps.push(...names.map((target): Step => ({ kind: 'delete', target, recursive: true })))
  }
  if (given('-c')) {
    steps.push(...opens(given, 'write'))
    adds()
  } else if (given('-r') || given('-u') || given('-A')) {
    steps.push(...opens(given, 'append'))
    adds()
  } else if (given('-x')) {
    steps.push(...opens(given, 'read'), ...lists.flatMap(list => reads([list], given)))
    if (given('-O') || given('--to-command')) return [...steps, ...printsMembers(given.operands, given)]
    const dir = given.value('--one-top-level')
    const folder = dir ? (located([dir], given)[0] ?? dir) : destination(given)
    const members = RENAMING.some(option => given(option)) ? [] : given.operands
    steps.push(...unpacked(members, folder))
    // Members that stand before -C are unpacked where tar was before it.
    if (given.operands.length && exact(folder) !== '.') steps.push(...unpacked(members, literal('.')))
    if (given('-P')) steps.push({ kind: 'write', target: unresolved('absolute names in the archive') })
  } else if (more.deletes && given('--delete')) steps.push(...opens(given, 'read'), ...opens(given, 'write'))
  else if (given('-d')) steps.push(...opens(given, 'read'), ...readsTree(names.length ? names : [destination(given)], given))
  else steps.push(...opens(given, 'read'), ...lists.flatMap(list => reads([list], given)))
  return steps
}

/** Members that tar prints instead of writing them: text that was packed is text that was hidden. */
export const printedMembers = (given: Given): Word | undefined => (given('-x') && given('-O') ? decoded(given.called, given.stdin, archivesOf(given)[0]) : undefined)

/** Runs for every member, which it gets on its standard input. */
export const feeds = (words: readonly Word[]): readonly Step[] => words.map(word => ({ run: [literal('sh'), literal('-c'), word], stdin: unresolved('members of the archive', [{ kind: 'decoder', what: 'archive' }]) }))
export const readsAndWrites = (words: readonly Word[], given: Given): readonly Step[] => [...reads(words, given), ...writes(words, given)]
