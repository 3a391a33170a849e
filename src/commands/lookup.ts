// From a program's name to its spec. In the bundle this file is replaced by one that loads each spec when it is asked for.
import type { CommandSpec } from './define.ts'
import { specs } from './index.ts'

const byName = new Map<string, CommandSpec>()
const patterns: [RegExp, CommandSpec][] = []
for (const spec of specs)
  for (const name of [spec.name, ...(spec.aliases ?? [])])
    if (name.includes('*')) patterns.push([new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`), spec])
    else byName.set(name, spec)

export const lookup = (name: string): CommandSpec | undefined => byName.get(name) ?? patterns.find(([pattern]) => pattern.test(name))?.[1]
