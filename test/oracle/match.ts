// Whether what a stub recorded is among the commands that gatekeeper read.
import type { Facts, Invocation, Occurrence, Word } from '../../src/model/index.ts'
import type { Recorded } from './run.ts'

export type Miss = 'argv' | 'folder' | 'standard input'

/** What keeps a record from being one of the invocations; undefined when it is one. */
export function missing(record: Recorded, invocations: readonly Invocation[], realpath: Facts['realpath']): Miss | undefined {
  const same = invocations.filter(call => covers([call.program, ...call.args], record.argv))
  if (!same.length) return 'argv'
  const there = same.filter(call => isFolder(call.cwd, record.cwd, realpath))
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
      if (!word.many) {
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

const isFolder = (cwd: Word, folder: string, realpath: Facts['realpath']): boolean => !cwd.values || cwd.values.some(value => (cwd.glob ? wild(value).test(folder) : realpath(value) === realpath(folder)))

function feeds(stdin: Word | undefined, { stdin: kind, text }: Recorded): boolean {
  // Where nothing can be read, nothing that is thought to be there matters.
  if (kind === 'null' || kind === 'closed') return true
  if (!stdin) return kind === 'caller'
  if (!stdin.values || stdin.glob) return true
  if (kind === 'caller') return false
  return text === undefined || stdin.values.map(descriptor).includes(descriptor(text))
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
