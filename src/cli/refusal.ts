// Tells why something does not run: in one line that begins with `gatekeeper:`, and to whoever wants more, in full.
import { groupsOf, lineOf, renderVerdict, styleFor } from '../approvers/index.ts'
import { NOBODY } from '../approvers/who.ts'
import type { Answer, Request, Verdict } from '../model/index.ts'
import { SKIPPED, UNANSWERED } from './codes.ts'
import { complain, print, write } from './io.ts'
import { toJson } from './json.ts'

export interface Refusal {
  readonly request: Request
  readonly verdict: Verdict
  readonly answer?: Answer
  readonly code: number
  readonly source: string
  /** The code by which a person can let it through. */
  readonly way?: string
}

export function report(refusal: Refusal, { json, quiet }: { readonly json: boolean; readonly quiet: boolean }): void {
  const { request, verdict, answer, source } = refusal
  complain(wordsOf(refusal))
  if (json) print(`${JSON.stringify({ ...toJson(request, verdict), ...(answer && { answer: { decision: answer.decision, by: answer.by, note: answer.note } }) })}\n`)
  // Who has seen the dialog has seen it all.
  else if (!quiet && !answer) write(2, `\n${renderVerdict(styleFor(process.stderr.columns, process.stderr.isTTY === true, process.env), source, verdict).join('\n')}\n`)
}

function wordsOf({ request, verdict, answer, code, source, way }: Refusal): string {
  const why = reasonOf(verdict, source)
  if (code === SKIPPED) return `skipped by ${answer?.by}`
  if (answer?.by === NOBODY) return `refused, since nobody approved it: ${answer.note ?? 'no answer came'}${way === undefined ? '' : `. ${why}. To let exactly this through once, a person runs: gatekeeper approve ${way}`}`
  if (answer) return `refused by ${answer.by}${answer.stop ? ', who wants to stop here' : ''}${answer.note ? `: ${answer.note}` : ''}`
  if (code !== UNANSWERED) return `refused: ${why}`
  return `approval is needed and there is no terminal to ask on: ${why}. To approve it, run it yourself in a terminal: ${howTo(request, source)}${way === undefined ? '' : `; or let the agent run exactly this once: gatekeeper approve ${way}`}; or allow it in your settings`
}

function reasonOf(verdict: Verdict, source: string): string {
  const [first, ...rest] = groupsOf(verdict)
  if (!first) return 'no rule says why'
  const { reason, rule, risk, instead } = first.finding
  const more = rest.length ? `, and ${rest.length} more` : ''
  const line = lineOf(source, first.span)
  return `${line === undefined ? '' : `line ${line}: `}${reason} (rule ${rule}, ${risk} risk${more})${instead ? `; instead: ${instead}` : ''}`
}

function howTo(request: Request, source: string): string {
  if (source.length > 200 || source.includes('\n')) return 'gatekeeper exec with the same arguments'
  return `gatekeeper exec -- ${request.action.kind === 'argv' ? source : `'${source.replaceAll("'", `'\\''`)}'`}`
}
