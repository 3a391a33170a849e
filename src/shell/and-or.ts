// Lists of commands behind && and ||: what is so after success, what after failure.
import type { Word } from '../model/index.ts'
import { mayBeFixed } from './failing.ts'
import { perhaps } from './files.ts'
import { merge } from './merge.ts'
import { append, NOTHING } from './output.ts'
import type { PipelineNode, Statement } from './parse.ts'
import { fork, type Scope } from './scope.ts'
import { pipeline, type Walk } from './walk.ts'
import { union } from './words.ts'

type AndOr = Extract<Statement['command'], { type: 'AndOr' }>

export function andOr(node: AndOr, walk: Walk): Word {
  const { scope } = walk
  let printed: Word | undefined
  /** The state after success, and after failure; undefined where that cannot be. */
  let won: Scope | undefined = scope
  let lost: Scope | undefined
  for (const [index, part] of node.commands.entries()) {
    const and = index === 0 || node.operators[index - 1] === '&&'
    // What certainly does not run is walked all the same, and changes nothing.
    const from: Scope | undefined = and ? won : lost
    const at = from ?? fork(won ?? lost ?? scope)
    const last = index === node.commands.length - 1
    const run = (): Word => pipeline(part, { ...walk, scope: at, tested: walk.tested || !last })
    // What stands after the first may not run, and prints nothing then.
    const surely = index === 0 || (from !== undefined && (and ? lost : won) === undefined)
    const own = index === 0 ? run() : perhaps(scope.files, run)
    printed = append(printed, surely || !scope.heard ? own : union(own, NOTHING))
    if (!from) continue
    const [success, failure] = outcomes(part, at, walk)
    won = and ? success : both(won, success)
    lost = and ? both(lost, failure) : failure
  }
  const end = both(won, lost)
  if (end && end !== scope) Object.assign(scope, end)
  return printed ?? NOTHING
}

function both(a: Scope | undefined, b: Scope | undefined): Scope | undefined {
  if (a && b && !(bare(a) && bare(b) && a.cwd === b.cwd && a.stack === b.stack && a.positional === b.positional)) merge(a, b)
  return a ?? b
}

/** Nothing was set so far: most lists only run programs. */
const bare = ({ variables, functions, aliases, hashed, options, descriptors, writers, streams, handlers, input }: Scope): boolean =>
  variables.size + functions.size + aliases.size + hashed.size + options.size + descriptors.size + writers.size + streams.size + handlers.length === 0 && !input

/** The states after a command that worked, and after one that failed. */
function outcomes(node: PipelineNode, scope: Scope, walk: Walk): readonly [won: Scope | undefined, lost: Scope | undefined] {
  if (leaves(node, scope, walk)) return [undefined, undefined]
  const negated = node.type === 'Pipeline' && node.prefixes.some(prefix => prefix.type === 'Negation')
  const lost = cannotFail(node, scope) ? undefined : fork(scope)
  if (lost) settleAs(lost, scope.unsure)
  scope.unsure = undefined
  if (lost && cannotWork(node, scope)) return negated ? [lost, undefined] : [undefined, lost]
  return negated ? [lost, scope] : [scope, lost]
}

function settleAs(scope: Scope, folder: Word | undefined): void {
  if (folder) scope.cwd = folder
  scope.unsure = undefined
}

const SURE: ReadonlySet<string> = new Set([':', 'true', 'echo'])
/** Words with which these certainly do what they are asked to. */
const ASKED = new Map([['export', /^[A-Za-z_]\w*(?:=|$)/], ['alias', /^[\w.-]+=/], ['set', /^[-+][eux]+$/], ['printf', /^(?!-)(?:[^%\\]|%%|%s|\\[nt])*$/]])

/** `x=1 && y`, `export x=1 && y`: what follows certainly runs. */
function cannotFail(node: PipelineNode, scope: Scope): boolean {
  if (node.type !== 'Command' || node.redirects.length) return false
  const name = node.name?.text
  if (name === undefined) return node.prefix.every(part => part.type === 'Assignment' && part.value.type === 'Word' && !part.value.parts && !mayBeFixed(part.name, scope))
  if (scope.functions.has(name) || scope.aliases.has(name)) return false
  const words = ASKED.get(name)
  if (!words) return SURE.has(name)
  const texts = node.args.map(one => (one.type === 'Word' ? one.value : one.text))
  return (name === 'printf' ? texts.slice(0, 1) : texts).every(text => words.test(text) && !mayBeFixed(/^\w*/.exec(text)?.[0] ?? '', scope)) && (texts.length > 0 || name !== 'printf')
}

/** `false || y`: what follows certainly runs. */
const cannotWork = (node: PipelineNode, scope: Scope): boolean => node.type === 'Command' && node.name?.text === 'false' && !node.redirects.length && !scope.functions.has('false') && !scope.aliases.has('false')

/** True when nothing after it in the list can run: outside functions and loops, `return` and `break` fail, and the list goes on. */
function leaves(node: PipelineNode, scope: Scope, walk: Walk): boolean {
  if (node.type === 'Command') {
    const name = node.name?.text ?? ''
    if (node.redirects.length || scope.functions.has(name) || scope.aliases.has(name)) return false
    return name === 'exit' || (name === 'return' && scope.running.length > 0) || ((name === 'break' || name === 'continue') && (walk.frames?.length ?? 0) > 1)
  }
  const last = node.type === 'BraceGroup' ? node.body.commands.at(-1) : undefined
  return last !== undefined && !last.background && last.command.type !== 'AndOr' && leaves(last.command, scope, walk)
}
