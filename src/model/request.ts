// Who asks for what, and what came of it: the types at both ends of the pipeline.
import type { Effect } from './effect.ts'
import { literal, type Word } from './word.ts'

export type Decision = 'allow' | 'ask' | 'deny'
export type Risk = 'low' | 'medium' | 'high'

const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

/** Below zero when `a` is the milder decision. */
export const compareDecisions = (a: Decision, b: Decision): number => DECISIONS.indexOf(a) - DECISIONS.indexOf(b)
export const compareRisks = (a: Risk, b: Risk): number => RISKS.indexOf(a) - RISKS.indexOf(b)
export const strictest = (decisions: readonly Decision[]): Decision => decisions.reduce((a, b) => (compareDecisions(a, b) < 0 ? b : a), 'allow')
export const highest = (risks: readonly Risk[]): Risk => risks.reduce((a, b) => (compareRisks(a, b) < 0 ? b : a), 'low')

export type Mode = 'default' | 'bubble' | 'plan' | 'acceptEdits' | 'auto' | 'dontAsk' | 'bypassPermissions' | 'observe'
/** From the most to the least strict. Of `dontAsk` and `plan` neither lets through all that the other does: whoever puts the two together holds to both. `bubble` asks what `default` asks, and never lets the agent's own prompt answer. */
const BY_STRICTNESS: readonly Mode[] = ['dontAsk', 'plan', 'bubble', 'default', 'acceptEdits', 'auto', 'bypassPermissions', 'observe']
export const stricter = (a: Mode, b: Mode): Mode => (BY_STRICTNESS.indexOf(a) <= BY_STRICTNESS.indexOf(b) ? a : b)
export const MODES: readonly Mode[] = ['default', 'bubble', 'plan', 'acceptEdits', 'auto', 'dontAsk', 'bypassPermissions', 'observe']

/** Who asks. All are names that the caller gave; none is proof of identity. */
export interface Principal {
  readonly agent: string
  readonly session?: string
  readonly user?: string
}

export type SingleAction =
  /** Source text for a shell. */
  | { readonly kind: 'script'; readonly source: string; readonly shell?: string }
  /** A program and its arguments, run without a shell. */
  | { readonly kind: 'argv'; readonly argv: readonly string[] }
  /** A file tool of the agent. `globs` are patterns of names that it may open, as pattern words write them. `recursive`: everything below the paths too. */
  | { readonly kind: 'file'; readonly tool: string; readonly verb: 'read' | 'write' | 'list' | 'delete'; readonly paths: readonly string[]; readonly globs?: readonly string[]; readonly recursive?: true }
  /** A tool of an MCP server. */
  | { readonly kind: 'mcp'; readonly server: string; readonly tool: string }
  /** A tool that fetches a page or searches the web. */
  | { readonly kind: 'fetch'; readonly tool: string; readonly url: string }
  /** A tool that neither touches files nor runs anything by itself (a to-do list, a sub-agent whose calls are judged again). */
  | { readonly kind: 'inert'; readonly tool: string }
  /** A tool that nothing is known of. */
  | { readonly kind: 'tool'; readonly tool: string }

export type Action =
  | SingleAction
  /** What one call does at once: a patch writes and deletes, a list of commands runs each in a shell of its own. */
  | { readonly kind: 'several'; readonly tool: string; readonly actions: readonly SingleAction[] }

export interface Request {
  readonly principal: Principal
  readonly action: Action
  /** Absolute path. */
  readonly cwd: string
  readonly interactive: boolean
  /** What is typed into a command while it runs does not come by here, and whoever asks can type. */
  readonly typing?: boolean
  /** The shell lives on from call to call: the variables that a line finds there may be what another one left. */
  readonly lives?: boolean
}

/** A place in the source text, in UTF-16 code units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** One thing that feeds or is fed by a command; see shell/. */
export interface Redirect {
  readonly operator: string
  readonly fd?: number
  readonly target: Word
}

export interface Assignment {
  readonly name: string
  readonly value: Word
  /** Of the form `name+=value`. */
  readonly append?: boolean
}

/** One simple command as it would reach exec. */
export interface Invocation {
  readonly program: Word
  readonly args: readonly Word[]
  readonly assignments: readonly Assignment[]
  readonly redirects: readonly Redirect[]
  /** The text on its standard input; absent when it reads what gatekeeper's caller gave. */
  readonly stdin?: Word
  /** The working directory, which may be one of several. */
  readonly cwd: Word
  /** Of the outermost source text. */
  readonly span: Span
  /** The program is a function or builtin of the shell, not a file. */
  readonly builtin?: boolean
}

/** An effect with what is needed to locate and explain it. */
export interface Occurrence {
  readonly effect: Effect
  readonly call: Invocation
  /** The command that started the package script or the script file which has this effect. */
  readonly via?: Invocation
  /** It happens as root. */
  readonly elevated?: boolean
  /** It happens on another machine or inside a container. */
  readonly host?: Word
}

/** The request as one line of text: for prompts, records and grants. */
export const textOf = ({ action }: Request): string => textOfAction(action)

function textOfAction(action: Action): string {
  switch (action.kind) {
    case 'script': return action.source
    case 'argv': return action.argv.map(quote).join(' ')
    case 'file': return `${action.tool} ${action.paths.join(' ')}`
    case 'mcp': return `mcp__${action.server}__${action.tool}`
    case 'fetch': return `${action.tool} ${action.url}`
    case 'inert': case 'tool': return action.tool
    case 'several': return action.actions.map(textOfAction).join('\n')
  }
}

/** A word as a POSIX shell would have to be given it. For display only: what was judged runs, never a rendering of it. */
const quote = (word: string): string => (/^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)

/** The request itself in the place of a command, where no command of it is meant. */
export const asInvocation = (request: Request): Invocation => ({
  program: literal(request.action.kind), args: [], assignments: [], redirects: [], cwd: literal(request.cwd), span: { start: 0, end: textOf(request).length },
})
