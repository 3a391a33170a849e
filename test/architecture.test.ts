// Who may import whom. The table is the one of ARCHITECTURE.md; seeded violations prove that the test can fail.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

/** Rows of the table under "Who may import whom": | `folder` | what it may import | */
function readTable(): Map<string, string[]> {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const section = text.slice(text.indexOf('## Who may import whom'))
  const rows = [...section.matchAll(/^\| `([\w./]+)` \| ([^|]*) \|/gm)]
  return new Map(rows.map(([, name = '', may = '']) => [name, [...may.matchAll(/`([\w./]+)`/g)].map(([, one = '']) => one)]))
}

const table = readTable()
/** Parts that touch neither clock, environment nor file system. */
const PURE = new Set(['model', 'shell', 'commands', 'policy', 'occurrences.ts', 'programs.ts', 'following.ts', 'analysis.ts', 'analyze.ts', 'examples.ts', 'failure.ts', 'typing.ts', 'gate.ts'])
const IMPURE = /\b(?:process\.[a-z]|process\[|Date\.now|new Date\(\)|Math\.random|performance\.now)/
/** Code without comments and texts, which may speak of anything. */
const code = (text: string): string => text.replace(/^\s*\/\/.*$|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gm, "''")

interface Source {
  readonly file: string
  readonly text: string
}
interface Edge {
  readonly file: string
  readonly from: string
  readonly to: string
}

const part = (path: string): string => relative(src, path).split('/')[0] ?? ''

const edges = (sources: readonly Source[]): Edge[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:import|export)\b[^'"\n(=]*?(?:from\s+)?'([^']+)'|\bimport\('([^']+)'\)|\brequire\('([^']+)'\)/gm)].map(([, a, b, c]) => {
      const module = a ?? b ?? c ?? ''
      return { file: relative(src, file), from: part(file), to: module.startsWith('.') ? part(resolve(dirname(file), module)) : module }
    }),
  )

function violations(sources: readonly Source[]): string[] {
  const out: string[] = []
  for (const { file, from, to } of edges(sources)) {
    const own = table.has(to) || to.endsWith('.ts')
    if (own && from !== to && !table.get(from)?.includes(to) && !table.get(from)?.includes('all')) out.push(`${file} imports ${to}`)
    if (to.startsWith('node:') && PURE.has(from)) out.push(`${file} imports ${to}`)
    if (to === 'unbash' && file !== 'shell/tree.ts') out.push(`${file} imports the parser`)
    if (to === 'bash-parser' && file !== 'cli/second-opinion.ts') out.push(`${file} imports the second parser`)
    if (to === 'execa' && from !== 'executors') out.push(`${file} imports execa`)
    if (to.startsWith('@inquirer/') && from !== 'approvers') out.push(`${file} imports prompts`)
    if (to === 'commander' && from !== 'cli') out.push(`${file} imports commander`)
  }
  for (const { file, text } of sources) {
    if (PURE.has(part(file)) && IMPURE.test(code(text))) out.push(`${relative(src, file)} reads the clock or the environment`)
    if (!text.startsWith('//')) out.push(`${relative(src, file)} does not say in line one what it owns`)
  }
  return out
}

const sources: Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts'))
  .map(name => ({ file: join(src, name), text: readFileSync(join(src, name), 'utf8') }))

describe('architecture', () => {
  test('folders import only what they may', () => expect(violations(sources)).toEqual([]))
  test('every part of src is in the table', () => {
    const parts = new Set(sources.map(({ file }) => part(file)))
    expect([...parts].filter(one => !table.has(one))).toEqual([])
  })
  test('no import cycles between the parts', () => {
    const graph = new Map<string, Set<string>>()
    for (const { from, to } of edges(sources)) if (table.has(to) && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    const state = new Map<string, 'open' | 'done'>()
    const cyclic = (one: string): boolean => {
      if (state.get(one) === 'open') return true
      if (state.get(one) === 'done') return false
      state.set(one, 'open')
      const found = [...(graph.get(one) ?? [])].some(cyclic)
      state.set(one, 'done')
      return found
    }
    expect([...graph.keys()].filter(cyclic)).toEqual([])
  })
  test('code files stay small; tables of data may be longer', () => {
    const long = sources.filter(({ file, text }) => text.split('\n').length > 201 && !/\/(?:commands|places)\//.test(file))
    expect(long.map(({ file }) => relative(src, file))).toEqual([])
  })
})

describe('the architecture test can fail', () => {
  const seeded = (file: string, text: string): string[] => violations([{ file: join(src, file), text: `// x\n${text}` }])
  test.each([
    ['policy/x.ts', "import { describe } from '../commands/describe.ts'"],
    ['policy/x.ts', "import { readFileSync } from 'node:fs'"],
    ['model/x.ts', "import { parse } from '../shell/parse.ts'"],
    ['commands/x.ts', "import { analyze } from '../analyze.ts'"],
    ['commands/x.ts', "import { parse } from 'unbash'"],
    ['shell/x.ts', 'export const now = Date.now()'],
    ['shell/x.ts', "export const home = process.env.HOME"],
    ['gate.ts', "import { hook } from './cli/hook.ts'"],
    ['agents/x.ts', "import { decide } from '../gate.ts'"],
    ['cli/x.ts', "const { execa } = await import('execa')"],
  ])('%s: %s', (file, text) => expect(seeded(file, text)).not.toEqual([]))
  test('and does not fail for nothing', () => expect(seeded('policy/x.ts', "import type { Word } from '../model/index.ts'")).toEqual([]))
  test('there is something to check', () => expect(sources.length).toBeGreaterThan(100))
})
