// Whether what a stub recorded is among the commands that gatekeeper read.
import { realpathSync } from 'node:fs'
import type { Invocation, Occurrence, Word } from '../../src/model/index.ts'
import type { Recorded } from './run.ts'

export type Miss = 'argv' | 'folder' | 'standard input'

/** What keeps a record from being one of the invocations; undefined when it is one. */
export function missing(record: Recorded, invocations: readonly Invocation[]): Miss | undefined {
  const same = invocations.filter(call => covers([call.program, ...call.args], record.argv))
  if (!same.length) return 'argv'
  const there = same.filter(call => isFolder(call.cwd, record.cwd))
  if (!there.length) return 'folder'
  return there.some(call => feeds(call.stdin, record)) ? undefined : 'standard input'
}

/** True when the words can be exactly these texts. */
export function covers(words: readonly Word[], argv: readonly string[]): boolean {
  /** For how many of the texts the words so far can stand. */
  let ends = new Set([0])
  for (const [index, word] of words.entries()) {
    const next = new Set<number>()
    for (const start of ends) {
      const fits = (at: number): boolean => at < argv.length && matches(word, argv[at] ?? '', index === 0 || at === 0)
      if (!isMany(word)) {
        if (fits(start)) next.add(start + 1)
        continue
      }
      next.add(start)
      for (let at = start; fits(at); at++) next.add(at + 1)
    }
    ends = next
  }
  return ends.has(argv.length)
}

/** True when a word may stand for any number of words: it was not quoted, and how its text splits or what it matches is not known. */
function isMany(word: Word): boolean {
  if (word.values?.length === 1 && !word.glob) return false
  return !/^"[^"@]*"$/.test(word.text) || /\$\{?[*@]|\[[@*]\]/.test(word.text)
}

function matches(word: Word, text: string, program: boolean): boolean {
  if (!word.values) return true
  const real = descriptor(text)
  return word.values.map(descriptor).some(value => (word.glob ? wild(value).test(real) : value === real) || (program && value.slice(value.lastIndexOf('/') + 1) === text))
}

/** Which descriptor a process substitution gets is not known, and of no account. */
const descriptor = (text: string): string => text.replace(/\/(?:dev|proc\/self)\/fd\/\d+/g, '/dev/fd/N')

const compiled = new Map<string, RegExp>()
function wild(pattern: string): RegExp {
  let regexp = compiled.get(pattern)
  if (!regexp) {
    const source = pattern.replace(/\*\*\/|\*+|[^*]+/g, part => (part === '**/' ? '(?:[^]*/)?' : part.startsWith('**') ? '[^]*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    regexp = new RegExp(`^${source}$`)
    if (compiled.size > 5000) compiled.clear()
    compiled.set(pattern, regexp)
  }
  return regexp
}

/** Paths without links; folders of scripts never come back under the same name. */
const resolved = new Map<string, string>()
function physical(path: string): string {
  let real = resolved.get(path)
  if (real === undefined) {
    try {
      real = realpathSync(path)
    } catch {
      real = path
    }
    if (resolved.size > 5000) resolved.clear()
    resolved.set(path, real)
  }
  return real
}
const isFolder = (cwd: Word, folder: string): boolean => !cwd.values || cwd.values.some(value => (cwd.glob ? wild(value).test(folder) : physical(value) === physical(folder)))

function feeds(stdin: Word | undefined, { stdin: kind, text }: Recorded): boolean {
  // Where nothing can be read, nothing that is thought to be there matters.
  if (kind === 'null' || kind === 'closed') return true
  if (!stdin) return kind === 'caller'
  if (!stdin.values || stdin.glob) return true
  if (kind === 'caller') return false
  return text === undefined || stdin.values.includes(text) || stdin.values.some(value => value.replace(/\n$/, '') === text.replace(/\n$/, ''))
}

/** Why part of a source counts as unread: everything below it is asked about. */
export function doubtsOf(occurrences: readonly Occurrence[]): readonly string[] {
  return occurrences.flatMap(({ effect }) => {
    if (effect.kind === 'exhaust') return ['exhaust']
    if (effect.kind === 'unknown') return FOLLOWED.has(effect.why) ? [] : [effect.why]
    if (effect.kind === 'interpret' && effect.language !== 'a program name' && (effect.file || !effect.target.values)) return [`interpret ${effect.language}`]
    return []
  })
}
/** Asked about, and followed all the same. */
const FOLLOWED: ReadonlySet<string> = new Set(['nothing is known of this program', 'the name of the program is disguised', 'it runs text that is put together elsewhere', 'this option is not known', 'this operand is not expected', 'HOME decides which settings and start-up files programs read'])
