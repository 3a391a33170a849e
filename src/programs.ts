// What stands behind the path of a program and the name of a package script, in files as the source leaves them.
import type { Commands, Step } from './commands/define.ts'
import { describe, type Description } from './commands/describe.ts'
import { lookup } from './commands/lookup.ts'
import { taskOf } from './commands/lib/manifest.ts'
import { isUsual, shebang } from './commands/paths.ts'
import { type Effect, exact, type Facts, type Invocation, literal, type Origin, unresolved, type Word } from './model/index.ts'
import { absolutePath, contentOf, inside, isTouched, originsOf } from './shell/files.ts'
import { canonical } from './shell/links.ts'
import type { Scope } from './shell/scope.ts'
import { isZsh } from './shell/spelling.ts'
import { mergeOrigins } from './shell/words.ts'

/** A program named by its path: that file is what runs, whatever it is called. */
export function byPath(path: string, name: string, call: Invocation, scope: Scope, commands: Commands | undefined): Description {
  const absolute = absolutePath(scope, literal(path))
  const described = describe(call, name, commands)
  if (absolute !== undefined && (isUsual(absolute) || scope.facts.which(name) === absolute)) return described
  const target = { ...literal(path), ...(call.program.from && { from: call.program.from }) }
  const content = absolute === undefined ? undefined : contentOf(scope, literal(path))
  const shell = (content?.values ?? content?.also ?? []).map(text => shebang(text.slice(0, 200))).find(Boolean)
  // The gate's own launcher is such a script, and what it does to the gate is not in its text.
  if (shell && content) return { steps: [{ file: target, language: shell, args: call.args }, ...described.steps.filter(step => 'kind' in step && step.kind === 'configure' && exact(step.target) === 'gatekeeper')] }
  const origins = content && !content.values ? content.from?.filter(origin => origin.kind !== 'file') : undefined
  const known = described.steps.filter(step => !('kind' in step && step.kind === 'unknown' && step.target === call.program))
  return { steps: [origins?.length ? { kind: 'interpret', target, language: 'a program', from: origins, file: true } : { kind: 'execute', target }, ...known], ...(described.output && { output: described.output }) }
}

const PACKAGED = /^\/(?:usr\/)?s?bin\/[^/]+$|^\/opt\/homebrew\/s?bin\/[^/]+$/

/**
 * True where a program that nothing is known of is asked about itself and for nothing else, by the options that all programs have (GNU Coding Standards,
 * Command-Line Interfaces), and it lies where only packages are put, or is not there at all. One that somebody wrote for this machine may look at no option.
 */
export function asksAboutItself({ assignments }: Invocation, name: string, { facts, files, variables }: Scope): boolean {
  if (assignments.length || variables.size || lookup(name) || isTouched(files)) return false
  const file = facts.which(name)
  return file === undefined || PACKAGED.test(file)
}

/** What pwd prints: `-P`, the program of that name and a shell that knows no other name for a folder follow links (pwd(1), bash(1)). To zsh `-L` takes no `-P` back. */
export function folderPrinted(printed: Word, { program, args }: Invocation, { facts, options, shell }: Scope): Word {
  const asked = args.map(exact).filter(text => text !== undefined && /^-(?:[LP]+|-logical|-physical)$/.test(text))
  const last = asked.at(-1)
  const physical = last === undefined ? options.has('physical') || (exact(program) ?? '/').includes('/') : /P$|^--p/.test(last) || (isZsh({ shell }) && asked.join('').includes('P'))
  return physical && printed.values && !printed.glob ? { ...printed, values: printed.values.map(text => `${facts.realpath(text.slice(0, -1))}\n`) } : printed
}

/** A script that is run and was written earlier in the same source runs what was written: text from the network stays that. */
export function withSource(effect: Extract<Effect, { kind: 'interpret' }>, scope: Scope): Effect {
  if (!isTouched(scope.files)) return effect
  const from = originsOf(scope, effect.target).filter(origin => origin.kind !== 'file')
  return from.length ? { ...effect, from: mergeOrigins(effect.from ?? effect.target.from, from) } : effect
}

/**
 * A script that an interpreter is started on: its path, the texts that it can hold where these are known, and what running it amounts to. A shell's
 * script in the workspace that nobody fetched is only read: what is in it is judged instead.
 */
export function scriptFile(file: Word, language: string, isShell: boolean, scope: Scope): { readonly path: string | undefined; readonly texts: readonly string[]; readonly effect: Effect } {
  const content = contentOf(scope, file)
  const written = absolutePath(scope, file)
  const path = written !== undefined && isTouched(scope.files) ? canonical(written, scope.files, scope.facts) : written
  const from = mergeOrigins(file.from, content.from?.filter(origin => origin.kind !== 'file'))
  const known = isShell && !content.glob
  const trusted = path !== undefined && (path.startsWith('/dev/fd/') || inside(scope.facts.realpath(path), scope.facts.workspace))
  // A copy of a file that others may change is no better than that file.
  const own = (origin: Origin): boolean => origin.kind === 'file' && inside(scope.facts.realpath(origin.what), scope.facts.workspace)
  const harmless = known && content.values !== undefined && trusted && [...from, ...(content.from ?? [])].every(own)
  if (path !== undefined && scope.files.beside > 0) scope.files.started.add(canonical(path, scope.files, scope.facts))
  return { path, texts: known ? (content.values ?? content.also ?? []) : [], effect: harmless ? { kind: 'read', target: file } : { kind: 'interpret', target: file, language, file: true, ...(from.length && { from }) } }
}

/** Text that is known, and still is not to be trusted: somebody hid or fetched it, or it lies outside the workspace, where others may change it. */
export function doubtedText(script: Word, language: string, facts: Facts): readonly Effect[] {
  const hidden = script.from?.filter(origin => origin.kind === 'decoder' || origin.kind === 'network') ?? []
  const outside = script.from?.filter(origin => origin.kind === 'file' && !inside(facts.realpath(origin.what), facts.workspace)) ?? []
  return [
    ...(hidden.length ? [{ kind: 'interpret' as const, target: script, language, from: hidden }] : []),
    ...(outside.length ? [{ kind: 'interpret' as const, target: unresolved(script.text, outside), language, from: outside }] : []),
  ]
}

/** What is printed on another machine comes over the network. */
export const printedThere = (printed: Word | undefined, host: Word, effects: readonly Effect[]): Word | undefined =>
  printed && effects.some(effect => effect.kind === 'connect') ? unresolved(printed.text, mergeOrigins([{ kind: 'network', what: host.values?.[0] ?? host.text }], printed.from)) : printed

type Task = Extract<Step, { task: unknown }>

/**
 * The texts of a script of package.json, with those that npm runs before and after it, for everything that the file can hold.
 *
 * @returns `fetched`: the file has text that was downloaded or decoded
 */
export function tasksOf(step: Task, scope: Scope): { readonly found: readonly NonNullable<ReturnType<typeof taskOf>>[]; readonly fetched: Word | undefined; readonly sure: boolean } {
  const dir = absolutePath(scope, step.dir ?? literal('.'))
  const found: NonNullable<ReturnType<typeof taskOf>>[] = []
  let fetched: Word | undefined
  let texts = 1
  let sure = dir !== undefined
  for (let nth = 0; dir !== undefined && nth < texts; nth++) {
    const read = (path: string): string | undefined => {
      const content = contentOf(scope, literal(path))
      const from = content.from?.filter(origin => origin.kind !== 'file')
      if (from?.length) fetched = { ...content, text: path, from }
      const known = content.values ?? content.also
      if (!known && scope.facts.stat(path) === undefined && !from?.length) return undefined
      texts = Math.max(texts, Math.min(known?.length ?? 1, 16))
      if (!content.values) sure = false
      return known?.[nth] ?? known?.[0] ?? ''
    }
    const task = taskOf({ ...scope.facts, read }, dir, exact(step.task), step.args ?? [])
    if (task) found.push(task)
  }
  return { found, fetched, sure: sure && found.length > 0 }
}
