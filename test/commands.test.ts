// Every spec's examples, run through the whole analysis: line -> all its effects.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import type { Body } from '../src/commands/define.ts'
import { resolve } from '../src/commands/describe.ts'
import { specs } from '../src/commands/index.ts'
import { parseOption } from '../src/commands/notation.ts'
import { show } from '../src/model/index.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const effects = (line: string): string[] => analyze({ script: line, cwd: facts.cwd, interactive: false }, facts).map(({ effect }) => show(effect))

/** Options with a role, of the program and all its subcommands. */
const withRoles = (body: Body): string[] => [...Object.keys(body.options ?? {}), ...Object.values(body.subcommands ?? {}).flatMap(inner => withRoles(resolve(inner)))]

/** True when a line uses one of an option's names, in any spelling. */
function uses(line: string, names: readonly string[]): boolean {
  return names.some(name => {
    if (name.startsWith('-<')) return /\s-\d/.test(line)
    if (name.startsWith('+<')) return /\s['"]?\+\S/.test(line)
    if (/^-[^-]$/.test(name)) return new RegExp(`(?:^|\\s)['"]?-?\\w*${name[1]?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).test(line)
    return line.includes(name)
  })
}

for (const spec of specs)
  describe(spec.name, () => {
    test.each(Object.entries(spec.examples))('%s', (line, expected) => expect(effects(line)).toEqual(expected))
    test('every option with a role is in an example', () => {
      const lines = Object.keys(spec.examples)
      const missing = [...new Set(withRoles(spec))].filter(key => !lines.some(line => uses(line, parseOption(key).names)))
      expect(missing).toEqual([])
    })
  })

test('the registry is sorted, and no name is claimed twice', () => {
  const names = specs.map(spec => spec.name)
  expect(names).toEqual([...names].sort())
  const all = specs.flatMap(spec => [spec.name, ...(spec.aliases ?? [])])
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
})
