// Programs that settings describe, and whose own examples come out otherwise: in which file that stands, on which line, and what to write.
import { failedExamples } from '../examples.ts'
import type { Facts } from '../model/index.ts'
import { lineOf, parseJsonc } from '../settings/jsonc.ts'
import type { Loaded, Problem } from '../settings/index.ts'

/** @returns a problem for each example, in the strongest file that describes the program */
export function exampleProblems({ policy: { commands }, files }: Pick<Loaded, 'policy' | 'files'>, facts: Facts): readonly Problem[] {
  return (commands ? failedExamples(commands, facts) : []).map(message => {
    const [, name = ''] = /^commands\.(.*?)\.examples\[/.exec(message) ?? []
    const file = files.findLast(({ text, trusted }) => trusted && describes(text, name)) ?? files.at(-1)
    return { file: file?.path ?? '', ...(file && { line: lineOf(file.text, message) }), message }
  })
}

function describes(text: string, name: string): boolean {
  const parsed = parseJsonc(text.replace(/^\ufeff/, ''))
  const commands: unknown = 'value' in parsed && typeof parsed.value === 'object' && parsed.value !== null && 'commands' in parsed.value ? parsed.value.commands : undefined
  return typeof commands === 'object' && commands !== null && Object.hasOwn(commands, name)
}
