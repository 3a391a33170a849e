// Folders that paths are held against. Where the gate itself is: its settings, grants, records and shims, at the places in force and at the usual ones, and
// what runs when it is called. And where temporary files are.
import { join } from 'node:path'
import { normalise } from '../model/index.ts'
import { configFolder, MANAGED_FOLDER, stateFolder } from './folders.ts'
import { hooksElsewhere } from './hooks.ts'

/** @returns folders, absolute; what of them lies in a workspace is the gate's all the same */
export const ownFolders = (home: string): readonly string[] =>
  [...new Set([configFolder(), stateFolder(), MANAGED_FOLDER, join(home, '.config/gatekeeper'), join(home, '.local/state/gatekeeper'), ...installed(), ...hooksElsewhere()])]

/** The launchers, the built files beside them, and the plug-ins that are put in place from there. */
function installed(): readonly string[] {
  const root = normalise(__dirname).replace(/\/(?:src\/facts|dist(?:\/lib)?)$/, '')
  return [`${root}/bin`, `${root}/dist`, `${root}/hooks`]
}

/** Folders for temporary files, at their usual names and at their real ones. */
export const tempFolders = (home: string, realpath: (path: string) => string): readonly string[] =>
  [...new Set([realpath('/tmp'), '/tmp', realpath('/var/tmp'), realpath(process.env['TMPDIR'] || '/tmp')])].filter(folder => folder !== '/' && folder !== home)
