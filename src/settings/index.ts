// Settings in force: the user's and the managed file, read afresh at every call. A problem in one of them means that nothing passes unasked.
import type { Commands } from '../commands/define.ts'
import { type Mode, stricter } from '../model/index.ts'
import type { Policy } from '../policy/judge.ts'
import { decodeSettings, type Problem, type Settings, type Unmatched } from './decode.ts'
import { FILE, openSettings } from './file.ts'

export type { Problem, Unmatched } from './decode.ts'
export { FILE } from './file.ts'

export interface Loaded {
  readonly policy: Policy & { readonly commands?: Commands }
  readonly unmatched: Unmatched
  readonly secondOpinion: boolean
  /** Settings that cannot be used. What they said is lost, so nothing may be decided by what is left. */
  readonly problems: readonly Problem[]
}

export interface Folders {
  readonly config: string
  readonly managed: string
}

/** @param mode of the command line, which stands above the settings' */
export function loadSettings(folders: Folders, mode?: Mode): Loaded {
  const user = read(`${folders.config}/${FILE}`, 'user')
  const managed = read(`${folders.managed}/${FILE}`, 'managed')
  const settings = [managed.settings, user.settings]
  const wanted = mode ?? user.settings.mode ?? managed.settings.mode ?? 'default'
  // Whoever runs the machine sets the loosest mode that there may be.
  const bounded = managed.settings.mode ? stricter(managed.settings.mode, wanted) : wanted
  const taken = (bounded === 'bypassPermissions' || bounded === 'observe') && settings.some(one => one.forbidBypass)
  // What the machine's settings say of a program counts.
  const commands = [...(user.settings.commands ?? []), ...(managed.settings.commands ?? [])]
  return {
    policy: { ...(commands.length && { commands: new Map(commands) }), mode: taken ? 'default' : bounded, rules: user.settings.rules, managed: managed.settings.rules, layers: settings.flatMap(one => one.layers) },
    unmatched: managed.settings.unmatched ?? user.settings.unmatched ?? 'defer',
    secondOpinion: settings.some(one => one.secondOpinion),
    problems: [...managed.problems, ...user.problems],
  }
}

function read(file: string, layer: string): { readonly settings: Settings; readonly problems: readonly Problem[] } {
  const opened = openSettings(file)
  if ('absent' in opened) return { settings: { layers: [], rules: new Map() }, problems: [] }
  if ('problem' in opened) return { settings: { layers: [], rules: new Map() }, problems: [{ file, message: opened.problem }] }
  return decodeSettings(opened.text, file, layer)
}
