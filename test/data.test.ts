// Data is never code: text that looks dangerous where it is only an argument, a message or a document. Lines come out as what the command does.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { show } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { data } from './data/index.ts'
import { positions, quotings, texts } from './data/positions.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()

/** The rules that find the line, and what of it is not known. */
function found(line: string): { readonly rules: string; readonly unknown: readonly string[] } {
  const occurrences = analyze({ script: line, cwd: facts.cwd, interactive: false }, facts)
  const rules = new Set(judge(occurrences, facts, defaultPolicy).findings.map(finding => finding.rule))
  return { rules: [...rules].sort().join(' ') || 'allowed', unknown: occurrences.filter(({ effect }) => effect.kind === 'unknown').map(({ effect }) => show(effect)) }
}

for (const [name, sets] of Object.entries(data))
  describe(name, () => {
    for (const [rules, lines] of Object.entries(sets))
      test.each(lines.map((line): [string, string] => [JSON.stringify(line).slice(0, 80), line]))(`${rules}: %s`, (_, line) => expect(found(line)).toEqual({ rules, unknown: [] }))
  })

describe('any text in any place of data', () => {
  for (const [rules, carriers] of Object.entries(positions))
    test.each(carriers.map((carrier): [string, typeof carrier] => [carrier("'x'", 'x').replaceAll('\n', ' '), carrier]))(`${rules}: %s`, (_, carrier) => {
      for (const quote of Object.values(quotings)) for (const text of texts) expect({ text, ...found(carrier(quote(text), text)) }).toEqual({ text, rules, unknown: [] })
    })
})

test('the corpus is large, and no line stands in it twice', () => {
  const lines = Object.values(data).flatMap(sets => Object.values(sets).flat())
  expect(lines.length).toBeGreaterThanOrEqual(600)
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})
