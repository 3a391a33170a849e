// Source -> everything that it could do.
import { Analysis, type Analyzed } from './analysis.ts'
import type { Commands } from './commands/define.ts'
import { SHELLS } from './commands/paths.ts'
import { type Facts, type Invocation, literal, type Occurrence, unknown } from './model/index.ts'
import { type Foreseen, foreseenOf } from './shell/foreseen.ts'
import { Exhausted, newScope } from './shell/scope.ts'

export type { Analyzed } from './analysis.ts'

export interface SourceRequest {
  readonly cwd: string
  readonly interactive: boolean
  readonly script?: string
  readonly argv?: readonly string[]
  /** The shell that will run the script; bash when absent. */
  readonly shell?: string
  /** The shell has run other lines before. */
  readonly lives?: boolean
}

/** @returns every effect that the source could have, with the command that has it; a source that is not understood is `unknown` */
export const analyze = (source: SourceRequest, facts: Facts, commands?: Commands): readonly Occurrence[] => examine(source, facts, commands).occurrences

export function examine(source: SourceRequest, facts: Facts, commands?: Commands): Analyzed {
  const first = walked(source, facts, commands)
  // What runs beside the command that writes it, or makes a link, is read once more, knowing what was done.
  const foreseen = foreseenOf(first.files)
  return foreseen ? walked(source, facts, commands, foreseen) : first
}

function walked(source: SourceRequest, facts: Facts, commands: Commands | undefined, foreseen?: Foreseen): Analysis {
  const text = source.script ?? source.argv?.join(' ') ?? ''
  const analysis = new Analysis(facts, text.length, commands, foreseen)
  const spend = (amount: number): void => analysis.spend(amount)
  const evaluated = new Set<string>()
  const cwd = literal(source.cwd)
  const whole: Invocation = { program: literal(source.shell ?? 'bash'), args: [], assignments: [], redirects: [], cwd, span: { start: 0, end: text.length } }
  try {
    const scope = newScope(facts, cwd, { files: analysis.files, evaluated, spend, heard: false, inherits: !source.lives, ...(source.shell && { shell: source.shell }) })
    if (source.argv) {
      const [program, ...args] = source.argv.map(literal)
      if (program) analysis.run({ ...whole, program, args }, scope, {}, 0)
    } else if (source.shell && !SHELLS.has(source.shell.slice(source.shell.lastIndexOf('/') + 1))) {
      // A language of its own, which its spec knows as far as it is known.
      analysis.run({ ...whole, args: [literal('-c'), literal(text)] }, newScope(facts, cwd, { files: analysis.files, spend }), {}, 0)
    } else analysis.source(text, whole, scope, {}, 0)
    for (const one of evaluated) analysis.add(unknown(literal(one), 'arithmetic would run a substitution in this text'), whole, {})
    if (analysis.files.started.size) analysis.finish(whole, newScope(facts, cwd, { files: analysis.files, spend }))
  } catch (error) {
    if (!(error instanceof Exhausted) && !(error instanceof RangeError)) throw error
    analysis.add(unknown(literal(text.length > 200 ? `${text.slice(0, 200)}...` : text), error instanceof Exhausted ? 'it does too much to be followed' : 'it is nested too deeply'), whole, {})
  }
  return analysis
}
