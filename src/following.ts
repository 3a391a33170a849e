// What a command hands on to another: programs that it starts, text and files that it runs, scripts of package.json.
import { readsInput } from './commands/input.ts'
import { lookup } from './commands/lookup.ts'
import { type Circumstances, type Step, within } from './commands/define.ts'
import { isUsualHelper, SHELLS } from './commands/paths.ts'
import { type Effect, type Facts, type Invocation, literal, unknown, unresolved, type Word } from './model/index.ts'
import { doubtedText, scriptFile, tasksOf } from './programs.ts'
import { apart, childScope, sourced } from './shell/child.ts'
import type { Scope } from './shell/scope.ts'
import { union } from './shell/words.ts'

/** The analysis that goes on with what is followed. */
export interface Follower {
  readonly facts: Facts
  /** How often each script is being followed, by path. */
  readonly following: Map<string, number>
  readonly add: (effect: Effect, call: Invocation, under: Circumstances) => void
  readonly source: (text: string, call: Invocation, scope: Scope, under: Circumstances, depth: number) => Word
  readonly run: (call: Invocation, scope: Scope, under: Circumstances, depth: number) => Word
}

/** A program with its arguments, as exec would get them. Returns what it prints. */
export function followRun(analysis: Follower, step: Extract<Step, { run: unknown }>, call: Invocation, scope: Scope, under: Circumstances, depth: number): Word | undefined {
  const [program, ...args] = step.run
  if (!program || (step.known && !program.values?.some(name => lookup(name)))) return undefined
  const { builtin: _, stdin, ...plain } = call
  const fed = step.stdin === null ? undefined : (step.stdin ?? stdin)
  const next: Invocation = { ...plain, program, args, redirects: [], assignments: step.assignments ?? [], cwd: step.cwd ?? call.cwd, ...(fed && { stdin: fed }) }
  return apart(scope, step, at => analysis.run(at === scope ? next : { ...next, cwd: at.cwd }, at, within(under, step), depth + 1))
}

/** Source text for a shell: every text that it can be. Returns what that prints. */
export function followScript(analysis: Follower, step: Extract<Step, { script: unknown }>, call: Invocation, scope: Scope, under: Circumstances, depth: number): Word | undefined {
  const { script, language = 'sh' } = step
  if (!script.values || script.glob) {
    if (step.here) scope.inherits = false
    analysis.add({ kind: 'interpret', target: script.values ? unresolved(script.text, script.from) : script, language, ...(script.from?.length && { from: script.from }) }, call, under)
    for (const text of script.also ?? []) followScript(analysis, { ...step, script: { text: script.text, values: [text] } }, call, scope, under, depth)
    return unresolved(script.text, script.from)
  }
  let printed: Word | undefined
  for (const effect of doubtedText(script, language, analysis.facts)) analysis.add(effect, call, under)
  for (const text of script.values) {
    if (step.hidden && !isUsualHelper(text)) analysis.add({ kind: 'interpret', target: { ...script, values: [text] }, language, literal: true }, call, under)
    const at = step.here ? scope : childScope(scope, call, { shell: language, positional: step.args?.slice(1) ?? [], ...(step.args?.[0] && { zero: step.args[0] }) })
    // A script on standard input is what the shell reads; the commands in it read the rest, which is nothing known.
    const one = analysis.source(text, call.stdin === script ? { ...call, stdin: { ...unresolved('stdin', script.from), script: text.trim().includes('\n') ? 'lines' : 'end' } } : call, at, under, depth + 1)
    scope.streams = at.streams
    printed = printed ? union(printed, one) : one
  }
  return printed
}

/** A program whose standard input is what is left of the script around it: the shell goes on with whatever that program leaves. */
export function overrun(analysis: Follower, effects: readonly Effect[], call: Invocation, under: Circumstances): void {
  if (call.stdin?.script === 'lines' && readsInput(call, effects)) analysis.add(unknown(call.program, 'it reads what follows of the script as its input'), call, under)
}

/** A script that lies in a file. Returns what it prints. */
export function followFile(analysis: Follower, step: Extract<Step, { file: unknown }>, call: Invocation, scope: Scope, under: Circumstances, depth: number): Word | undefined {
  const { file, language } = step
  const { path, texts, effect } = scriptFile(file, language, SHELLS.has(language), scope)
  analysis.add(effect, call, under)
  if (step.here && (!texts.length || analysis.following.has(path ?? file.text))) scope.inherits = false
  if (!texts.length || under.host) return unresolved(file.text, effect.kind === 'interpret' ? effect.from : undefined)
  const key = path ?? file.text
  const running = analysis.following.get(key) ?? 0
  analysis.following.set(key, running + 1)
  // Once is a script that calls itself; twice is one that never stops multiplying.
  if (running) analysis.add(running > 1 ? { kind: 'exhaust', target: file } : unknown(file, 'this script starts itself'), call, under)
  if (running) return unresolved(file.text)
  let printed: Word | undefined
  for (const text of texts) {
    const at = step.here ? scope : childScope(scope, call, { shell: language, positional: step.args ?? [], zero: file })
    const one = sourced(step.here ? scope : undefined, path, step.args, () => analysis.source(text, call, at, { via: call, ...under }, depth + 1))
    scope.streams = at.streams
    printed = printed ? union(printed, one) : one
  }
  analysis.following.delete(key)
  return printed
}

/** A script of package.json, with those that npm runs before and after it. */
export function followTask(analysis: Follower, step: Extract<Step, { task: unknown }>, call: Invocation, scope: Scope, under: Circumstances, depth: number): void {
  const { found, fetched, sure } = tasksOf(step, scope)
  if (fetched) analysis.add({ kind: 'interpret', target: literal(fetched.text), language: 'package.json', from: fetched.from ?? [], file: true }, call, under)
  if (!sure) analysis.add({ kind: 'execute', target: step.dir ?? literal('package.json') }, call, under)
  if (!sure && step.program) followRun(analysis, { run: step.program, known: true }, call, scope, under, depth)
  for (const { folder, texts } of found) {
    const there = { ...call, cwd: literal(folder) }
    for (const text of texts) analysis.source(text, there, childScope(scope, there, { shell: 'sh' }), { via: call, ...under }, depth + 1)
  }
}
