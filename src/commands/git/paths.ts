// Which operands of git are paths: revisions, blobs (`HEAD:a.ts`) and pathspecs (`:!a`) look alike. Source: gitrevisions(7), gitglossary(7).
import { type DiscardEffect, exact, literal, pattern, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { secretsNamed } from '../lib/named.ts'

const HEADS = /^(?:HEAD|FETCH_HEAD|ORIG_HEAD|MERGE_HEAD|CHERRY_PICK_HEAD|REVERT_HEAD|REBASE_HEAD|AUTO_MERGE)$/

/** True for what can only be a revision or a range. A branch's plain name could as well be a file's, and is not. */
export function isRevision(value: string): boolean {
  if (/^[./]|\.\.\//.test(value)) return false
  return /^[@^]|@\{|\.\.|[~^]\d*$/.test(value) || HEADS.test(value) || /^[0-9a-f]{7,64}$/.test(value)
}

/** The path that an operand may mean; undefined for revisions and for what a pathspec leaves out. */
export function pathIn(value: string): string | undefined {
  if (/^:(?:[!^]|\([^)]*\bexclude\b)/.test(value)) return undefined
  const magic = /^:(?:\/|\([^)]*\)|[0-3]:)?(.*)$/s.exec(value)
  if (magic) return magic[1] || '.'
  const blob = /^[^:]+:(.*)$/s.exec(value)
  if (blob && !value.startsWith('./')) return blob[1] || '.'
  return isRevision(value) ? undefined : value
}

/** `HEAD:a.ts` names the file itself: it is printed whatever is asked of commits. */
export const isBlob = (word: Word): boolean => !word.values || word.values.some(value => /^[^:]*:./.test(value))

/** The word as a path, or undefined when it is none. A pathspec's `*` is a pattern of its own, which the shell has not seen. */
export function pathOf(word: Word): Word | undefined {
  if (!word.values) return word
  const values = word.values.flatMap(value => pathIn(value) ?? [])
  if (!values.length) return undefined
  const glob = word.glob || values.some(value => /[*?[]/.test(value))
  return { text: word.text, values: glob ? values.map(value => value.replace(/\?|\[[^\]]*\]/g, '*')) : values, ...(glob && { glob: true as const }) }
}

type Kind = 'read' | 'discard' | 'write'

/** The paths among the words, each as an effect of this kind. */
export const pathSteps = (kind: Kind, words: readonly Word[]): readonly Step[] =>
  words.flatMap(word => {
    const target = pathOf(word)
    // A pattern that git reads may be after a secret; of one that the shell has read the names are known.
    const secrets = kind === 'read' && target?.glob && !word.glob ? [...new Set((target.values ?? []).flatMap(value => secretsNamed(value.toLowerCase())))].filter(name => !target.values?.includes(name)) : []
    return target ? [{ kind, target }, ...secrets.map((name): Step => ({ kind, target: literal(name) }))] : []
  })

export const paths =
  (kind: Kind): Role =>
  words =>
    pathSteps(kind, words)

/** Names that come on standard input, one a line; a person may type what nobody feeds. */
export function fed({ stdin }: Given): readonly Word[] {
  if (!stdin) return []
  if (!stdin.values || stdin.glob) return [stdin]
  return stdin.values.flatMap(text => text.split(/[\n\0]/)).filter(line => line.trim()).map(literal)
}

/** When nothing is named, or only what to leave out, the whole tree is meant. */
export function discardsPaths(words: readonly Word[], given: Given, loses?: DiscardEffect['loses']): readonly Step[] {
  const named = words.flatMap(word => pathOf(word) ?? [])
  // `:/` and its kin name other paths than they seem to, and so do patterns.
  const sure = loses !== undefined && isPlain(given) && words.every(word => word.values?.every(value => !/^:|[\\*?[]/.test(value)))
  return (named.length ? named : [literal('.')]).map(target => ({ kind: 'discard', target, ...(sure && { loses }) }))
}

/** Files that are taken from the index or a commit: what they held is lost, and what they hold is written. A path may be a folder. */
export function overwritesPaths(words: readonly Word[], given: Given, loses?: DiscardEffect['loses']): readonly Step[] {
  const lost = discardsPaths(words, given, loses)
  return [...lost, ...trees(lost.flatMap(step => ('kind' in step ? [step.target] : [])))]
}

/** Written with all that is in them, where they are folders. */
export const trees = (targets: readonly Word[]): readonly Step[] => targets.map(target => ({ kind: 'write', target, recursive: true }))

/** Names that are spelt like a file's; a branch's can hardly be. */
export const isFile = (value: string): boolean => /^\.|^:|[*?]|\/$/.test(value) || EXTENSION.test(value)
const EXTENSION =
  /^(?!v?\d).*\.(?:[cm]?[jt]sx?|json\d?|ya?ml|toml|md|py|rb|rs|go|java|kt|swift|c|h|cc|cpp|hpp|cs|php|sh|html?|s?css|txt|lock|sql|vue|svelte|xml|cfg|ini)$/

/** Nothing on the command line makes git look elsewhere, or otherwise. */
export const isPlain = (given: Given): boolean =>
  !given.assignments.length && !['-c', '--config-env', '--git-dir', '--work-tree', '--icase-pathspecs', '--glob-pathspecs', '--bare'].some(option => given(option))

/** Everything that was changed since the commit that is checked out. */
export const ALL_CHANGES: Step = { kind: 'discard', target: literal('.'), all: true, loses: 'changes and staged' }

/** The commit that is checked out. */
export const isHead = (word: Word): boolean => /^(?:HEAD|@)$/.test(exact(word) ?? '')

/** The names that a command prints: all below the working directory, unless an operand leads out of it or a prefix is set before each. */
export function namesBelow(given: Given, text: string): Word | undefined {
  const stays = given.operands.every(word => exact(word) !== undefined && !/^[/~]|(?:^|\/)\.\.(?:\/|$)/.test(exact(word) ?? ''))
  return stays && !given('--line-prefix') ? pattern(text, '**') : undefined
}

/** The same where the operands say which: a file or all below a folder; to gitglossary(7) a star goes through folders as well. */
export function namesOfPathspecs(given: Given, text: string): Word | undefined {
  const below = namesBelow(given, text)
  const specs = given.operands.map(word => exact(word) ?? '')
  if (!below || !specs.length || specs.some(spec => !PATHSPEC.test(spec))) return below
  return {
    ...below,
    values: specs.map(spec => spec.replace(/\/+$/, '')).flatMap(spec => {
      const at = spec.lastIndexOf('/') + 1
      return /[*?]/.test(spec) ? [spec, `${spec}/**`, `${spec.slice(0, at)}**/${spec.slice(at)}`] : [spec, `${spec}/**`]
    }),
  }
}
/** Nothing magic about it, and stars in its last name alone. */
const PATHSPEC = /^(?!:)(?!\.{0,2}\/*$)(?:[^*?[\]\\/]+\/)*[^[\]\\/]+\/?$/

/** Names of refs never lead out of a folder. */
export const refNames = (given: Given, text: string): Word | undefined => {
  const format = given.value('--format')
  return !format || /^%\((?:refname|upstream|objectname|HEAD)(?::[\w=]+)?\)$/.test(exact(format) ?? '') ? pattern(text, '**') : undefined
}

/** What is lost where files are taken from the index, or from the commit that is checked out: any other may hold files that are not in git's way today. */
export const overwritten = (from: Word | undefined, index = false): DiscardEffect['loses'] => (from && !isHead(from) ? undefined : from || index ? 'changes and staged' : 'changes')
