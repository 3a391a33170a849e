// How long an answer holds, and how many refusals are enough.

export interface GrantSettings {
  /** Milliseconds that a grant or a refusal holds. */
  readonly ttl: number
}

export interface DenialSettings {
  /** Refusals without a yes in between, after which an agent is told to stop. */
  readonly inARow: number
  /** The same, in one session altogether. */
  readonly inAll: number
}

/** What holds where settings say nothing: a working day. */
export const GRANTS: GrantSettings = { ttl: 8 * 60 * 60 * 1000 }
export const DENIALS: DenialSettings = { inARow: 3, inAll: 20 }

/** The longest that anything is remembered: files that nobody wrote to for longer hold nothing. */
export const LONGEST = 31 * 24 * 60 * 60 * 1000

/** The longest line that is kept, in bytes. */
export const LONG = 16 * 1024
