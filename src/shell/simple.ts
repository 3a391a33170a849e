// Simple commands: assignments, words, redirects; which function or program they reach; what builtins do to the shell's state.
import { exact, type Assignment, type Invocation, literal, type Origin, unresolved, type Word } from '../model/index.ts'
import { assign, doubtArithmetic } from './assign.ts'
import { applyBuiltin } from './builtins.ts'
import { declareArrays } from './declare.ts'
import { expandAssigned, type Expander, expandWord } from './expand.ts'
import { walkParts } from './expansion.ts'
import { cutOff, mayBeFixed } from './failing.ts'
import { type ArrayValue, type Assignment as AssignmentNode, type Command, parseWord, type WordPart } from './parse.ts'
import { changesVariables, mayFail, type Opened, openRedirects } from './redirects.ts'
import { changesShell, DECLARING, isBash, isBuiltin } from './spelling.ts'
import { fork } from './scope.ts'
import { closed, consumeBy, inputOf, leftOf } from './streams.ts'
import { walkAliases } from './aliases.ts'
import { mayLack, nullCommand, printedBy } from './families.ts'
import { callFunction } from './functions.ts'
import { merge } from './merge.ts'
import { assignFor } from './prefixes.ts'
import { expanderOf, spanOf, type Walk } from './walk.ts'
import { mergeOrigins, textsOf, union } from './words.ts'

const UNREDIRECTED: Opened = { redirects: [], unsure: false, stdin: undefined, capture: printed => printed }

/** Builtins that run something else, which may read. */
const READING: ReadonlySet<string> = new Set(['command', '.', 'source'])

const DISGUISES: ReadonlySet<string> = new Set(['CommandExpansion', 'BraceExpansion', 'LocaleString', 'AnsiCQuoted', 'Glob', 'ExtendedGlob', 'ProcessSubstitution'])

export function simpleCommand(node: Command, walk: Walk): Word {
  const { scope, visitor } = walk
  const expander = expanderOf(walk.words ? { ...walk, stdin: walk.words } : walk, spanOf(node, walk))
  // What the words do is done once, whichever text it is that has them.
  const unnamed = scope.aliases.size > 0 && node.name && scope.aliases.has(node.name.text) ? fork(scope) : undefined
  const words: Word[] = node.name ? [...expandWord(node.name, expander)] : scope.shell === 'bash' ? [] : [...nullCommand(node, scope)]
  const declares = DECLARING.has(exact(words[0]) ?? '') || exact(words[0]) === 'alias'
  const arrays: AssignmentNode[] = []
  for (const argument of node.args) {
    // `declare a[$(cmd)]=1` runs cmd.
    const subscript = argument.type === 'Assignment' && argument.index ? expandAssigned(argument.index, expander) : undefined
    if (argument.type === 'Word') words.push(...expandWord(argument, expander))
    else if (argument.value.type === 'ArrayValue') {
      // `declare -a a=(...)` is the only command that takes an array.
      if (declares && !scope.variables.get(argument.name)?.attributes?.includes('r')) arrays.push(argument)
      else elementsOf(argument.value, expander)
      words.push({ text: argument.text, values: [argument.name] })
    } else {
      // Here braces count, which they do not in an assignment.
      const braced = argument.value.parts?.some(part => part.type === 'BraceExpansion') && /(?:^|\/)r?bash$/.test(scope.shell) ? parseWord(argument.text) : undefined
      const alternatives = braced ? expandWord(braced, expander) : []
      if (alternatives.length > 1) {
        words.push(...alternatives)
        continue
      }
      const value = expandAssigned(argument.value, expander)
      doubtArithmetic(value, expander)
      words.push(asWord(argument, value, subscript))
    }
  }
  // What is opened for a program is opened in its process: `cmd <<< $((i++))` leaves i as it was.
  const program = exact(words[0])
  const elsewhere = words.length > 0 && (program === undefined || (!scope.functions.has(program) && !isBuiltin(program))) && node.redirects.some(changesVariables) ? fork(scope) : undefined
  const opened = node.redirects.length ? openRedirects(node.redirects, walk, expander, words.length === 1 && program === 'exec') : UNREDIRECTED
  if (elsewhere) merge(scope, elsewhere)
  const assignments: Assignment[] = []
  const prefixes = node.prefix.filter(one => one.type === 'Assignment')
  for (const prefix of prefixes) {
    if (words.length > 0 && !isBash(scope) && mayBeFixed(prefix.name, scope)) cutOff(scope)
    if (words.length > 0 && prefix.index) expandAssigned(prefix.index, expander)
    if (words.length === 0) assign(prefix, walk, expander)
    else assignments.push({ name: prefix.name, value: prefix.value.type === 'ArrayValue' ? unresolved(prefix.text, elementsOf(prefix.value, expander)) : expandAssigned(prefix.value, expander), ...(prefix.append && { append: true }) })
  }
  for (const { name } of assignments) for (const [i, { inherited, ...word }] of words.entries()) if (inherited && word.text.includes(name)) words[i] = word
  const stdin = opened.stdin ?? inputOf(walk)
  const call = (program: Word, args: readonly Word[]): Invocation => ({
    program, args, assignments, redirects: opened.redirects, cwd: scope.cwd, span: spanOf(node, walk), ...(stdin && { stdin: leftOf(stdin, scope) }),
  })
  if (words.length === 0) {
    // Assignments alone set the shell's own variables, and still matter: `PATH=./evil`.
    const shell = prefixes.map(prefix => ({ name: prefix.name, value: (prefix.index ? undefined : scope.variables.get(prefix.name)?.word) ?? unresolved(prefix.text) }))
    if (opened.redirects.length || shell.length) visitor.visit({ ...call(literal(''), []), assignments: shell }, scope)
    return opened.capture(literal(''))
  }
  const inner: Walk = { ...walk, stdin, around: walk.stdin, words: undefined }
  // Nobody writes the name of a program in these ways except to hide it.
  if (node.name?.parts?.some(part => DISGUISES.has(part.type) || part.text === '$0')) visitor.doubt(node.name.text, 'the name of the program is disguised', spanOf(node.name, walk))
  if (evaluatesUnseen(node, program)) visitor.doubt(node.args[0]?.text ?? '', 'it runs text that is put together elsewhere', spanOf(node, walk))
  const renamed = unnamed && walkAliases(node, { ...inner, scope: unnamed })
  if (unnamed) merge(scope, unnamed)
  const assignArrays = arrays.length ? declareArrays(arrays, walk, expander) : undefined
  let printed = dispatch(words, call, inner, assignments, opened)
  // Its name has its attributes now, and is the function's own where it is local.
  assignArrays?.()
  if (renamed) printed = union(renamed, printed)
  // What the word can be among others is followed too.
  for (const value of words[0]?.also ?? []) {
    const branch = fork(scope)
    const split = value.split(/[ \t\n]+/).filter(Boolean).map(literal)
    if (split.length) printed = union(printed, dispatch([...split, ...words.slice(1)], call, { ...inner, scope: branch }, assignments, opened))
  }
  // An unquoted expansion that turns out empty leaves the next word to be the program.
  if (words.length > 1 && !words[0]?.values && /^(\$\w|\$\{|\$\(|`)/.test(node.name?.text ?? '')) {
    const branch = fork(scope)
    printed = union(printed, dispatch(words.slice(1), call, { ...inner, scope: branch }, assignments, opened))
  }
  closed(opened.stdin, scope)
  return opened.capture(printed)
}

/** What stands in an array runs, whatever becomes of the array. */
const elementsOf = ({ elements }: ArrayValue, expander: Expander): readonly Origin[] => mergeOrigins(...elements.map(one => walkParts(one.parts ?? [], expander)))

const asWord = (node: AssignmentNode, value: Word, subscript: Word | undefined): Word => {
  const key = subscript && exact(subscript)
  const head = `${node.name}${key === undefined ? '' : `[${key}]`}${node.append ? '+' : ''}=`
  return value.values && (!subscript || key !== undefined) ? { ...value, text: node.text, values: value.values.map(one => head + one) } : unresolved(node.text, mergeOrigins(value.from, subscript?.from), textsOf(value))
}

/** `eval "$x"`, `sh -c "$x"`: what runs is put together elsewhere, and nothing of it stands here. */
function evaluatesUnseen(node: Command, program: string | undefined): boolean {
  if (program === undefined || (program !== 'eval' && !(program.endsWith('sh') && SHELLS.test(program)))) return false
  const words = node.args.flatMap(argument => (argument.type === 'Word' ? [argument] : []))
  const flag = program === 'eval' ? -1 : words.findIndex(word => /^-[a-z]*c$/.test(word.value))
  if (program !== 'eval' && flag < 0) return false
  const parts = words[flag + 1]?.parts?.flatMap((part): readonly WordPart[] => (part.type === 'DoubleQuoted' ? part.parts : [part]))
  return Boolean(parts?.length && parts.every(part => part.type === 'SimpleExpansion' || part.type === 'ParameterExpansion'))
}
const SHELLS = /^(?:.*\/)?(?:ba|da|z|k|mk|a)?sh$/

/** A command with its files: where they cannot be opened, what would have changed the shell does not. */
function dispatch(words: readonly Word[], call: (program: Word, args: readonly Word[]) => Invocation, walk: Walk, assignments: readonly Assignment[], opened: Opened): Word {
  const { scope } = walk
  const name = exact(words[0])
  const changes = name === undefined || scope.functions.has(name) || changesShell(name) || name === 'eval' || READING.has(name)
  const unopened = (changes || scope.heard) && opened !== UNREDIRECTED && mayFail(opened, scope)
  // Other shells end where a special builtin's files cannot be opened.
  if (unopened && !isBash(scope)) cutOff(scope)
  const undone = changes && unopened ? fork(scope) : undefined
  const printed = dispatched(words, call, walk, assignments)
  if (undone) merge(scope, undone)
  return unopened ? union(printed, literal('')) : printed
}

function dispatched(words: readonly Word[], call: (program: Word, args: readonly Word[]) => Invocation, walk: Walk, assignments: readonly Assignment[]): Word {
  const { scope, visitor } = walk
  const [first, ...args] = words
  if (!first) return literal('')
  // It may be `read`.
  if (exact(first) === undefined) scope.inherits = false
  // `hash -p file name` decides which file a name runs.
  const program = scope.hashed.get(exact(first) ?? '') ?? first
  const name = exact(program)
  const definitions = name === undefined ? undefined : scope.functions.get(name)
  const builtin = name !== undefined && isBuiltin(name)
  if (builtin && scope.options.size && (scope.options.has(`no ${name}`) || scope.options.has('no ?'))) visitor.doubt(name, 'this builtin was switched off, and what runs in its place is not followed', call(program, args).span)
  const restore = name !== undefined && assignments.length && (definitions || builtin) ? assignFor(name, definitions !== undefined, args, assignments, scope) : undefined
  if (definitions) {
    // What is opened and set for a function counts even though no program is started.
    const { redirects, ...own } = call(literal(''), [])
    if (redirects.length || assignments.length) visitor.visit({ ...own, redirects }, scope)
  }
  // Where there may be such a function and may be none, both count, each from the state before.
  const otherwise = definitions?.every(one => one.node) === false ? fork(scope) : undefined
  let printed = name !== undefined && definitions ? callFunction(name, args, walk) : undefined
  if (printed && !otherwise) {
    restore?.()
    return printed
  }
  const plain = call(program, args)
  const invocation = builtin ? { ...plain, builtin: true as const } : plain
  const foreign = scope.shell !== 'bash' && builtin && name !== undefined
  const at = printed && otherwise ? otherwise : foreign && mayLack(name, args, scope) ? fork(scope) : scope
  // What a trap runs changes nothing yet.
  const seen = visitor.visit(invocation, name === 'trap' ? fork(at) : at)
  const silent = (name === 'trap' && args.length > 1) || (name === 'printf' && /^-v/.test(exact(args[0]) ?? '') && !mayLack(name, args, scope))
  const own = silent ? literal('') : foreign ? printedBy(name, args, seen, scope) : seen
  if (!builtin || (READING.has(name) && !args.some(word => changesShell(exact(word) ?? '')))) consumeBy(invocation, walk.stdin, at)
  printed = printed ? union(printed, own) : own
  // A function behind a word that may be several names runs too.
  if (name === undefined) for (const one of program.values ?? []) if (scope.functions.has(one)) {
    const called = fork(scope)
    callFunction(one, args, { ...walk, scope: called })
    merge(scope, called)
  }
  // Whether `hash` was reached is not known: what goes by that name may run as well.
  if (program !== first) visitor.visit(call(first, args), fork(scope))
  if (name !== undefined && changesShell(name)) applyBuiltin(name, args, invocation, { ...walk, scope: at })
  if (at !== scope) merge(scope, at)
  restore?.()
  return printed
}
