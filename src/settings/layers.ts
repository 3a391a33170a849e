// From the settings of every layer to those in force. Who can write a file decides how far it may loosen.
import type { CommandSpec } from '../commands/define.ts'
import { type Facts, type Mode, strictest, stricter } from '../model/index.ts'
import type { RuleSetting } from '../policy/define.ts'
import { marksOf, type Written } from '../policy/marks.ts'
import type { Settings, Unmatched } from './define.ts'
import type { Loaded, Read, Typed } from './index.ts'
import { UNMATCHED } from './keys.ts'

/** What is left of the settings of a file that nobody has trusted: nothing that makes anything milder. */
export function tighteningOnly({ layers, rules, tests, secret, protected: guarded, mode, unmatched, secondOpinion, forbidBypass }: Settings): Settings {
  return {
    layers: layers.map(one => ({ ...one, trusted: false })), rules, tests, secret, protected: guarded, roots: [], trusted: [],
    ...(mode && { mode }), ...(unmatched && { unmatched }), ...(secondOpinion && { secondOpinion }), ...(forbidBypass && { forbidBypass }),
  }
}

/** @param files from the weakest layer to the strongest */
export function merged(files: readonly Read[], machine: Pick<Facts, 'home' | 'workspace' | 'realpath'>, typed: Typed): Loaded {
  const trusted = files.filter(one => one.trusted)
  const others = files.filter(one => !one.trusted)
  const managed = files.find(one => one.layer === 'managed')?.settings
  const last = <T>(pick: (settings: Settings) => T | undefined): T | undefined => trusted.map(one => pick(one.settings)).findLast(value => value !== undefined)
  const written = (from: readonly Read[], pick: (settings: Settings) => readonly string[]): readonly Written[] =>
    from.map(({ layer, path, settings }) => ({ patterns: pick(settings), base: layer === 'local' || layer === 'project' ? machine.workspace : layer === 'cli' ? folderOf(path) : machine.home }))
  // Most settings mark nothing, and what a path comes to is then not needed to read them.
  const marks = files.some(one => isMarking(one.settings)) ? marksOf({ secret: written(files, one => one.secret), protected: written(files, one => one.protected), workspace: written(trusted, one => one.roots), trusted: written(trusted, one => one.trusted) }, machine) : undefined
  const commands = new Map<string, CommandSpec>(trusted.flatMap(one => [...(one.settings.commands ?? [])]))
  // A project has no say in whom the machine calls.
  const ask = files.findLast(one => (one.layer === 'user' || one.layer === 'managed') && one.settings.ask)?.settings.ask
  const patience = last(one => one.patience)
  const tightened = rulesOf(others)
  const audit = last(one => one.audit)
  return {
    policy: {
      ...modeOf(files, typed.mode), rules: rulesOf(trusted.filter(one => one.layer !== 'managed')), layers: files.flatMap(one => one.settings.layers),
      ...(managed && { managed: managed.rules }), ...(tightened.size && { tightened }), ...(marks && { marks }), ...(commands.size && { commands }),
    },
    unmatched: strictestOf(managed?.unmatched ?? last(one => one.unmatched) ?? 'defer', others.map(one => one.settings.unmatched)),
    secondOpinion: files.some(one => one.settings.secondOpinion),
    problems: files.flatMap(one => one.problems),
    files: files.map(({ layer, path, trusted: by, text = '', settings: { tests } }) => ({ layer, path, trusted: by, text, tests })),
    // Only what is asked about needs it.
    get boundary() {
      return files.map(({ path, text = '' }) => `${path} ${printOf(text)}`).join(' ')
    },
    terms: trusted.map(one => one.settings.terms ?? {}).reduce((all, one) => Object.assign(all, one), {}),
    ...(audit && { audit: managed?.audit ?? audit }),
    ...(patience !== undefined && { patience }), ...(ask && { ask }),
  }
}

const isMarking = ({ secret, protected: guarded, roots, trusted }: Settings): boolean => secret.length + guarded.length + roots.length + trusted.length > 0

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** A stronger layer wins over a weaker one, field by field. Of files that only tighten, the strictest. */
function rulesOf(files: readonly Read[]): ReadonlyMap<string, RuleSetting> {
  const rules = new Map<string, RuleSetting>()
  for (const { trusted, settings } of files)
    for (const [id, setting] of settings.rules) {
      const before = rules.get(id)
      if (trusted) rules.set(id, { ...before, ...setting })
      else if (setting.decision) rules.set(id, { ...setting, decision: strictest([setting.decision, before?.decision ?? 'allow']) })
    }
  return rules
}

/** The mode that is asked for, no looser than managed settings, and than files that only tighten, have it. */
function modeOf(files: readonly Read[], typed: Mode | undefined): { readonly mode: Mode; readonly looksOnly?: true } {
  const of = (layer: Read['layer']): Mode | undefined => files.find(one => one.layer === layer && one.trusted)?.settings.mode
  const managed = of('managed')
  const wanted = typed ?? of('cli') ?? of('user') ?? of('project') ?? of('local') ?? managed ?? 'default'
  const bounded = managed ? stricter(managed, wanted) : wanted
  const taken = (bounded === 'bypassPermissions' || bounded === 'observe') && files.some(one => one.settings.forbidBypass)
  const all = [taken ? 'default' : bounded, ...files.flatMap(one => (!one.trusted && one.settings.mode ? [one.settings.mode] : []))]
  return { mode: all.reduce(stricter), ...([wanted, managed, ...all].includes('plan') && { looksOnly: true }) }
}

const strictestOf = (first: Unmatched, others: readonly (Unmatched | undefined)[]): Unmatched =>
  others.reduce<Unmatched>((a, b) => (b && UNMATCHED.indexOf(b) > UNMATCHED.indexOf(a) ? b : a), first)

/** A short print of a text that only its own user writes (FNV-1a, 32 bits, with the length): it tells that the text has changed, not who changed it. */
function printOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
