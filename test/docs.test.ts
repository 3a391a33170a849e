// The documents that repeat what the code says are what the code says. `npx vitest run --dir test docs -u` writes them anew.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specs } from '../src/commands/index.ts'
import { rules } from '../src/policy/rules/index.ts'

const root = resolve(import.meta.dirname, '..')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('\n', '⏎')}\``

describe('docs', () => {
  test('rules.md', async () => {
    const rows = rules.map(rule => `| ${code(rule.id)} | ${rule.decision}${rule.pinned ? ', pinned' : ''} | ${rule.risk} | ${cell(rule.reason)} | ${cell(rule.instead)} | ${code(rule.examples.hits.find(hit => !hit.includes('\n') && !hit.includes('`')) ?? '')} |`)
    const text = `# Rules\n\nEvery built-in rule, as \`gatekeeper policies\` prints them. A pinned rule is loosened by managed settings alone, and no person can approve what it refuses.\n\n| rule | decision | risk | what happens | what to do instead | for example |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'docs/rules.md'))
  })
  test('commands.md', async () => {
    const names = specs.map(spec => spec.name)
    const text = `# Programs\n\ngatekeeper knows what ${names.length} programs do, in all their options; a program that is not here is asked about.\n\n${names.map(name => `\`${name}\``).join(' ')}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'docs/commands.md'))
  })
  test('the settings that are copied are valid, and call what exists', () => {
    const settings: unknown = JSON.parse(readFileSync(join(root, 'hooks/claude-code/settings.json'), 'utf8'))
    expect(settings).toMatchObject({ hooks: { PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: 'gatekeeper', args: ['hook', 'claude-code'], onFailure: 'block' }] }] } })
  })
  test('the README shows what the program prints', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    for (const name of ['npm ci', 'npm test', 'gatekeeper exec', 'gatekeeper check', 'gatekeeper explain', 'gatekeeper hook claude-code']) expect(readme).toContain(name)
  })
})
