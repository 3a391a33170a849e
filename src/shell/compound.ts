// Compound commands: every branch counts, loops are walked until nothing new can happen.
import { exact, unresolved, type Word } from '../model/index.ts'
import { test } from './conditions.ts'
import { expandAssigned, expandWord } from './expand.ts'
import { arithmetic, walkArithmetic } from './numbers.ts'
import type { CompoundCommand } from './parse.ts'
import { fork, merge, type Scope, settled, textsOf, union } from './scope.ts'
import { append, expanderOf, list, NOTHING, spanOf, type Walk } from './walk.ts'

export function compound(node: CompoundCommand, walk: Walk): Word {
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
    const { changes } = scope.files
    printed = append(printed, body({ ...walk, scope: inner }))
    inner.looping = scope.looping
    merge(scope, inner)
    if (settled(before, scope) && scope.files.changes === changes) break
    if (pass === 1)
      for (const [name, variable] of scope.variables)
        if (before.variables.get(name) !== variable && !variable.word.glob) scope.variables.set(name, { ...variable, word: unresolved(`$${name}`, variable.word.from) })
  }
  return repeated(printed ?? NOTHING)
}

/** What a loop prints: nothing, names of a pattern, or text of which only the sources are known. */
const repeated = (printed: Word): Word => (printed.glob || exact(printed) === '' ? printed : unresolved(printed.text, printed.from, textsOf(printed)))
