// Our reading against a second, independent one: a program that bash-parser sees must not be missing from ours.
import { describe, expect, test } from 'vitest'
import { examine } from '../src/analyze.ts'
import { secondOpinion } from '../src/cli/second-opinion.ts'
import { specs } from '../src/commands/index.ts'
import { decide } from '../src/gate.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { rules } from '../src/policy/rules/index.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const corpus = [...new Set([
  ...specs.flatMap(spec => Object.keys(spec.examples)),
  ...rules.flatMap(rule => [...rule.examples.hits, ...rule.examples.misses]),
  'if [ -f a ]; then cat a; else ls; fi | sort', 'for f in a b; do wc -l $f; done; echo done', 'while read l; do echo $l; done', 'f() { ls; }; f; g', 'case $x in a) ls;; *) pwd;; esac', '(cd src && ls) && echo $(git status | head -1)',
  'a=1 b=2 env; ! true && { date; }', 'echo "$(cat a | tr a b)" `uname`', 'until test -f x; do sleep 1; done', 'true & wait', 'cat a |\nsort |\nuniq',
])]

/** Programs that only the other reader sees; functions that the source defines are no programs. */
function unseen(source: string): readonly string[] {
  const seen = new Set(examine({ script: source, cwd: facts.cwd, interactive: false }, facts).invocations.flatMap(({ program }) => [program.text, ...(program.values ?? [])]))
  return (secondOpinion(source) ?? []).filter(name => !seen.has(name) && !source.includes(`${name}()`))
}

describe('bash-parser as a second reader', () => {
  test('sees no program that we do not', () => expect(corpus.flatMap(source => unseen(source).map(name => `${name} in ${source}`))).toEqual([]))
  test('has an opinion on most of the corpus, or this test says nothing', () => {
    expect(corpus.length).toBeGreaterThan(1000)
    expect(corpus.filter(source => (secondOpinion(source)?.length ?? 0) > 0).length / corpus.length).toBeGreaterThan(0.8)
  })
  test('has none where it fails, and above its length', () => {
    expect(secondOpinion('cat <<< x <(')).toBeUndefined()
    expect(secondOpinion(`echo ${'x'.repeat(3000)}`)).toBeUndefined()
  })
})

describe('as an option of the gate', () => {
  const judge = (source: string, second?: (text: string) => readonly string[] | undefined) =>
    decide({ principal: { agent: 'test' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false }, facts, defaultPolicy, second)
  test('agreement leaves the verdict', () => expect(judge('ls -la | head', secondOpinion).decision).toBe('allow'))
  test('a program that only it sees makes the line unknown', () => {
    const verdict = judge('ls', () => ['ls', 'rm'])
    expect(verdict.decision).toBe('ask')
    expect(verdict.findings.map(({ occurrence }) => occurrence.effect)).toMatchObject([{ kind: 'unknown', why: 'readers disagree' }])
  })
  test('no opinion leaves the verdict', () => expect(judge('ls', () => undefined).decision).toBe('allow'))
  test('it is not asked when the line is not about to pass', () => {
    let asked = 0
    judge('rm -rf /', () => { asked++; return [] })
    expect(asked).toBe(0)
  })
})
