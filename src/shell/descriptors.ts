// Descriptors by their names: /dev/stdout, /dev/fd/3, /proc/self/fd/2 (proc(5)).
import { type Effect, exact, type Invocation, unresolved, type Word } from '../model/index.ts'
import { reach } from './output.ts'
import type { Scope } from './scope.ts'
import { descriptorOf } from './spelling.ts'
import { remember } from './written.ts'
import { mergeOrigins, textsOf, union } from './words.ts'

/** What a program prints that writes to descriptors by name: what it read, or something unknown, goes there too. */
export function printedByName(effects: readonly Effect[], printed: Word, call: Invocation, scope: Scope): Word {
  let whole = printed
  for (const { kind, target } of effects) {
    const number = kind === 'write' || kind === 'append' ? descriptorOf(exact(target) ?? '') : undefined
    if (number === undefined || number === 0) continue
    const content = unresolved(call.program.text, mergeOrigins(call.stdin?.from, [{ kind: 'program', what: call.program.text }]), textsOf(call.stdin))
    for (const sink of number === 1 ? [scope.output] : (scope.writers.get(number) ?? []))
      if ('text' in sink) remember(sink, content, true, scope)
      else if (sink === scope.output) whole = union(whole, content)
      else reach(sink, content, false)
  }
  return whole
}

/** What a program prints together with its complaints, which may hold any of its words; they come where standard error goes to the same place. */
export function withErrors(printed: Word, call: Invocation, scope: Scope): Word {
  const joins = scope.writers.get(2)?.some(sink => !('text' in sink))
  return joins ? unresolved(printed.text, mergeOrigins(printed.from, [{ kind: 'program', what: call.program.text }]), textsOf(printed)) : printed
}
