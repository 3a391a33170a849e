// What feeds what: pipes, descriptors and files that one command of a line leaves and another runs.
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { compareDecisions, type Decision, type Mode, show } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { CHANGED, DENIED, DOUBTED, HARMLESS } from './shell/feeds.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const occurrences = (script: string) => analyze({ script, cwd: facts.cwd, interactive: false }, facts)
const decide = (script: string, mode: Mode = 'default'): Decision => judge(occurrences(script), facts, { ...defaultPolicy, mode }).decision
const effects = (script: string): string[] => occurrences(script).map(({ effect }) => show(effect))
const atLeastAsked = (decision: Decision): boolean => compareDecisions(decision, 'ask') >= 0
const titled = (lines: readonly string[]): [string, string][] => lines.map(line => [JSON.stringify(line).slice(0, 100), line])

describe('text that is run', () => {
  test.each(titled(DENIED))('denied: %s', (_, line) => expect(decide(line)).toBe('deny'))
  test.each(titled(DOUBTED))('at least asked: %s', (_, line) => expect(atLeastAsked(decide(line, 'acceptEdits'))).toBe(true))
  test.each(titled(HARMLESS))('allowed: %s', (_, line) => expect(decide(line)).toBe('allow'))
})

describe('a script that was changed is not what lies on the disk', () => {
  test.each(titled(CHANGED))('at least asked: %s', (_, line) => expect(atLeastAsked(decide(line, 'acceptEdits'))).toBe(true))
  test('the same scripts untouched, or changed to something harmless, are allowed', () => {
    for (const line of ['sh scripts/hello.sh', 'npm run hello', 'echo ls > f; sh f', 'echo ls > f; echo pwd >> f; ./f', 'cp scripts/hello.sh g; sh g', 'cat > f <<E\nls\nE\nsh f', 'if true; then echo ls > f; else echo pwd > f; fi; sh f'])
      expect([line, decide(line, 'acceptEdits')]).toEqual([line, 'allow'])
  })
  test('every text that the file can hold is followed', () => {
    const both = effects('if true; then echo "rm a" > f; else echo "rm b" > f; fi; sh f')
    expect(both).toEqual(expect.arrayContaining(['delete a', 'delete b']))
    expect(effects('echo "cat a" > scripts/hello.sh; echo "cat b" >> scripts/hello.sh; sh scripts/hello.sh')).toEqual(expect.arrayContaining(['read a', 'read b']))
  })
})

describe('a name that the line made leads where the other does', () => {
  test.each([
    ['ln -s /etc /tmp/s; echo x > /tmp/s/passwd', 'write /etc/passwd'], ['cd /tmp; ln -s /etc; echo x > etc/passwd', 'write /etc/passwd'], ['ln -s / /tmp/r && rm -rf /tmp/r/etc', 'delete /etc (recursive)'],
    ['ln -s $PWD/src/a.ts /tmp/s; echo x > /tmp/s', 'write /home/dev/app/src/a.ts'], ['ln -s / /tmp/r; cat /tmp/r/home/dev/.ssh/id_ed25519', 'read /home/dev/.ssh/id_ed25519'], ['ln -s /etc /tmp/s; rm /tmp/s/*', 'delete each of /etc/*'],
    ['ln -s /etc /tmp/a; ln -s /tmp/a /tmp/b; echo x > /tmp/b/passwd', 'write /etc/passwd'], ['ln -s /etc/x /tmp/s; echo x > /tmp/s/../passwd', 'write /etc/passwd'], ['ln -s /etc /tmp; echo x > /tmp/etc/passwd', 'write /etc/passwd'],
    ['cp -s /etc/passwd /tmp/p; echo x > /tmp/p', 'write /etc/passwd'], ['sh -c "ln -s /etc /tmp/s"; cd /tmp; echo x > s/passwd', 'write /etc/passwd'],
  ])('%s', (line, expected) => expect(effects(line)).toContain(expected))
  test('taking the name away takes nothing else', () => expect(effects('ln -s /etc /tmp/s; rm /tmp/s').filter(one => one.startsWith('delete'))).toEqual(['delete /tmp/s']))
  test('names that lead in a circle end', () => expect(effects('ln -s /tmp/a /tmp/b; ln -s /tmp/b /tmp/a; cat /tmp/a/x').length).toBeGreaterThan(0))
})

describe('hostile input ends in bounded time', () => {
  test.each([
    ['appends', `${'echo x >> f; '.repeat(3000)}sh f`], ['conditional appends', `${'true && echo x >> f; '.repeat(2000)}sh f`], ['links', Array.from({ length: 2000 }, (_, i) => `ln -s f${i} f${i + 1}`).join('; ')], ['copies', Array.from({ length: 1000 }, (_, i) => `cp -r d${i} d${i + 1}; sh d${i + 1}/x`).join('; ')],
    ['trees', Array.from({ length: 1000 }, (_, i) => `tar xf a.tar -C d${i}; sh d${i}/x`).join('; ')], ['doubling', `echo ls > f; ${'cat f f > g; cat g g > f; '.repeat(40)}sh f`], ['writes in loops', `${'for i in a b; do '.repeat(12)}echo x >> f; sh f${'; done'.repeat(12)}`],
  ])('%s', (_, script) => {
    const start = performance.now()
    effects(script)
    expect(performance.now() - start).toBeLessThan(8000)
  })
})
