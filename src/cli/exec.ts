// `exec`: judges a command, asks where that is needed, and starts it or refuses.
import { NOBODY, PARENT, PERSON } from '../approvers/who.ts'
import { faultOf } from '../disk/reason.ts'
import { hazardsOf, planArgv, planLine, planText } from '../executors/handoff.ts'
import { type Answer, type Request, textOf, type Verdict } from '../model/index.ts'
import { FAULT, REFUSED, SETTINGS, SKIPPED, UNANSWERED } from './codes.ts'
import { complain, misused, print } from './io.ts'
import { circumstancesOf, judgeIn, noteMode } from './judge.ts'
import type { Parsed } from './parse.ts'
import { type Outcome, type Ports, withinOf } from './ports.ts'
import { userShell } from './shell.ts'
import { leftTo, ofLine, readSource, type Source, type Start } from './source.ts'

/** How gatekeeper was called. */
export interface Call {
  readonly parsed: Parsed
  /** How many arguments stand before the operands, the subcommand counted. */
  readonly skip: number
  /** The launcher waits for a plan on standard output. */
  readonly planned: boolean
}

/** What was judged, and by whom it was answered if it had to be. */
interface Settled {
  readonly request: Request
  readonly verdict: Verdict
  readonly answer?: Answer
}

/**
 * @param agent in whose name
 * @param first what is to run, or what is wrong with the call
 * @returns the exit code of gatekeeper, or of the command when it was supervised
 */
export async function exec(ports: Ports, { parsed, skip, planned }: Call, agent = parsed.flags.has('for') ? 'typed' : 'exec', first = readSource(parsed, skip)): Promise<number> {
  const circumstances = circumstancesOf(parsed)
  if (typeof circumstances === 'string') return misused(circumstances)
  if (typeof first === 'string') return misused(first)
  const judged = await judgeIn(circumstances, ports, agent)
  if (typeof judged === 'string') return misused(judged, SETTINGS)
  const { judge, facts, mode, loaded } = judged
  // A shell would say it of each line.
  if (agent === 'exec') noteMode(loaded, circumstances.mode)
  const around = withinOf(facts, mode, loaded)
  return settle(first)

  async function settle(source: Source): Promise<number> {
    const { request, verdict } = judge(source.action)
    if (verdict.decision === 'allow') return begin(source.start, { request, verdict })
    if (verdict.decision === 'deny') return refuse({ request, verdict }, REFUSED)
    const known = ports.memory.recall(request, verdict, around)
    return known ? follow(source, { request, verdict, answer: known }) : ask(source, request, verdict)
  }

  async function ask(source: Source, request: Request, verdict: Verdict): Promise<number> {
    const answer = mode === 'bubble' ? await askAbove(request, verdict) : await (await import('./ask.ts')).askPerson(ports, request, verdict, around)
    return answer ? follow(source, { request, verdict, answer }) : refuse({ request, verdict }, UNANSWERED)
  }

  async function askAbove(request: Request, verdict: Verdict): Promise<Answer> {
    const { askParent } = await import('./bubble.ts')
    return askParent(ports, request, verdict, around, { patience: around.patience ?? ports.patience, edits: true })
  }

  async function follow(source: Source, settled: Settled & { readonly answer: Answer }): Promise<number> {
    const { answer, request, verdict } = settled
    if (answer.edited !== undefined) {
      noted({ request, verdict, answer })
      const { start } = source
      const line = ofLine(answer.edited, start.shell ?? userShell(), start.kind === 'line' ? start.name : undefined)
      const edited = start.kind === 'left' ? leftTo(start.shell.name, line) : line
      return typeof edited === 'string' ? misused(edited) : settle(edited)
    }
    keep(request, verdict, answer)
    if (answer.decision === 'allow') return begin(source.start, settled)
    return refuse(settled, answer.decision === 'skip' ? SKIPPED : answer.by === NOBODY ? UNANSWERED : REFUSED)
  }

  /** An answer that cannot be kept is still an answer. */
  function keep(request: Request, verdict: Verdict, answer: Answer): void {
    if (answer.by !== PERSON && answer.by !== PARENT) return
    try {
      const stop = ports.memory.remember(request, verdict, answer, around)
      // Who reads it may be a person, whom nobody has to tell what to do.
      if (stop !== undefined && agent !== 'typed') complain(`for the agent, if one called this: ${stop}`)
    } catch (error) {
      complain(`the answer cannot be kept for the next time: ${faultOf(error)}`)
    }
  }

  async function begin(start: Start, settled: Settled): Promise<number> {
    if (start.kind === 'left') {
      if (!noted(settled)) return FAULT
      print(planned ? planText(start.text) : start.text)
      return 0
    }
    const withheld = hazardsOf(process.env, start.talks)
    if (!planned) {
      const [{ supervise }, { listen }] = await Promise.all([import('../executors/supervise.ts'), import('./parent.ts')])
      const stop = parsed.flags.has('supervise') && await listen(around.patience ?? ports.patience)
      const end = await supervise(wordsOf(start), withheld)
      if (stop) await stop()
      return finish(end, settled)
    }
    if (!noted(settled)) return FAULT
    print(start.kind === 'argv' ? planArgv(start.skip, withheld) : planLine(start.shell.words, start.text, start.skip ?? skip + parsed.operands.length, start.name, withheld))
    return 0
  }

  function finish(end: { readonly code: number; readonly problem?: string; readonly signal?: string; readonly duration: number }, settled: Settled): number {
    if (end.problem !== undefined) complain(end.problem)
    noted({ ...settled, exit: end.code, ...(end.signal !== undefined && { signal: end.signal }), duration: end.duration })
    return end.code
  }

  async function refuse(settled: Settled, code: number): Promise<number> {
    noted({ ...settled, exit: code })
    const { report } = await import('./refusal.ts')
    const way = code === UNANSWERED && (!settled.answer || mode === 'bubble') ? await wayOut(settled) : undefined
    report({ ...settled, code, source: textOf(settled.request), ...(way !== undefined && { way }) }, { json: parsed.flags.has('json'), quiet: parsed.flags.has('quiet') })
    return code
  }

  /** Agents may start each command in a session of its own: a yes must not be bound to one that is over then. */
  async function wayOut({ request, verdict }: Settled): Promise<string | undefined> {
    const { session: _, ...principal } = request.principal
    return (await import('./unasked.ts')).codeFor({ ...request, principal }, verdict, around)
  }

  /** What cannot be recorded does not run; once it has run, only the complaint is left. */
  function noted(outcome: Omit<Outcome, 'mode'>): boolean {
    try {
      ports.record({ ...outcome, mode, audit: loaded.audit })
      return true
    } catch (error) {
      complain(`the record cannot be written${outcome.exit === undefined ? ', so nothing runs' : ''}: ${faultOf(error)}`)
      return false
    }
  }
}

const wordsOf = (start: Exclude<Start, { kind: 'left' }>): readonly string[] =>
  start.kind === 'argv' ? start.argv : [...start.shell.words, '-c', start.text, ...(start.name === undefined ? [] : [start.name]), ...(start.args ?? [])]
