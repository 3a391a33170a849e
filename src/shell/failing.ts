// What fails before it does anything: lines that bash leaves because an expansion in them fails, and commands whose files cannot be opened.
import { exact, type Redirect, unresolved, type Word } from '../model/index.ts'
import type { ArithmeticExpression } from './parse.ts'
import { absolutePath } from './files.ts'
import { removeVariable } from './held.ts'
import { merge } from './merge.ts'
import { fork, type Scope, textsOf } from './scope.ts'
import { isBash } from './spelling.ts'

/**
 * Notes the state in which bash may leave the line that is walked: an expansion or assignment that fails takes the rest of its line along, and the next
 * line goes on with what was so far (seen in 5.2). Other shells end there.
 */
export function abandon(scope: Scope): void {
  const { line } = scope
  if (!line) return
  line.cut = true
  if (line.apart || !isBash(scope)) return
  const at = fork(scope)
  // What is local to the functions that are left, from the inside out, is again what it was.
  for (const locals of [scope.locals, ...scope.running.map(one => one.scope.locals).toReversed()])
    for (const [name, before] of locals ?? [])
      if (before) at.variables.set(name, before)
      else removeVariable(at.variables, name)
  if (line.left) merge(line.left, at)
  else line.left = at
}

/** From here on nothing may be printed where it was: the shell has ended, or prints somewhere else. */
export function cutOff({ line }: Scope): void {
  if (line) line.cut = true
}

/** What was printed, where it may have ended anywhere. */
export const asFarAsItWent = (printed: Word, { line }: Scope): Word => (line?.cut && printed.values ? unresolved(printed.text, printed.from, textsOf(printed)) : printed)

/** True when the file may not be there to read, or not be one that can be written: the shell then does not run what it is opened for. */
export function mayNotOpen({ operator, target }: Redirect, scope: Scope): boolean {
  const text = exact(target)
  // The kernel follows each part of a path.
  if (text === undefined || /\/\.{0,2}(?:\/|$)|^\.\.?\/.*\/\.\.|[^/]{256}/.test(text.replace(/^(?:\.\.?\/)+|^\//, ''))) return true
  const path = absolutePath(scope, target)
  if (path === undefined) return true
  // Among them the files of process substitutions.
  if (/^\/dev\/(?:null|std(?:in|out|err)|fd\/\d{5,})$/.test(path)) return false
  if (/^\/dev\/fd\/|^\/proc\//.test(path)) return true
  // What was to be written before into no folder was not.
  const placed = scope.facts.stat(path.slice(0, path.lastIndexOf('/')) || '/') === 'directory'
  const there = scope.facts.stat(path)
  if (operator === '<') return there === undefined && !(placed && scope.files.sure.has(path))
  return !placed || there === 'directory' || scope.options.has('noclobber')
}

const PLACE = /^[A-Za-z_]\w*(?:\[[^]*\])?$/
const isPlace = (node: ArithmeticExpression): boolean => node.type === 'ArithmeticWord' && PLACE.test(node.value) && !FIXED.test(node.value)
/** What bash keeps from being changed (bash(1), Shell Variables). */
export const isFixed = (name: string): boolean => FIXED.test(name)
const FIXED = /^(?:E?UID|PPID|BASH_VERSINFO|SHELLOPTS|BASHOPTS)$/
const SETS = /^(?:|[-+*/%&|^]|<<|>>)=$/
const DIVIDES = /^(?:[/%]|\*\*)=?$/
const NUMBER = /^(?:0|[1-9]\d{0,17}|0[xX][\da-fA-F]{1,15}|0[0-7]{1,20})$/

/** True when an expression whose value is not known may be one that bash refuses: by zero, by a power below it, or text that is none. */
export function mayRefuse(node: ArithmeticExpression, isNumber: (name: string) => boolean): boolean {
  const below = (one: ArithmeticExpression): boolean => mayRefuse(one, isNumber)
  switch (node.type) {
    case 'ArithmeticBinary': {
      const divisor = node.right.type === 'ArithmeticWord' && NUMBER.test(node.right.value) && !/^0+$|^0[xX]0+$/.test(node.right.value)
      return below(node.left) || below(node.right) || (DIVIDES.test(node.operator) && !divisor) || (SETS.test(node.operator) && !isPlace(node.left))
    }
    case 'ArithmeticUnary': return below(node.operand) || (/^(?:\+\+|--)$/.test(node.operator) && !isPlace(node.operand))
    case 'ArithmeticTernary': return below(node.test) || below(node.consequent) || below(node.alternate)
    case 'ArithmeticGroup': return below(node.expression)
    case 'ArithmeticCommandExpansion': return true
    case 'ArithmeticWord': {
      const name = /^\$?\{?([A-Za-z_]\w*|[#?$!])\}?$/.exec(node.value)?.[1]
      return !(NUMBER.test(node.value) || (name !== undefined && isNumber(name)))
    }
  }
}
