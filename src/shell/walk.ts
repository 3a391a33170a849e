// Walks a syntax tree the way a shell would run it, but along every branch, and hands each simple command to a visitor.
import { exact, type Invocation, literal, type Span, unresolved, type Word } from '../model/index.ts'
import { fork, merge, type Scope, settled, settleFolder, union } from './scope.ts'
import { arithmetic, expandAssigned, type Expander, expandWord, walkArithmetic } from './expand.ts'
import type { CommandNode, CompoundCommand, CompoundList, ParsedScript, PipelineNode, Redirected, Statement, Function as FunctionNode, TestExpression, Word as WordNode } from './parse.ts'
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

const NOTHING: Word = literal('')
/** Nesting of functions, groups and substitutions that is followed. */
const MAX_DEPTH = 200
/** A function may run inside itself this often. */
const MAX_RECURSION = 2

/** @returns what the source prints */
export function walkScript(script: ParsedScript, walk: Walk): Word {
  const before = new Set(walk.scope.functions.keys())
  const printed = statements(script.commands, script.source === undefined ? walk : { ...walk, span: walk.span ?? { start: script.pos, end: script.end } })
  if (walk.depth === 0) walkUncalled(walk, before)
  return printed
}

/** Functions that nothing called can still be called by name later (traps, exported functions, completion): they count as called. */
function walkUncalled(walk: Walk, before: ReadonlySet<string>): void {
  for (const [name, definitions] of walk.scope.functions)
    for (const { node } of definitions)
      if (!before.has(name) && !called.has(node)) callFunction(name, [{ text: '"$@"' }], { ...walk, scope: fork(walk.scope), depth: 1 }, true)
}

const called = new WeakSet<FunctionNode>()

function statements(list: readonly Statement[], walk: Walk): Word {
  let printed: Word | undefined
  for (const statement of list) printed = append(printed, statementOf(statement, walk))
  return printed ?? NOTHING
}

/** The output of one command after that of another. */
function append(before: Word | undefined, after: Word): Word {
  if (!before || (before.values?.length === 1 && before.values[0] === '' && !before.from)) return after
  if (after.values?.length === 1 && after.values[0] === '' && !after.from) return before
  if (!before.values || !after.values) return unresolved(before.text, [...(before.from ?? []), ...(after.from ?? [])].slice(0, 8))
  if (before.glob || after.glob) return union(before, after)
  if (before.values.length * after.values.length > 64) return unresolved(before.text)
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
  for (const [index, operator] of node.operators.entries()) {
    const next = node.commands[index + 1]
    if (!next) break
    if (operator === '&&' && node.operators.slice(0, index).every(one => one === '&&')) {
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

function compound(node: CompoundCommand, walk: Walk): Word {
  const { scope } = walk
  switch (node.type) {
    case 'BraceGroup': return list(node.body, walk)
    case 'Subshell': return list(node.body, { ...walk, scope: fork(scope) })
    case 'If': {
      let printed = list(node.clause, walk)
      const start = fork(scope)
      printed = append(printed, list(node.then, walk))
      let rest = start
      const ends: Scope[] = []
      for (const elif of node.elif) {
        printed = append(printed, list(elif.clause, { ...walk, scope: rest }))
        const branch = fork(rest)
        printed = append(printed, list(elif.then, { ...walk, scope: branch }))
        ends.push(branch)
        rest = fork(rest)
      }
      if (node.else) printed = append(printed, list(node.else, { ...walk, scope: rest }))
      ends.push(rest)
      for (const end of ends) merge(scope, end)
      return vague(printed)
    }
    case 'While': return loop(walk, inner => append(list(node.clause, { ...inner, scope: Object.assign(inner.scope, { looping: true }) }), list(node.body, inner)))
    case 'For': {
      const words = node.wordlist ? node.wordlist.flatMap(word => expandWord(word, expanderOf(walk))) : (scope.positional ?? [unresolved('"$@"')])
      return forEach(node.name.value, words, walk, inner => list(node.body, inner))
    }
    case 'Select': {
      const words = node.wordlist ? node.wordlist.flatMap(word => expandWord(word, expanderOf(walk))) : (scope.positional ?? [unresolved('"$@"')])
      scope.variables.set('REPLY', { word: unresolved('$REPLY') })
      return forEach(node.name.value, words, walk, inner => list(node.body, inner))
    }
    case 'ArithmeticFor': {
      const expander = expanderOf(walk)
      if (node.initialize) walkArithmetic(node.initialize, expander)
      return loop(walk, inner => {
        for (const part of [node.test, node.update]) if (part) walkArithmetic(part, expanderOf(inner))
        return list(node.body, inner)
      })
    }
    case 'Case': {
      expandAssigned(node.word, expanderOf(walk))
      let printed: Word | undefined
      const start = fork(scope)
      let before: Scope | undefined
      for (const item of node.items) {
        for (const pattern of item.pattern) expandAssigned(pattern, expanderOf(walk))
        const branch = fork(start)
        // `;&` falls through into the next body with what this one did.
        if (before) merge(branch, before)
        printed = append(printed, list(item.body, { ...walk, scope: branch }))
        merge(scope, branch)
        before = item.terminator === ';&' || item.terminator === ';;&' ? branch : undefined
      }
      return vague(printed ?? NOTHING)
    }
    case 'TestCommand':
      test(node.expression, walk)
      return NOTHING
    case 'ArithmeticCommand':
      if (node.expression) arithmetic(node.expression, node.body, expanderOf(walk))
      else if (/[`$[]/.test(node.body)) walk.visitor.doubt(node.body, 'this arithmetic could not be read', spanOf(node, walk))
      return NOTHING
  }
}

/** Output that may or may not appear is no longer one known text. */
const vague = (printed: Word): Word => (printed.values?.length === 1 && printed.values[0] === '' ? printed : union(printed, NOTHING))

function forEach(name: string, words: readonly Word[], walk: Walk, body: (walk: Walk) => Word): Word {
  if (!words.length) return NOTHING
  const value = words.slice(1).reduce(union, words[0]!)
  return loop(walk, inner => {
    inner.scope.variables.set(name, { word: { ...value, text: `$${name}` } })
    return body(inner)
  })
}

/** A body that runs any number of times: walked until what it can do no longer changes, or with what changes unresolved. */
function loop(walk: Walk, body: (walk: Walk) => Word): Word {
  const { scope } = walk
  let printed: Word | undefined
  for (let pass = 0; pass < 3; pass++) {
    const inner = fork(scope)
    const before = fork(scope)
    printed = append(printed, body({ ...walk, scope: inner }))
    inner.looping = scope.looping
    merge(scope, inner)
    if (settled(before, scope)) break
    if (pass === 1)
      for (const [name, variable] of scope.variables)
        if (before.variables.get(name) !== variable && !variable.word.glob) scope.variables.set(name, { ...variable, word: unresolved(`$${name}`, variable.word.from) })
  }
  return repeated(printed ?? NOTHING)
}

/** What a loop prints: nothing, names of a pattern, or text of which only the sources are known. */
const repeated = (printed: Word): Word => (printed.glob || exact(printed) === '' ? printed : unresolved(printed.text, printed.from))

const NUMERIC_TESTS = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge'])

/** Runs the substitutions of a `[[ ]]`; operands that are evaluated as arithmetic or as a subscript must hold none. */
function test(expression: TestExpression, walk: Walk): void {
  const operand = (word: WordNode, evaluated: boolean): void => {
    const value = expandAssigned(word, expanderOf(walk))
    if (evaluated) for (const one of value.values ?? []) if (/\[.*[`$]/s.test(one)) walk.visitor.doubt(one, 'the test would run the substitution in this text', spanOf(word, walk))
  }
  switch (expression.type) {
    case 'TestUnary': return operand(expression.operand, expression.operator === '-v' || expression.operator === '-R')
    case 'TestBinary':
      operand(expression.left, NUMERIC_TESTS.has(expression.operator))
      return operand(expression.right, NUMERIC_TESTS.has(expression.operator))
    case 'TestLogical':
      for (const one of expression.operands) test(one, walk)
      return
    case 'TestNot': return test(expression.operand, walk)
    case 'TestGroup': return test(expression.expression, walk)
  }
}

/** @returns what the function prints, or undefined when there is none of that name */
export function callFunction(name: string, args: readonly Word[], walk: Walk, unknownArguments = false): Word | undefined {
  const { scope, visitor } = walk
  const definitions = scope.functions.get(name)
  if (!definitions?.length) return undefined
  if (scope.running.filter(one => one === name).length >= MAX_RECURSION) return unresolved(name)
  let printed: Word | undefined
  for (const definition of definitions) {
    called.add(definition.node)
    const { body } = definition.node
    if (startsItself(name, definition.node)) visitor.forks(name, spanOf(definition.node, walk))
    const saved = { positional: scope.positional, running: scope.running, locals: scope.locals }
    scope.positional = unknownArguments ? undefined : args
    scope.running = [...scope.running, name]
    scope.locals = new Map()
    const inner: Walk = { ...walk, depth: walk.depth + 1 }
    const one = body.type === 'CompoundList' ? list(body, inner) : command(body, inner)
    for (const [local, before] of scope.locals)
      if (before) scope.variables.set(local, before)
      else scope.variables.delete(local)
    Object.assign(scope, saved)
    printed = printed ? union(printed, one) : one
  }
  return printed
}

/** True for `f() { f | f & }`: a body in which the function runs itself in the background or on both sides of a pipe. */
function startsItself(name: string, node: FunctionNode): boolean {
  const { body } = node
  const lists = body.type === 'CompoundList' ? [body] : body.type === 'BraceGroup' || body.type === 'Subshell' ? [body.body] : []
  const isSelf = (one: CommandNode): boolean => one.type === 'Command' && one.name?.value === name
  return lists.some(one =>
    one.commands.some(({ command: inner, background }) => {
      const stages = inner.type === 'Pipeline' ? inner.commands : inner.type === 'AndOr' ? inner.commands.flatMap(part => (part.type === 'Pipeline' ? part.commands : [part])) : [inner]
      const self = stages.filter(isSelf).length
      return self > 1 || (background === true && self > 0)
    }),
  )
}

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

