// Walks a syntax tree the way a shell would run it, but along every branch, and hands each simple command to a visitor.
import { type Invocation, literal, type Span, unresolved, type Word } from '../model/index.ts'
import { compound } from './compound.ts'
import type { Expander } from './expand.ts'
import { walkUncalled } from './functions.ts'
import { fork, merge, type Scope, settleFolder, union } from './scope.ts'
import type { CommandNode, CompoundList, ParsedScript, PipelineNode, Redirected, Statement } from './parse.ts'
import { type Opened, openRedirects } from './redirects.ts'
import { simpleCommand } from './simple.ts'

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
  /** Where nodes without positions of their own in the outermost source point. */
  readonly span: Span | undefined
  readonly depth: number
}

export const NOTHING: Word = literal('')
/** Nesting of functions, groups and substitutions that is followed. */
const MAX_DEPTH = 200

/** @returns what the source prints */
export function walkScript(script: ParsedScript, walk: Walk): Word {
  const before = walk.depth === 0 ? new Set(walk.scope.functions.keys()) : undefined
  const printed = statements(script.commands, script.source === undefined ? walk : { ...walk, span: walk.span ?? { start: script.pos, end: script.end } })
  if (before && walk.scope.functions.size > 0) walkUncalled(walk, before)
  return printed
}

function statements(list: readonly Statement[], walk: Walk): Word {
  let printed: Word | undefined
  for (const statement of list) printed = append(printed, statementOf(statement, walk))
  return printed ?? NOTHING
}

/** The output of one command after that of another. */
export function append(before: Word | undefined, after: Word): Word {
  if (!before || (before.values?.length === 1 && before.values[0] === '' && !before.from)) return after
  if (after.values?.length === 1 && after.values[0] === '' && !after.from) return before
  if (!before.values || !after.values) return unresolved(before.text, [...(before.from ?? []), ...(after.from ?? [])].slice(0, 8))
  if (before.glob || after.glob) return union(before, after)
  if (before.values.length * after.values.length > 64 || (before.values[0]?.length ?? 0) + (after.values[0]?.length ?? 0) > 256 * 1024) return unresolved(before.text)
  const values = before.values.flatMap(a => (after.values ?? []).map(b => a + b))
  const from = [...(before.from ?? []), ...(after.from ?? [])]
  return { text: before.text, values, ...(from.length && { from }) }
}

function statementOf(statement: Statement, walk: Walk): Word {
  walk.visitor.spend(1)
  const { command } = statement
  // A background list runs in a subshell, with nothing on its standard input.
  if (statement.background) return pipelineOrList(command, { ...walk, scope: fork(walk.scope) })
  const printed = pipelineOrList(command, walk)
  settleFolder(walk.scope)
  return printed
}

function pipelineOrList(node: Statement['command'], walk: Walk): Word {
  if (node.type !== 'AndOr') return pipeline(node, walk)
  let printed = pipeline(node.commands[0]!, walk)
  let certain = true
  for (const [index, operator] of node.operators.entries()) {
    const next = node.commands[index + 1]
    if (!next) break
    certain &&= operator === '&&'
    if (certain) {
      // What stands after && sees what went before as done; what follows the list may see either.
      printed = append(printed, pipeline(next, walk))
      continue
    }
    const branch = fork(walk.scope)
    settleFolder(branch)
    printed = append(printed, pipeline(next, { ...walk, scope: branch }))
    // `cd x || exit`: what follows only runs where the first part worked.
    if (operator === '||' && leaves(next)) walk.scope.unsure = undefined
    else {
      settleFolder(walk.scope)
      merge(walk.scope, branch)
    }
  }
  return printed
}

/** True when nothing after it in the list can run. */
function leaves(node: PipelineNode): boolean {
  if (node.type === 'Command') return ['exit', 'return', 'break', 'continue'].includes(node.name?.value ?? '')
  const last = node.type === 'BraceGroup' ? node.body.commands.at(-1)?.command : undefined
  return last !== undefined && last.type !== 'AndOr' && leaves(last)
}

function pipeline(node: PipelineNode, walk: Walk): Word {
  if (node.type !== 'Pipeline') return command(node, walk)
  for (const prefix of node.prefixes) if (prefix.type === 'Time') walk.visitor.spend(1)
  const { commands } = node
  if (commands.length === 1) return command(commands[0]!, walk)
  let fed = walk.stdin
  let printed: Word = NOTHING
  for (const [index, stage] of commands.entries()) {
    const last = index === commands.length - 1
    const scope = fork(walk.scope)
    printed = command(stage, { ...walk, scope, stdin: fed })
    fed = printed
    // lastpipe, zsh and ksh run the last stage in the shell itself.
    if (last) merge(walk.scope, scope)
  }
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
      walk.scope.functions.set(name, [{ node, nested: walk.span !== undefined }])
      return NOTHING
    }
    case 'Coproc': {
      const scope = fork(walk.scope)
      // Its input comes from whatever is written to its descriptor later, which is not followed.
      const inner = { ...deeper, scope, stdin: unresolved('coproc') }
      if (node.body.type === 'CompoundList') list(node.body, inner)
      else command(node.body, inner)
      return NOTHING
    }
    default: return compound(node, deeper)
  }
}

function redirected(node: Redirected, walk: Walk): Word {
  const expander = expanderOf(walk)
  const opened = openRedirects(node.redirects, walk, expander)
  if (opened.redirects.length) walk.visitor.visit(groupCall(opened, node, walk), walk.scope)
  const printed = compound(node.command, { ...walk, stdin: opened.stdin ?? walk.stdin })
  return opened.capture(printed)
}

/** A compound command with redirects, as an invocation that only opens files. */
const groupCall = (opened: Opened, node: { readonly pos: number; readonly end: number }, walk: Walk): Invocation => ({
  program: NOTHING, args: [], assignments: [], redirects: opened.redirects, cwd: walk.scope.cwd, span: spanOf(node, walk),
})

export const list = (node: CompoundList, walk: Walk): Word => statements(node.commands, walk)

export function spanOf(node: { readonly pos: number; readonly end: number }, walk: Walk): Span {
  return walk.span ?? { start: node.pos, end: node.end }
}

export function expanderOf(walk: Walk): Expander {
  const { scope, visitor } = walk
  return {
    scope,
    spend: visitor.spend,
    doubt: (text, why) => visitor.doubt(text, why, walk.span ?? { start: 0, end: 0 }),
    substitute: (script, stdin) => {
      if (walk.depth > MAX_DEPTH) throw new RangeError('nested too deeply')
      return walkScript(script, { ...walk, scope: fork(scope), depth: walk.depth + 1, stdin: stdin ?? walk.stdin })
    },
  }
}
