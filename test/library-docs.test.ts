// The examples of docs/library.md, run as they stand there against the built package, in a home and a project of their own.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { sandbox } from './support/sandbox.ts'

const root = resolve(import.meta.dirname, '..')
const examples = [...readFileSync(join(root, 'docs/library.md'), 'utf8').matchAll(/^## (.*)$|^```js\n([^]*?)^```$/gm)].reduce<{ readonly title: string; readonly found: readonly (readonly [string, string])[] }>(
  ({ title, found }, [, heading, code]) => (heading === undefined ? { title, found: [...found, [`${title} ${found.length + 1}`, code ?? '']] } : { title: heading, found }), { title: '', found: [] },
).found

const box = sandbox()
afterAll(() => box.remove())
mkdirSync(join(box.project, 'node_modules'))
symlinkSync(root, join(box.project, 'node_modules/gatekeeper'))
mkdirSync(join(box.project, 'src'))

describe('docs/library.md', () => {
  test('has examples', () => expect(examples.length).toBeGreaterThanOrEqual(8))
  test.each(examples)('%s', (_, code) => {
    writeFileSync(join(box.project, 'example.mjs'), code)
    const ran = box.run(process.execPath, ['example.mjs'])
    expect(ran.err).toBe('')
    const said = [...code.matchAll(/\/\/ prints: (.*)$/gm)].map(([, line]) => line)
    expect(said.length).toBeGreaterThan(0)
    expect(ran.out.trimEnd().split('\n')).toEqual(said)
  })
})

describe('the settings of the machine', () => {
  const folder = join(box.home, '.config/gatekeeper')
  mkdirSync(folder, { recursive: true })
  const decide = (settings: string, options: object): string => {
    writeFileSync(join(folder, 'settings.json'), settings, { mode: 0o600 })
    writeFileSync(join(box.project, 'settings.mjs'), `import { createGate } from 'gatekeeper'
const gate = createGate(${JSON.stringify(options)})
const { decision, reason } = await gate.decide('npm install left-pad')
console.log(decision, reason)`)
    return box.run(process.execPath, ['settings.mjs']).out
  }
  const ALLOW = '{ "permissions": { "allow": ["bash(npm install *)"] } }'
  test('count only where they are wanted', () => {
    expect(decide(ALLOW, {})).toMatch(/^deny/)
    expect(decide(ALLOW, { settings: true })).toMatch(/^allow/)
  })
  test('count beside the options, the stricter word before the other', () => {
    expect(decide(ALLOW, { settings: true, permissions: { deny: ['bash(npm *)'] } })).toMatch(/^deny/)
    expect(decide('{ "rules": { "install-workspace": "deny" } }', { settings: true, rules: { 'install-workspace': 'allow' } })).toMatch(/^deny/)
    expect(decide('{ "shell": { "secondOpinion": true } }', { settings: true, permissions: { allow: ['bash(npm *)'] } })).toMatch(/^allow/)
  })
  test('refuse all when they cannot be used', () => expect(decide('{', { settings: true, permissions: { allow: ['bash'] } })).toMatch(/^deny refused: the settings cannot be used/))
})

describe('what comes with it', () => {
  const run = (code: string): string => {
    writeFileSync(join(box.project, 'with.mjs'), code)
    const { out, err } = box.run(process.execPath, ['with.mjs'])
    expect(err).toBe('')
    return out.trim()
  }
  test('the approver at the terminal has no answer without one', () => {
    expect(run(`import { createGate, terminalApprover } from 'gatekeeper'
const after = { name: 'after', ask: () => ({ decision: 'allow' }) }
const outcomes = [await createGate({ approvers: [terminalApprover()] }).decide('npm install x'), await createGate({ approvers: [terminalApprover(), after] }).decide('npm install x')]
console.log(outcomes.map(({ decision, answer }) => decision + ' ' + answer.by).join(', '))`)).toBe('deny nobody, allow after')
  })
  test('the sink of records writes what the program writes', () => {
    expect(run(`import { auditSink, createGate } from 'gatekeeper'
console.log((await createGate({ sinks: [auditSink()], agent: 'mine' }).decide('ls')).decision)`)).toBe('allow')
    const folder = join(box.home, '.local/state/gatekeeper/audit')
    expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).toMatch(/"agent":"mine".*"text":"ls".*"decision":"allow"/)
  })
  test('importing it loads three files, reads no other and starts nothing', () => {
    expect(run(`import { createRequire } from 'node:module'
const fs = createRequire(import.meta.url)('node:fs'), read = fs.readFileSync, seen = []
for (const name of ['readFileSync', 'openSync', 'statSync', 'lstatSync', 'readdirSync']) { const real = fs[name]; fs[name] = (path, ...rest) => (String(path).includes('node_modules') || String(path).includes('/dist/') || seen.push(name + ' ' + path), real(path, ...rest)) }
await import('gatekeeper')
const loaded = Object.keys(createRequire(import.meta.url).cache).map(path => path.replace(/.*\\//, '')).sort()
console.log(JSON.stringify([loaded, seen.filter(one => !one.endsWith('.cjs') && !one.endsWith('package.json')), process.getActiveResourcesInfo().filter(one => one === 'Timeout')]))`)).toBe('[["gatekeeper.cjs","index.cjs","policy.cjs"],[],[]]')
  })
})

describe('the package', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  test('has one entry, with types, and no dependency at run time', () => {
    expect(manifest).toMatchObject({ exports: { '.': { types: './dist/types/index.d.ts', default: './dist/index.js' } } })
    expect(manifest).not.toHaveProperty('dependencies')
  })
  test('its types are whole: each file that one names is there', () => {
    const types = readdirSync(join(root, 'dist/types'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.d.ts'))
    const named = types.flatMap(name => [...readFileSync(join(root, 'dist/types', name), 'utf8').matchAll(/'(\.[^']+)\.js'/g)].map(([, path = '']) => join(name, '..', `${path}.d.ts`)))
    expect(named.filter(name => !types.includes(name))).toEqual([])
    expect(types).toContain('index.d.ts')
  })
  test('a typed program that uses it compiles', () => {
    writeFileSync(join(box.project, 'use.mts'), `import { type Approver, type BeforeHook, createGate, defineRule, type Outcome, show, type Verdict } from 'gatekeeper'
const hook: BeforeHook = request => (request.action.kind === 'script' ? { rewrite: 'ls' } : undefined)
const silent: BeforeHook = () => {}
const approver: Approver = { name: 'x', ask: async ({ text }) => (text ? { decision: 'allow' } : undefined) }
const rule = defineRule('delete-here', { on: ['delete'], when: effect => effect.recursive === true, decision: 'ask', risk: 'low', reason: 'a', instead: 'b', examples: { hits: [], misses: [] } })
const gate = createGate({ before: [hook, silent], after: [async ({ decision }) => (decision === 'allow' ? { ask: 'why' } : undefined)], approvers: [approver], policies: [rule], mode: 'plan' })
const verdict: Verdict = gate.check('ls')
const outcome: Outcome = await gate.decide({ action: { kind: 'argv', argv: ['ls'] } })
console.log(verdict.occurrences.map(one => show(one.effect)), outcome.reason)
// @ts-expect-error no such mode
createGate({ mode: 'loose' })
// @ts-expect-error hooks let nothing pass
createGate({ before: [() => ({ allow: true })] })
`)
    const ran = box.run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2023', '--types', 'node', '--typeRoots', join(root, 'node_modules/@types'), 'use.mts'])
    expect(ran.out).toBe('')
    expect(ran.code).toBe(0)
  })
})
