// What builtins do to the state of the shell (bash(1), SHELL BUILTIN COMMANDS). What they do to the world is in their specs.
import { exact, type Invocation, literal, oneOf, unresolved, type Word } from '../model/index.ts'
import { setVariable } from './assign.ts'
import { declare, type Effect, forgetAll } from './declare.ts'
import { type Changing, changesShell, NAME } from './spelling.ts'
import { changeFolder } from './folder.ts'
import { mapfile, read } from './input.ts'
import { mergeOrigins, type Scope } from './scope.ts'
import type { Walk } from './walk.ts'

const unset: Effect = (args, _call, { scope }) => {
  const functions = args.some(word => exact(word) === '-f')
  for (const word of args) {
    const name = exact(word)
    if (name === undefined) forgetAll(scope)
    else if (NAME.test(name) && functions) scope.functions.delete(name)
    else if (NAME.test(name)) scope.variables.set(name, { word: literal(''), unset: true })
    else if (!name.startsWith('-')) scope.variables.set(name.replace(/\[.*/, ''), { word: unresolved(`$${name}`) })
  }
}

const set: Effect = (args, _call, { scope }) => {
  let at = 0
  for (; at < args.length; at++) {
    const text = exact(args[at])
    if (text === '--') {
      scope.positional = args.slice(at + 1)
      return
    }
    if (text === '-o' || text === '+o') {
      toggle(scope, exact(args[++at]) ?? '', text === '-o')
      continue
    }
    if (text === undefined || !/^[-+]./.test(text)) break
    if (text.includes('f')) toggle(scope, 'noglob', text.startsWith('-'))
    if (text.includes('a')) toggle(scope, 'allexport', text.startsWith('-'))
    if (text.includes('e')) toggle(scope, 'errexit', text.startsWith('-'))
    if (text.includes('x')) toggle(scope, 'xtrace', text.startsWith('-'))
    if (/o$/.test(text)) toggle(scope, exact(args[++at]) ?? '', text.startsWith('-'))
  }
  if (at < args.length) scope.positional = args.slice(at)
}

function toggle(scope: Scope, option: string, on: boolean): void {
  if (on) scope.options.add(option)
  else scope.options.delete(option)
}

const shift: Effect = (args, _call, { scope }) => {
  const count = args.length ? Number(exact(args[0])) : 1
  scope.positional = scope.positional && Number.isInteger(count) && scope.positional.every(word => word.values) ? scope.positional.slice(count) : undefined
}

/** `printf -v name`: what it would print goes into the variable; the spec's output is not at hand here, so only plain texts are known. */
const printf: Effect = (args, call, { scope, visitor }) => {
  if (exact(args[0]) !== '-v') return
  const name = exact(args[1])
  if (name === undefined) {
    visitor.doubt(args[1]?.text ?? 'printf -v', 'which variable it sets is not known', call.span)
    return forgetAll(scope)
  }
  const format = exact(args[2])
  const plain = format !== undefined && !/[%\\]/.test(format)
  const strings = format !== undefined && /^(?:[^%\\]|%s)*$/.test(format) && args.slice(3).every(word => exact(word) !== undefined)
  let at = 3
  const value = plain ? literal(format) : strings ? literal(format.replace(/%s/g, () => exact(args[at++]) ?? '')) : unresolved(`$${name}`, mergeOrigins(...args.map(word => word.from)))
  setVariable(scope, name.replace(/\[.*/, ''), name.includes('[') ? unresolved(`$${name}`) : value)
}

const getopts: Effect = (args, _call, { scope }) => {
  const name = exact(args[1])
  if (name === undefined) return forgetAll(scope)
  const letters = exact(args[0])?.replaceAll(':', '')
  setVariable(scope, name, letters === undefined ? unresolved(`$${name}`) : oneOf(`$${name}`, [...new Set([...letters, '?', ':'])]))
  setVariable(scope, 'OPTARG', scope.positional?.length ? unresolved('$OPTARG', mergeOrigins(...scope.positional.map(word => word.from))) : unresolved('$OPTARG'))
}

const alias: Effect = (args, _call, { scope }) => {
  for (const word of args) {
    const text = exact(word)
    const equals = text?.indexOf('=') ?? -1
    if (text !== undefined && equals > 0) scope.aliases.set(text.slice(0, equals), text.slice(equals + 1))
  }
}

/** `exec` with redirects only changes the shell's own descriptors, which is done where they are opened. */
const execute: Effect = () => undefined

const shopt: Effect = (args, _call, { scope }) => {
  const flags = args.map(word => exact(word) ?? '')
  for (const option of flags) if (!option.startsWith('-')) toggle(scope, option, flags.some(flag => /^-.*s/.test(flag)))
}

/** `let` and arithmetic assignments leave a number behind. */
const arithmetic: Effect = (args, _call, { scope }) => {
  for (const word of args) {
    const name = /^\s*(?:\+\+|--)?([A-Za-z_]\w*)\s*(?:\+\+|--|[-+*/%&|^]?=|<<=|>>=)/.exec(exact(word) ?? '')?.[1]
    if (name) scope.variables.set(name, { word: { text: `$${name}`, values: ['*'], glob: true } })
  }
}

const hash: Effect = (args, _call, { scope }) => {
  if (exact(args[0]) === '-p' && args[1] && exact(args[2]) !== undefined) scope.hashed.set(exact(args[2]) ?? '', args[1])
  if (exact(args[0]) === '-r') scope.hashed.clear()
}

const unalias: Effect = (args, _call, { scope }) => {
  for (const word of args) {
    if (exact(word) === '-a') scope.aliases.clear()
    scope.aliases.delete(exact(word) ?? '')
  }
}

/** `command cd x`, `builtin cd x`: the state changes as if the builtin had been called by itself. */
const prefix: Effect = (args, call, walk) => {
  const rest = args.filter((word, i) => i > 0 || !/^-/.test(exact(word) ?? ''))
  const name = exact(rest[0])
  if (name !== undefined && changesShell(name) && exact(args[0]) !== '-v' && exact(args[0]) !== '-V') applyBuiltin(name, rest.slice(1), { ...call, program: rest[0] ?? call.program, args: rest.slice(1) }, walk)
}

const EFFECTS: Readonly<Record<Changing, Effect>> = {
  cd: changeFolder, chdir: changeFolder, pushd: changeFolder, popd: changeFolder, export: declare, declare, typeset: declare, local: declare, readonly: declare, unset, set, shift,
  read, mapfile, readarray: mapfile, printf, getopts, alias, unalias, hash, exec: execute, shopt, let: arithmetic, command: prefix, builtin: prefix,
}

/** What a builtin changes in the shell. */
export function applyBuiltin(name: Changing, args: readonly Word[], call: Invocation, walk: Walk): void {
  EFFECTS[name](args, call, walk)
}
