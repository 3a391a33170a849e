// What builtins do to the state of the shell (bash(1), SHELL BUILTIN COMMANDS). What they do to the world is in their specs.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { alias } from './aliases.ts'
import { limit, setReference, setVariable } from './assign.ts'
import { declare, type Effect, forgetAll } from './declare.ts'
import { unsetElement } from './elements.ts'
import { cutOff } from './failing.ts'
import { evaluateAll } from './numbers.ts'
import { type Changing, changesShell, isZsh, NAME } from './spelling.ts'
import { remember } from './written.ts'
import { changeFolder, dirs } from './folder.ts'
import { mapfile, read } from './input.ts'
import { MAYBE_EXPORTING, type Scope } from './scope.ts'
import { inputOf, streamOf } from './streams.ts'
import { runHandlers, trap } from './traps.ts'
import { expanderOf, leave, type Walk } from './walk.ts'
import { mergeOrigins } from './words.ts'

const unset: Effect = (args, _call, { scope }) => {
  const flags = args.map(word => exact(word) ?? '').filter(text => /^-./.test(text)).join('')
  for (const word of args) {
    const name = exact(word)
    if (name === undefined) forgetAll(scope)
    else if (NAME.test(name)) unsetOne(scope, name, flags)
    else if (!name.startsWith('-')) {
      const [, array, key] = /^(\w+)\[([^]*)\]$/.exec(name) ?? []
      if (array !== undefined && key !== undefined) unsetElement(scope, array, key, limit())
    }
  }
}

function unsetOne(scope: Scope, name: string, flags: string): void {
  const variable = scope.variables.get(name)
  if (flags.includes('f')) scope.functions.delete(name)
  else if (variable?.attributes?.includes('r')) return
  else if (variable?.ref && !flags.includes('n')) unsetOne(scope, variable.ref, flags)
  else {
    // Without -v a function goes where there is no such variable.
    if (!flags.includes('v') && !variable) for (const one of scope.functions.has(name) ? [scope.functions.get(name) ?? []] : []) scope.functions.set(name, [...one, {}])
    // What may be readonly may stay.
    scope.variables.set(name, variable?.attributes?.includes('c') ? { word: unresolved(`$${name}`), open: true } : { word: literal(''), unset: true })
  }
}

const KEYWORD = 'with this option every word that assigns is of the environment, wherever it stands'

const set: Effect = (args, call, { scope, visitor }) => {
  let at = 0
  for (; at < args.length; at++) {
    const text = exact(args[at])
    if (text === '--') {
      return place(scope, args.slice(at + 1))
    }
    if (text === '-o' && exact(args[at + 1]) === 'keyword') visitor.doubt('keyword', KEYWORD, call.span)
    if (text === '-o' || text === '+o') {
      toggle(scope, exact(args[++at]) ?? '', text === '-o')
      continue
    }
    // Alone they end the options; what is no option leaves everything as it was.
    if (text === '-' || text === '+' || (text !== undefined && /^[-+]/.test(text) && !/^[-+][abefhkmnptuvxBCEHPTA]*o?$/.test(text))) {
      return place(scope, undefined)
    }
    if (text === undefined || !/^[-+]./.test(text)) break
    // `set -A name word...` of zsh and ksh.
    if (/^[-+]\w*A/.test(text)) return forgetAll(scope)
    if (text.includes('f')) toggle(scope, 'noglob', text.startsWith('-'))
    if (text.includes('P')) toggle(scope, 'physical', text.startsWith('-'))
    if (text.includes('a')) toggle(scope, 'allexport', text.startsWith('-'))
    if (text.startsWith('-') && text.includes('k')) visitor.doubt(text, KEYWORD, call.span)
    if (text.includes('e')) toggle(scope, 'errexit', text.startsWith('-'))
    if (text.includes('x')) toggle(scope, 'xtrace', text.startsWith('-'))
    if (/o$/.test(text)) toggle(scope, exact(args[++at]) ?? '', text.startsWith('-'))
  }
  if (at < args.length) place(scope, args.slice(at))
}

/** The arguments are no longer those that the shell was given. */
function place(scope: Scope, positional: Scope['positional']): void {
  Object.assign(scope, { positional, inherits: false })
}

function toggle(scope: Scope, option: string, on: boolean): void {
  if (on) scope.options.add(option)
  else scope.options.delete(option)
  if (option === 'allexport') scope.options.delete(MAYBE_EXPORTING)
}

const shift: Effect = (args, _call, { scope }) => {
  const count = args.length ? Number(exact(args[0])) : 1
  const { positional } = scope
  if (positional && Number.isInteger(count) && count > positional.length && positional.every(word => !word.many)) return
  place(scope, positional && Number.isInteger(count) && count >= 0 && positional.slice(0, count).every(word => !word.many) ? positional.slice(count) : undefined)
}

/** `printf -v name`: what it would print goes into the variable. */
const printf: Effect = (args, call, { scope, visitor }) => {
  const option = exact(args[0]) ?? ''
  const target = option === '-v' ? args[1] : /^-v./.test(option) ? literal(option.slice(2)) : undefined
  if (!target) return
  const name = exact(target)
  if (name === undefined) {
    visitor.doubt(target.text, 'which variable it sets is not known', call.span)
    return forgetAll(scope)
  }
  // No name of a variable: zsh leaves the line.
  if (!/^[A-Za-z_]/.test(name)) cutOff(scope)
  const value = visitor.visit({ ...call, redirects: [], assignments: [] }, scope)
  setReference(scope, name, value)
}

const getopts: Effect = (args, call, { scope, visitor }) => {
  const name = exact(args[1])
  if (name === undefined) {
    visitor.doubt(args[1]?.text ?? 'getopts', 'which variable it sets is not known', call.span)
    return forgetAll(scope)
  }
  const letters = exact(args[0])?.replaceAll(':', '')
  setVariable(scope, name, letters === undefined ? unresolved(`$${name}`) : oneOf(`$${name}`, [...new Set([...letters, '?', ':'])]))
  if (scope.variables.get('OPTARG')?.attributes?.includes('i')) scope.evaluated.add('$OPTARG')
  setVariable(scope, 'OPTIND', { text: '$OPTIND', values: ['*'], glob: true })
  setVariable(scope, 'OPTARG', scope.positional?.length ? unresolved('$OPTARG', mergeOrigins(...scope.positional.map(word => word.from))) : unresolved('$OPTARG'))
}

/** `exec` with redirects only changes the shell's own descriptors. */
const execute: Effect = (args, call, walk) => {
  const { scope, stdin, around, visitor } = walk
  if (args.length || call.redirects.some(({ operator, fd = 1 }) => fd === 1 && />/.test(operator))) cutOff(scope)
  if (args.length) return
  // Whatever the shell prints from now on lands there.
  for (const { operator, target, fd = 1 } of call.redirects) if (/>/.test(operator) && fd < 3) remember(target, unresolved(target.text, [{ kind: 'program', what: 'exec' }]), false, scope)
  if (!stdin || stdin === inputOf({ ...walk, stdin: around })) return
  if (around?.script) visitor.doubt(stdin.text, 'the shell goes on with what stands there as its script', call.span)
  const before = around && streamOf(around)
  const { input } = scope
  // A text that `eval` runs reads what was standard input when it began.
  scope.input = { word: stdin, from: input && (input.from.includes(before) || input.word === before) ? [...input.from, input.word] : [before] }
}

const shopt: Effect = (args, _call, { scope }) => {
  const flags = args.map(word => exact(word) ?? '')
  const on = flags.some(flag => /^-.*s/.test(flag))
  for (const option of flags) if (!option.startsWith('-')) toggle(scope, option, on)
}

/** `let` evaluates its arguments. */
const arithmetic: Effect = (args, _call, walk) => evaluateAll(args, expanderOf(walk))

const hash: Effect = (args, call, { scope, visitor }) => {
  const texts = args.map(exact)
  const attached = /^-p(.+)/s.exec(texts[0] ?? '')?.[1]
  const [file, names] = attached === undefined ? [texts[0] === '-p' ? args[1] : undefined, texts.slice(2)] : [literal(attached), texts.slice(1)]
  if (file) for (const name of names) if (name !== undefined) scope.hashed.set(name, file)
  if (texts[0] === '-r') scope.hashed.clear()
  // `hash name=file` in zsh.
  for (const [index, text] of texts.entries()) if (text === undefined || (isZsh(scope) && text.includes('='))) visitor.doubt(args[index]?.text ?? '', 'it may put another program behind a name', call.span)
}

/** What the name was a line ago may still be what the line was read with. */
const unalias: Effect = () => undefined

/** `return`, `break`, `continue`: the state that a function or loop can end with. */
const leaves: Effect = (_args, _call, walk) => leave(walk)

const exit: Effect = (_args, _call, walk) => {
  if (walk.scope.handlers.length) runHandlers(walk, [])
}

/** `command cd x`, `builtin cd x`: the state changes as if the builtin had been called by itself. */
const prefix: Effect = (args, call, walk) => {
  const { scope } = walk
  const texts = args.map(word => exact(word) ?? '')
  const first = texts.findIndex(text => !/^-[pvV]+$/.test(text))
  const asks = texts.slice(0, first < 0 ? undefined : first).some(text => /v/i.test(text))
  const rest = first < 0 ? [] : args.slice(texts[first] === '--' ? first + 1 : first)
  const name = exact(rest[0])
  if (name === undefined) scope.inherits = false
  if (name !== undefined && changesShell(name) && !asks) applyBuiltin(name, rest.slice(1), { ...call, program: rest[0] ?? call.program, args: rest.slice(1) }, walk)
}

/** What was a builtin is a program of that name from now on, or none; noted among the options by a name that none of them has. */
const enable: Effect = (args, _call, { scope }) => {
  const off = args.some(word => /^-\w*n/.test(exact(word) ?? ''))
  for (const word of args) toggle(scope, `no ${exact(word) ?? '?'}`, off)
}

const EFFECTS: Readonly<Record<Changing, Effect>> = {
  cd: changeFolder, chdir: changeFolder, pushd: changeFolder, popd: changeFolder, export: declare, declare, typeset: declare, local: declare, readonly: declare, unset, set, shift,
  read, mapfile, readarray: mapfile, printf, getopts, alias, unalias, hash, exec: execute, shopt, let: arithmetic, command: prefix, builtin: prefix, trap, dirs, enable,
  return: leaves, break: leaves, continue: leaves, exit,
}

/** What a builtin changes in the shell. */
export function applyBuiltin(name: Changing, args: readonly Word[], call: Invocation, walk: Walk): void {
  EFFECTS[name](args, call, walk)
}
