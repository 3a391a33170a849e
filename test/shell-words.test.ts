// Words against bash itself: what gatekeeper says a word becomes is what the bash on this machine makes of it, or is left open; never anything else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Grade, grade, recorder } from './support/bash.ts'

/**
 * The cases in test/shell/words: one script a line, with `⏎` for each newline in it. What stands before it says how much of it is known: `=` all that it
 * runs, exactly; `|` it is one of several; `?` it is left open. `#` starts a comment.
 */
const MARKS = new Map<string, Grade>([['=', 'exact'], ['|', 'several'], ['?', 'open']])
const folder = join(import.meta.dirname, 'shell/words')
const cases = readdirSync(folder).flatMap(file =>
  readFileSync(join(folder, file), 'utf8').split('\n').filter(line => line && !line.startsWith('#')).map(line => ({ file, line, expected: MARKS.get(line[0] ?? ''), script: line.slice(2).replaceAll('⏎', '\n') })),
)

const bash = recorder()
afterAll(bash.remove)
const ran = bash.run(cases.map(({ script }) => script))
const order: readonly Grade[] = ['exact', 'several', 'open', 'wrong']

describe('words become what bash makes of them', () => {
  test.each(cases.map((one, index) => ({ ...one, calls: ran[index] ?? [] })))('$file: $line', ({ script, expected, calls }) => {
    expect(calls.length, 'bash ran nothing').toBeGreaterThan(0)
    const found = grade(script, calls, bash.facts)
    expect(order.indexOf(found), `${found}, bash ran ${JSON.stringify(calls)}`).toBeLessThanOrEqual(order.indexOf(expected ?? 'exact'))
  })
})
