// `check`, `explain`, `policies`, `--batch`, help: what comes out, for people and for programs.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from '../src/cli/parse.ts'
import { USAGES } from '../src/cli/usage.ts'
import { specs } from '../src/commands/index.ts'
import { lookup } from '../src/commands/lookup.ts'
import { classes } from './bypasses/index.ts'
import { machineFacts } from '../src/facts/index.ts'
import { decide } from '../src/gate.ts'
import { show } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { rules } from '../src/policy/rules/index.ts'
import { BIN, type Sandbox, sandbox } from './support/sandbox.ts'

let box: Sandbox
beforeAll(() => { box = sandbox() })
afterAll(() => box.remove())

describe('check', () => {
  test('exit codes: 0 allowed, 75 it would ask, 77 it would refuse', () => {
    expect(box.gatekeeper(['check', 'ls -la | head']).code).toBe(0)
    expect(box.gatekeeper(['check', '--', 'touch', 'x']).code).toBe(75)
    expect(box.gatekeeper(['check', '-c', 'rm -rf /']).code).toBe(77)
    expect(box.gatekeeper(['check', '--stdin'], { input: 'rm -rf ~\n' }).code).toBe(77)
  })
  test('in words: verdict, command, the part, the effect, why, what instead', () => {
    const { out } = box.gatekeeper(['check', 'echo start && rm -rf /'])
    expect(out).toMatch(/^refused, high risk\n\n {2}echo start && rm -rf \/\n\n/)
    expect(out).toMatch(/ {2}echo start && rm -rf \/\n {16}\^{8}\n {2}- delete \/ \(recursive\)/)
    expect(out).toContain('instead: name the one folder that is meant')
    expect(out).not.toContain('\u001b')
  })
  test('what nothing objects to is said too', () => expect(box.gatekeeper(['check', 'cat package.json']).out).toContain('it would: read package.json'))
  test('--json: one object', () => {
    const { out } = box.gatekeeper(['check', '--json', '--', 'touch', 'a b'])
    expect(JSON.parse(out)).toMatchObject({
      decision: 'ask', risk: 'low', effects: ["write 'a b'"],
      findings: [{ rule: 'write-workspace', decision: 'ask', risk: 'low', effect: "write 'a b'", place: 'workspace', layer: 'built-in', source: "touch 'a b'" }],
    })
    expect(out.match(/\n/g)).toHaveLength(1)
  })
  test('--cwd and --mode count', () => {
    expect(box.gatekeeper(['check', '--cwd', '/', '--workspace', '.', 'rm -rf *']).code).toBe(77)
    expect(box.gatekeeper(['check', '--mode', 'plan', 'touch x']).code).toBe(77)
    expect(box.gatekeeper(['check', '--mode', 'acceptEdits', 'touch x']).code).toBe(0)
  })
  test('nothing of it runs', () => {
    box.gatekeeper(['check', 'touch from-check; echo $(touch from-check)'])
    expect(box.run('ls', []).out).toBe('')
  })
})

describe('check --batch', () => {
  const batch = (lines: readonly string[]): Record<string, unknown>[] =>
    box.gatekeeper(['check', '--batch'], { input: `${lines.join('\n')}\n` }).out.trim().split('\n').map(line => JSON.parse(line))
  test('each line is answered under its id', () => {
    expect(batch(['{"id":"a","command":"ls"}', '{"id":2,"command":"rm -rf /","cwd":"/","workspace":"/usr"}', '{"id":null,"command":"touch x"}'])).toMatchObject([
      { id: 'a', decision: 'allow', risk: 'low', rules: [], effects: ['list .'] },
      { id: 2, decision: 'deny', risk: 'high', rules: expect.arrayContaining(['delete-root']), effects: ['delete / (recursive)'] },
      { id: null, decision: 'ask', rules: ['write-workspace'] },
    ])
  })
  test('no line goes unanswered, whatever it is', () => {
    const lines = ['garbage', '[]', '"text"', '{}', '{"id":7}', '{"id":8,"command":5}', '{"id":9,"command":"ls","cwd":4}', '{"id":10,"command":""}', '{"id":11,"command":"a\\u0000b"}']
    const answers = batch(lines)
    expect(answers).toHaveLength(lines.length)
    expect(answers.slice(0, 7).map(({ id, decision, error }) => [id, decision, typeof error])).toEqual([null, null, null, null, 7, 8, 9].map(id => [id, 'deny', 'string']))
    expect(answers.slice(7).map(({ id }) => id)).toEqual([10, 11])
  })
  test('folders need not be there: what is asked about may be on another machine', () => {
    const answers = batch(['{"id":1,"command":"cat /no/such/a","cwd":"/no/such","workspace":"/no/such"}', '{"id":2,"command":"cat /no/such/a","workspace":"no-such"}', '{"id":3,"command":"ls","more":1}'])
    expect(answers).toMatchObject([{ id: 1, decision: 'allow' }, { id: 2, decision: 'allow' }, { id: 3, decision: 'allow' }])
  })
  test('lines that are too long, or not UTF-8, are refused, and the next one is answered', () => {
    const long = Buffer.from(`{"id":1,"command":"${'x'.repeat(9 * 1024 * 1024)}"}\n`)
    const input = Buffer.concat([long, Buffer.from([0x7b, 0xff, 0x7d, 0x0a]), Buffer.from('{"id":3,"command":"ls"}')])
    const { out } = box.gatekeeper(['check', '--batch'], { input })
    expect(out.trim().split('\n').map(line => JSON.parse(line))).toMatchObject([{ decision: 'deny' }, { decision: 'deny' }, { id: 3, decision: 'allow' }])
  })
  test('answers come while the input is still open', async () => {
    const child = spawn(BIN, ['check', '--batch'], { cwd: box.project, env: box.env })
    const next = (): Promise<string> => new Promise(resolve => child.stdout.once('data', chunk => resolve(String(chunk))))
    for (const id of [1, 2]) {
      const answer = next()
      child.stdin.write(`{"id":${id},"command":"ls"}\n`)
      expect(JSON.parse(await answer)).toMatchObject({ id })
    }
    child.stdin.end()
    expect(await new Promise(done => child.on('close', done))).toBe(0)
  })
  test('much output into a slow pipe is whole', () => {
    const lines = Array.from({ length: 3000 }, (_, id) => `{"id":${id},"command":"echo ${'x'.repeat(50)} > f${id}"}`).join('\n')
    const { out } = box.run('/bin/sh', ['-c', `'${BIN}' check --batch | { sleep 1; cat; }`], { input: lines })
    expect(out.trim().split('\n')).toHaveLength(3000)
  })
  test('nobody reading is no fault', () => expect(box.run('/bin/sh', ['-c', `'${BIN}' check --batch | head -1 >/dev/null`], { input: '{"command":"ls"}\n'.repeat(5000) }).err).toBe(''))
})

describe('explain', () => {
  test('from the part of the source to the rule', () => {
    const { out, code } = box.gatekeeper(['explain', 'ls && touch x'])
    expect(code).toBe(75)
    expect(out).toMatch(/ {2}ls && touch x\n {8}\^{7}\n {4}runs {5}touch x\n {4}in {7}.*project\n {4}effect {3}write x\n {4}place {4}in the workspace\n {4}rule {5}write-workspace: ask, low risk, built-in\n/)
    expect(out).toMatch(/effect {3}list \.\n {4}place {4}in the workspace\n {4}rule {5}none objects/)
  })
})

describe('policies', () => {
  test('lists every rule', () => {
    const { out } = box.gatekeeper(['policies'])
    for (const { id } of rules) expect(out).toMatch(new RegExp(`^${id} {2}`, 'm'))
  })
  test('one rule with its examples; as JSON; an unknown one', () => {
    const rule = rules[0]
    expect(box.gatekeeper(['policies', rule?.id ?? '']).out).toContain(rule?.examples.hits[0])
    expect(JSON.parse(box.gatekeeper(['policies', '--json']).out)).toHaveLength(rules.length)
    expect(box.gatekeeper(['policies', 'no-such-rule'])).toMatchObject({ code: 64, err: expect.stringMatching(/^gatekeeper: there is no rule no-such-rule/) })
  })
})

describe('help', () => {
  test('for everything', () => {
    const { out, code } = box.gatekeeper(['--help'])
    expect(code).toBe(0)
    for (const { name, about } of USAGES) {
      expect(out).toContain(name)
      const own = box.gatekeeper([name, '--help'])
      expect(own).toMatchObject({ code: 0, err: '' })
      expect(own.out.replace(/\s+/g, ' ')).toContain(about)
      expect(box.gatekeeper(['help', name]).out).toBe(own.out)
    }
  })
  test('the version', () => expect(box.gatekeeper(['--version']).out).toBe(`${JSON.parse(readFileSync(resolve(import.meta.dirname, '../package.json'), 'utf8')).version}\n`))
  test('without arguments: help, and 64', () => expect(box.gatekeeper([])).toMatchObject({ code: 64, out: expect.stringContaining('Usage:'), err: 'gatekeeper: say what to do\n' }))
  test('a hook that is called wrongly refuses as agents understand it', () => {
    expect(box.gatekeeper(['hook', '--nonsense']).code).toBe(2)
    expect(box.gatekeeper(['hook', 'no-such-agent']).code).toBe(2)
  })
})

describe('the quick reading of arguments', () => {
  const exec = USAGES.find(({ name }) => name === 'exec')
  const read = (...args: readonly string[]): unknown => {
    const parsed = exec && parse(exec, args)
    return parsed && [Object.fromEntries(parsed.flags), parsed.operands]
  }
  test('takes plain spellings', () => {
    expect(read('--', 'a', '--json')).toEqual([{}, ['a', '--json']])
    expect(read('-m', 'plan', '--json', 'a', '-q')).toEqual([{ mode: 'plan', json: true }, ['a', '-q']])
    expect(read('--command=a=b\nc')).toEqual([{ command: 'a=b\nc' }, []])
    expect(read('-c', '-x')).toEqual([{ command: '-x' }, []])
    expect(read('-')).toEqual([{}, ['-']])
  })
  test('leaves the rest to the full one', () => {
    for (const args of [['--nope'], ['-c'], ['--json=1'], ['--json', '--json'], ['--mode', 'no'], ['-qm', 'plan'], ['-cls'], ['--help'], ['--mode']]) expect(read(...args)).toBeUndefined()
  })
  test('the full one takes combined spellings', () => {
    expect(box.gatekeeper(['exec', '-qmplan', '--', 'touch', 'x'])).toMatchObject({ code: 77, err: expect.stringMatching(/^[^\n]*\n$/) })
    expect(box.gatekeeper(['exec', '-cecho joined']).out).toBe('joined\n')
  })
})

describe('the bundle', () => {
  test('knows every program by every name, as the source does', () => {
    const lines = specs.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(name => name.replaceAll('*', '3.1'))
    const script = `const { lookup } = require(${JSON.stringify(resolve(import.meta.dirname, '../dist/gatekeeper.cjs'))}); console.log(JSON.stringify(${JSON.stringify([...lines, 'no-such-program', '', 'toString', 'a b', 'rm\n'])}.map(name => lookup(name)?.name ?? null)))`
    expect(JSON.parse(box.run('node', ['-e', script]).out)).toEqual([...lines, 'no-such-program', '', 'toString', 'a b', 'rm\n'].map(name => lookup(name)?.name ?? null))
  })
  test('answers as the source does', () => {
    const home = process.env['HOME']
    process.env['HOME'] = box.home
    const facts = machineFacts(box.project, box.project)
    // What is loaded when it is needed is looked for from many places: each is gone through.
    const lines = [...specs.flatMap(({ examples }) => Object.keys(examples)), ...classes.flatMap(({ deny = [], ask = [], atLeastAsk = [], allow }) => [...deny, ...ask, ...atLeastAsk, ...allow])]
    const expected = lines.map(source => {
      const { decision, risk, occurrences } = decide({ principal: { agent: 'batch' }, action: { kind: 'script', source }, cwd: box.project, interactive: false }, facts, defaultPolicy)
      return { decision, risk, effects: occurrences.map(({ effect }) => show(effect)) }
    })
    process.env['HOME'] = home
    const answers = Array.from({ length: Math.ceil(lines.length / 500) }, (_, part) => lines.slice(part * 500, part * 500 + 500).map((command, id) => JSON.stringify({ id, command, workspace: box.project })).join('\n'))
      .flatMap(input => box.gatekeeper(['check', '--batch'], { input }).out.trim().split('\n').map(line => JSON.parse(line)))
    expect(answers.filter(({ rules }) => rules.includes('gate-failed'))).toEqual([])
    const told = (one: { readonly decision: string; readonly risk: string; readonly effects: readonly string[] } | undefined, line: string | undefined): string => JSON.stringify([line, one?.decision, one?.risk, one?.effects])
    expect(lines.map((line, index) => told(answers[index], line)).filter((one, index) => one !== told(expected[index], lines[index]))).toEqual([])
  })
})
