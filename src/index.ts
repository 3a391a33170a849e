// The library: what a program that embeds the gate imports. The other place, beside cli, where the pipeline meets this machine.
import { ports } from './cli/ports.ts'
import { create } from './library/create.ts'
import type { Approver, Gate, GateOptions, Sink } from './library/types.ts'
import { EFFECT_KINDS as effectKinds, type EffectKind, type Mode, MODES as modes, type Place, PLACES as places } from './model/index.ts'

/**
 * Makes a gate. Nothing is read, opened or started before it is asked.
 *
 * @throws naming all that is wrong with the options
 */
export const createGate = (options: GateOptions = {}): Gate => create(options, {
  cwd: () => process.cwd(),
  facts: ports.facts,
  settings: (facts, mode) => ports.policy(facts, { mode }),
  secondReader: async () => (await import('./cli/second-opinion.ts')).secondOpinion,
})

/** The dialog of `gatekeeper exec`, on the terminal that the process has. Without one it has no answer. */
export const terminalApprover = (): Approver => ({
  name: 'terminal',
  ask: async ({ request, verdict, deadline }) => {
    const { askPerson } = await import('./cli/ask.ts')
    // What the dialog offers to keep, nobody here would keep.
    return askPerson({ ...ports, patience: Math.max(1, deadline - Date.now()), memory: { ...ports.memory, offers: () => ({}) } }, request, verdict, { workspace: '', mode: '', boundary: '', terms: {} })
  },
})

/** The audit records that the program itself writes, in the same files. */
export const auditSink = ({ required = true }: { readonly required?: boolean } = {}): Sink => ({
  name: 'audit', required,
  write: ({ request, verdict, mode, answer }) => ports.record({ request, verdict, mode, ...(answer && { answer }) }),
})

/** Copies: the tables of the gate itself are not handed out. */
export const EFFECT_KINDS: readonly EffectKind[] = Object.freeze([...effectKinds])
export const MODES: readonly Mode[] = Object.freeze([...modes])
export const PLACES: readonly Place[] = Object.freeze([...places])

export type * from './library/types.ts'
export type * from './model/index.ts'
export { compareDecisions, show, textOf, visible } from './model/index.ts'
export type { Located, Rule, RuleSetting, Scene, Sight } from './policy/define.ts'
export { rule as defineRule } from './policy/define.ts'
