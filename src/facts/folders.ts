// Where gatekeeper keeps what is its own (XDG Base Directory Specification).
import { isAbsolute, join } from 'node:path'
import { accountHome } from './account.ts'

/** Where `~` is: what HOME says, as every shell takes it. */
export const homeFolder = (): string => process.env['HOME'] || accountHome()

/** The base directory that a variable names, or the default below home; relative values count as unset, as the specification says. */
function base(variable: string, fallback: string): string {
  const value = process.env[variable]
  return join(value && isAbsolute(value) ? value : join(homeFolder(), fallback), 'gatekeeper')
}

/** Settings of the user. */
export const configFolder = (): string => base('XDG_CONFIG_HOME', '.config')
/** Grants and audit records. */
export const stateFolder = (): string => base('XDG_STATE_HOME', '.local/state')
/** Settings of whoever runs the machine. */
export const MANAGED_FOLDER = '/etc/gatekeeper'
