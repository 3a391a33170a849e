// What the machine says, read-only: home, workspace, links, files, PATH, what git ignores. Errors are absent answers.
import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Facts } from '../model/index.ts'
import { accountName } from './account.ts'
import { configFolder, homeFolder, MANAGED_FOLDER, stateFolder } from './folders.ts'
import { ignoreRules } from './ignore.ts'

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Links followed as far as the path exists; the rest is appended as it is. */
export function realpath(path: string): string {
  for (let head = resolve(path), tail = ''; ; ) {
    const real = attempt(() => realpathSync.native(head))
    if (real !== undefined) return tail ? join(real, tail) : real
    const parent = dirname(head)
    if (parent === head) return resolve(path)
    tail = join(head.slice(parent === '/' ? 1 : parent.length + 1), tail)
    head = parent
  }
}

/** The root of the work tree that holds the folder; the folder itself when there is none, or when that is a home or the root. */
export function findWorkspace(cwd: string, home: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (folder === home || folder === dirname(folder)) return cwd
    if (attempt(() => statSync(join(folder, '.git'))) !== undefined) return folder
  }
}

/**
 * @param cwd absolute folder of the command
 * @param workspace the folder that the agent may work in; found from cwd when absent
 */
export function machineFacts(cwd: string, workspace?: string): Facts {
  const home = realpath(homeFolder())
  const here = realpath(cwd)
  const root = workspace === undefined ? findWorkspace(here, home) : realpath(workspace)
  const known = new Map<string, string>()
  let user: string | undefined
  let ignored: ((path: string) => boolean) | undefined
  return {
    home,
    get user() {
      user ??= attempt(() => accountName()) ?? 'nobody'
      return user
    },
    workspace: root,
    cwd: here,
    platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
    temp: [...new Set([realpath('/tmp'), '/tmp', realpath('/var/tmp'), realpath(process.env['TMPDIR'] || '/tmp')])].filter(folder => folder !== '/' && folder !== home),
    own: ownFolders(home),
    realpath: path => {
      const cached = known.get(path)
      if (cached !== undefined) return cached
      const real = realpath(path)
      known.set(path, real)
      return real
    },
    stat: path => {
      const stats = attempt(() => statSync(path))
      return stats && (stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other')
    },
    read: (path, limit = 256 * 1024) => readText(path, limit),
    names: path => attempt(() => readdirSync(path)),
    which: name => which(name),
    homeOf: name => homeOf(name),
    ignored: path => {
      ignored ??= ignoreRules(root)
      return ignored(path)
    },
  }
}

/** Where gatekeeper keeps settings, grants and records, at the places in force and at the usual ones. */
const ownFolders = (home: string): readonly string[] =>
  [...new Set([configFolder(), stateFolder(), MANAGED_FOLDER, join(home, '.config/gatekeeper'), join(home, '.local/state/gatekeeper')])]

function readText(path: string, limit: number): string | undefined {
  const stats = attempt(() => statSync(path))
  if (!stats?.isFile() || stats.size > limit) return undefined
  const bytes = attempt(() => readFileSync(path))
  if (!bytes || bytes.includes(0)) return undefined
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? undefined : text
}

function which(name: string): string | undefined {
  if (!name || name.includes('/')) return undefined
  return (process.env['PATH'] ?? '').split(':').filter(Boolean).map(folder => join(folder, name)).find(path => attempt(() => statSync(path))?.isFile())
}

function homeOf(user: string): string | undefined {
  const line = attempt(() => readFileSync('/etc/passwd', 'utf8'))?.split('\n').find(one => one.startsWith(`${user}:`))
  return line?.split(':')[5] ?? (user === 'root' ? '/root' : undefined)
}
