// Settings in force: the files of every layer, read afresh at every call. A problem in one of them means that nothing passes unasked.
import type { AuditSettings } from '../audit/settings.ts'
import type { Commands } from '../commands/define.ts'
import type { DenialSettings, GrantSettings } from '../memory/terms.ts'
import type { Facts, Mode } from '../model/index.ts'
import type { Policy } from '../policy/judge.ts'
import type { AskSettings } from './ask.ts'
import { decodeSettings } from './decode.ts'
import { noSettings, type Problem, type Settings, type Unmatched } from './define.ts'
import { FILE, openSettings } from './file.ts'
import { merged, tighteningOnly } from './layers.ts'
import type { RuleTest } from './tests.ts'
import { isTrusted } from './trust.ts'

export type { Problem, Unmatched } from './define.ts'
export { FILE } from './file.ts'

export interface Loaded {
  readonly policy: Policy & { readonly commands?: Commands }
  readonly unmatched: Unmatched
  readonly secondOpinion: boolean
  /** Where a person is reached when a host cannot ask, where the user's settings say so. */
  readonly ask?: AskSettings
  /** Milliseconds that a person has to answer, where settings say so. */
  readonly patience?: number
  /** Settings that cannot be used. What they said is lost, so nothing may be decided by what is left. */
  readonly problems: readonly Problem[]
  readonly files: readonly SettingsFile[]
  /** What becomes of records, where settings say so. */
  readonly audit?: AuditSettings
  /** How long answers hold, and how many refusals are enough, where settings say so. */
  readonly terms: Partial<GrantSettings & DenialSettings>
  /** A print of all files of settings: what was granted under others does not hold. */
  readonly boundary: string
}

/** A file of settings that is there. */
export interface SettingsFile {
  readonly layer: Layer
  readonly path: string
  /** False: whoever wrote it is not known, and it only makes things stricter. */
  readonly trusted: boolean
  readonly text: string
  /** Its examples of what rules come to. */
  readonly tests: readonly RuleTest[]
}
export type Layer = 'local' | 'project' | 'user' | 'managed' | 'cli'

export interface Folders {
  readonly config: string
  readonly managed: string
}

export interface Typed {
  /** Of the command line, which stands above the settings'. */
  readonly mode?: Mode | undefined
  /** A file of settings for this call, absolute. */
  readonly settings?: string | undefined
}

/** The folder of a project's own settings, and the file in it that is nobody else's. */
export const PROJECT = '.gatekeeper'
export const LOCAL = 'settings.local.json'

export interface Read extends Pick<SettingsFile, 'layer' | 'path' | 'trusted'> {
  readonly text?: string
  readonly settings: Settings
  readonly problems: readonly Problem[]
}

/** @param machine where the project is, and what its paths lead to */
export function loadSettings({ config, managed }: Folders, machine: Pick<Facts, 'home' | 'workspace' | 'realpath'>, typed: Typed = {}): Loaded {
  const project = `${machine.workspace}/${PROJECT}`
  const files = [
    read(`${project}/${LOCAL}`, 'local', config), read(`${project}/${FILE}`, 'project', config), read(`${config}/${FILE}`, 'user', config),
    read(`${managed}/${FILE}`, 'managed', config), ...(typed.settings === undefined ? [] : [read(typed.settings, 'cli', config)]),
  ].filter(one => one !== undefined)
  return files.length ? merged(files, machine, typed) : { policy: { mode: typed.mode ?? 'default', rules: new Map(), layers: [] }, unmatched: 'defer', secondOpinion: false, problems: [], files: [], terms: {}, boundary: '' }
}

/** @returns undefined where there is no such file */
function read(path: string, layer: Layer, config: string): Read | undefined {
  const shared = layer === 'local' || layer === 'project'
  const opened = openSettings(path, shared)
  if ('absent' in opened) return layer === 'cli' ? { layer, path, trusted: true, settings: noSettings(), problems: [{ file: path, message: 'there is no such file' }] } : undefined
  if ('problem' in opened) return { layer, path, trusted: !shared, settings: noSettings(), problems: [{ file: path, message: opened.problem }] }
  const { settings, problems } = decodeSettings(opened.text, path, layer)
  const trusted = !shared || isTrusted(config, path, opened.text)
  return { layer, path, trusted, text: opened.text, settings: trusted ? settings : tighteningOnly(settings), problems }
}
