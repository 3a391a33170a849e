import type { Action, Answer, Decision, Facts, Mode, Request, Risk, Verdict } from '../model/index.js';
import type { Rule } from '../policy/define.js';
/** What a gate is made of. All of it is optional: without options a gate knows the built-in rules, and refuses what they ask about. */
export interface GateOptions {
    /** Who asks, as records and questions name it. A request may say otherwise. */
    readonly agent?: string;
    readonly session?: string;
    readonly user?: string;
    /** The folder of requests that name none, absolute. Else the process's own. */
    readonly cwd?: string;
    /** The project folder, absolute. Else the repository around the request's folder. */
    readonly workspace?: string;
    /** What the machine says: one for all requests, or made for each. Else this machine, looked at anew for each. */
    readonly facts?: Facts | ((cwd: string, workspace?: string) => Facts);
    /** How to decide; `default` when absent. */
    readonly mode?: Mode;
    /** Built-in rules and those of `policies`, by id, as the settings write them. Pinned rules cannot be loosened. */
    readonly rules?: Readonly<Record<string, Decision | RuleChange>>;
    /** Lists of patterns such as `bash(npm test)`, as the settings write them. */
    readonly permissions?: Readonly<Partial<Record<Decision, readonly string[]>>>;
    /** Rules of your own; see `defineRule`. */
    readonly policies?: readonly Rule[];
    /** What programs do that nothing is known of, as the settings write it. */
    readonly commands?: Readonly<Record<string, unknown>>;
    /** The settings files of this machine count too, read anew for each request; what stands here comes on top, and the stricter word counts. */
    readonly settings?: boolean;
    /** Called in order before a request is judged. */
    readonly before?: readonly BeforeHook[];
    /** Called in order when a request is judged and answered. */
    readonly after?: readonly AfterHook[];
    /** Asked in order, until one answers. */
    readonly approvers?: readonly Approver[];
    /** Milliseconds that a question may take over all approvers, that a hook may take, and a sink; 10 minutes when absent. */
    readonly deadline?: number;
    /** Told of every outcome. */
    readonly sinks?: readonly Sink[];
}
/** What changes of a rule. */
export interface RuleChange {
    readonly decision?: Decision;
    readonly risk?: Risk;
    readonly reason?: string;
}
/** A request: a command line, or what else is to be judged. */
export type Asked = string | GateRequest;
export interface GateRequest {
    readonly action: Action;
    /** Absolute path. */
    readonly cwd?: string;
    readonly agent?: string;
    readonly session?: string;
    readonly user?: string;
    /** The command is typed into a shell in which a person sits: aliases and start-up files count. */
    readonly interactive?: boolean;
}
/** What a hook says when it does not like what it sees: refused, or somebody must approve it; with the reason. */
export type Refusal = {
    readonly deny: string;
} | {
    readonly ask: string;
};
/** A text stands for a command line. What it says is judged from the start, and is what the outcome gives to run. */
export type Rewrite = {
    readonly rewrite: string | Action;
};
type Maybe<T> = T | undefined | Promise<T | undefined>;
/**
 * Sees a request before it is judged. It can refuse it, have somebody asked, or put another action in its place; nothing it says lets anything
 * pass. What it throws, and whatever is no such word, is a refusal.
 */
export type BeforeHook = (request: Request) => Maybe<Refusal | Rewrite> | void | Promise<void>;
/** A request with what became of it so far. Changing it changes nothing. */
export interface Judged {
    readonly request: Request;
    readonly verdict: Verdict;
    /** Who was asked, if anybody was, and what they said. */
    readonly answer?: Answer;
    readonly decision: Answer['decision'];
}
/** Sees what was decided. It can refuse what is about to pass, or have somebody asked; it can loosen nothing. */
export type AfterHook = (judged: Judged) => Maybe<Refusal> | void | Promise<void>;
/** Answers questions. A throw, an unusable answer and an answer after the deadline are refusals. */
export interface Approver {
    readonly name: string;
    /** @returns undefined when it cannot answer this one: the next approver is asked then. `by` is the approver's name unless it says otherwise. */
    ask(question: Question): Maybe<Omit<Answer, 'by'> & {
        readonly by?: string;
    }>;
}
export interface Question {
    readonly request: Request;
    readonly verdict: Verdict;
    /** The request as one line. */
    readonly text: string;
    /** When the answer comes too late, in milliseconds since 1970. */
    readonly deadline: number;
    /** Aborted when nobody waits for the answer any more. */
    readonly signal: AbortSignal;
}
/** Takes outcomes: a log, a database, a metric. */
export interface Sink {
    readonly name: string;
    /** What this sink does not take does not run. Otherwise its failures change nothing. */
    readonly required?: boolean;
    write(outcome: Outcome): unknown;
}
/** What came of a request. `skip`: a person wants it left out, without a refusal. */
export interface Outcome {
    readonly decision: Answer['decision'];
    /** In one line, for the agent: what was decided, why, and what to do instead. */
    readonly reason: string;
    /** What was decided about, and the only thing to run when it is allowed: hooks and approvers may have put another action in its place. */
    readonly request: Request;
    /** The request as it came, where it was replaced. */
    readonly original?: Request;
    readonly verdict: Verdict;
    readonly answer?: Answer;
    readonly mode: Mode;
    /** Sinks that failed, and how. */
    readonly faults?: readonly string[];
}
export interface Gate {
    /**
     * What policy says of a request. Pure but for the facts, which only read: no hook, no approver and no sink takes part, so that only what `decide`
     * allows should run. Never throws; whatever goes wrong is a denial by the rule `gate-failed`.
     */
    readonly check: (asked: Asked) => Verdict;
    /** Settles a request: hooks, policy, and a question where one is needed. Never rejects. */
    readonly decide: (asked: Asked) => Promise<Outcome>;
    /** One line for each example of `policies` and `commands` that comes out otherwise than it says. For a test of your own. */
    readonly failures: () => readonly string[];
}
export {};
