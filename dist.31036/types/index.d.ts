import type { Approver, Gate, GateOptions, Sink } from './library/types.js';
import { type EffectKind, type Mode, type Place } from './model/index.js';
/**
 * Makes a gate. Nothing is read, opened or started before it is asked.
 *
 * @throws naming all that is wrong with the options
 */
export declare const createGate: (options?: GateOptions) => Gate;
/** The dialog of `gatekeeper exec`, on the terminal that the process has. Without one it has no answer. */
export declare const terminalApprover: () => Approver;
/** The audit records that the program itself writes, in the same files. */
export declare const auditSink: ({ required }?: {
    readonly required?: boolean;
}) => Sink;
/** Copies: the tables of the gate itself are not handed out. */
export declare const EFFECT_KINDS: readonly EffectKind[];
export declare const MODES: readonly Mode[];
export declare const PLACES: readonly Place[];
export type * from './library/types.js';
export type * from './model/index.js';
export { compareDecisions, show, textOf, visible } from './model/index.js';
export type { Located, Rule, RuleSetting, Scene, Sight } from './policy/define.js';
export { rule as defineRule } from './policy/define.js';
