// What a proxy needs from outside: somebody who judges, and the two ends.
import type { Action } from '../model/index.ts'

export interface Judged {
  readonly kind: 'pass' | 'allow' | 'ask' | 'deny'
  readonly reason: string
  /** The same for a call that does the same: a yes to one is a yes to the other. */
  readonly key: string
  /** Records what the user said to a question. Throws when it cannot. */
  readonly answered: (allowed: boolean) => void
}

export interface Asked {
  readonly session: string
  readonly action: Action
  readonly cwd: string
  /** The folder in which the session is. */
  readonly base: string
}

export interface Ends {
  readonly judge: (asked: Asked) => Judged
  /** To whoever started the proxy. */
  readonly toClient: (line: Buffer) => void
  /** To what the proxy started. */
  readonly toServer: (line: Buffer) => void
  /** For the person who looks at the log. */
  readonly complain: (text: string) => void
  /** Where it was started. */
  readonly cwd: string
}

export interface Relay {
  readonly fromClient: (line: Buffer | undefined) => void
  readonly fromServer: (line: Buffer | undefined) => void
}
