import type { Effect } from './effect.js';
import { type Word } from './word.js';
export type Decision = 'allow' | 'ask' | 'deny';
export type Risk = 'low' | 'medium' | 'high';
/** Below zero when `a` is the milder decision. */
export declare const compareDecisions: (a: Decision, b: Decision) => number;
export declare const compareRisks: (a: Risk, b: Risk) => number;
export declare const strictest: (decisions: readonly Decision[]) => Decision;
export declare const highest: (risks: readonly Risk[]) => Risk;
export type Mode = 'default' | 'bubble' | 'plan' | 'acceptEdits' | 'auto' | 'dontAsk' | 'bypassPermissions' | 'observe';
export declare const stricter: (a: Mode, b: Mode) => Mode;
export declare const MODES: readonly Mode[];
/** Who asks. All are names that the caller gave; none is proof of identity. */
export interface Principal {
    readonly agent: string;
    readonly session?: string;
    readonly user?: string;
}
export type SingleAction = 
/** Source text for a shell. */
{
    readonly kind: 'script';
    readonly source: string;
    readonly shell?: string;
}
/** A program and its arguments, run without a shell. */
 | {
    readonly kind: 'argv';
    readonly argv: readonly string[];
}
/** A file tool of the agent. `globs` are patterns of names that it may open, as pattern words write them. `recursive`: everything below the paths too. */
 | {
    readonly kind: 'file';
    readonly tool: string;
    readonly verb: 'read' | 'write' | 'list' | 'delete';
    readonly paths: readonly string[];
    readonly globs?: readonly string[];
    readonly recursive?: true;
}
/** A tool of an MCP server. */
 | {
    readonly kind: 'mcp';
    readonly server: string;
    readonly tool: string;
}
/** A tool that fetches a page or searches the web. */
 | {
    readonly kind: 'fetch';
    readonly tool: string;
    readonly url: string;
}
/** A tool that neither touches files nor runs anything by itself (a to-do list, a sub-agent whose calls are judged again). */
 | {
    readonly kind: 'inert';
    readonly tool: string;
}
/** A tool that nothing is known of. */
 | {
    readonly kind: 'tool';
    readonly tool: string;
};
export type Action = SingleAction
/** What one call does at once: a patch writes and deletes, a list of commands runs each in a shell of its own. */
 | {
    readonly kind: 'several';
    readonly tool: string;
    readonly actions: readonly SingleAction[];
};
export interface Request {
    readonly principal: Principal;
    readonly action: Action;
    /** Absolute path. */
    readonly cwd: string;
    readonly interactive: boolean;
    /** What is typed into a command while it runs does not come by here, and whoever asks can type. */
    readonly typing?: boolean;
    /** The shell lives on from call to call: the variables that a line finds there may be what another one left. */
    readonly lives?: boolean;
}
/** A place in the source text, in UTF-16 code units. */
export interface Span {
    readonly start: number;
    readonly end: number;
}
/** One thing that feeds or is fed by a command; see shell/. */
export interface Redirect {
    readonly operator: string;
    readonly fd?: number;
    readonly target: Word;
}
export interface Assignment {
    readonly name: string;
    readonly value: Word;
    /** Of the form `name+=value`. */
    readonly append?: boolean;
}
/** One simple command as it would reach exec. */
export interface Invocation {
    readonly program: Word;
    readonly args: readonly Word[];
    readonly assignments: readonly Assignment[];
    readonly redirects: readonly Redirect[];
    /** The text on its standard input; absent when it reads what gatekeeper's caller gave. */
    readonly stdin?: Word;
    /** The working directory, which may be one of several. */
    readonly cwd: Word;
    /** Of the outermost source text. */
    readonly span: Span;
    /** The program is a function or builtin of the shell, not a file. */
    readonly builtin?: boolean;
}
/** An effect with what is needed to locate and explain it. */
export interface Occurrence {
    readonly effect: Effect;
    readonly call: Invocation;
    /** The command that started the package script or the script file which has this effect. */
    readonly via?: Invocation;
    /** It happens as root. */
    readonly elevated?: boolean;
    /** It happens on another machine or inside a container. */
    readonly host?: Word;
}
/** The request as one line of text: for prompts, records and grants. */
export declare const textOf: ({ action }: Request) => string;
/** The request itself in the place of a command, where no command of it is meant. */
export declare const asInvocation: (request: Request) => Invocation;
