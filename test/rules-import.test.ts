// Reading other agents' permission lists: each form becomes what it means here, an allow never more than that, a refusal never less.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../src/gate.ts'
import type { Decision } from '../src/model/index.ts'
import { defaultPolicy } from '../src/policy/judge.ts'
import { layerRule } from '../src/policy/patterns.ts'
import { type Plan, sources } from '../src/settings/import/index.ts'
import { startsOf } from '../src/settings/import/regex.ts'
import { fakeFacts } from './support/facts.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const read = (agent: string, text: string): Plan => {
  const plan = sources.find(one => one.agent === agent)?.read(text)
  if (!plan || 'problem' in plan) throw new Error(plan?.problem ?? 'no such agent')
  return plan
}
const json = (decision: string, ...rules: readonly string[]): string => JSON.stringify({ permissions: { [decision]: rules } })
/** The rules that one entry becomes; `-` when it is skipped. */
const becomes = (plan: Plan): string => [...plan.imported.map(one => one.rules.join(' | ')), ...plan.skipped.map(() => '-')].join('; ')
const judged = (plan: Plan, line: string): Decision => {
  const layers = plan.imported.flatMap(({ decision, rules }) => rules.map(rule => layerRule('user', decision, rule))).flatMap(rule => ('problem' in rule ? [] : [rule]))
  return decide({ principal: { agent: 'test' }, action: { kind: 'script', source: line }, cwd: facts.cwd, interactive: false }, facts, { ...defaultPolicy, layers }).decision
}

describe('claude-code', () => {
  it.each([
    ['Bash', 'bash'], ['Bash(*)', 'bash'], ['Bash(npm run test:*)', 'bash(npm run test *)'], ['Bash(npm run *)', 'bash(npm run *)'], ['Bash(npm run build)', 'bash(npm run build)'], ['Bash(ls*)', 'bash(ls*)'], ['Bash(git commit -m "a; b")', 'bash(git commit -m "a; b")'],
    ['Bash(npm ci && npm test)', '-'], ['Bash(echo $HOME)', '-'], ['Bash(CI=1 npm test)', '-'], ['Bash(npm test > log)', '-'], ['Bash(echo "x)', '-'], ['Bash(:*)', '-'], ['PowerShell(ls:*)', '-'], ['Bash(x $(y))', '-'],
    ['Read', 'Read'], ['Read(./src/**)', 'Read(./src/**)'], ['Read(~/notes/**)', 'Read(~/notes/**)'], ['Read(//opt/x)', 'Read(//opt/x)'], ['Read(/src/**)', '-'], ['Edit', 'Edit(./**)'], ['Edit(src/{a,b}.ts)', 'Edit(src/a.ts) | Edit(src/b.ts)'], ['Edit(src/[ab].ts)', '-'], ['Edit(!src/a)', '-'],
    ['Write(docs/**)', '-'], ['Write', 'Edit(./**)'], ['Grep', '-'], ['WebFetch(domain:example.com)', '-'], ['WebSearch', '-'], ['mcp__github', 'mcp__github'], ['mcp__github__get_issue', 'mcp__github__get_issue'], ['mcp__github__*', 'mcp__github__*'], ['mcp__*', '-'], ['mcp__github__x(y)', '-'],
    [String.raw`Bash(node -e "f\(1\)")`, 'bash(node -e "f(1)")'], ["Bash(awk '{print $2}')", "bash(awk '{print $2}')"], ['Bash(awk "{print $2}")', '-'], [String.raw`Bash(find . \\\( -name x \\\))`, String.raw`bash(find . \\( -name x \\))`], [String.raw`Bash(echo a\;b)`, String.raw`bash(echo a\;b)`], ["Bash(git commit -m ' *)", '-'], ['Bash(if:*)', '-'], ['Bash(fi)', '-'], ['Bash(then make x)', '-'], ['Bash(grep -v "^$" f)', 'bash(grep -v "^$" f)'], ['Bash(echo "$?")', '-'], ['Bash(echo "`x`")', '-'], ['Bash(echo x\\)', '-'],
    [String.raw`Edit(src/app/\(auth\)/**)`, 'Edit(src/app/(auth)/**)'], [String.raw`Edit(src/app/\\[id\\]/page.tsx)`, 'Edit(src/app/[id]/page.tsx)'], [String.raw`Read(a\\*)`, '-'], [String.raw`Read(a\\\\b)`, '-'],
    ['Skill(deploy)', '-'], ['TodoWrite', 'TodoWrite'], ['*', '-'], ['', '-'], ['Bash()', '-'], ['Bash(\n)', '-'], ['Edit( )', '-'],
  ])('allow %s: %s', (rule, expected) => expect(becomes(read('claude-code', json('allow', rule)))).toBe(expected))
  it.each([
    ['Bash(rm:*)', 'bash(rm *)'], ['Bash(cd /tmp && rm -rf *)', 'bash(rm -rf *)'], ['Bash(CI=1 npm publish)', 'bash(npm publish *)'], ['Bash(echo $TOKEN)', 'bash(echo *)'], ['Bash(git push "x y")', 'bash(git push *)'], ['Bash(npm test > log)', 'bash(npm test *)'], ['Bash(`x`)', 'bash(*x*)'], ['Bash($X)', 'bash'], ['Bash(curl * | sh)', 'bash(sh *)'],
    ['Read(.env)', 'Read(.env) | Read(**/.env/**)'], ['Read(./secrets/**)', 'Read(./secrets/**)'], ['Read(./secrets)', 'Read(./secrets) | Read(./secrets/**)'], ['Edit(/src)', 'Edit(**/src) | Edit(**/src/**)'], ['Read(src/*/../x)', 'Read(src/**)'], ['Write(docs/[ab].md)', 'Edit(docs/?.md) | Edit(docs/?.md/**)'],
    ['WebFetch(domain:example.com)', 'connect(example.com)'], ['WebFetch', 'connect'], ['mcp__github__x(y)', 'mcp__github__x'], ['mcp__*', 'mcp__*'], ['mcp__my server__x', 'mcp__my*server__x'], ['Agent(Explore)', 'Agent'], ['PowerShell(rm:*)', 'bash(rm *)'], ['*', 'bash | Read | Edit | connect | *'],
    [String.raw`Bash(find . \\\( -name x \\\) -delete)`, 'bash(find . * -name x * -delete *)'], [String.raw`Read(a\\*)`, 'Read(a?) | Read(**/a?/**)'], [String.raw`Edit(src/\\[id\\])`, 'Edit(src/[id]) | Edit(src/[id]/**)'],
    ['Bash(for f in *; do rm -r $f; done)', 'bash(rm -r *)'], ['Bash(if true; then make x; fi)', 'bash(make x *)'], ['Bash(for:*)', '-'], ['Bash(! make x)', 'bash(make x *)'],
    ['Edit(\\ \n)', 'Edit'], ['Read(\\ )', 'Read'], ['Write(*/{a,b}/../\\ )', 'Edit(**)'], ['WebFetch(domain: )', 'connect'],
  ])('deny %s: %s', (rule, expected) => expect(becomes(read('claude-code', json('deny', rule)))).toBe(expected))
  it('says what it leaves out, and takes nothing of what is no settings file', () => {
    expect(read('claude-code', '{ "permissions": { "allow": [1], "defaultMode": "plan", "ask": {} } }').skipped.map(({ source }) => source)).toEqual(['permissions.allow: 1', 'permissions.ask', 'permissions.defaultMode'])
    expect(sources.map(({ read: reader }) => 'problem' in reader('{ "permissions": '))).toEqual([true, true, true, true])
    expect(read('claude-code', '{}')).toEqual({ imported: [], skipped: [] })
  })
})

describe('codex', () => {
  it.each([
    ['prefix_rule(pattern=["git", "status"])', 'bash(git status *)'], ['prefix_rule(pattern = ["git", ["push", "fetch"]], decision = "prompt", justification = "why", match = [["git", "push"], "git fetch"],)', 'bash(git push *) | bash(git fetch *)'],
    ["# a comment\nprefix_rule(\n  pattern=['npm', r'run'], decision='forbidden')", 'bash(npm run *)'], ['prefix_rule(pattern=["echo", "a b"])', 'bash(echo "a b" *)'], ['prefix_rule(pattern=["ls", "*"])', String.raw`bash(ls \* *)`], [String.raw`prefix_rule(pattern=["rg", "a \"*.ts\""])`, String.raw`bash(rg 'a "'\*'.ts"' *)`], ['prefix_rule(pattern=["ls", "*"], decision="forbidden")', 'bash(ls * *)'], ['prefix_rule(pattern=["a", "it\'s \\"x\\""])', '-'], [String.raw`prefix_rule(pattern=["grep", "a\\|(b)", "c"])`, String.raw`bash(grep 'a\|(b)' c *)`],
    ['host_executable(name="git", paths=["/usr/bin/git"])', '-'], ['network_rule(host="example.com", protocol="https", decision="allow")', '-'], ['network_rule(host="example.com", protocol="https", decision="forbidden")', 'connect(example.com)'],
  ])('%s: %s', (text, expected) => expect(becomes(read('codex', text))).toBe(expected))
  it.each([
    ['x = 1'], ['prefix_rule(pattern=["git"], decision="maybe")'], ['prefix_rule(pattern=[])'], ['prefix_rule(pattern=[1])'], ['prefix_rule(pattern=["a"] + ["b"])'], ['other_rule(pattern=["a"])'], ['prefix_rule(pattern=["a"]'], ['prefix_rule("a")'], ['[prefix_rule(pattern=[x]) for x in y]'], ['prefix_rule(pattern=["a'],
  ])('takes nothing of a file with %s', text => expect(() => read('codex', `prefix_rule(pattern=["ls"])\n${text}`)).toThrow(/line \d/))
  it('takes many alternatives for any word where it refuses', () => {
    const list = JSON.stringify(Array.from({ length: 9 }, (_, i) => `w${i}`))
    expect(becomes(read('codex', `prefix_rule(pattern=["x", ${list}, ${list}])`))).toBe('-')
    expect(becomes(read('codex', `prefix_rule(pattern=["x", ${list}, ${list}], decision="forbidden")`))).toBe('bash(x * * *)')
  })
})

describe('gemini', () => {
  const tools = (key: string, ...list: readonly string[]): string => JSON.stringify({ tools: { [key]: list } })
  it.each([
    ['allowed', 'run_shell_command(git status)', 'bash(git status *)'], ['allowed', 'ShellTool(npm test)', 'bash(npm test *)'], ['allowed', 'run_shell_command', 'bash'], ['allowed', 'write_file', 'Edit(./**)'], ['allowed', 'read_file', '-'], ['allowed', 'web_fetch', '-'], ['allowed', '*', '-'], ['allowed', 'mcp_github_list', 'mcp__github__list'], ['allowed', 'mcp_a_b_c', '-'],
    ['allowed', 'run_shell_command(a; b)', '-'], ['allowed', 'run_shell_command()', '-'], ['exclude', 'run_shell_command(rm -rf)', 'bash(rm -rf*)'], ['exclude', 'write_file', 'Edit'], ['exclude', 'web_fetch', 'connect'], ['exclude', 'mcp_a_b_c', 'mcp__a*b*c*'], ['exclude', 'save_memory', 'save_memory'], ['core', 'ls', '-'],
  ])('tools.%s %s: %s', (key, one, expected) => expect(becomes(read('gemini', tools(key, one)))).toBe(expected))
  it('old names, servers and comments', () => {
    const text = '// mine\n{ "excludeTools": ["run_shell_command(rm)"], "mcp": { "excluded": ["x"] }, "mcpServers": { "a": { "trust": true, "excludeTools": ["t"], }, }, }'
    expect(becomes(read('gemini', text))).toBe('bash(rm*); mcp__x__*; mcp__a__*; mcp__a__t')
  })
  it.each([
    ['toolName = "run_shell_command"\ncommandPrefix = ["git status", "git log"]\ndecision = "allow"\npriority = 100', 'bash(git status *); bash(git log *)'], ['toolName = "run_shell_command"\ncommandPrefix = "rm -rf"\ndecision = "deny" # no', 'bash(rm -rf*)'], ['commandRegex = "git (commit|push)"\ndecision = "ask_user"', 'bash(git commit*); bash(git push*)'],
    ['commandRegex = "gi?t"\ndecision = "deny"', 'bash(g*)'], ["argsPattern = '\"command\":\"x'\ntoolName = 'run_shell_command'\ndecision = 'deny'", 'bash'], ['commandPrefix = "ls"\nmodes = ["yolo"]\ndecision = "allow"', '-'], ['commandPrefix = "ls"\nmodes = []\ndecision = "allow"', 'bash(ls *)'],
    ['mcpName = "my-server"\ntoolName = "x"\ndecision = "allow"', 'mcp__my-server__x'], ['mcpName = "s"\ndecision = "deny"\ntoolAnnotations = { readOnlyHint = true }', 'mcp__s__*'], ['decision = "deny"\ntoolName = ["replace", "write_file"]', 'Edit; Edit'], ['toolName = "*"\ndecision = "deny"', 'bash | Read | Edit | connect | *'],
  ])('a policy %j: %s', (body, expected) => expect(becomes(read('gemini', `[other]\nx = 1\n\n[[rule]]\n${body}\n`))).toBe(expected))
  it.each([['[[rule]]\ndecision = "maybe"'], ['[[rule]]\ncommandPrefix = "ls"'], ['[[rule]\ndecision = "deny"'], ['[[rule]]\ndecision = deny'], ['[[rule]]\ndecision = "deny" x'], ['[[rule]]\ndecision = "deny"\ndecision = "allow"']])('takes nothing of %j', text => expect(() => read('gemini', text)).toThrow())
})

describe('how what a regular expression fits begins', () => {
  it.each<[string, readonly string[]]>([
    ['^(rm|mv) -rf', ['rm -rf', 'mv -rf']], ['git push|rm', ['git push', 'rm']], ['git\\s+push( --force)?', ['git push']], ['gi?t', ['g']], ['x+y', ['x']], ['a.b', ['a']], ['(a|b+)c', ['a', 'b']], ['(a|b)(c|d)e', ['ace', 'ade', 'bce', 'bde']], ['\\.\\/x', ['./x']], ['git {2}x', ['git']],
    ['.*--force', ['']], ['(?i)rm', ['']], ['(?=x)rm', ['']], ['(rm', ['']], ['', ['']], ['(?:ls|)x', ['lsx', 'x']], ['[|]a', ['']], ['a[)|]b|c', ['a', 'c']], ['sudo\\b', ['sudo']], ['(a|b|c|d)(a|b|c|d)(a|b|c|d)', ['']], ['\\d+', ['']],
  ])('%s', (regex, starts) => expect(startsOf(regex)).toEqual(starts))
  it('holds for all that it fits', () => {
    const atom = fc.constantFrom('a', 'b', ' ', '\\s', 'a+', 'b?', 'a*', '.', '[ab]', '(a|b)', '(?:ab|b)?', '(a| )+', '\\.', 'a{1,2}', '|', '^', '\\b', '(b|)')
    holds(fc.property(fc.array(atom, { maxLength: 6 }).map(parts => parts.join('')), fc.array(fc.constantFrom('a', 'b', ' ', '.'), { maxLength: 8 }).map(parts => parts.join('')), (regex, text) => {
      if (new RegExp(`^(?:${regex})`).test(text)) expect(startsOf(regex).some(start => text.replace(/ +/g, ' ').startsWith(start.replace(/ +/g, ' ')))).toBe(true)
    }), 3000)
  })
})

describe('cursor', () => {
  it.each([
    ['allow', 'Shell(git)', 'bash(git *)'], ['allow', 'Shell(curl:*)', 'bash(curl *)'], ['allow', 'Shell(npm:run test)', 'bash(npm run test)'], ['allow', 'Shell(git status)', '-'], ['allow', 'Shell(npm*)', 'bash(npm* *)'], ['deny', 'Shell(rm)', 'bash(rm *)'], ['deny', 'Shell(npm:publish)', 'bash(npm publish *)'],
    ['allow', 'Read(src/**/*.ts)', 'Read(./src/**/*.ts)'], ['allow', 'Read(.env*)', 'Read(./.env*)'], ['allow', 'Read(/etc/hosts)', 'Read(//etc/hosts)'], ['allow', 'Write(package.json)', 'Edit(./package.json)'], ['allow', 'Write(**)', 'Edit(./**)'], ['deny', 'Read(.env*)', 'Read(.env*) | Read(**/.env*/**)'], ['deny', 'Write(/etc)', 'Edit(//etc) | Edit(//etc/**)'], ['deny', 'Write()', 'Edit'], ['deny', 'Mcp(my server:a:b)', 'mcp__my*server__a*b'], ['deny', 'Read($HOME/Library/**)', 'Read($HOME/Library/**) | Read(~/Library/**)'], ['allow', 'Read($HOME/x)', 'Read(./$HOME/x)'],
    ['allow', 'WebFetch(x.dev)', '-'], ['deny', 'WebFetch(*.x.dev)', 'connect(*.x.dev)'], ['allow', 'Mcp(github:list)', 'mcp__github__list'], ['deny', 'Mcp(github:*)', 'mcp__github__*'], ['allow', 'Other(x)', '-'], ['allow', 'Read()', '-'], ['allow', 'Shell()', '-'], ['allow', 'Shell(:*)', '-'], ['allow', 'Shell(**)', 'bash'],
  ])('%s %s: %s', (decision, rule, expected) => expect(becomes(read('cursor', json(decision, rule)))).toBe(expected))
  it("the editor's list, with comments", () => {
    const text = '{ // mine\n "terminalAllowlist": ["git", "cargo build", "a && b"], "mcpAllowlist": ["github:*", "x"], "autoRun": {}, }'
    expect(becomes(read('cursor', text))).toBe('bash(git *); bash(cargo build *); mcp__github__*; mcp__x__*; -; -')
  })
})

describe('what the rules then do', () => {
  it.each([
    ['claude-code', json('allow', 'Bash(npm install:*)'), 'npm install left-pad', 'allow'], ['claude-code', json('allow', 'Bash(npm install:*)'), 'npm install x && rm -r src', 'ask'], ['claude-code', json('deny', 'Bash(CI=1 npm publish)'), 'npm publish', 'deny'], ['claude-code', json('deny', 'Read(.env.local)'), 'cat config/.env.local', 'deny'],
    ['codex', 'prefix_rule(pattern=["npm", ["i", "install"]])', 'npm i x', 'allow'], ['cursor', json('deny', 'Shell(npm)'), '/usr/bin/npm install x', 'deny'], ['gemini', '[[rule]]\ncommandPrefix = "npm inst"\ndecision = "deny"', 'npm install x', 'deny'],
  ])('%s %s: `%s` %s', (agent, text, line, decision) => expect(judged(read(agent, text), line)).toBe(decision))

  const word = fc.constantFrom('npm', 'install', 'x', '&&', ';', '$A', '`y`', '"a b"', "'c", '>', 'f', '*', 'A=1', '|', '(z)', '..', 'a*b', '\n', ':', '\\')
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
  it('a refusal is never lost, whatever stands in it, and all that is taken can be read', () => {
    holds(fc.property(text, fc.constantFrom('Bash', 'Edit', 'Read'), (inner, tool) => {
      const { imported } = read('claude-code', json('deny', `${tool}(${inner})`))
      expect(imported).toHaveLength(1)
      for (const { rules } of imported) expect(rules.filter(rule => 'problem' in layerRule('user', 'deny', rule))).toEqual([])
    }))
  })
  it('what Claude Code writes when a person says yes to a line covers that line, and no other', () => {
    const quoted = fc.constantFrom('all', '"a (b)"', "'$x'", "'a\\|b'", '\\(', '"\\("', "'(;'", '"a\\"b"', "x\\ y", '-j2', "'[a]'", '"\\\\"')
    holds(fc.property(fc.array(quoted, { minLength: 1, maxLength: 4 }).map(words => `make ${words.join(' ')}`), line => {
      const plan = read('claude-code', json('allow', `Bash(${line.replace(/\\/g, '\\\\').replace(/[()]/g, '\\$&')})`))
      expect(plan.skipped).toEqual([])
      expect(judged(plan, line)).toBe('allow')
      expect([judged(plan, `${line} more`), judged(plan, `${line}x`)]).toEqual(['ask', 'ask'])
    }), 200)
  })
  it('an allow of a command covers no line that is more than that command', () => {
    holds(fc.property(text, inner => {
      const plan = read('claude-code', json('allow', `Bash(${inner})`))
      if (inner.trim() !== '*') expect(judged(plan, 'npm install other; mkfs.ext4 /dev/sda')).toBe('deny')
      if (!inner.includes('*')) expect(judged(plan, 'yarn add y')).toBe('ask')
    }))
  })
})
