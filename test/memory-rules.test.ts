// What a yes for good proposes: rules that are exactly as narrow as they say, and settle what they were proposed for.
import { describe, expect, test } from 'vitest'
import { specs } from '../src/commands/index.ts'
import { rulesFor } from '../src/memory/rules.ts'
import { layerRule } from '../src/policy/patterns.ts'
import { rules as builtIn } from '../src/policy/rules/index.ts'
import type { Action } from '../src/model/index.ts'
import { around, judged } from './support/memory.ts'

const offered = (what: string | Action) => rulesFor(judged(what).verdict, around.workspace)
const allowing = (rules: readonly string[]) => ({ policy: { layers: rules.flatMap(text => {
  const rule = layerRule('user', 'allow', text)
  if ('problem' in rule) throw new Error(rule.problem)
  return [rule]
}) } })

describe('rules for good', () => {
  const table: readonly (readonly [line: string, always: readonly string[], wider?: readonly string[]])[] = [
    ['npm test', ['bash(npm test)']],
    ['npm run deploy', ['bash(npm run deploy)']],
    ['git push origin main', ['bash(git push origin main)']],
    ['git add . && git commit -m "a b"', ['bash(git add .)', 'bash(git commit -m "a b")']],
    ['timeout 10 git push origin main', ['bash(git push origin main)']],
    ["sh -c 'git push origin main'", ['bash(git push origin main)']],
    ['touch a.txt', ['bash(touch a.txt)']],
    ['touch src/a.ts', ['bash(touch src/a.ts)'], ['write(src/**)']],
    ['touch src/a/b.ts src/a/c.ts', ['bash(touch src/a/b.ts src/a/c.ts)'], ['write(src/a/**)']],
    ['cd src && touch a.ts', ['bash(touch a.ts)'], ['write(src/**)']],
    ['touch src/a.ts docs/a.md', ['bash(touch src/a.ts docs/a.md)']],
    ['rm src/a.ts', ['bash(rm src/a.ts)']],
    ['make test', ['bash(make test)']],
    ['some-unknown-tool --x', ['bash(some-unknown-tool --x)']],
  ]
  for (const [line, always, wider] of table) {
    test(line, () => {
      expect(offered(line)).toEqual({ always, ...(wider && { wider }) })
      for (const rules of [always, ...(wider ? [wider] : [])]) expect(judged(line, allowing(rules)).verdict.decision).toBe('allow')
    })
  }
  test.each([
    'make', './a.out', 'python3 tool.py', 'node -e 1', 'sh scripts/x.sh --y', 'perl -e 1', 'sudo apt-get install jq', 'sudo -v', 'doas touch a.txt', 'ssh web ls', 'ssh web', 'docker run alpine', 'kubectl apply -f a.yaml', 'npx cowsay hi', 'npm exec cowsay', 'xargs rm', 'find . -name x -exec touch {} +',
    'A=b touch a.txt', 'touch a.txt > b.txt', 'echo x > out.txt', 'touch "$f"', 'touch src/*', 'touch "a*"', 'touch "a\'b"', 'touch a\\\\b', "touch 'a\nb'", 'git -c core.pager="sh -c id" log', 'git bisect run ./x', 'eval "$cmd"', 'env git config --global user.name "$x"', 'rm -rf /', 'git push --force origin main', 'ls', '"$tool" --x', 'touch a:',
  ])('nothing for %s', line => expect(offered(line).always).toBeUndefined())
  test.each(['touch /home/dev/notes.txt', 'touch a.txt', 'sh scripts/hello.sh', 'touch src/../a.txt', 'tsc -p .', 'touch .git/x/y', 'touch "sr c/a"', 'touch src/a.ts && git push'])('no wider one for %s', line => expect(offered(line).wider).toBeUndefined())
  test.each<[Action, readonly string[] | undefined]>([
    [{ kind: 'mcp', server: 'github', tool: 'create_issue' }, ['mcp__github__create_issue']], [{ kind: 'tool', tool: 'Magic' }, ['Magic']], [{ kind: 'tool', tool: 'pulish(x)' }, undefined], [{ kind: 'mcp', server: 'a', tool: '*' }, undefined], [{ kind: 'file', tool: 'Edit', verb: 'write', paths: ['a.txt'] }, undefined],
  ])('the tool %j', (action, always) => {
    expect(offered(action).always).toEqual(always)
    if (always) expect(judged(action, allowing(always)).verdict.decision).toBe('allow')
  })
})

test('whatever is proposed can be read, settles what it was proposed for, and says nothing of more words, of root or of another redirect', () => {
  const lines = [...specs.filter((_, at) => at % 4 === 0).flatMap(spec => Object.keys(spec.examples)), ...builtIn.flatMap(rule => rule.examples.hits)].filter(line => !line.includes('\n'))
  let proposed = 0
  for (const line of lines) {
    const { always } = offered(line)
    if (!always) continue
    proposed++
    const how = allowing(always)
    expect([line, judged(line, how).verdict.decision]).toEqual([line, 'allow'])
    for (const rule of always) expect([rule, / /.test(rule) || /^(?:mcp__|[A-Z])/.test(rule), rule.includes('*')]).toEqual([rule, true, false])
    const asked = judged(`sudo ${line}`, how).verdict.decision
    expect([line, asked === 'allow']).toEqual([line, false])
  }
  expect(proposed).toBeGreaterThan(100)
})
