// Owns files of settings that are code, or name code: hooks, plug-ins, engines.
import { exact, some } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { each } from '../roles.ts'

/** One of the project's own is read like its source; one from elsewhere may have been written by anybody, and is run. */
export const settingsCode: Role = each((target, given) =>
  exact(target) === '/dev/null'
    ? undefined
    : { kind: some(target, value => !/^[/~]|(?:^|\/)\.\.(?:\/|$)|\.[cm]?js$/.test(value)) && !some(given.cwd, value => /^\/(?:private\/)?(?:var\/)?tmp(?:\/|$)/.test(value)) ? 'read' : 'execute', target })
