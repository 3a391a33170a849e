import { type Decision, type Occurrence, type Risk } from './request.js';
export type Place = 'own' | 'secret' | 'protected' | 'device' | 'sink' | 'workspace' | 'temp' | 'home' | 'system' | 'remote' | 'unresolved';
/** From the most to the least guarded. `sink` is a device that swallows or yields nothing of worth, such as /dev/null. */
export declare const PLACES: readonly Place[];
/** A rule that found an effect, and what it makes of it. */
export interface Finding {
    readonly rule: string;
    readonly decision: 'ask' | 'deny';
    readonly risk: Risk;
    readonly reason: string;
    readonly instead?: string;
    /** No setting but the managed layer's loosens it, and no person can approve it. */
    readonly pinned?: boolean;
    /** A plain side effect inside the workspace: an agent that asks its own user about those may go on doing so. */
    readonly plain?: boolean;
    readonly occurrence: Occurrence;
    readonly place?: Place;
    /** The layer that decided: built-in, mode, user, managed, cli, session. */
    readonly layer: string;
}
export interface Verdict {
    readonly decision: Decision;
    readonly risk: Risk;
    readonly findings: readonly Finding[];
    readonly occurrences: readonly Occurrence[];
}
/** @returns the strictest of the findings; allow, at low risk, when there is none */
export declare function verdict(findings: readonly Finding[], occurrences: readonly Occurrence[]): Verdict;
/** What an approver said. */
export interface Answer {
    readonly decision: 'allow' | 'deny' | 'skip';
    /** Who or what answered: a person at a terminal, a grant, a mode. */
    readonly by: string;
    /** For the agent, in its user's words. */
    readonly note?: string;
    /** For one more call, this session (`like`: for everything like it), or for good (`wider`: by the wider rule). */
    readonly remember?: 'once' | 'session' | 'like' | 'always' | 'wider';
    /** A command line to judge in place of the one asked about. */
    readonly edited?: string;
    /** Nothing was chosen: the question was put away (Esc). It is asked again next time. */
    readonly passing?: boolean;
    /** Whoever answered wants nothing more to run (Ctrl+C). */
    readonly stop?: boolean;
}
