// Files as the source being walked leaves them: what is in them when a later command reads or runs them.
import { type Effect, exact, type Invocation, normalise, type Occurrence, type Origin, unresolved, type Word } from '../model/index.ts'
import { mergeOrigins, type Scope } from './scope.ts'

/** What a file yields when it is read: what this source wrote, else what is on disk. */
export function contentOf(scope: Scope, path: Word): Word {
  const absolute = absolutePath(scope, path)
  const origin: Origin = { kind: 'file', what: absolute ?? path.text }
  const written = absolute === undefined ? undefined : scope.files.get(absolute)
  if (written) return written
  const text = absolute === undefined ? undefined : scope.facts.read(absolute, 64 * 1024)
  return text === undefined ? unresolved(path.text, mergeOrigins(path.from, [origin])) : { text: path.text, values: [text], from: [origin] }
}

/** The one absolute path that a word names, links not followed; undefined when there are several or it is not known. */
export function absolutePath(scope: Pick<Scope, 'cwd'>, path: Word): string | undefined {
  const value = path.values?.length === 1 && !path.glob ? path.values[0] : undefined
  if (value === undefined) return undefined
  if (value.startsWith('/')) return normalise(value)
  const cwd = scope.cwd.values?.length === 1 ? scope.cwd.values[0] : undefined
  return cwd === undefined ? undefined : normalise(`${cwd}/${value}`)
}

/** What a later command of the same source finds in the file. */
export function remember(target: Word, content: Word, appended: boolean, scope: Scope): void {
  const path = absolutePath(scope, target)
  if (path === undefined || path.startsWith('/dev/')) return
  const before = appended ? scope.files.get(path) : undefined
  const whole = before?.values?.length === 1 && content.values?.length === 1 && !before.glob && !content.glob ? { text: content.text, values: [(before.values[0] ?? '') + (content.values[0] ?? '')] } : before ? unresolved(content.text, [...(before.from ?? []), ...(content.from ?? [])]) : content
  scope.files.set(path, appended && !before ? unresolved(content.text, [{ kind: 'file', what: path }, ...(content.from ?? [])]) : whole)
}

/** Remembers what files hold now, for commands later in the same source. */
export function noteWrites(effects: readonly Effect[], call: Invocation, scope: Scope): void {
  const written = effects.filter(effect => effect.kind === 'write' || effect.kind === 'append' || effect.kind === 'link')
  if (!written.length) return
  const from: Origin[] = []
  for (const effect of effects) {
    if (effect.kind === 'connect') from.push({ kind: 'network', what: effect.target.values?.[0] ?? effect.target.text })
    if (effect.kind === 'read') from.push(...(contentOf(scope, effect.target).from ?? []))
  }
  const content = copied(effects, call, scope) ?? unresolved(call.program.text, mergeOrigins(from, call.stdin?.from))
  for (const effect of written) {
    if (!effect.target.values) continue
    remember(effect.target, content, effect.kind === 'append', scope)
  }
}

/** What a command prints when its spec does not say: what is in the files that cat prints; else unknown text, from wherever the command got it. */
export function derived(occurrences: readonly Occurrence[], call: Invocation, scope: Scope): Word {
  const printed = exact(call.program) === 'cat' && call.args.length === 1 && occurrences.length === 1 && occurrences[0]?.effect.kind === 'read' && call.args[0] ? contentOf(scope, call.args[0]) : undefined
  if (printed?.values && !/^-/.test(exact(call.args[0]) ?? '-')) return printed
  const from: Origin[] = [...(call.stdin?.from ?? [])]
  for (const { effect } of occurrences) {
    if (effect.kind === 'connect') from.push({ kind: 'network', what: effect.target.values?.[0] ?? effect.target.text })
    else if (effect.kind === 'read') from.push({ kind: 'file', what: effect.target.values?.[0] ?? effect.target.text })
  }
  return unresolved(call.program.text, mergeOrigins(from.length ? from : [{ kind: 'program', what: call.program.values?.[0] ?? call.program.text }]))
}

/** True for a folder itself and everything below it; both absolute and normalised. */
export const inside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** What a program that only copies leaves behind: the one file that it took, or its standard input. */
function copied(effects: readonly Effect[], call: Invocation, scope: Scope): Word | undefined {
  const name = exact(call.program) ?? ''
  const sources = effects.filter(effect => effect.kind === 'read' || (name === 'mv' && effect.kind === 'delete'))
  if (sources.length === 0) return name === 'tee' || name === 'dd' || name === 'sponge' || name === 'cat' ? call.stdin : undefined
  return sources[0] && sources.length === 1 && COPIERS.has(name) ? contentOf(scope, sources[0].target) : undefined
}
const COPIERS: ReadonlySet<string> = new Set(['cp', 'mv', 'install', 'ln', 'link', 'dd', 'rsync'])

/** A script that is run and was written earlier in the same source runs what was written: text from the network stays that. */
export function withSource(effect: Effect, scope: Scope): Effect {
  if (effect.kind !== 'interpret' || !effect.file) return effect
  const path = absolutePath(scope, effect.target)
  const from = path === undefined ? undefined : scope.files.get(path)?.from
  return from?.length ? { ...effect, from: mergeOrigins(effect.from ?? effect.target.from, from) } : effect
}

/**
 * A script that an interpreter is started on: its path and text where these are known, and what running it amounts to. A shell's script in the
 * workspace that nobody fetched is only read: what is in it is judged instead.
 */
export function scriptFile(file: Word, language: string, isShell: boolean, scope: Scope): { readonly path: string | undefined; readonly text: string | undefined; readonly effect: Effect } {
  const content = contentOf(scope, file)
  const path = absolutePath(scope, file)
  const from = mergeOrigins(file.from, content.from?.filter(origin => origin.kind !== 'file'))
  const text = isShell ? exact(content) : undefined
  const trusted = path !== undefined && (path.startsWith('/dev/fd/') || inside(scope.facts.realpath(path), scope.facts.workspace))
  const harmless = text !== undefined && trusted && from.every(origin => origin.kind === 'file')
  return { path, text, effect: harmless ? { kind: 'read', target: file } : { kind: 'interpret', target: file, language, file: true, ...(from.length && { from }) } }
}
