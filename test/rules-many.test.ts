// Thousands of rules: they are read only when they may be about something, and that changes no answer.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { parse, type ParseError } from 'jsonc-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Effect, type Invocation, literal, type Occurrence, oneOf, unresolved } from '../src/model/index.ts'
import type { Located } from '../src/policy/define.ts'
import { rulesIn } from '../src/policy/blocks.ts'
import { candidates, nameAny } from '../src/policy/candidates.ts'
import { matches, mayMatch } from '../src/policy/layers.ts'
import { layerRule, type LayerRule, patternOf, readPattern } from '../src/policy/patterns.ts'
import { decodeSettings } from '../src/settings/decode.ts'
import { call, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'
import { machine, type Machine, payload, runHook, spyOf } from './support/hook.ts'
import { holds } from './support/property.ts'

const names = fc.constantFrom('bash', 'Bash', 'BASH', 'sh', 'shell', 'read', 'write', 'Read', 'Edit', 'connect', 'WebFetch', 'publish', 'unknown', 'mcp__a', 'Tool', 'x y', '')
const inner = fc.array(fc.constantFrom('git', 'a', 'a:b', '*', ' ', ' *', ':*', ':', ')', '(', '"', "'", '"a b"', ';', '&&', '|', '..', '/', '~/', '**', '\t', '=', '.', ','), { maxLength: 6 }).map(parts => parts.join(''))
const written = fc.tuple(names, fc.option(inner, { nil: undefined }), fc.constantFrom('', ' ')).map(([name, text, blank]) => `${blank}${text === undefined ? name : `${name}(${text})`}${blank}`)

describe('a rule', () => {
  test('is one exactly when its text is a pattern, and has that pattern', () => {
    holds(fc.property(written, text => {
      const [rule, pattern] = [layerRule('user', 'deny', text), readPattern(text)]
      if ('problem' in pattern) expect(rule).toEqual(pattern)
      else expect('problem' in rule ? rule : patternOf(rule)).toEqual(pattern)
    }), 5000)
  })
})

const facts = fakeFacts()
const words = fc.constantFrom('git', 'a', 'a:b', 'git:*', './a', '/bin/git', 'a)', 'git)a', '"a', 'b')
const word = fc.oneof(words.map(literal), fc.tuple(words, words).map(list => oneOf('$x', list)), fc.constant(unresolved('$y')))
const effects = fc.oneof(fc.tuple(fc.constantFrom('read' as const, 'write' as const, 'append' as const, 'link' as const, 'list' as const), word).map(([kind, target]) => on(kind, target)), word.map((target): Effect => ({ kind: 'connect', target })), word.map((target): Effect => ({ kind: 'publish', target })), word.map((target): Effect => ({ kind: 'unknown', target, why: 'x' })))
const calls = fc.tuple(fc.oneof(word, fc.constantFrom('file', 'mcp').map(literal)), fc.array(word, { maxLength: 2 })).map(([program, args]) => ({ ...call('x'), program, args }))
const occurrences: fc.Arbitrary<Occurrence> = fc.tuple(effects, calls, fc.option(calls, { nil: undefined })).map(([effect, one, via]) => ({ effect, call: one, ...(via && { via }) }))

/** True unless a word of the command is known to be another one than the rule's, or the command ends before it. */
const reaches = (text: string, { program, args }: Invocation): boolean => {
  const known = [program.values?.flatMap(name => [name, name.slice(name.lastIndexOf('/') + 1)]), ...args.map(one => one.values)]
  const words = text.split('\0')
  const star = words.findIndex(one => one.includes('*'))
  return words.slice(0, star < 0 ? words.length : star).every((one, at) => at < known.length && (known[at]?.includes(one) ?? true))
}

const locate = (): Located => ({ place: 'workspace', paths: [], emptied: [] })

describe('a list of many rules', () => {
  const plain = fc.tuple(fc.constantFrom('bash', 'Bash'), fc.constantFrom('git', 'g', 'git:*', './a', 'a:b', 'a*'), fc.constantFrom('', ' *', ':*', ' a', ' a *', ' a:*', ' b a', ' a* b', ' a)b', ' a\nbash(git a)')).map(([name, first, rest]) => `${name}(${first}${rest})`)
  const other = fc.tuple(fc.constantFrom('read', 'Read', 'write', 'Edit', 'list', 'link', 'append', 'connect', 'WebFetch', 'publish', 'unknown'), fc.constantFrom('a', './a', '*', '**', 'git', 'domain:a', 'a:b', '../a', 'a..', '*/../a', './a/*')).map(([name, text]) => `${name}(${text})`)
  const usual = fc.oneof(plain.filter(one => /^[Bb]ash\([\w./]+(?: [\w *]+)?\)$|^bash\(git:\*\)$/.test(one)), other.filter(one => !one.includes('..')))
  const run = fc.array(usual, { minLength: 60, maxLength: 70, size: 'max' })
  const odd = fc.array(fc.oneof(plain, other, written, fc.constantFrom('', '"bash(git)"', 'x, "bash(git)', '[', ']', '\x7f0', '\x7f')), { minLength: 1, maxLength: 3 })
  const lists = fc.array(fc.oneof(run, odd), { maxLength: 3 }).map(parts => parts.flat())
  const between = fc.constantFrom(',', ', ', ',\n      ', ' ,\t', ', // "a", \n', ',/* "bash(git)", */', ',\n// [\n')
  /** Settings as somebody may write them. */
  const settings = fc.tuple(fc.array(lists, { minLength: 3, maxLength: 3 }), between, fc.constantFrom('', '\n', ' ', '// [ "x", \n'), fc.boolean()).map(([[allow = [], ask = [], deny = []], comma, edge, escaped]) => {
    const written = (list: readonly string[]): string => list.map(one => (escaped ? JSON.stringify(one).replace('a', '\\u0061') : JSON.stringify(one))).join(comma)
    return { all: { allow, ask, deny }, text: `${edge}{"secret": ["x"], "permissions": {"allow": [${edge}${written(allow)}${edge}], "ask"${edge}: [${written(ask)}], "deny": [${written(deny)}]}}` }
  })
  test('says what its rules say one by one, and of what is none where it stands', () => {
    holds(fc.property(settings, fc.array(occurrences, { minLength: 1, maxLength: 12 }), ({ all, text }, seen) => {
      const { settings: { layers, secret }, problems } = decodeSettings(text, 'f', 'user')
      const single = (['allow', 'ask', 'deny'] as const).flatMap(decision => all[decision].map((one, at) => ({ place: `permissions.${decision}[${at}]`, rule: one === '' ? { problem: 'empty' } : layerRule('user', decision, one) })))
      const wrong = single.filter(({ rule }) => 'problem' in rule).map(one => one.place)
      fc.pre(wrong.length <= 20)
      expect(problems.map(one => /^[^\]]*\]/.exec(one.message)?.[0]).sort()).toEqual(wrong.sort())
      const rules = single.map(one => one.rule).filter((one): one is LayerRule => !('problem' in one))
      const named = (from: readonly LayerRule[]): readonly string[] => from.map(one => `${one.layer} ${one.decision} ${one.text}`).sort()
      expect(secret).toEqual(['x'])
      expect(named(rulesIn(layers))).toEqual(named(rules))
      for (const occurrence of seen) {
        const located: Located = { place: 'workspace', paths: [`${facts.workspace}/a`, `${facts.workspace}/git`], emptied: [] }
        const sight = { occurrence, located, scene: { facts, occurrences: seen, locate } }
        const matching = (from: readonly LayerRule[]): readonly string[] => [...new Set(named(from.filter(one => matches(one, sight))))]
        expect(matching(candidates(layers, occurrence))).toEqual(matching(rules))
      }
    }), 1500)
  })
})

describe('what stands for rules in settings', () => {
  const run = JSON.stringify(Array.from({ length: 60 }, (_, i) => `bash(tool${i} run *)`)).slice(1, -1)
  const deny = (list: string): readonly string[] => rulesIn(decodeSettings(`{"permissions": {"deny": [${list}]}}`, 'f', 'user').settings.layers).map(one => one.text)
  test('is taken for nothing else', () => {
    expect(deny(run)).toHaveLength(60)
    expect(deny(`// ${run}\n"\\u007f0"`)).toEqual([])
    expect(deny(`"\x7f0"/*, ${run}*/`)).toEqual([])
    expect(deny(`// [\n${run}`)).toHaveLength(60)
    expect(deny(`"bash(rm *)", // a, b, [\n${run}, "bash(dd *)"`)).toHaveLength(62)
  })
  test.each([`{"permissions": {"deny": [${run}, ${run}}}`, `{"permissions": {"deny": "[${run}]"}}`, `{"permissions": {"deny": [${run}],,}}`, `{"permissions": {"deny": [${run}], "deny": [${run}]}}`, `{"permissions": {"deny": [${run},,${run}]}}`, `{"permissions": {"deny": [${run}\u00a0]}}`])('is no cover for what is no JSON: %#', text => expect(decodeSettings(text, 'f', 'user').problems).toHaveLength(1))
  test.each(['read(*/../a)', 'Edit(**/..)', 'bash(:*)', 'mcp__a(x)', 'Tool(x)'])('is no cover for %s, which is no rule', text => expect(decodeSettings(`{"permissions": {"deny": [${run}, "${text}", ${run}]}}`, 'f', 'user').problems).toMatchObject([{ message: expect.stringContaining('permissions.deny[60]:') }]))
  test.each(['secret', 'protected', 'x'])('is what it is where %s has it', key => expect(decodeSettings(`{"${key}": [${run}], "permissions": {"deny": [${run}]}}`, 'f', 'user')).toMatchObject(key === 'x' ? { problems: [{ message: expect.stringContaining('x is no setting') }] } : { problems: [], settings: { [key]: expect.objectContaining({ length: 60 }) } }))
})

describe('looking rules up', () => {
  test('misses none that matches, and none that may', () => {
    const rules = fc.array(fc.tuple(written, fc.constantFrom('allow' as const, 'deny' as const)).map(([text, decision]) => layerRule('user', decision, text)).filter((one): one is LayerRule => !('problem' in one)), { maxLength: 12 })
    holds(fc.property(rules, fc.array(occurrences, { minLength: 1, maxLength: 20 }), (layers, all) => {
      for (const occurrence of all) {
        const found = candidates(layers, occurrence)
        const asked = [occurrence.call, ...(occurrence.via ? [occurrence.via] : [])]
        const sight = { occurrence, located: undefined, scene: { facts, occurrences: all, locate } }
        for (const rule of layers.filter(one => !found.includes(one))) {
          expect([rule.text, matches(rule, sight)]).toEqual([rule.text, false])
          const pattern = patternOf(rule)
          if (pattern.kind === 'command') expect([rule.text, asked.some(one => reaches(pattern.text ?? '*', one))]).toEqual([rule.text, false])
          else expect([rule.text, mayMatch(rule, sight)]).toEqual([rule.text, false])
        }
      }
      for (const one of all) {
        const named = layers.some(rule => rule.decision !== 'allow' && patternOf(rule).kind === 'command' && matches(rule, { occurrence: { effect: on('execute', one.call.program), call: one.call }, located: undefined, scene: { facts, occurrences: all, locate } }))
        if (named) expect(nameAny(layers, [one.call])).toBe(true)
      }
    }), 1500)
  })
})

describe('settings with comments', () => {
  test('say what a parser of JSON with comments reads in them', () => {
    const text = fc.array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"mode"', '"a"', '"a//b"', '"/*"', '"\\""', '"plan"', '1', 'true', '// c\n', '// "\n', '/* , */', '/*', '*/', '//', '\n', ' ', '"secret": [', '"x",', '],'), { maxLength: 14 }).map(parts => parts.join(''))
    const whole = fc.oneof(text, text.map(one => `{${one}}`), text.map(one => `{"secret": [${one}]}`))
    holds(fc.property(whole, one => {
      const errors: ParseError[] = []
      const value: unknown = parse(one, errors, { allowTrailingComma: true })
      const { problems, settings } = decodeSettings(one, 'f', 'user')
      if (errors.length || typeof value !== 'object' || value === null || Array.isArray(value)) expect(problems).not.toEqual([])
      else if (!problems.length) expect(settings.secret).toEqual((value as { secret?: string[] }).secret ?? [])
    }), 5000)
  })
  test.each([
    ['{"mode": "plan", "mode": "default"} // twice', 'mode stands in it twice'], ['{"secret": [,]}', 'not valid JSON'], ['{"secret": [/**/,]}', 'not valid JSON'], ['{"mode" /* x', 'not valid JSON'], ['// a\n{"mode": 1/**/2}', 'not valid JSON'],
    [`// a\n${'['.repeat(60)}`, 'nested more than'], [`// a\n${'['.repeat(60)}${']'.repeat(60)}`, 'nested more than'],
  ])('%s', (text, problem) => expect(decodeSettings(text, 'f', 'user').problems).toMatchObject([{ message: expect.stringContaining(problem) }]))
  test.each(['"', '"\\"', '\\"', '/*', '/', ' ', ',', ', ', '[', '{"a":', '//', '"\n', '*/', '\\', '",'])('a megabyte of %j takes no longer than other text', unit => {
    const start = performance.now()
    expect(decodeSettings(`{"mode": ${unit.repeat(1_000_000 / unit.length)}`, 'f', 'user').problems).not.toEqual([])
    expect(performance.now() - start).toBeLessThan(20_000)
  })
  test('commas at the end and comments are nothing', () => {
    expect(decodeSettings('{ // a\n"secret": ["a//b", /* c */ "d,]", ], /* "x": */ "mode": "plan", }', 'f', 'user')).toMatchObject({ problems: [], settings: { secret: ['a//b', 'd,]'], mode: 'plan' } })
  })
})

describe('the hook', () => {
  const dist = resolve(import.meta.dirname, '../dist')
  let at: Machine
  let scratch: string
  beforeAll(() => {
    at = machine()
    scratch = mkdtempSync(join(tmpdir(), 'gatekeeper-many-'))
  })
  afterAll(() => {
    at.remove()
    rmSync(scratch, { recursive: true, force: true })
  })
  const rule = (i: number): string => (i % 3 ? `bash(tool${i} run task${i} *)` : i % 2 ? `write(gen/dir${i}/**)` : `connect(h${i}.example.com)`)
  const configure = (change: (rules: string[]) => void = () => undefined): void => {
    const rules = Array.from({ length: 2000 }, (_, i) => rule(i))
    change(rules)
    mkdirSync(join(at.home, '.config/gatekeeper'), { recursive: true })
    writeFileSync(join(at.home, '.config/gatekeeper/settings.json'), `// mine\n${JSON.stringify({ permissions: { allow: rules.slice(0, 1000), ask: rules.slice(1000, 1500), deny: rules.slice(1500) } }, null, 2)}`, { mode: 0o600 })
  }

  test('with 2,000 rules reads what decodes settings and looks rules up, and nothing else for them', () => {
    configure()
    // What had to be compiled is kept by the first run.
    runHook(at, payload(at, 'Bash', { command: 'ls | head' }))
    const report = join(scratch, 'report.json')
    const spy = join(scratch, 'spy.cjs')
    writeFileSync(spy, spyOf(report, '[...opened]'))
    spawnSync(process.execPath, ['--require', spy, resolve(import.meta.dirname, '../bin/gatekeeper'), 'hook', 'claude-code'], { input: payload(at, 'Bash', { command: 'ls | head' }), env: { PATH: process.env['PATH'] ?? '', HOME: at.home }, cwd: at.workspace })
    const files = (JSON.parse(readFileSync(report, 'utf8')) as string[]).filter(file => file.startsWith(dist)).map(file => file.slice(dist.length + 1)).filter(file => !/^(?:lib|compiled)\//.test(file))
    expect(files.sort()).toEqual(['commands/head.cjs', 'commands/ls.cjs', 'gatekeeper.cjs', 'settings.cjs'])
  })
  test('finds the one that counts, wherever it stands', () => {
    configure(rules => { rules[999] = 'bash(npm test)' })
    expect(runHook(at, payload(at, 'Bash', { command: 'npm test' })).decision).toBe('allow')
    configure(rules => { rules[999] = 'bash(npm test)'; rules[1999] = 'Bash(npm:*)' })
    expect(runHook(at, payload(at, 'Bash', { command: 'npm test' }))).toMatchObject({ decision: 'deny', reason: expect.stringContaining('Bash(npm:*)') })
  })
  test('says what is wrong with one that is about something else', () => {
    configure(rules => { rules[1234] = 'bash(tool "x)' })
    expect(runHook(at, payload(at, 'Bash', { command: 'ls' }))).toMatchObject({ decision: 'deny', reason: expect.stringMatching(/settings\.json:\d+: permissions\.ask\[234\]: .*a quote is not closed/) })
  })
})
