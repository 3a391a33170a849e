// What the settings of one file are.
import type { AuditSettings } from '../audit/settings.ts'
import type { Commands } from '../commands/define.ts'
import type { DenialSettings, GrantSettings } from '../memory/terms.ts'
import type { Mode } from '../model/index.ts'
import type { RuleSetting } from '../policy/define.ts'
import type { Layered } from '../policy/blocks.ts'
import type { AskSettings } from './ask.ts'
import type { UNMATCHED } from './keys.ts'
import type { RuleTest } from './tests.ts'

export interface Settings {
  readonly mode?: Mode
  readonly layers: readonly Layered[]
  readonly rules: ReadonlyMap<string, RuleSetting>
  /** What programs do that nothing is known of without it. */
  readonly commands?: Commands
  /** Patterns of paths, as written. */
  readonly secret: readonly string[]
  readonly protected: readonly string[]
  /** Folders, as written, that count as the workspace, and such whose files may be read like the workspace's. */
  readonly roots: readonly string[]
  readonly trusted: readonly string[]
  /** What becomes of asks that no rule of anybody's made, when an agent has a prompt of its own. */
  readonly unmatched?: Unmatched
  readonly secondOpinion?: boolean
  readonly forbidBypass?: boolean
  readonly audit?: AuditSettings
  readonly tests: readonly RuleTest[]
  readonly terms?: Partial<GrantSettings & DenialSettings>
  /** Where a person is reached when a host cannot ask. */
  readonly ask?: AskSettings
  /** Milliseconds that a person has to answer. */
  readonly patience?: number
}
export type Unmatched = (typeof UNMATCHED)[number]

export interface Problem {
  readonly file: string
  /** Counted from 1; absent where it is about the whole file. */
  readonly line?: number
  readonly message: string
}

export const noSettings = (): Settings => ({ layers: [], rules: new Map(), secret: [], protected: [], roots: [], trusted: [], tests: [] })
