// What the installer works with on this machine.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stateFolder } from '../../facts/folders.ts'
import { ownPlace, type Setting } from '../../install/index.ts'
import type { Ports } from '../ports.ts'

/** With why this copy of gatekeeper cannot be told to anybody, where that is so. */
export function settingOf(ports: Ports, folder = process.cwd()): Setting & { readonly problem?: string } {
  const { home, workspace } = ports.facts(folder)
  return { ...ownPlace(), ground: { home, workspace, env: name => process.env[name] || undefined, has: existsSync }, receipts: join(stateFolder(), 'install') }
}
