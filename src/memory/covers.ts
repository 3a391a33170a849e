// Which requests a grant or a refusal is about. Pure: whether it still holds is settled before.
import type { Request, Verdict } from '../model/index.ts'
import { textOf } from '../model/index.ts'
import type { Denial, Grant } from './lines.ts'
import { allLines, askedLines, asksOf, callsOf, formOf, shapeOf, shortened, toolShapeOf, wordsOf } from './shapes.ts'

/** What a call is made in. What was granted holds only where all of it is the same. */
export interface Around {
  readonly workspace: string
  readonly mode: string
  /** A print of what is trusted here, the settings above all. */
  readonly boundary: string
}

export const isBound = (grant: Grant, { workspace, mode, boundary }: Around): boolean => grant.workspace === workspace && grant.mode === mode && grant.boundary === boundary

/** Only a question can be settled, and none of which a part is refused or out of a person's hands. */
export const isOpen = ({ decision, findings }: Verdict): boolean => decision === 'ask' && findings.length > 0 && findings.every(finding => finding.decision === 'ask' && !finding.pinned)

/** A grant for this text, and for no effect but those that it prints. */
export const isExact = ({ kind, key, covers }: Grant, request: Request, verdict: Verdict): boolean =>
  (kind === 'exact' || kind === 'once') && key[0] === formOf(request) && key[1] === textOf(request) && allLines(verdict).every(line => covers.includes(line))

/** The grants that cover everything that is asked about: one for the tool, or one for each command. */
export function widerThan(grants: readonly Grant[], request: Request, verdict: Verdict, workspace: string): readonly Grant[] | undefined {
  const tool = grants.find(grant => isOfTool(grant, request, verdict, workspace))
  if (tool) return [tool]
  const used = new Set<Grant>()
  for (const finding of asksOf(verdict)) {
    const words = wordsOf(finding)
    const shape = words && shapeOf(finding, workspace)
    const grant = grants.find(({ kind, key, covers }) => kind === 'prefix' && key.length > 1 && words && shape !== undefined && key.every((word, at) => word === words[at]) && covers.includes(shape))
    if (!grant) return undefined
    used.add(grant)
  }
  return [...used]
}

function isOfTool({ kind, key, covers }: Grant, request: Request, verdict: Verdict, workspace: string): boolean {
  const { action } = request
  if (kind === 'server') return action.kind === 'mcp' && key[0] === action.server && asksOf(verdict).every(({ occurrence: { effect } }) => effect.kind === 'mutate')
  if (kind !== 'tool' || key[0] !== formOf(request)) return false
  switch (action.kind) {
    case 'mcp': case 'tool': return key[1] === textOf(request) && allLines(verdict).every(line => covers.includes(line))
    case 'file': case 'fetch': return key[1] === action.tool && asksOf(verdict).every(finding => covers.includes(toolShapeOf(request, finding, workspace) ?? ''))
    default: return false
  }
}

/** What was refused: the same text, or commands that are the same but for how options are spelt, and do the same, however they are written around. */
export function isRefused(denial: Denial, request: Request, verdict: Verdict, workspace: string): boolean {
  if (denial.workspace !== workspace) return false
  if (shortened(denial.text) === shortened(textOf(request))) return true
  if (!denial.calls.length) return false
  const [calls, effects] = [callsOf(verdict).map(essence), askedLines(verdict)]
  return denial.calls.every(call => calls.includes(essence(call))) && denial.effects.every(effect => effects.includes(effect))
}

/**
 * Of a command as `callsOf` writes it: folder, program and what it is about. Options are left out: what one of them changes shows in the effects, so that neither
 * `touch -- a` nor `rm --recursive a` gets past a no to `touch a` or `rm -r a`.
 */
function essence(call: string): string {
  const words: unknown = JSON.parse(call)
  const [folder = '', program = '', ...args] = Array.isArray(words) ? words.filter(word => typeof word === 'string') : []
  const about = args.flatMap(word => (!word.startsWith('-') || word === '-' ? [word] : word.includes('=') ? [word.slice(word.indexOf('=') + 1)] : []))
  return JSON.stringify([folder, program.slice(program.lastIndexOf('/') + 1), ...about])
}
