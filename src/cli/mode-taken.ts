// Whether the mode that somebody wants is one that settings take away: they would wonder why they are asked.
import type { Mode } from '../model/index.ts'
import { decodeSettings } from '../settings/decode.ts'
import type { Loaded, SettingsFile } from '../settings/index.ts'

/** Whose mode counts, the strongest first. */
const ORDER: readonly SettingsFile['layer'][] = ['cli', 'user', 'project', 'local', 'managed']

/** @param typed the mode of the command line @returns what to tell; undefined where no mode is taken away */
export function modeTaken({ policy, files }: Pick<Loaded, 'policy' | 'files'>, typed?: Mode): string | undefined {
  const forbids = files.filter(({ text }) => text.includes('forbidBypass'))
  if (!forbids.length) return undefined
  const read = ({ text, path, layer }: SettingsFile): ReturnType<typeof decodeSettings>['settings'] => decodeSettings(text, path, layer).settings
  const wanted = typed ?? ORDER.map(layer => files.find(one => one.layer === layer && one.trusted)).map(one => one && read(one).mode).find(mode => mode !== undefined)
  const by = forbids.find(one => read(one).forbidBypass)
  return by && (wanted === 'observe' || wanted === 'bypassPermissions') && policy.mode !== wanted ? `the mode ${wanted} is taken away by forbidBypass in ${by.path}, and ${policy.mode} is in force` : undefined
}
