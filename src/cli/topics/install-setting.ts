// What the installer works with on this machine.
import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { stateFolder } from '../../facts/folders.ts'
import { ownPlace, type Setting } from '../../install/index.ts'
import type { Ports } from '../ports.ts'

/** Folders that variables name; relative ones mean something else to each program that reads them. */
function env(name: string): string | undefined {
  const value = process.env[name]
  return value && (name === 'PATH' || isAbsolute(value)) ? value : undefined
}

/** With why this copy of gatekeeper cannot be told to anybody, where that is so. */
export function settingOf(ports: Ports, folder = process.cwd()): Setting & { readonly problem?: string } {
  const { home, workspace } = ports.facts(folder)
  return { ...ownPlace(), ground: { home, workspace, env, has: existsSync }, receipts: join(stateFolder(), 'install') }
}
