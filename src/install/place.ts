// Where gatekeeper itself is, as other programs may be told for good.
import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Caller } from './define.ts'
import { readAny } from './file.ts'
import { callerOf, isPlainPath } from './launch.ts'

/** Folders of tools that fetch a package for one call. */
const PASSING = /\/(?:_npx|dlx|dlx-[^/]+|bunx-[^/]+|_cacache|\.yarn\/\$\$virtual)\//

export interface Place {
  readonly caller: Caller
  /** Why no hook may be told to call this copy. */
  readonly problem?: string
}

export function ownPlace(): Place {
  // Hooks are told the real file: whoever can put another link in place of one could answer in gatekeeper's name.
  const gate = realpathSync(process.argv[1] ?? '')
  const root = dirname(dirname(gate))
  const node = process.execPath
  const problem = problemOf(gate, root, node)
  return { caller: callerOf(node, gate, root, name => readAny(join(root, 'hooks', name)), timeoutProgram()), ...(problem && { problem }) }
}

function problemOf(gate: string, root: string, node: string): string | undefined {
  // The package of this name in the npm registry is somebody else's: no advice may lead there.
  const moved = 'put the clone of its repository into a folder that stays, run npm ci and npm link there, and then gatekeeper install'
  if (PASSING.test(gate)) return `this copy of gatekeeper (${root}) was fetched for one call and may be gone at any time; ${moved}`
  if (isBelow(root, realpathSync(tmpdir()))) return `this copy of gatekeeper (${root}) is in a folder for temporary files; ${moved}`
  if (gate !== join(root, 'bin/gatekeeper')) return `gatekeeper was not started by its own launcher (bin/gatekeeper) but by ${gate}; call the launcher`
  if (![gate, node].every(isPlainPath)) return `shells would not agree on the path ${gate}; put gatekeeper into a folder without backslashes and control characters`
  try {
    accessSync(gate, constants.X_OK)
  } catch {
    return `${gate} may not be executed; run chmod +x on it`
  }
  return undefined
}

const isBelow = (path: string, folder: string): boolean => folder !== '/' && path.startsWith(`${folder}/`)

/** GNU's, whose options are known; busybox and others have different ones. */
const timeoutProgram = (): string | undefined => ['/usr/bin/timeout', '/bin/timeout'].find(path => existsSync(path) && /\/(?:timeout|coreutils)$/.test(realpathSync(path)))
