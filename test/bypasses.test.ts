// Ways to hide or reshape a command, class by class, with the decision that each must get. Lines are only judged.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import type { Decision } from '../src/model/index.ts'
import { compareDecisions } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { classes } from './bypasses/index.ts'
import { surroundings } from './bypasses/surroundings.ts'
import { fakeFacts } from './support/facts.ts'

// A repository that came from elsewhere lies in /tmp; a link of the workspace leads out of it.
const facts = fakeFacts({ links: { '/home/dev/app/shared': '/usr/share', '/tmp/linked/HEAD': '/tmp/linked/refs/heads/m' }, files: { '/tmp/clone/.git/HEAD': 'ref: refs/heads/main\n', '/tmp/clone/.git/config': '[core]\n', ...surroundings } })
const decide = (line: string): Decision => judge(analyze({ script: line, cwd: facts.cwd, interactive: false }, facts), facts, defaultPolicy).decision

/** A title that fits on a line, and the line itself. */
const titled = (lines: readonly string[]): [string, string][] => lines.map(line => [JSON.stringify(line).slice(0, 80), line])

for (const { number, way, deny = [], ask = [], atLeastAsk = [], allow } of classes)
  describe(`${number}: ${way}`, () => {
    if (deny.length) test.each(titled(deny))('denied: %s', (_, line) => expect(decide(line)).toBe('deny'))
    if (ask.length) test.each(titled(ask))('asked: %s', (_, line) => expect(decide(line)).toBe('ask'))
    if (atLeastAsk.length) test.each(titled(atLeastAsk))('at least asked: %s', (_, line) => expect(compareDecisions(decide(line), 'ask')).toBeGreaterThanOrEqual(0))
    test.each(titled(allow))('allowed: %s', (_, line) => expect(decide(line)).toBe('allow'))
  })

test('every class has a number of its own, variants, a harmless twin, and no line twice', () => {
  expect(new Set(classes.map(one => one.number)).size).toBe(classes.length)
  for (const { number, deny = [], ask = [], atLeastAsk = [], allow } of classes) {
    const caught = [...deny, ...ask, ...atLeastAsk]
    expect(caught.length, `class ${number}`).toBeGreaterThanOrEqual(6)
    expect(allow.length, `class ${number}`).toBeGreaterThanOrEqual(1)
    const all = [...caught, ...allow]
    expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
  }
})
