// Options that keep a command from acting: taken back, they keep it from nothing. Every program, every subcommand, every such option.
import { expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import type { Body } from '../src/commands/define.ts'
import { resolve } from '../src/commands/describe.ts'
import { specs } from '../src/commands/index.ts'
import { restrains } from '../src/commands/lib/certain.ts'
import { fakeFacts } from './support/facts.ts'
import { optionsOf } from './support/options.ts'

const facts = fakeFacts()
const kinds = (line: string): ReadonlySet<string> => new Set(analyze({ script: line, cwd: facts.cwd, interactive: false }, facts).map(({ effect }) => effect.kind))
/** What the first does and the second does not, as long as nothing in the second is doubted. */
const lost = (all: ReadonlySet<string>, left: ReadonlySet<string>): readonly string[] => (left.has('unknown') ? [] : [...all].filter(kind => kind !== 'read' && kind !== 'list' && !left.has(kind)))

/** Their modes are options: what another one does is not done when this one is not there. */
const MODES = new Set(['bsdtar', 'jar', 'tar'])

const failures: string[] = []
let tried = 0

function check(bodies: readonly Body[], path: string): void {
  const [body] = bodies
  const options = optionsOf(bodies).filter(({ option }) => restrains(option) && (option.takes === 'none' || option.takes === 'optional'))
  const names = new Map(options.flatMap(({ option }) => option.names.map(name => [name, option.takes] as const)))
  if (body && !body.subcommands)
    for (const operands of ['', ' x', ' x y']) {
      const acts = kinds(path + operands)
      for (const [name, takes] of names) {
        if (!lost(acts, kinds(`${path} ${name}${operands}`)).length) continue
        tried++
        const forms = [`${name}=false`, `${name}=0`, `${name} ${name}=false`, ...(takes === 'optional' ? [`${name}="$x"`] : []), ...(name.startsWith('--') ? [`${name} --no-${name.slice(2)}`, `--no-${name.slice(2)} ${name}`] : [])]
        for (const form of forms) {
          const line = `${path} ${form}${operands}`
          if (lost(acts, kinds(line)).length) failures.push(`${line}: without ${lost(acts, kinds(line)).join(', ')}`)
        }
        const apart = lost(kinds(`${path} false${operands}`), kinds(`${path} ${name} false${operands}`))
        if (name.startsWith('--') && apart.length) failures.push(`${path} ${name} false${operands}: without ${apart.join(', ')}`)
      }
    }
  for (const [key, inner] of Object.entries(body?.subcommands ?? {})) {
    const [name] = key.split('|').map(part => part.trim())
    if (name && !name.includes('*')) check([resolve(inner), ...(body?.inherit ? bodies : [])], `${path} ${name}`)
  }
}

test('no option restrains a command once it is taken back', () => {
  for (const spec of specs) if (!MODES.has(spec.name)) check([spec], spec.name)
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(300)
}, 120_000)
