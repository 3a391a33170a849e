// Everything that may stand in a file of settings. docs/settings.schema.json says the same for editors.
import type { Decision } from '../model/index.ts'

export const DECISIONS: readonly Decision[] = ['allow', 'ask', 'deny']
export const UNMATCHED = ['defer', 'ask', 'deny'] as const
/** The keys by the object that they stand in. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  '': ['$schema', 'mode', 'permissions', 'rules', 'commands', 'secret', 'protected', 'workspace', 'trusted', 'hook', 'shell', 'approver', 'ask', 'grants', 'denials', 'audit', 'forbidBypass', 'tests'],
  permissions: DECISIONS, workspace: ['roots'], trusted: ['folders', 'hosts'], hook: ['unmatched'], shell: ['secondOpinion'], approver: ['patience'],
}

/** The name of a layer, wherever it is shown or recorded. */
export const layerName = (layer: string): string => (layer === 'cli' ? 'command line' : layer)
