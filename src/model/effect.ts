// What running a command does to the world: a closed union of verbs with targets. One thing per effect.
import type { Origin, Word } from './word.ts'

interface On {
  readonly target: Word
}

/** Paths. `recursive`: everything below the target too. */
export interface PathEffect extends On {
  readonly kind: 'list' | 'read' | 'write' | 'append' | 'link' | 'execute'
  readonly recursive?: boolean
}
export interface DeleteEffect extends On {
  readonly kind: 'delete'
  readonly recursive?: boolean
}
/** Changes mode, owner or attributes. */
export interface PermitEffect extends On {
  readonly kind: 'permit'
  readonly recursive?: boolean
  readonly grants?: 'world-writable' | 'setuid' | 'executable' | 'owner'
}
/** Prints a secret, or the environment, which holds some. */
export interface RevealEffect extends On {
  readonly kind: 'reveal'
}
/**
 * Loses uncommitted work, history or a record that nothing else holds. `all`: the whole work tree or repository. `loses`: nothing but this, so that
 * nothing is lost where there is none of it.
 */
export interface DiscardEffect extends On {
  readonly kind: 'discard'
  readonly all?: boolean
  readonly loses?: 'changes' | 'changes and staged' | 'untracked' | 'untracked and ignored' | 'ignored'
}
/** Runs source text. `language` is the interpreter's; `from` says where the text comes from when it is not known. */
export interface InterpretEffect extends On {
  readonly kind: 'interpret'
  readonly language: string
  readonly from?: readonly Origin[]
  /** The text is written on the command line, in a language that gatekeeper does not read. */
  readonly literal?: boolean
  /** The target is the path of a script. */
  readonly file?: boolean
}
/** Talks to a host. `sends`: data leaves the machine. `shell`: the other side gets a shell. `listens`: others connect to us. */
export interface ConnectEffect extends On {
  readonly kind: 'connect'
  readonly sends?: boolean
  readonly shell?: boolean
  readonly listens?: boolean
}
/** Changes shared state that others see. `force`: overwrites or deletes what is there; `lease`: only if it is what we last saw. */
export interface PublishEffect extends On {
  readonly kind: 'publish'
  readonly force?: boolean
  readonly lease?: boolean
}
/** Changes, or removes for good, remote infrastructure or data. */
export interface RemoteEffect extends On {
  readonly kind: 'mutate' | 'destroy'
}
/** Brings software in. `where`: workspace, system-wide (or for the user), or from a URL, path or repository of no registry. */
export interface InstallEffect extends On {
  readonly kind: 'install'
  readonly where: 'workspace' | 'system' | 'url'
}
export interface ElevateEffect extends On {
  readonly kind: 'elevate'
}
/** Services, firewall, users, kernel, schedules, global settings. `persists`: it starts programs later, unasked. */
export interface ConfigureEffect extends On {
  readonly kind: 'configure'
  readonly persists?: boolean
}
/** Sends a signal. `all`: pid 1 or every process. `own`: a job of this shell. */
export interface SignalEffect extends On {
  readonly kind: 'signal'
  readonly all?: boolean
  readonly own?: boolean
}
export interface PlainEffect extends On {
  readonly kind: 'power' | 'exhaust'
}
/** Nothing is known of this, or not enough. */
export interface UnknownEffect extends On {
  readonly kind: 'unknown'
  readonly why: string
  /** The target is a text that names other files. Those of the workspace are judged as they are written. */
  readonly text?: true
}

export type Effect =
  | PathEffect
  | DeleteEffect
  | PermitEffect
  | RevealEffect
  | DiscardEffect
  | InterpretEffect
  | ConnectEffect
  | PublishEffect
  | RemoteEffect
  | InstallEffect
  | ElevateEffect
  | ConfigureEffect
  | SignalEffect
  | PlainEffect
  | UnknownEffect

export type EffectKind = Effect['kind']

/** Every kind once, in the order of design: what looks, what changes, what runs, what reaches out, what harms. */
export const EFFECT_KINDS = [
  'list', 'read', 'reveal', 'write', 'append', 'delete', 'permit', 'link', 'discard', 'execute', 'interpret', 'connect', 'publish',
  'mutate', 'destroy', 'install', 'elevate', 'configure', 'signal', 'power', 'exhaust', 'unknown',
] as const satisfies readonly EffectKind[]

/** The kinds whose target is a path of the file system. */
export const PATH_KINDS: ReadonlySet<EffectKind> = new Set<EffectKind>(['list', 'read', 'write', 'append', 'delete', 'permit', 'link', 'execute', 'discard'])

export const unknown = (target: Word, why: string): UnknownEffect => ({ kind: 'unknown', target, why })
