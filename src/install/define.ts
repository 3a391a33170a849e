// What a host is: an agent with a place where it is told to call gatekeeper. Data, from which plans are made.
import type { Json } from '../model/index.ts'

export type Scope = 'user' | 'project'

/** Where things are on this machine. */
export interface Ground {
  readonly home: string
  /** The project's root. */
  readonly workspace: string
  /** A variable of the environment; undefined when unset or empty. */
  readonly env: (name: string) => string | undefined
  /** Whether a file is there: some hosts read one in place of another. */
  readonly has: (path: string) => boolean
}

/** What an entry needs to know of how it is called. */
export interface Caller {
  /**
   * A line for the shell that the host uses, which answers with a refusal also where gatekeeper is gone or broken.
   *
   * @param agent as `gatekeeper hook` knows it
   */
  readonly line: (agent: string, form?: LineForm) => string
  /** Absolute paths of Node and of the launcher. */
  readonly node: string
  readonly gate: string
  /** The package's own folder. */
  readonly root: string
  /** The text of a file of its `hooks`; undefined where this copy has none of that name. */
  readonly template: (name: string) => string | undefined
}

export interface LineForm {
  /** `any`: whatever shell the user has, which may be none of POSIX's. */
  readonly shell?: 'posix' | 'any'
  /** The host itself refuses what takes too long. */
  readonly patient?: true
  /** What refuses, as the host understands it: exit code 2 with a reason on stderr, or a text on stdout. */
  readonly refusal?: string
}

/** One thing that is put into a file of JSON: the element of a list, or a key of an object. */
export interface Entry {
  /** The keys that lead to the list, or to the object where `key` is given. */
  readonly at: readonly string[]
  readonly key?: string
  readonly value: Json
}

export type HostFile =
  /** JSON, with or without comments, that others write to as well. `frame` is what a new file needs besides. */
  | { readonly kind: 'json'; readonly path: string; readonly entries: readonly Entry[]; readonly frame?: Json }
  /** TOML that others write to as well: a block of our own at its end. `table` is the one that the block adds to. */
  | { readonly kind: 'toml'; readonly path: string; readonly block: string; readonly table: string }
  /** A file that is ours as a whole; without a text where this copy of gatekeeper does not have it. */
  | { readonly kind: 'whole'; readonly path: string; readonly text: string | undefined; readonly executable?: boolean }

/** How a host says that a call was refused. */
export type Dialect = 'nested' | 'decision' | 'answer' | 'permission' | 'permissionDecision' | 'cancel' | 'exit'

export interface Canary {
  /** How the host runs the line. */
  readonly shell: 'sh' | 'bash' | 'login' | 'file'
  readonly dialect: Dialect
  /** What the host sends for a command, with the tool and the names that it uses. */
  readonly payload: (command: string, cwd: string) => Json
  readonly env?: (cwd: string) => Readonly<Record<string, string>>
  /** Milliseconds until the host goes on without an answer. */
  readonly deadline: number
}

export interface Host {
  readonly name: string
  readonly title: string
  /** Programs that it comes as. */
  readonly programs: readonly string[]
  /** Its folders, any of which says that it is here. */
  readonly folders: (ground: Ground) => readonly string[]
  /** The files of a scope; empty where the host has none. */
  readonly files: (scope: Scope, ground: Ground, caller: Caller) => readonly HostFile[]
  /** What the user still has to do. */
  readonly todo: readonly string[]
  /** What happens where gatekeeper cannot answer in time, or cannot be started. */
  readonly broken: string
  /** Other hosts that also run what stands in these files. */
  readonly alsoReadBy?: readonly string[]
  readonly canary?: Canary
  /** Why its hooks do not run although they stand there, as far as its files say so. */
  readonly off?: (ground: Ground, read: (path: string) => string | undefined) => string | undefined
}

/** An agent that has no place for a gate. */
export interface Unable {
  readonly name: string
  readonly title: string
  readonly cannot: string
}
