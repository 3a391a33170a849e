// What bench/coverage.mjs leaves out, and why.

/** Pages and programs of that name that are others than the spec's. */
export const OTHERS = new Map([])

/** Programs whose subcommands may each be asked for their help: they have no page of their own. */
export const HELPS = new Set([])

/** Options that no spec should know: what they do cannot be told from the line. */
export const DELIBERATE = new Map([])
