// Subcommands for people, which come in families: `gatekeeper grants list`. None is on the way of an agent's call, so each family is loaded when it is typed.
import type { Parsed } from '../parse.ts'
import type { Ports } from '../ports.ts'
import type { Usage } from '../usage.ts'

/** One thing to do. Without a name it is what the family does by itself: `gatekeeper trust`. */
export interface Deed extends Usage {
  /** @returns the exit code */
  readonly act: (parsed: Parsed, ports: Ports) => number | Promise<number>
}

export interface Topic {
  readonly name: string
  readonly about: string
  readonly deeds: readonly Deed[]
}
