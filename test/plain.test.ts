// The quick reader of plain lines gives exactly the parser's tree, or leaves the line to the parser.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { specs } from '../src/commands/index.ts'
import { rules } from '../src/policy/rules/index.ts'
import { plainScript } from '../src/shell/plain.ts'
import { readTree } from '../src/shell/tree.ts'
import { holds } from './support/property.ts'

/** A tree as plain data: parts that the parser works out when asked are asked for. */
const plainly = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree, (key, value: unknown) => {
  if (key === 'args' || key === 'redirects') return undefined
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value
}))

function same(source: string): boolean {
  const quick = plainScript(source)
  if (!quick) return false
  const full = readTree(source)
  expect([source, 'script' in full]).toEqual([source, true])
  if ('script' in full) expect([source, plainly(quick)]).toEqual([source, plainly(full.script)])
  if ('script' in full) expect(listed(quick)).toEqual(listed(full.script))
  return true
}

/** `args` and `redirects` are derived, and left out of the data form. */
const listed = (script: NonNullable<ReturnType<typeof plainScript>>): unknown =>
  script.commands.flatMap(({ command }) => (command.type === 'AndOr' ? command.commands : [command])).flatMap(one => (one.type === 'Pipeline' ? one.commands : [one])).map(one => one.type === 'Command' && [one.args.length, one.redirects.length])

const corpus = [...new Set([...specs.flatMap(spec => Object.keys(spec.examples)), ...rules.flatMap(rule => [...rule.examples.hits, ...rule.examples.misses])])]

describe('the quick reader', () => {
  test('agrees with the parser on every example that it takes', () => {
    expect(corpus.filter(same).length).toBeGreaterThan(1000)
  })
  test('agrees with the parser on generated lines', () => {
    const piece = fc.oneof(fc.constantFrom('ls', 'a.b', '-la', '--x=y', 'x=y', '2>&1', '>/dev/null', '2>/dev/null', '1>&2', "'a b'", '"c d"', "''", '""', 'if', 'then', 'time', '!', '{', '}', '-', '--', '[', ']', '2', '1>', 'a2>&1', 'export', 'in', '#', 'a#b', '~', 'HEAD~1', 'a^^', '^a', '~a', 'a=~', 'x:~', 'a/~b', "'a'~b", '*', '%1', 'a\\', "x'y'z", 'x"y"', ';;', '&'), fc.stringMatching(/^[\w./,:@%+=-]{1,6}$/))
    const glue = fc.constantFrom(' ', '  ', ' | ', ' && ', ' || ', '; ', ';', '|', '&&', '', ' ; ')
    holds(fc.property(fc.array(fc.tuple(piece, glue), { minLength: 1, maxLength: 8 }), pairs => {
      const source = pairs.map(([text, by]) => text + by).join('')
      const quick = plainScript(source)
      if (quick) same(source)
    }), 6000)
  })
  test.each(['a=b ls', 'if true', 'echo $x', 'echo `x`', 'a | ', '| a', 'a &&', 'a & b', 'a > x', 'echo *', 'echo ~', 'a\nb', 'a # b', "echo 'x", 'echo "a$b"', '! a', '{ a; }', '(a)', 'a <b', 'a;;b', 'time a', 'export A', 'é', '\\ls', ''])('leaves %j to the parser', source => expect(plainScript(source)).toBeUndefined())
})
