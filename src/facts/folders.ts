// Where gatekeeper keeps what is its own (XDG Base Directory Specification).
import { isAbsolute } from 'node:path'
import { normalise } from '../model/index.ts'
import { accountHome } from './account.ts'

/** Where `~` is: what HOME says, as every shell takes it. */
export const homeFolder = (): string => process.env['HOME'] || accountHome()

/** The base directory that a variable names, or the default below home; relative values count as unset, as the specification says. */
function base(variable: string, fallback: string): string {
  const value = process.env[variable]
  return normalise(`${value && isAbsolute(value) ? value : `${homeFolder()}/${fallback}`}/gatekeeper`)
}

/** Settings of the user. */
export const configFolder = (): string => base('XDG_CONFIG_HOME', '.config')
/** Grants and audit records. */
export const stateFolder = (): string => base('XDG_STATE_HOME', '.local/state')
/** Settings of whoever runs the machine. */
export const MANAGED_FOLDER = '/etc/gatekeeper'
