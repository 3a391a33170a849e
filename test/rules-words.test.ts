// How the words of a rule are read: as a shell would read them, with stars for what may be anything, and a backslash before what stands for itself.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../src/gate.ts'
import type { Decision } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { layerRule, readPattern } from '../src/policy/patterns.ts'
import { bracketed, inBrackets, STAR, unquoted, wordsOf } from '../src/policy/words.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const judged = (decision: Decision, rule: string, line: string): Decision => {
  const read = layerRule('user', decision, rule)
  if ('problem' in read) throw new Error(read.problem)
  return decide({ principal: { agent: 'test' }, action: { kind: 'script', source: line }, cwd: facts.cwd, interactive: false }, facts, { ...defaultPolicy, layers: [read] }).decision
}

describe('words', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['git  push\t*', ['git', 'push', '*']], [`a "b c" 'd e'f`, ['a', 'b c', 'd ef']], ['a\\ b c', ['a b', 'c']], [String.raw`find . \( -name x \)`, ['find', '.', '(', '-name', 'x', ')']], [String.raw`grep "a\(b\)\"c"`, ['grep', String.raw`a\(b\)"c`]],
    [String.raw`grep 'a\|b' f`, ['grep', String.raw`a\|b`, 'f']], [String.raw`find -name \*.ts "*.js"`, ['find', '-name', `${STAR}.ts`, '*.js']], [String.raw`grep "\*" '\*'`, ['grep', `\\${STAR}`, `\\${STAR}`]], ['a "" b', ['a', '', 'b']], ['', []], ["it's", undefined], ['a "b', undefined], ['a \\', undefined],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))
  it('are those of bash, but for stars', () => {
    const piece = fc.constantFrom('a', 'b', ' ', '  ', "'", '"', '\\', '\\\\', '\\"', "\\'", '\\(', '(', '|', '$', ';', '#', '~')
    const cases = fc.sample(fc.array(piece, { maxLength: 9 }).map(parts => `x${parts.join('')}`), { numRuns: 1500, seed: 7 }).filter(text => !/["'\\]/.test(unquoted(text)) && !/[()|;#~$]/.test(unquoted(text)))
    expect(cases.length).toBeGreaterThan(100)
    // Each is a line of plain words for the shell, too; it prints them, ended by NUL, and a word of its own behind each line.
    const printed = execFileSync('bash', ['--norc', '-c', cases.map(text => `printf '%s\\0' ${text} __END__`).join('\n')], { encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '' } })
    expect(printed.split('__END__\0').slice(0, -1).map(one => one.split('\0').slice(0, -1))).toEqual(cases.map(wordsOf))
  })
  it('what is put between brackets comes out of them as it was', () => holds(fc.property(fc.array(fc.constantFrom('a', '\\', '(', ')', '*'), { maxLength: 9 }).map(parts => parts.join('')), text => bracketed(inBrackets(text)) === text), 2000))
})

describe('rules', () => {
  it.each<[Decision, string, string, Decision]>([
    // As Claude Code writes what a person has said yes to: with a backslash before brackets and backslashes.
    ['allow', String.raw`Bash(node -e "console.log\(1\)")`, 'node -e "console.log(1)"', 'allow'], ['allow', String.raw`Bash(node -e "console.log\(1\)")`, 'node -e "console.log(2)"', 'ask'],
    ['deny', String.raw`Bash(find . \\\( -name x \\\) -print)`, String.raw`find . \( -name x \) -print`, 'deny'], ['deny', String.raw`bash(find . \( -name x \) *)`, "find . '(' -name x ')' -print", 'deny'], ['deny', String.raw`bash(grep "a\|b" *)`, String.raw`grep 'a\|b' f`, 'deny'],
    ['deny', String.raw`bash(find . -name \*.ts *)`, "find . -name '*.ts' -print", 'deny'], ['deny', String.raw`bash(find . -name \*.ts *)`, 'find . -name a.ts -print', 'allow'], ['deny', String.raw`bash(grep \* *)`, `X=$(date); grep '*' "$X"`, 'deny'], ['deny', String.raw`bash(\*x *)`, "'*x' a", 'deny'],
    ['allow', String.raw`bash(make \*)`, "make '*'", 'allow'], ['allow', String.raw`bash(make \*)`, 'make all', 'ask'], ['allow', 'bash(make "a b")', String.raw`make a\ b`, 'allow'],
    ['deny', String.raw`Edit(src/app/\(auth\)/**)`, "echo x > 'src/app/(auth)/page.tsx'", 'deny'], ['deny', String.raw`Edit(src/app/\\[id\\]/page.tsx)`, "echo x > 'src/app/[id]/page.tsx'", 'deny'], ['allow', String.raw`Edit(src/app/\\[id\\]/page.tsx)`, "echo x > 'src/app/[id]/page.tsx'", 'allow'],
  ])('%s %s: `%s` %s', (decision, rule, line, expected) => expect(judged(decision, rule, line)).toBe(expected))
  it.each([[String.raw`Bash(foo \)`], [String.raw`Bash(foo \\\)`], [String.raw`Edit(a\*b)`], [String.raw`read(a\\?)`], [String.raw`bash(\)`]])('%s is none', rule => expect(readPattern(rule)).toHaveProperty('problem'))
})
