// What programs take from the folder that they are started in, or from one above it, and run: repositories, modules, settings that name code.
import { type Effect, type Invocation, normalise } from '../model/index.ts'
import { canonical } from '../shell/links.ts'
import type { Scope } from '../shell/scope.ts'
import { shadowing } from './modules.ts'
import { inRepository } from './repository.ts'
import { configured } from './settings.ts'

/** What a program does besides what its arguments say, in each folder that it may be started in. */
export function surroundings(call: Invocation, name: string, scope: Scope): readonly Effect[] {
  return (call.cwd.values ?? []).slice(0, 16).flatMap(folder => {
    if (!folder.startsWith('/') || call.cwd.glob) return []
    const at = canonical(normalise(folder), scope.files, scope.facts)
    if (name === 'git') return inRepository(call, at, scope)
    return /^(?:py|graal)/.test(name) && !/^py(?:lint|\.?test)$/.test(name) ? shadowing(call, at, scope) : configured(name, at, scope)
  })
}
