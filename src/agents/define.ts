// What an agent's adapter is: from the agent's hook input to a request, and from a verdict to the answer that the agent understands.
import type { Mode, Request } from '../model/index.ts'

export interface HookInput {
  readonly request: Request
  /** The agent's own mode, where it tightens ours. */
  readonly mode?: Mode
  /** The folder that the agent was started in, where it says so: its workspace. */
  readonly workspace?: string
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

export interface Agent {
  readonly name: string
  /** The agent can put a question to its own user. */
  readonly asks: boolean
  /** @returns undefined for an event that is no call of a tool; a problem when the input is none of the agent's */
  readonly decode: (input: unknown) => HookInput | { readonly problem: string } | undefined
  readonly encode: (reply: Reply, event: string) => HookOutput
  /** What to answer when nothing could be decoded. */
  readonly refuse: (reason: string) => HookOutput
}
