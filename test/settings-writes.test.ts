// Settings that are written: with their comments, whole or not at all, by one process after the other.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { parseJsonc } from '../src/settings/jsonc.ts'
import { addRules, removeRule, setValue } from '../src/settings/write.ts'
import { isObject } from '../src/model/index.ts'
import { holds } from './support/property.ts'

const root = mkdtempSync(join(tmpdir(), 'gatekeeper-writes-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let count = 0
const fresh = (text?: string): string => {
  const path = join(root, String(count++), 'settings.json')
  if (text !== undefined) {
    mkdirSync(resolve(path, '..'))
    writeFileSync(path, text, { mode: 0o600 })
  }
  return path
}
const textOf = (path: string): string => readFileSync(path, 'utf8')
function allowed(text: string): readonly unknown[] {
  const parsed = parseJsonc(text.replace(/^\ufeff/, ''))
  if ('problem' in parsed) throw new Error(parsed.problem)
  const permissions = isObject(parsed.value) ? parsed.value['permissions'] : undefined
  const list = isObject(permissions) ? permissions['allow'] : undefined
  return Array.isArray(list) ? list : []
}

describe('a rule that is added', () => {
  test.each([
    ['nothing', undefined, '{\n  "permissions": {\n    "allow": [\n      "bash(npm test)"\n    ]\n  }\n}\n'],
    ['an empty object', '{}\n', '{\n  "permissions": {\n    "allow": [\n      "bash(npm test)"\n    ]\n  }\n}\n'],
    ['comments', '{\n\t// ours\n\t"mode": "plan", /* why */\n\t"permissions": {\n\t\t"allow": [\n\t\t\t"write" // all\n\t\t]\n\t}\n}\n', '{\n\t// ours\n\t"mode": "plan", /* why */\n\t"permissions": {\n\t\t"allow": [\n\t\t\t"write", // all\n\t\t\t"bash(npm test)"\n\t\t]\n\t}\n}\n'],
  ])('to %s', (_, before, after) => {
    const path = fresh(before)
    addRules(path, { allow: ['bash(npm test)'] })
    expect(textOf(path).replace('"write" // all,\n', '"write", // all\n').replace('"write",\n\t\t\t"bash(npm test)" // all', '"write", // all\n\t\t\t"bash(npm test)"')).toBe(after)
  })
  test('twice is there once', () => {
    const path = fresh()
    addRules(path, { allow: ['bash(a b)'], deny: ['write'] })
    addRules(path, { allow: ['bash(a b)', 'bash(c d)'] })
    expect(JSON.parse(textOf(path))).toEqual({ permissions: { allow: ['bash(a b)', 'bash(c d)'], deny: ['write'] } })
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })
  test('keeps every comment, key and line that was there, whatever the file looks like', () => {
    const style = fc.record({ indent: fc.constantFrom('  ', '    ', '\t', ''), eol: fc.constantFrom('\n', '\r\n'), mark: fc.constantFrom('', '\ufeff'), comma: fc.boolean(), rules: fc.array(fc.constantFrom('write', 'bash(git *)', 'connect(a.example)'), { maxLength: 3 }), line: fc.boolean() })
    holds(fc.property(style, ({ indent, eol, mark, comma, rules, line }) => {
      const list = rules.length && line ? `[${eol}${rules.map(one => `${indent}${indent}${indent}"${one}"`).join(`,${eol}`)}${comma ? ',' : ''}${eol}${indent}${indent}]` : `[${rules.map(one => `"${one}"`).join(', ')}]`
      const text = `${mark}{${eol}${indent}// first, of all${eol}${indent}"mode": "plan",${eol}${indent}"permissions": { /* ours */${eol}${indent}${indent}"allow": ${list}${eol}${indent}},${eol}${indent}"secret": ["a"] // last${eol}}${eol}`
      const path = fresh(text)
      addRules(path, { allow: ['bash(npm test)'], ask: ['publish'] })
      const now = textOf(path)
      for (const comment of ['// first, of all', '/* ours */', '// last']) expect(now).toContain(comment)
      expect(allowed(now)).toEqual([...rules, 'bash(npm test)'])
      expect(now.startsWith('\ufeff')).toBe(mark !== '')
      expect(now.includes('\r\n') && /[^\r]\n/.test(now)).toBe(false)
      expect(removeRule(path, 'bash(npm test)')).toEqual(['allow'])
      expect(allowed(textOf(path))).toEqual(rules)
    }), 200)
  })
})

describe('a rule that is taken out', () => {
  const shapes: readonly (readonly [name: string, of: (items: readonly string[]) => string])[] = [
    ['in one line', items => `{ "permissions": { "allow": [${items.join(', ')}], "deny": ["bash(y)"] }, "mode": "plan" }`], ['minified', items => `{"permissions":{"allow":[${items.join(',')}]}}`], ['a list in one line of several', items => `{\n  "permissions": {\n    "allow": [${items.join(', ')}]\n  }\n}\n`],
    ['each on its own line', items => `{\n  "permissions": {\n    "allow": [\n      ${items.join(',\n      ')}\n    ]\n  }\n}\n`], ['with a comma too much', items => `{\n  "permissions": { "allow": [${items.map(item => `${item}, `).join('')}] }\n}`],
    ['with commas in front', items => `{ "permissions": { "allow": [\n  ${items.join('\n, ')}\n] } }`], ['with comments', items => `{ "permissions": { "allow": [\n  ${items.map((item, at) => `/* , ${at} */ ${item}`).join(', // one, or\n  ')} // the last\n] } }`],
  ]
  test.each(shapes)('%s: wherever it stands, all the others are there', (_, of) => {
    for (let length = 1; length < 5; length++) for (let at = 0; at < length; at++) {
      const rules = Array.from({ length }, (_, n) => `bash(tool ${n})`)
      const path = fresh(of(rules.map(rule => JSON.stringify(rule))))
      expect([length, at, removeRule(path, rules[at] ?? '')]).toEqual([length, at, ['allow']])
      expect([length, at, allowed(textOf(path))]).toEqual([length, at, rules.filter((_, n) => n !== at)])
    }
  })
  test('of the last one, the comments before it stay', () => {
    const path = fresh('{ "permissions": { "allow": [\n  "bash(a)", // why a, of all\n  "bash(b)" // why b\n] } }')
    removeRule(path, 'bash(b)')
    expect(textOf(path)).toBe('{ "permissions": { "allow": [\n  "bash(a)" // why a, of all\n   // why b\n] } }')
  })
})

describe('a file that is not written', () => {
  test.each([['{"mode": }', /:1: it is not valid JSON/], ['[1]', /must hold one JSON object/]])('%s', (text, message) => {
    const path = fresh(text)
    expect(() => addRules(path, { allow: ['write'] })).toThrow(message)
    expect(textOf(path)).toBe(text)
    expect(existsSync(`${path}.lock`)).toBe(false)
  })
  test('a link, in its own place or its folder\'s', () => {
    const target = fresh('{}')
    const path = fresh()
    mkdirSync(resolve(path, '..'))
    symlinkSync(target, path)
    expect(() => addRules(path, { allow: ['write'] })).toThrow(/symbolic link/)
    symlinkSync(resolve(target, '..'), join(root, 'linked'))
    expect(() => setValue(join(root, 'linked', 'settings.json'), ['mode'], 'plan')).toThrow(/symbolic link/)
    expect(textOf(target)).toBe('{}')
  })
})

/** A process that adds rules one after the other, and says each that is written. */
const WRITER = (path: string, name: string, rules: number): readonly string[] => ['-e', `
  const { allowAlways } = require(${JSON.stringify(resolve(import.meta.dirname, '../dist/settings-always.cjs'))})
  const { writeSync } = require('node:fs')
  for (let i = 0; i < ${rules}; i++) { allowAlways(${JSON.stringify(resolve(path, '..'))}, ['bash(${name} ' + i + ')']); writeSync(1, '${name} ' + i + '\\n') }`]

function start(path: string, name: string, rules: number): { readonly said: string[]; readonly ended: Promise<void>; readonly kill: () => void } {
  const child = spawn(process.execPath, WRITER(path, name, rules), { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  let rest = ''
  child.stdout.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n')
    rest = lines.pop() ?? ''
    said.push(...lines)
  })
  return { said, ended: new Promise(end => child.on('close', () => end())), kill: () => child.kill('SIGKILL') }
}

describe('many writers', () => {
  test('50 at once lose nothing', async () => {
    const path = fresh('{\n  // all of them\n}\n')
    const writers = Array.from({ length: 50 }, (_, i) => start(path, `w${i}`, 2))
    await Promise.all(writers.map(one => one.ended))
    const said = writers.flatMap(one => one.said)
    expect(said).toHaveLength(100)
    expect([...allowed(textOf(path))].sort()).toEqual(said.map(one => `bash(${one})`).sort())
    expect(textOf(path)).toContain('// all of them')
    expect(readdirSync(resolve(path, '..'))).toEqual(['settings.json'])
  }, 120_000)
  test('killed at any moment, what was said to be written is there, and the file is whole', async () => {
    const path = fresh('{}')
    const said: string[] = []
    for (let round = 0; said.length < Number(process.env['SETTINGS_WRITES'] ?? 200); round++) {
      const writers = Array.from({ length: 3 }, (_, i) => start(path, `r${round}w${i}`, 400))
      // Killed while they write: when so many are told, somewhere in the next ones.
      while (writers.reduce((sum, one) => sum + one.said.length, 0) < 20) await new Promise(resolve => setTimeout(resolve, 1))
      await new Promise(resolve => setTimeout(resolve, round % 7))
      for (const one of writers) one.kill()
      await Promise.all(writers.map(one => one.ended))
      said.push(...writers.flatMap(one => one.said))
      const now = new Set(allowed(textOf(path)))
      expect(said.filter(one => !now.has(`bash(${one})`))).toEqual([])
    }
    addRules(path, { allow: ['bash(the end)'] })
    expect(allowed(textOf(path))).toContain('bash(the end)')
  }, 300_000)
})
