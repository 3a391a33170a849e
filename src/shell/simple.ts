// Simple commands: assignments, words, redirects; which function or program they reach; what builtins do to the shell's state.
import { exact, type Assignment, type Invocation, literal, unresolved, type Word } from '../model/index.ts'
import { assign, assignArray, doubtArithmetic } from './assign.ts'
import { applyBuiltin } from './builtins.ts'
import { expandAssigned, expandWord } from './expand.ts'
import type { Assignment as AssignmentNode, Command, WordPart } from './parse.ts'
import { openRedirects } from './redirects.ts'
import { changesShell, isBuiltin } from './spelling.ts'
import { fork, union } from './scope.ts'
import { callFunction } from './functions.ts'
import { expanderOf, spanOf, type Walk } from './walk.ts'

const DECLARES = new Set(['export', 'declare', 'typeset', 'local', 'readonly', 'alias'])

const DISGUISES: ReadonlySet<string> = new Set(['CommandExpansion', 'BraceExpansion', 'LocaleString', 'AnsiCQuoted', 'Glob', 'ExtendedGlob', 'ProcessSubstitution'])

export function simpleCommand(node: Command, walk: Walk): Word {
  const { scope, visitor } = walk
  const expander = expanderOf({ ...walk, span: walk.span ?? { start: node.pos, end: node.end } })
  const words: Word[] = node.name ? [...expandWord(node.name, expander)] : []
  const declares = DECLARES.has(exact(words[0]) ?? '')
  for (const argument of node.args) {
    // `declare a[$(cmd)]=1` runs cmd.
    if (argument.type === 'Assignment' && argument.index) expandAssigned(argument.index, expander)
    if (argument.type === 'Word') words.push(...expandWord(argument, expander))
    else if (argument.value.type === 'ArrayValue') {
      // `declare -a a=(...)` is the only command that takes an array.
      if (declares) assignArray(argument, walk, expander)
      words.push({ text: argument.text, values: [argument.name] })
    } else {
      const value = expandAssigned(argument.value, expander)
      doubtArithmetic(value, expander)
      words.push(asWord(argument, value))
    }
  }
  const opened = openRedirects(node.redirects, walk, expander)
  const assignments: Assignment[] = []
  const prefixes = node.prefix.filter(one => one.type === 'Assignment')
  for (const prefix of prefixes) {
    if (words.length > 0 && prefix.index) expandAssigned(prefix.index, expander)
    if (words.length === 0) assign(prefix, walk, expander)
    else assignments.push({ name: prefix.name, value: prefix.value.type === 'ArrayValue' ? unresolved(prefix.text) : expandAssigned(prefix.value, expander), ...(prefix.append && { append: true }) })
  }
  const stdin = opened.stdin ?? walk.stdin
  const call = (program: Word, args: readonly Word[]): Invocation => ({
    program, args, assignments, redirects: opened.redirects, cwd: scope.cwd, span: spanOf(node, walk), ...(stdin && { stdin }),
  })
  if (words.length === 0) {
    // Assignments alone set the shell's own variables, and still matter: `PATH=./evil`.
    const shell = prefixes.map(prefix => ({ name: prefix.name, value: scope.variables.get(prefix.name)?.word ?? unresolved(prefix.text) }))
    if (opened.redirects.length || shell.length) visitor.visit({ ...call(literal(''), []), assignments: shell }, scope)
    return opened.capture(literal(''))
  }
  const inner: Walk = { ...walk, stdin }
  // Nobody writes the name of a program in these ways except to hide it.
  if (node.name?.parts?.some(part => DISGUISES.has(part.type) || part.text === '$0')) visitor.doubt(node.name.text, 'the name of the program is disguised', spanOf(node.name, walk))
  if (evaluatesUnseen(node, exact(words[0]))) visitor.doubt(node.args[0]?.text ?? '', 'it runs text that is put together elsewhere', spanOf(node, walk))
  let printed = dispatch(words, call, inner, prefixes.length > 0)
  // What the word can be among others is followed too.
  for (const value of words[0]?.also ?? []) {
    const branch = fork(scope)
    const split = value.split(/[ \t\n]+/).filter(Boolean).map(literal)
    if (split.length) printed = union(printed, dispatch([...split, ...words.slice(1)], call, { ...inner, scope: branch }, prefixes.length > 0))
  }
  // An unquoted expansion that turns out empty leaves the next word to be the program.
  if (words.length > 1 && !words[0]?.values && /^(\$\w|\$\{|\$\(|`)/.test(node.name?.text ?? '')) {
    const branch = fork(scope)
    printed = union(printed, dispatch(words.slice(1), call, { ...inner, scope: branch }, prefixes.length > 0))
  }
  return opened.capture(printed)
}

const asWord = (node: AssignmentNode, value: Word): Word => {
  const head = `${node.name}${node.append ? '+' : ''}=`
  return value.values ? { ...value, text: node.text, values: value.values.map(one => head + one) } : { ...value, text: node.text }
}

/** `eval "$x"`, `sh -c "$x"`: what runs is put together elsewhere, and nothing of it stands here. */
function evaluatesUnseen(node: Command, program: string | undefined): boolean {
  if (program === undefined || (program !== 'eval' && !SHELLS.test(program))) return false
  const words = node.args.flatMap(argument => (argument.type === 'Word' ? [argument] : []))
  const flag = program === 'eval' ? -1 : words.findIndex(word => /^-[a-z]*c$/.test(word.value))
  if (program !== 'eval' && flag < 0) return false
  const parts = words[flag + 1]?.parts?.flatMap((part): readonly WordPart[] => (part.type === 'DoubleQuoted' ? part.parts : [part]))
  return Boolean(parts?.length && parts.every(part => part.type === 'SimpleExpansion' || part.type === 'ParameterExpansion'))
}
const SHELLS = /^(?:.*\/)?(?:ba|da|z|k|mk|a)?sh$/

function dispatch(words: readonly Word[], call: (program: Word, args: readonly Word[]) => Invocation, walk: Walk, assigned: boolean): Word {
  const { scope, visitor } = walk
  const [first, ...args] = words
  if (!first) return literal('')
  // `hash -p file name` decides which file a name runs.
  const program = scope.hashed.get(exact(first) ?? '') ?? first
  const name = exact(program)
  const alias = name === undefined ? undefined : scope.aliases.get(name)
  if (name !== undefined && scope.functions.has(name)) {
    const saved = assigned ? fork(scope) : undefined
    const printed = callFunction(name, args, walk)
    if (saved) scope.variables = new Map([...scope.variables].filter(([key]) => saved.variables.has(key) || !assigned))
    if (printed) {
      // What an alias or function hides may still be what runs (`command ls`, another shell): only functions certainly win.
      if (alias !== undefined) visitor.visit(call(program, args), scope)
      return printed
    }
  }
  const invocation = { ...call(program, args), ...(name !== undefined && isBuiltin(name) && { builtin: true as const }) }
  const printed = visitor.visit(invocation, scope)
  // A function behind a word that may be several names runs too.
  if (name === undefined) for (const one of program.values ?? []) if (scope.functions.has(one)) callFunction(one, args, { ...walk, scope: fork(scope) })
  if (name !== undefined && changesShell(name)) applyBuiltin(name, args, invocation, walk)
  return printed
}
