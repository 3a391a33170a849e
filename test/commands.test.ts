// Every spec's examples, run through the whole analysis: line -> all its effects.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import type { Body, Role } from '../src/commands/define.ts'
import { resolve } from '../src/commands/describe.ts'
import { grammarOf } from '../src/commands/grammar.ts'
import { specs } from '../src/commands/index.ts'
import { parseOption } from '../src/commands/notation.ts'
import { show } from '../src/model/index.ts'
import { fakeFacts } from './support/facts.ts'
import { optionsOf } from './support/options.ts'

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

test('an option is found by each of its names, and the first that lists a name has it', () => {
  const wrong: string[] = []
  const check = (bodies: readonly Body[], path: string): void => {
    const grammar = grammarOf(bodies[0]!, bodies.slice(1))
    const expected = new Map<string, { readonly key: string; readonly role: Role | undefined }>()
    for (const { option, role } of optionsOf(bodies)) {
      if (option.takes === 'number') grammar.number ?? wrong.push(`${path}: ${option.key}`)
      else if (option.takes === 'plus') grammar.plus ?? wrong.push(`${path}: ${option.key}`)
      else for (const name of option.names) if (!expected.has(name)) expected.set(name, { key: option.key, role })
    }
    for (const [name, { key, role }] of expected) {
      const found = grammar.option(name)
      if (found?.key !== key || grammar.role(found) !== role) wrong.push(`${path} ${name}: ${found?.key} for ${key}`)
      // No part of a name, and no text of a value, is an option.
      for (const other of [`${name}x`, name.slice(0, -1), `${name},`, `${name}|`, `${name} `, `${name}=`, `${name}<`, `${key.trim()} `]) if (!expected.has(other) && grammar.option(other)) wrong.push(`${path} ${other}: an option`)
    }
    const longs = new Set([...expected.keys()].filter(name => name.startsWith('--')))
    if (longs.size !== grammar.longs().length || grammar.longs().some(([name]) => !longs.has(name))) wrong.push(`${path}: its long options`)
    for (const [name, inner] of Object.entries(bodies[0]?.subcommands ?? {})) check([resolve(inner), ...(bodies[0]?.inherit ? bodies : [])], `${path} ${name}`)
  }
  for (const spec of specs) check([spec], spec.name)
  expect(wrong).toEqual([])
  expect(grammarOf({ harmless: '--set <one, -c value> | -q [-c ,]' }).option('-c')).toBeUndefined()
})

test('the registry is sorted, and no name is claimed twice', () => {
  const names = specs.map(spec => spec.name)
  expect(names).toEqual([...names].sort())
  const all = specs.flatMap(spec => [spec.name, ...(spec.aliases ?? [])])
  expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
})
