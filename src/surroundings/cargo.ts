// Compilers that cargo's settings name. It asks them about themselves before it only tells what a project has.
import { type Effect, exact, type Invocation, literal } from '../model/index.ts'
import { placed } from '../shell/files.ts'
import type { Scope } from '../shell/scope.ts'
import { below, standing, upwards } from './standing.ts'

/** Subcommands that start the compiler, and are not asked about as those that build are. */
const TELLING = /^(?:metadata|tree|clean)$/
/** Compilers and what is put before them; linkers, runners and the variables of `[env]` are for building only. */
const NAMED = /^\s*(?:build\s*\.\s*)?["']?(?:rustc|rustc-wrapper|rustc-workspace-wrapper)["']?\s*=\s*(["'])(.*?)\1/gm
const INLINE = /[{,]\s*["']?(?:rustc|rustc-wrapper|rustc-workspace-wrapper)["']?\s*=\s*(["'])(.*?)\1/g

/** The project's own settings are as trusted as the project, but for what they run: a path is a program that nobody asked about; a name is one of PATH. */
export function compilers({ args }: Invocation, cwd: string, scope: Scope): readonly Effect[] {
  if (!args.some(word => TELLING.test(exact(word) ?? ''))) return []
  for (const folder of upwards(cwd))
    for (const file of ['.cargo/config', '.cargo/config.toml']) {
      const path = below(folder, file)
      const text = standing(path, scope) === 'disk' ? (scope.facts.read(path) ?? '') : ''
      const named = [...text.matchAll(NAMED), ...text.matchAll(INLINE)].map(match => match[2] ?? '').filter(value => value.includes('/'))
      // Paths are relative to the folder that has `.cargo`.
      if (named.length) return named.map((value): Effect => ({ kind: 'execute', target: literal(placed(value, folder) ?? value) }))
    }
  return []
}
