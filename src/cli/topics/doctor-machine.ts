// What the doctor looks at on the machine: versions, this copy, settings, and who may write to gatekeeper's own files.
import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { configFolder, MANAGED_FOLDER, stateFolder } from '../../facts/folders.ts'
import type { Setting } from '../../install/index.ts'
import { placeOf } from '../../settings/place.ts'
import type { Ports } from '../ports.ts'
import { check, type Check } from './doctor-check.ts'
import { settingChecks } from './doctor-settings.ts'
import { isProjects } from './trust.ts'

export function machineChecks(ports: Ports, setting: Setting & { readonly problem?: string }): readonly Check[] {
  const loaded = ports.policy(ports.facts(process.cwd()))
  const { files, problems } = loaded
  const [first] = problems
  const untrusted = files.filter(file => isProjects(file) && !file.trusted).map(file => file.path)
  const others = copies(setting)
  return [
    { about: 'versions', state: 'ok', text: `gatekeeper ${manifest.version}, Node ${process.versions.node} (${process.execPath})` },
    check('this copy', setting.problem ?? openProgram(setting.caller.root), setting.caller.root),
    check('other copies', others.length ? `the PATH has ${others.join(', ')} as well, which no entry of this copy calls` : undefined, 'none on the PATH', 'note'),
    check('settings', first && `${placeOf(first)}: ${first.message}; every call is refused until that is mended`, files.length ? files.map(file => file.path).join(', ') : 'none: the defaults are in force'),
    ...settingChecks(loaded),
    check('trust', untrusted.length ? `${untrusted.join(', ')} can only make things stricter; gatekeeper trust shows it` : undefined, 'no settings of this project wait for it', 'note'),
    check('files', openFile(), 'nobody else can write to settings, grants and records'),
  ]
}

/** Other launchers on the PATH: the one that a person types may not be the one that agents call. */
function copies({ caller, ground }: Setting): readonly string[] {
  const folders = (ground.env('PATH') ?? '').split(delimiter).filter(isAbsolute)
  return [...new Set(folders.map(folder => join(folder, 'gatekeeper')).filter(existsSync).map(path => realpathSync(path)))].filter(path => path !== caller.gate)
}

/** Whoever can change what runs can answer in gatekeeper's name. */
function openProgram(root: string): string | undefined {
  const open = [root, join(root, 'bin'), join(root, 'bin/gatekeeper'), join(root, 'dist'), join(root, 'dist/gatekeeper.cjs'), process.execPath].find(path => ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o002) !== 0)
  return open && `everybody may write to ${open}; run chmod o-w on it`
}

/** The first file or folder of ours that somebody else could change. */
function openFile(): string | undefined {
  const uid = process.getuid?.()
  for (const folder of [configFolder(), stateFolder(), MANAGED_FOLDER]) {
    if (!existsSync(folder)) continue
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const path of [folder, ...names.map(name => join(folder, name))]) {
      const stats = lstatSync(path, { throwIfNoEntry: false })
      if (!stats) continue
      if (stats.isSymbolicLink()) return `${path} is a symbolic link; put the file itself there`
      if ((stats.mode & 0o022) !== 0) return `others may write to ${path}; run chmod go-w on it`
      if (uid !== undefined && stats.uid !== uid && stats.uid !== 0) return `${path} belongs to user ${stats.uid}; chown it to yourself`
    }
  }
  return undefined
}
