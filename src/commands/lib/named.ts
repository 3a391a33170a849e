// Name filters of programs that read many files: what they single out is what is read.
import { literal, pattern, type Word } from '../../model/index.ts'
import type { Role } from '../define.ts'

/** Names by which secrets go; a filter that fits one of them is after it. */
export const SECRETS = ['.env', '.env.local', '.env.production', 'id_rsa', 'id_ed25519', '.npmrc', '.netrc', '.pgpass', '.git-credentials', 'credentials', 'shadow']

const anchored = (glob: string): RegExp => new RegExp(`^${glob.replace(/\[[^\]]*\]|\*+|[?.+^${}()|[\]\\]/g, part => (part.length > 2 && part.startsWith('[') ? '.' : part.startsWith('*') ? '.*' : part === '?' ? '.' : `\\${part.split('').join('\\')}`))}$`)

/** `.en{v,x}` is `.env` and `.enx`; undefined: too many. */
function bracesOf(glob: string): readonly string[] | undefined {
  let globs = [glob]
  while (globs.some(one => BRACES.test(one))) {
    globs = globs.flatMap(one => {
      const found = BRACES.exec(one)
      return found ? (found[1] ?? '').split(',').map(choice => one.slice(0, found.index) + choice + one.slice(found.index + found[0].length)) : [one]
    })
    if (globs.length > 64) return undefined
  }
  return globs
}
const BRACES = /\{([^{}]*,[^{}]*)\}/

/** Where too much is asked to try it all: the secrets of whose names a part is spelt out. */
export const spelt = (text: string): readonly string[] => SECRETS.filter(secret => secret.split('.').some(part => part.length > 2 && text.toLowerCase().includes(part)))

/** The secrets that a glob of names fits, unless it fits every name, or every name of a type. */
export function secretsNamed(glob: string): readonly string[] {
  const names = bracesOf(glob)
  if (!names) return spelt(glob)
  if (names.length > 1) return [...new Set(names.flatMap(secretsNamed))]
  const name = glob.slice(glob.lastIndexOf('/') + 1)
  if (!/[^*?.]/.test(name) || /^\*\.\w+$/.test(name)) return []
  const test = anchored(name)
  return SECRETS.filter(secret => test.test(secret))
}

/** `--include=.env*`, `-g '.env'`: the files that the filter is after are read wherever they are. Filters that leave out begin with `!`. */
export const singlesOut: Role = words =>
  words.flatMap(word => (word.values ?? []).flatMap(value => (value.startsWith('!') ? [] : secretsNamed(value).map(name => ({ kind: 'read' as const, target: literal(name) })))))

/** Members of an archive that go by the name of a secret show one when they are printed. */
export const printsMembers: Role = words => words.filter(word => word.values?.some(value => secretsNamed(value).length)).map(target => ({ kind: 'reveal', target }))

/** The words with these names of secrets among them. */
export const among = (found: Word, secrets: readonly string[]): Word => (secrets.length && found.values ? pattern(found.text, ...found.values, ...secrets) : found)
