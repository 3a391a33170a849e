// What the machine says, read-only: home, workspace, links, files, PATH, what git ignores. Errors are absent answers.
import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, isAbsolute, parse, resolve, sep } from 'node:path'
import { type Facts, isOfProcess } from '../model/index.ts'
import { accountName } from './account.ts'
import { attempt } from './attempt.ts'
import { homeOf, readText, which } from './files.ts'
import { homeFolder } from './folders.ts'
import { unsavedIn } from './git/unsaved.ts'
import { ignoreRules } from './ignore.ts'
import { ownFolders, tempFolders } from './own.ts'

/** Characters of a path that the kernel takes: nothing longer exists. Links that it follows in one: path_resolution(7). */
const PATH_MAX = 4096
const MAX_HOPS = 40

const native = (path: string): string | undefined => (path.length > PATH_MAX ? undefined : attempt(() => realpathSync.native(path)))

/**
 * The file that a path leads to, whether it is there or not: links followed, also those to nothing, and `..` taken where it then leads. What each
 * process finds elsewhere, such as /proc/self/cwd, is left as it is with all that follows: this one is not the one that is asked about.
 */
export function realpath(path: string): string {
  const whole = isAbsolute(path) ? path : resolve(path)
  const rest: string[] = []
  let head = whole
  let at = native(whole)
  while (at === undefined) {
    const slash = head.lastIndexOf(sep)
    if (slash < 0) return resolve(path)
    rest.push(head.slice(slash + 1))
    head = head.slice(0, slash)
    at = native(head || sep)
  }
  const mine = (at.startsWith('/proc/') || isAt(at, process.cwd())) && !isAt(head, process.cwd())
  if (mine || whole.startsWith('/proc/') || whole.startsWith('/dev/') || whole.includes('/..')) {
    rest.splice(0, rest.length, ...whole.split(sep).reverse())
    at = parse(whole).root
  }
  // Below a name that is not there is nothing to look for, until the path leaves it again.
  let missing = false
  for (let hops = 0, part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (part === '' || part === '.') continue
    if (part === '..' && isOfProcess(at)) return [at, part, ...rest.reverse()].join(sep)
    const next: string = part === '..' ? dirname(at) : at.endsWith(sep) ? at + part : at + sep + part
    const link: string | undefined = missing || part === '..' || isOfProcess(next) ? undefined : attempt(() => readlinkSync(next))
    missing = part !== '..' && link === undefined && (missing || attempt(() => lstatSync(next, { throwIfNoEntry: false })) === undefined)
    if (link === undefined) at = next
    else if (++hops > MAX_HOPS) return resolve(whole)
    else {
      rest.push(...link.split(sep).reverse())
      if (isAbsolute(link)) at = parse(link).root
    }
  }
  return at
}

const isAt = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}${sep}`)

/** The root of the work tree that holds the folder; the folder itself when there is none, or when that is a home or the root. */
export function findWorkspace(cwd: string, home: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (folder === home || folder === dirname(folder)) return cwd
    if (attempt(() => statSync(`${folder}/.git`, { throwIfNoEntry: false })) !== undefined) return folder
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
  const kinds = new Map<string, ReturnType<Facts['stat']> | null>()
  let user: string | undefined
  let temp: readonly string[] | undefined
  let own: readonly string[] | undefined
  let rules: ((path: string) => boolean) | undefined
  let unsaved: Facts['unsaved'] | undefined
  const ignored = (path: string): boolean => {
    rules ??= ignoreRules(root)
    return rules(path)
  }
  return {
    home,
    get user() {
      user ??= attempt(() => accountName()) ?? 'nobody'
      return user
    },
    workspace: root,
    cwd: here,
    platform: process.platform === 'darwin' || process.platform === 'win32' ? process.platform : 'linux',
    // Most decisions are about no file at all.
    get temp() {
      temp ??= tempFolders(home, realpath)
      return temp
    },
    get own() {
      own ??= ownFolders(home)
      return own
    },
    realpath: path => {
      const cached = known.get(path)
      if (cached !== undefined) return cached
      const real = realpath(path)
      known.set(path, real)
      return real
    },
    stat: path => {
      const seen = kinds.get(path)
      if (seen !== undefined) return seen ?? undefined
      const stats = attempt(() => statSync(path, { throwIfNoEntry: false }))
      const kind = stats && (stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other')
      kinds.set(path, kind ?? null)
      return kind
    },
    read: (path, limit = 256 * 1024) => readText(path, limit),
    names: path => attempt(() => readdirSync(path)),
    which: name => which(name),
    homeOf: name => homeOf(name),
    ignored,
    unsaved: path => {
      unsaved ??= unsavedIn(root, ignored)
      return unsaved(path)
    },
  }
}
