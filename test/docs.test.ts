// The documents that repeat what the code says are what the code says. `npx vitest run --dir test docs -u` writes them anew.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specs } from '../src/commands/index.ts'
import { rules } from '../src/policy/rules/index.ts'
import { sandbox } from './support/sandbox.ts'

const root = resolve(import.meta.dirname, '..')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
/** Specs that no program has the name of: the modules of `python -m`, and git's subcommands as programs. */
const NO_PROGRAMS = new Set(['python-m', 'git-dashed'])
const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('\n', '⏎')}\``

describe('docs', () => {
  test('rules.md', async () => {
    const rows = rules.map(rule => `| ${code(rule.id)} | ${rule.decision}${rule.pinned ? ', pinned' : ''} | ${rule.risk} | ${cell(rule.reason)} | ${cell(rule.instead)} | ${code(rule.examples.hits.find(hit => !hit.includes('\n') && !hit.includes('`')) ?? '')} |`)
    const text = `# Rules\n\nEvery built-in rule; \`gatekeeper policies <rule>\` prints one with all its examples. No refusal can be approved from a prompt. Settings loosen the rules that are not pinned, and only managed settings the pinned ones; the mode \`observe\` refuses nothing.\n\n| rule | decision | risk | what happens | what to do instead | for example |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'docs/rules.md'))
  })
  test('commands.md', async () => {
    const programs = specs.filter(({ name }) => !NO_PROGRAMS.has(name))
    const rows = programs.map(({ name, aliases = [] }) => `- ${[name, ...aliases].map(code).join(' ')}`)
    const text = `# Programs\n\ngatekeeper knows what ${programs.length} programs do. Behind each stand its other names, and programs that are read in the same way; \`*\` is any text. Git's subcommands are known as programs too (\`git-*\`). A program that is not here is asked about, but for its \`--help\` or \`--version\` alone.\n\n${rows.join('\n')}\n`
    await expect(text).toMatchFileSnapshot(join(root, 'docs/commands.md'))
  })
  test('the settings that are copied are valid, and call what exists', () => {
    const settings: unknown = JSON.parse(readFileSync(join(root, 'hooks/claude-code/settings.json'), 'utf8'))
    expect(settings).toMatchObject({ hooks: { PreToolUse: [{ matcher: '*', hooks: [{ type: 'command', command: 'gatekeeper', args: ['hook', 'claude-code'], onFailure: 'block' }] }] } })
  })
  test('the README shows what the program prints', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    for (const name of ['npm ci', 'npm test', 'gatekeeper exec', 'gatekeeper check', 'gatekeeper explain', 'gatekeeper install', 'gatekeeper doctor', 'gatekeeper approve', 'gatekeeper-sh']) expect(readme).toContain(name)
    const box = sandbox()
    try {
      const shown = [...readme.matchAll(/^ {4}\$ gatekeeper (\w+) '([^'\n]*)'\n((?:(?: {4}(?!\$ ).*)?\n)+)/gm)]
      expect(shown.map(([, subcommand]) => subcommand)).toEqual(['explain', 'check'])
      for (const [, subcommand = '', line = '', output = ''] of shown) {
        const { out } = box.gatekeeper([subcommand, line])
        expect(out.replaceAll(box.project, '/home/dev/app').replaceAll(box.home, '/home/dev').trim()).toBe(output.replace(/^ {4}/gm, '').trim())
      }
    } finally {
      box.remove()
    }
  })
})
