// What fails before it does anything: lines that bash leaves because an expansion in them fails, and commands whose files cannot be opened.
import { exact, type Redirect, unresolved, type Word } from '../model/index.ts'
import { named } from './elements.ts'
import { absolutePath } from './files.ts'
import { removeVariable } from './held.ts'
import { merge } from './merge.ts'
import { fork, type Scope } from './scope.ts'
import { isBash } from './spelling.ts'
import { textsOf } from './words.ts'

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
    for (const [name, { before }] of locals ?? [])
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
export const asFarAsItWent = (printed: Word): Word => (printed.values ? unresolved(printed.text, printed.from, textsOf(printed)) : printed)

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

/** What bash keeps from being changed (bash(1), Shell Variables). */
const FIXED = /^(?:E?UID|PPID|BASH_VERSINFO|SHELLOPTS|BASHOPTS)$/
export const isFixed = (name: string): boolean => FIXED.test(name)

/** What cannot be changed, or may be such: `readonly` in a branch. */
export const mayBeFixed = (name: string, scope: Scope): boolean => isFixed(name) || /[rc]/.test(named(name, scope)[1]?.attributes ?? '')
