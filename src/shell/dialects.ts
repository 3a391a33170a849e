// Shells that are not bash: where zsh and the POSIX shells read a source in another way than it is read here.
import type { Span } from '../model/index.ts'
import { familyOf } from './families.ts'
import type { Command, ParsedScript, Redirection, SyntaxNode, TestExpression, WordPart } from './parse.ts'
import type { Scope } from './scope.ts'
import { changesShell } from './spelling.ts'
import { forEachChild } from './tree.ts'

export interface Difference {
  readonly text: string
  readonly why: string
  readonly span: Span
}

type Note = (node: { readonly pos: number; readonly end: number; readonly text?: string }, why: string, text?: string) => void

/** @returns all that means something else to the shell than what is read, or may */
export function differences(script: ParsedScript, scope: Pick<Scope, 'shell' | 'facts'>): readonly Difference[] {
  const family = familyOf(scope)
  if (family === 'bash') return []
  const found: Difference[] = []
  const note: Note = (node, why, text) => {
    if (found.length < 16) found.push({ text: text ?? node.text ?? '', why, span: { start: node.pos, end: node.end } })
  }
  const visit = (node: SyntaxNode, inFunction: boolean): void => {
    if (family === 'zsh') zsh(node, note, inFunction)
    else posix(node, note)
    const inside = inFunction || node.type === 'Function'
    if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution' || node.type === 'ArithmeticCommandExpansion') for (const statement of node.script?.commands ?? []) visit(statement, inside)
    else forEachChild(node, child => visit(child, inside))
  }
  for (const statement of script.commands) visit(statement, false)
  return found
}

const OTHER = 'zsh reads this in a way that is not followed'
const UNKNOWN_TO_SH = 'what is called sh may read this in another way than bash'

/** Names that zsh gives a meaning of its own, to change how it reads or runs what follows. */
const ZSH_COMMANDS: ReadonlySet<string> = new Set(['repeat', 'zmodload', 'emulate', 'noglob', 'nocorrect', '-', 'autoload', 'disable', 'integer', 'float', 'foreach', 'zle', 'zpty', 'sched', 'zcompile', 'sysopen', 'syswrite', 'vared', 'functions', 'unfunction', 'zparseopts'])
const ZSH_VARIABLES = /^(?:argv|path|fpath|cdpath|manpath|mailpath|status|module_path|\w+_functions|NULLCMD|READNULLCMD|FPATH|functions|aliases|galiases|saliases|commands|options|dirstack|nameddirs|parameters)$/
/** Functions that zsh calls by itself. */
const ZSH_HOOKS = /^(?:chpwd|precmd|preexec|periodic|zshaddhistory|zshexit|command_not_found_handler|TRAP[A-Z0-9]+)$/
const SAME_OPTIONS = /^(?:no_?)?(?:err_?exit|pipe_?fail|unset|nounset|xtrace|clobber|glob|exec|verbose|all_?export)$/i

function zsh(node: SyntaxNode, note: Note, inFunction: boolean): void {
  switch (node.type) {
    case 'Word':
      if (/^=[^=\s]/.test(node.text) || /^==./.test(node.text) || /^~[A-Za-z_]/.test(node.text)) note(node, OTHER)
      zshParts(node, node.parts ?? [], note)
      return
    case 'DoubleQuoted':
      return zshParts(node, node.parts, note)
    case 'ParameterExpansion':
      // In double quotes a backslash or a single quote is a character of the replacement.
      if (node.operation?.type === 'Replace' && /['\\]/.test(node.operation.replacement.text)) note(node, OTHER)
      // Braces in it nest to zsh, and do not to bash.
      else if (/^\$\{[(=~^+:]/.test(node.text) || /(?<![$\\])\{/.test(node.text.slice(2)) || (inFunction && node.parameter === '0') || (node.operation?.type === 'Slice' && /^[A-Za-z&]/.test(node.operation.offset.text)) || (node.index && !/^(?:-?\d+|@|\*|\$?\{?\w+\}?)$/.test(node.index.text))) note(node, OTHER)
      return
    case 'SimpleExpansion':
      if (inFunction && node.text === '$0') note(node, OTHER)
      return
    case 'ExtendedGlob':
    case 'Coproc': return note(node, OTHER)
    case 'Assignment':
      if (ZSH_VARIABLES.test(node.name)) note(node, 'this variable is more than a variable to zsh')
      // It has no gaps: elements that are not given are empty ones.
      else if (node.value.type === 'ArrayValue' && node.value.elements.some(one => one.text.startsWith('['))) note(node, OTHER)
      return
    case 'Function':
      if (ZSH_HOOKS.test(node.name.text)) note(node, 'zsh calls a function of this name by itself', node.name.text)
      return
    case 'ArithmeticWord':
      if (/^0\d|\.|_\d/.test(node.value)) note(node, OTHER, node.value)
      return
    case 'Redirected':
      return zshRedirects(node.redirects, note)
    case 'Pipeline':
      // What is redirected to a file goes down the pipe as well.
      for (const stage of node.commands.slice(0, -1)) if ((stage.type === 'Command' || stage.type === 'Redirected') && stage.redirects.some(writes)) note(stage, 'zsh writes to the file and to the pipe', '>')
      return
    case 'Command': return zshCommand(node, note)
    default: return
  }
}

function zshParts(node: { readonly pos: number; readonly end: number; readonly text: string }, parts: readonly WordPart[], note: Note): void {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]?.text ?? ''
    const subscript = part.type === 'SimpleExpansion' && (/^\[|^:[A-Za-z&]/.test(next) || (part.text === '$#' && /^[\w@*{$?!#-]/.test(next)) || (/^\$\d$/.test(part.text) && /^\d/.test(next)))
    if (subscript || (part.type === 'Literal' && /\$[=~^+]/.test(part.text))) note(node, OTHER)
    if ((part.type === 'Literal' || part.type === 'Glob') && /<\d*-\d*>/.test(part.text)) note(node, OTHER)
  }
  if (!parts.length && /\$[=~^+]/.test(node.text)) note(node, OTHER)
}

const writes = (one: Redirection): boolean => one.type === 'Redirect' && />/.test(one.operator) && (one.descriptor === undefined || (one.descriptor.type === 'FileDescriptor' && one.descriptor.value === 1)) && !/^\d+-?$|^-$|^\/dev\/null$/.test(one.target?.text ?? '')

function zshRedirects(redirects: readonly Redirection[], note: Note): void {
  const seen = new Set<string>()
  for (const one of redirects) {
    if (one.type === 'Redirect' && (one.target?.text.startsWith('!') || one.operator === '>&' && !/^\d+$|^-$/.test(one.target?.text ?? ''))) note(one, OTHER, one.target?.text ?? '')
    const fd = one.descriptor?.type === 'FileDescriptor' ? one.descriptor.value : one.type === 'Redirect' && />/.test(one.operator) ? 1 : 0
    const duplicate = one.type === 'Redirect' && /&$/.test(one.operator)
    if (!duplicate && seen.has(String(fd))) note(one, 'zsh opens all of these files, not the last', String(fd))
    if (!duplicate) seen.add(String(fd))
  }
}

function zshCommand(node: Command, note: Note): void {
  zshRedirects(node.redirects, note)
  const name = node.name?.value ?? ''
  const args = node.args.map(one => (one.type === 'Word' ? one.value : one.text))
  if (ZSH_COMMANDS.has(name)) return note(node, OTHER, name)
  if ((name === 'setopt' || name === 'unsetopt') && !args.every(one => SAME_OPTIONS.test(one))) return note(node, 'this option changes how zsh reads what follows', name)
  // Letters that it has for other options than every shell: -f is none of file names.
  if (name === 'set' && args.slice(0, args.findIndex(one => !/^[-+]./.test(one)) >>> 0).some(one => !/^--|^[-+][aeuxvCno]+$/.test(one))) return note(node, 'this option changes how zsh reads what follows', name)
  if (name === 'set') for (const [index, one] of args.entries()) if (/^[-+]o$/.test(one) && !SAME_OPTIONS.test(args[index + 1] ?? '')) note(node, 'this option changes how zsh reads what follows', name)
  if (name === 'print' && args.some(one => /^-\w*[PzsSv]/.test(one))) note(node, OTHER, name)
  if (name === 'hash' && args.some(one => /^-\w*d/.test(one))) note(node, OTHER, name)
  if (/^(?:typeset|declare|local|export)$/.test(name) && args.some(one => /^-\w*[TUFEZRL]/.test(one))) note(node, OTHER, name)
}

/** What dash and its kin do not know. What is only an error to them runs nothing, and needs no word here. */
function posix(node: SyntaxNode, note: Note): void {
  switch (node.type) {
    case 'AnsiCQuoted':
    case 'LocaleString': return note(node, UNKNOWN_TO_SH)
    case 'Word':
      if (/^~[-+]/.test(node.text)) note(node, UNKNOWN_TO_SH)
      for (const part of node.parts ?? []) if (part.type === 'BraceExpansion' && /,|\.\./.test(part.text) && !/^[\w.*{},/@-]+$/.test(node.text)) note(node, UNKNOWN_TO_SH)
      if (keepsEmptyFields(node.parts ?? [])) note(node, 'dash keeps the empty fields of what stands behind a quoted list')
      return
    case 'Command': return posixCommand(node, note)
    case 'Redirected':
      for (const one of node.redirects) if (one.operator.startsWith('&>')) note(one, UNKNOWN_TO_SH, one.operator)
      if (node.command.type === 'BraceGroup' && isRedirectedSubshell(node.command)) note(node, 'dash and busybox forget what the commands in brackets are redirected to', '{ ( ) }')
      return
    case 'Redirect':
      if (node.descriptor?.type === 'FileDescriptorVariable') note(node, UNKNOWN_TO_SH, node.operator)
      return
    case 'Function':
      if (node.pos < node.name.pos) note(node, UNKNOWN_TO_SH, `function ${node.name.text}`)
      return
    case 'Assignment':
      if (node.append) note(node, UNKNOWN_TO_SH)
      return
    case 'TestCommand':
      if (splits(node.expression)) note(node, 'to a shell without [[ this is several commands', '[[')
      return
    case 'ArithmeticCommand':
    case 'ArithmeticFor': return note(node, 'to a shell without (( this is a command in subshells', '((')
    case 'ArithmeticExpansion':
      if (node.text.startsWith('$[') || /["']/.test(node.text)) note(node, UNKNOWN_TO_SH)
      return
    default: return
  }
}

/** `"$@"$*`: dash takes the fields of the second as if it were quoted too. */
function keepsEmptyFields(parts: readonly WordPart[]): boolean {
  const list = parts.findIndex(part => part.type === 'DoubleQuoted' && /\$@|\$\{@/.test(part.text))
  return list >= 0 && parts.slice(list + 1).some(part => part.type === 'SimpleExpansion' || part.type === 'ParameterExpansion' || part.type === 'CommandExpansion')
}

/** `{ (...) < a; }`: what is behind the braces takes the place of what is behind the brackets in them. */
function isRedirectedSubshell({ body }: Extract<SyntaxNode, { type: 'BraceGroup' }>): boolean {
  const only = body.commands.length === 1 ? body.commands[0]?.command : undefined
  return only?.type === 'BraceGroup' ? isRedirectedSubshell(only) : only?.type === 'Redirected' && only.command.type === 'Subshell'
}

function posixCommand(node: Command, note: Note): void {
  const name = node.name?.value
  if (node.name?.parts?.some(part => part.type === 'BraceExpansion' && /,|\.\./.test(part.text))) note(node.name, UNKNOWN_TO_SH)
  for (const one of node.redirects) {
    if (one.type !== 'Redirect' || !one.operator.startsWith('&>')) continue
    // `x &> f` is `x &` and then `> f`.
    if (name === undefined || changesShell(name) || one.target?.text !== '/dev/null') note(one, UNKNOWN_TO_SH, one.operator)
  }
}

/** `[[ a < b ]]` is a redirect, and what stands after `&&` a command, where `[[` is not known. */
function splits(expression: TestExpression): boolean {
  switch (expression.type) {
    case 'TestUnary': return false
    case 'TestBinary': return expression.operator === '<' || expression.operator === '>'
    case 'TestLogical': return expression.operands.some((one, i) => splits(one) || (i > 0 && one.type !== 'TestUnary'))
    case 'TestNot': return splits(expression.operand)
    case 'TestGroup': return true
  }
}
