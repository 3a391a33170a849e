// Compound commands: every branch counts, loops are walked until nothing new can happen.
import { exact, oneOf, unresolved, type Word } from '../model/index.ts'
import { test } from './conditions.ts'
import { expandAssigned, expandWord } from './expand.ts'
import { arithmetic, walkArithmetic } from './numbers.ts'
import type { CompoundCommand } from './parse.ts'
import { forgetAll } from './declare.ts'
import { setVariable } from './assign.ts'
import { kept } from './elements.ts'
import { sawEnd } from './input.ts'
import { merge, settled } from './merge.ts'
import { fork, type Scope } from './scope.ts'
import { walkSubshell } from './groups.ts'
import { expanderOf, type Frame, leave, list, spanOf, type Walk } from './walk.ts'
import { append, NOTHING } from './output.ts'
import { coarsen, consume, readable } from './consume.ts'
import { inputOf } from './streams.ts'
import { textsOf, union } from './words.ts'

export function compound(node: CompoundCommand, walk: Walk): Word {
  const { scope } = walk
  switch (node.type) {
    case 'BraceGroup': return list(node.body, walk)
    case 'Subshell': return walkSubshell(inner => list(node.body, inner), walk)
    case 'If': {
      let printed = list(node.clause, { ...walk, tested: true })
      const start = fork(scope)
      printed = append(printed, list(node.then, walk))
      let rest = start
      const ends: Scope[] = []
      for (const elif of node.elif) {
        printed = append(printed, list(elif.clause, { ...walk, scope: rest, tested: true }))
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
    case 'While': {
      return loop(walk, inner => {
        const before = list(node.clause, { ...inner, scope: Object.assign(inner.scope, { looping: true }), tested: true })
        inner.scope.looping = false
        // The condition is what ends it, after it has changed something.
        const done = fork(inner.scope)
        sawEnd(done)
        leave({ ...inner, scope: done, frames: inner.frames?.slice(-1) ?? [] })
        return append(before, list(node.body, inner))
      })
    }
    case 'For': {
      const words = node.wordlist ? node.wordlist.flatMap(word => expandWord(word, expanderOf(walk))) : (scope.positional ?? [unresolved('"$@"')])
      return forEach(node.name.value, words, walk, inner => list(node.body, inner))
    }
    case 'Select': {
      const words = node.wordlist ? node.wordlist.flatMap(word => expandWord(word, expanderOf(walk))) : (scope.positional ?? [unresolved('"$@"')])
      scope.variables.set('REPLY', { word: unresolved('$REPLY') })
      if (!words.length) return NOTHING
      return loop(walk, inner => {
        setVariable(inner.scope, node.name.value, { ...chosen(words, inner), text: `$${node.name.value}` })
        return list(node.body, inner)
      })
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
      /** What a body before this one leaves to it: `;&` to the next, `;;&` to whatever matches later. */
      let next: Scope | undefined
      let later: Scope | undefined
      for (const item of node.items) {
        for (const pattern of item.pattern) expandAssigned(pattern, expanderOf(walk))
        const branch = fork(start)
        for (const before of [next, later]) if (before) merge(branch, before)
        printed = append(printed, list(item.body, { ...walk, scope: branch }))
        merge(scope, branch)
        next = item.terminator === ';&' ? branch : undefined
        if (item.terminator === ';;&' && later) merge(later, branch)
        else if (item.terminator === ';;&') later = fork(branch)
      }
      return vague(printed ?? NOTHING)
    }
    case 'TestCommand':
      test(node.expression, walk)
      return NOTHING
    case 'ArithmeticCommand':
      // To a shell without (( it is a command in subshells, which changes nothing.
      if (node.expression) arithmetic(node.expression, node.body, expanderOf(LACKS.test(scope.shell) ? { ...walk, scope: fork(scope) } : walk))
      else if (/[`$[]/.test(node.body)) walk.visitor.doubt(node.body, 'this arithmetic could not be read', spanOf(node, walk))
      return NOTHING
  }
}

/** Shells that certainly know no ((. */
const LACKS = /^(?:.*\/)?(?:d?ash|busybox(?: sh)?)$/

/** Output that may or may not appear is no longer one known text. */
const vague = (printed: Word): Word => (printed.values?.length === 1 && printed.values[0] === '' ? printed : union(printed, NOTHING))

function forEach(name: string, words: readonly Word[], walk: Walk, body: (walk: Walk) => Word): Word {
  if (!words.length) return NOTHING
  const value = words.slice(1).reduce(union, words[0]!)
  if (walk.scope.variables.get(name)?.ref !== undefined) walk.visitor.doubt(name, 'which variable it stands for is not known', walk.span ?? { start: 0, end: 0 })
  return loop(walk, inner => {
    const word = { ...value, text: `$${name}` }
    // What is a name reference gets another target each time, which is not followed.
    if (inner.scope.variables.get(name)?.ref === undefined) setVariable(inner.scope, name, word)
    else inner.scope.variables.set(name, { word })
    return body(inner)
  })
}

/** What `select` makes of the line that it reads: the word of that number, or nothing. */
function chosen(words: readonly Word[], walk: Walk): Word {
  const input = inputOf(walk)
  if (input?.script === 'lines') walk.visitor.doubt('select', 'it reads what follows of the script as its input', walk.span ?? { start: 0, end: 0 })
  const held = input && readable(input, '\n', walk.scope)
  const lines = held && !held.begun ? held.texts.map(text => /^([^\n]+)(?:\n|$)([^]*)$/.exec(text) ?? (text === '' ? ['', '', ''] : undefined)) : [undefined]
  const known = lines.flatMap(one => (one ? [one] : []))
  if (!input || known.length < lines.length || words.some(word => word.many)) {
    consume(input, '\n', walk.scope)
    return [...words, NOTHING].reduce(union)
  }
  consume(input, oneOf(input.text, [...new Set(known.map(one => one[2] ?? ''))], input.from), walk.scope)
  return known.map(one => (/^ *\d+ *$/.test(one[1] ?? '') ? words[Number(one[1]) - 1] : undefined) ?? NOTHING).reduce(union)
}

/** Rounds of a loop that are told apart before whatever still changes counts as unknown. */
const MAX_ROUNDS = 8

/** A body that runs any number of times: walked until what it can do no longer changes, or with what changes unresolved. */
function loop(walk: Walk, body: (walk: Walk) => Word): Word {
  const { scope } = walk
  let printed: Word | undefined
  for (let pass = 0; pass <= MAX_ROUNDS; pass++) {
    const inner = fork(scope)
    const before = fork(scope)
    const frame: Frame = {}
    const { changes } = scope.files
    const one = body({ ...walk, scope: inner, frames: [...(walk.frames ?? []), frame] })
    printed = pass < 2 ? append(printed, one) : printed
    merge(scope, inner)
    if (frame.left) merge(scope, frame.left)
    scope.looping = before.looping
    if (settled(before, scope) && scope.files.changes === changes) break
    if (pass >= 1) coarsen(scope, before)
    if (pass === MAX_ROUNDS - 1) forgetAll(scope)
    if (pass >= 1)
      for (const [name, variable] of scope.variables)
        if (before.variables.get(name) !== variable && !variable.word.glob) scope.variables.set(name, { word: unresolved(`$${name}`, variable.word.from), ...kept(variable, scope), ...((variable.elements || variable.open) && { open: true }) })
  }
  return repeated(printed ?? NOTHING)
}

/** What a loop prints: nothing, names of a pattern, or text of which only the sources are known. */
const repeated = (printed: Word): Word => (printed.glob || exact(printed) === '' ? printed : unresolved(printed.text, printed.from, textsOf(printed)))
