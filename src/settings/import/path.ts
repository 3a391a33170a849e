// Paths of another agent's list as patterns of ours.
import type { Decision } from '../../model/index.ts'
import { type Line, skip, take } from './define.ts'

/** `gitignore`: a name stands for it at any depth, and a folder for all that is in it. `glob`: a path from the project. */
export type Style = 'gitignore' | 'glob'

const MAX_ALTERNATIVES = 32
/** Written by those who take it for the home; whether their agent does, a refusal counts there too. */
const HOME = /^\$(?:HOME\b|\{HOME\})/

/** @param tool Read or Edit, whose patterns take `//` for the root of the file system and `/` for the project */
export function pathRule(source: string, decision: Decision, tool: 'Read' | 'Edit', text: string, style: Style): Line {
  const allow = decision === 'allow'
  if (text.startsWith('!')) return skip(source, 'it takes something out of other rules, which cannot be said here')
  const paths = alternatives(text)
  if (!paths) return skip(source, 'its braces stand for too many paths')
  // A backslash takes from the character behind it what it would mean.
  const strange = paths.some(path => /[[\]]/.test(path.replace(/\\./gs, 'x')) || /\\(?:[*?\\]|$)/.test(path))
  if (allow && strange) return skip(source, 'it has classes of characters, or stars that stand for themselves, which cannot be compared here')
  const plain = paths.map(path => path.replace(/\\.|\[(?:\\.|[^\]\\])*\]|[[\]\\]/gs, part => (/^\\[^*?\\]/.test(part) ? part.slice(1) : '?')))
  const rules = plain.flatMap(path => (allow ? [narrow(path, style)] : [...wide(path), ...(HOME.test(path) ? wide(path.replace(HOME, '~')) : [])]))
  return take(source, decision, [...new Set(rules)].map(path => `${tool}(${path})`), strange ? 'classes of characters stand for any character' : undefined)
}

/** From the project, where the source leaves it open. */
const narrow = (path: string, style: Style): string => (style === 'glob' && /^[^/~.]|^\.[^./]/.test(path) && !path.startsWith('**/') ? `./${path}` : path)

/** The path and all below it; a bare name at any depth. */
function wide(path: string): readonly string[] {
  // What stands behind a star and goes up again could be anywhere above it.
  if (/[*?].*\/\.\.(?:\/|$)/.test(path)) return [`${path.slice(0, path.search(/[^/]*[*?]/))}**`]
  if (/(?:^|\/)\*\*?$/.test(path)) return [path]
  const base = path.replace(/\/$/, '')
  const bare = !base.includes('/') && !/^(?:\.\.?|~)?$/.test(base)
  return bare ? [base, `**/${base}/**`] : [base, `${base}/**`]
}

/** `{a,b}` written out. @returns undefined when there are too many */
function alternatives(text: string): readonly string[] | undefined {
  let list: readonly string[] = [text]
  for (let at = 0; at < 6; at++) {
    const next = list.flatMap(one => {
      const [whole, inner] = /\{([^{}]*)\}/.exec(one) ?? []
      return whole === undefined || inner === undefined ? [one] : inner.split(',').map(part => one.replace(whole, () => part))
    })
    if (next.length > MAX_ALTERNATIVES) return undefined
    if (next.length === list.length && next.every((one, i) => one === list[i])) return list
    list = next
  }
  return list.some(one => /[{}]/.test(one)) ? undefined : list
}
