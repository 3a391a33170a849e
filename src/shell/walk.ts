// Walks a syntax tree the way a shell would run it, but along every branch, and hands each simple command to a visitor.
import type { Invocation, Span, Word } from '../model/index.ts'
import { compound } from './compound.ts'
import { differences } from './dialects.ts'
import type { Expander } from './expand.ts'
import { consume, eitherInput } from './consume.ts'
import { besides, perhaps } from './files.ts'
import { walkUncalled } from './functions.ts'
import { coprocess, redirected, walkSubshell } from './groups.ts'
import { asFarAsItWent } from './failing.ts'
import { byLines, pipelineOrList, settleFolder } from './lists.ts'
import { merge } from './merge.ts'
import { apartFrom, fork, MAYBE_EXPORTING, type Scope } from './scope.ts'
import { runHandlers } from './traps.ts'
import type { CommandNode, CompoundCommand, CompoundList, ParsedScript, PipelineNode, Statement } from './parse.ts'
import { append, NOTHING, reached } from './output.ts'
import { simpleCommand } from './simple.ts'
import { isZsh } from './spelling.ts'
import { closed, handedOn, mergeStreams, opened } from './streams.ts'

/** What the walk reports to. */
export interface Visitor {
  /** A simple command as it would reach exec. Returns what it prints on standard output. */
  readonly visit: (call: Invocation, scope: Scope) => Word
  /** Text that is evaluated in a way that is not followed. */
  readonly doubt: (text: string, why: string, span: Span) => void
  /** A function that starts itself more than once without waiting. */
  readonly forks: (name: string, span: Span) => void
  /** Throws when the budget is exhausted. */
  readonly spend: (amount: number) => void
}

/** What every step of the walk carries along. */
export interface Walk {
  readonly scope: Scope
  readonly visitor: Visitor
  /** What standard input yields; undefined when it is the caller's own. */
  readonly stdin: Word | undefined
  /** The same without the redirects of the command that is walked. */
  readonly around?: Word | undefined
  /** What the words of this very command read where they run something, if not the same: zsh expands them before a stage has its own. */
  readonly words?: Word | undefined
  /** Where nodes without positions of their own in the outermost source point. */
  readonly span: Span | undefined
  readonly depth: number
  /** The function and the loops around, inside which `return`, `break` and `continue` can end. */
  readonly frames?: readonly Frame[]
  /** A failure here does not end a shell with `set -e`: conditions, and all of a list but its end. */
  readonly tested?: boolean
}

/** The states in which something was left early. */
export interface Frame {
  left?: Scope
}

/** Nesting of functions, groups and substitutions that is followed. */
const MAX_DEPTH = 200

/**
 * @param source the text that positions in the script count in
 * @returns what the source prints
 */
export function walkScript(script: ParsedScript, walk: Walk, source = ''): Word {
  const { scope } = walk
  if (walk.depth > 0) return statements(script.commands, script.source === undefined ? walk : { ...walk, span: walk.span ?? { start: script.pos, end: script.end } })
  if (scope.shell !== 'bash') for (const { text, why, span } of differences(script, scope)) walk.visitor.doubt(text, why, span)
  const before = scope.functions.size ? new Set(scope.functions.keys()) : NONE
  const frame: Frame = {}
  const { handlers } = scope
  // `eval` and `source` go on in the shell that is being walked, which is not at its end then.
  const outermost = !scope.begun
  scope.begun = true
  let own: Word | undefined
  byLines(script.commands, source, scope, statement => { own = append(own, statementOf(statement, { ...walk, frames: [frame] })) })
  const printed = own ?? NOTHING
  if (frame.left) merge(scope, frame.left)
  if (scope.functions.size > 0) walkUncalled(walk, before)
  return outermost && scope.handlers !== handlers ? append(printed, runHandlers(walk, handlers)) : printed
}

const NONE: ReadonlySet<string> = new Set()

/** Notes the state in which a function or loop ends early. */
export function leave({ frames, scope }: Walk): void {
  for (const frame of frames ?? [])
    if (frame.left) merge(frame.left, scope)
    else frame.left = fork(scope)
}

function statements(list: readonly Statement[], walk: Walk): Word {
  let printed: Word | undefined
  for (const statement of list) printed = append(printed, statementOf(statement, walk))
  return printed ?? NOTHING
}

function statementOf(statement: Statement, walk: Walk): Word {
  walk.visitor.spend(1)
  const { command } = statement
  const { scope } = walk
  // A background list runs in a subshell, with nothing on its standard input.
  if (statement.background) {
    const beside = apartFrom(scope)
    const printed = besides(scope.files, () => ended(pipelineOrList(command, { ...walk, scope: beside }), { ...walk, scope: beside }, scope))
    mergeStreams(scope, beside)
    scope.files.pending = true
    return printed
  }
  const printed = pipelineOrList(command, walk)
  // Where a failure ends the shell, whatever comes next runs in the new folder.
  if (scope.options.has('errexit') && !walk.tested && command.type !== 'AndOr' && !(command.type === 'Pipeline' && command.prefixes.length)) scope.unsure = undefined
  settleFolder(scope)
  return printed
}

/** What runs in a copy of the shell runs that copy's own handlers when it ends. */
const ended = (printed: Word, walk: Walk, before: Scope): Word => (walk.scope.handlers === before.handlers ? printed : append(printed, runHandlers(walk, before.handlers)))

export function pipeline(node: PipelineNode, walk: Walk): Word {
  if (node.type !== 'Pipeline') return command(node, walk)
  for (const prefix of node.prefixes) {
    if (prefix.type !== 'Time') continue
    walk.visitor.spend(1)
    if (walk.scope.heard && walk.scope.variables.has('TIMEFORMAT')) walk.visitor.doubt('time', 'it prints the text of TIMEFORMAT, and something reads that', spanOf(node, walk))
  }
  const { commands } = node
  if (commands.length === 1) return command(commands[0]!, node.prefixes.length ? { ...walk, tested: true } : walk)
  let fed = walk.stdin
  const { files } = walk.scope
  const { reading } = files
  let printed: Word = NOTHING
  for (const [index, stage] of commands.entries()) {
    const last = index === commands.length - 1
    const scope = apartFrom(walk.scope, !last || walk.scope.heard)
    if (!last) scope.output = { also: undefined }
    // `|&` takes errors along.
    if (node.operators[index] === '|&') scope.writers.set(2, [scope.output])
    const words = index > 0 && stage.type === 'Command' && isZsh(scope) ? eitherInput(fed, walk.stdin) : undefined
    printed = besides(files, () => ended(command(stage, { ...walk, scope, stdin: fed, ...(words && { words }) }), { ...walk, scope }, walk.scope))
    if (scope.line?.cut) printed = asFarAsItWent(printed)
    if (!last) printed = reached(scope.output, printed)
    if (index > 0) closed(fed, scope)
    walk.scope.streams = scope.streams
    fed = opened(printed)
    // lastpipe, zsh and some kinds of ksh run the last stage in the shell itself; bash and dash do not.
    if (last && (walk.scope.options.has('lastpipe') || !/^(?:r?ba|da|a)?sh$/.test(walk.scope.shell))) merge(walk.scope, scope)
  }
  // All of it has ended, unless it goes on in the background.
  if (files.beside === 0) files.reading = reading
  return printed
}

export function command(node: CommandNode, walk: Walk): Word {
  if (walk.depth > MAX_DEPTH) throw new RangeError('nested too deeply')
  walk.visitor.spend(1)
  const deeper = { ...walk, depth: walk.depth + 1 }
  switch (node.type) {
    case 'Command': return simpleCommand(node, walk)
    case 'Redirected': return redirected(node, deeper)
    case 'Function': {
      const name = node.name.value
      const exported = walk.scope.options.has('allexport') || walk.scope.functions.get(name)?.some(one => one.exported)
      walk.scope.functions.set(name, [exported ? { node, exported } : { node }, ...(exported && walk.scope.options.has(MAYBE_EXPORTING) ? [{ node }] : [])])
      return NOTHING
    }
    case 'Coproc': return coprocess(node, deeper)
    default: return grouped(node, deeper)
  }
}

/** Of all that is compound, only groups run for sure. */
export const grouped = (node: CompoundCommand, walk: Walk): Word => (node.type === 'BraceGroup' || node.type === 'Subshell' ? compound(node, walk) : perhaps(walk.scope.files, () => compound(node, walk)))

export const list = (node: CompoundList, walk: Walk): Word => statements(node.commands, walk)

export function spanOf(node: { readonly pos: number; readonly end: number }, walk: Walk): Span {
  return walk.span ?? { start: node.pos, end: node.end }
}

export function expanderOf(walk: Walk, span = walk.span): Expander {
  const { scope, visitor } = walk
  return {
    scope,
    spend: visitor.spend,
    doubt: (text, why) => visitor.doubt(text, why, span ?? { start: 0, end: 0 }),
    substitute: (script, stdin, beside) => {
      if (walk.depth > MAX_DEPTH) throw new RangeError('nested too deeply')
      // Of two that read at once nobody knows who gets what.
      if (beside && !stdin) consume(walk.stdin, '', scope)
      return walkSubshell(inner => walkScript(script, inner), { ...walk, span, depth: walk.depth + 1, stdin: stdin ? handedOn(stdin, walk.stdin) : walk.stdin }, { also: undefined })
    },
  }
}
