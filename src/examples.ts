// Whether specs from settings say what their own examples say.
import { analyze } from './analyze.ts'
import type { CommandSpec } from './commands/define.ts'
import { type Facts, show } from './model/index.ts'

/** @returns one line for each example that comes out otherwise */
export function failedExamples(commands: ReadonlyMap<string, CommandSpec>, facts: Facts): readonly string[] {
  return [...new Set(commands.values())].flatMap(({ name, examples }) =>
    Object.entries(examples).flatMap(([line, expected]) => {
      const found = analyze({ script: line, cwd: facts.cwd, interactive: false }, facts, commands).map(({ effect }) => show(effect))
      return found.join('\n') === expected.join('\n') ? [] : [`commands.${name}.examples[${JSON.stringify(line)}] comes out as ${JSON.stringify(found)}; write that, or change what it says of the program`]
    }),
  )
}
