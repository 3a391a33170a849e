// What an agent's adapter is: from the agent's hook input to a request, and from a verdict to the answer that the agent understands.
import type { Json, Mode, Request } from '../model/index.ts'

export interface HookInput {
  readonly request: Request
  /** The agent's own mode, where it tightens ours. */
  readonly mode?: Mode
  /** The folder that the agent was started in, where it says so: its workspace. */
  readonly workspace?: string
  /** The folder that the agent is in, where the call is made in another one: the workspace is then the one around it. */
  readonly base?: string
  /** Which of the agent's events this is; the answer's form depends on it. */
  readonly event: string
}

/** What the hook process prints and exits with. */
export interface HookOutput {
  readonly stdout: string
  readonly stderr: string
  readonly exit: number
}

export type Reply =
  | { readonly kind: 'pass' }
  | { readonly kind: 'allow'; readonly reason: string }
  | { readonly kind: 'ask'; readonly reason: string }
  | { readonly kind: 'deny'; readonly reason: string }

/** What an agent gives its hook besides the input. */
export interface Around {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that the hook was started in. */
  readonly cwd: string
}

/** The input is none of the agent's, or holds a call that cannot be made out. */
export interface Problem {
  readonly problem: string
  readonly event?: string
}

export interface Agent {
  readonly name: string
  /** The agent that an input is from, when the hook was called by this one's name: see detect.ts. */
  readonly caller?: (input: Json) => string
  /** The agent puts a question of this event to its own user. What is a question elsewhere is refused before it comes to `encode`. */
  readonly asks: (event: string) => boolean
  /** @returns undefined for an event that is certainly no call of a tool */
  readonly decode: (input: Json, around: Around) => HookInput | Problem | undefined
  readonly encode: (reply: Reply, event: string) => HookOutput
  /** What to answer when the gate itself fails; without the event where not even that could be read. */
  readonly refuse: (reason: string, event?: string) => HookOutput
}
