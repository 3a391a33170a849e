// What files hold, where programs lie, whose home is where. Errors are absent answers.
import { closeSync, constants, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { normalise } from '../model/index.ts'
import { attempt } from './attempt.ts'
import { stateFolder } from './folders.ts'

/** A file of this many bytes; undefined when it holds more, as those of /proc do, which say something else to each process. A pipe is not waited for. */
function readBytes(path: string, size: number): Buffer | undefined {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const bytes = Buffer.allocUnsafe(size + 1)
    return readSync(file, bytes, 0, size + 1, null) === size ? bytes.subarray(0, size) : undefined
  } finally {
    closeSync(file)
  }
}

/** @returns the text; undefined for what is no regular file of at most `limit` bytes that holds UTF-8 without NUL */
export function readText(path: string, limit: number): string | undefined {
  const stats = attempt(() => statSync(path, { throwIfNoEntry: false }))
  if (!stats?.isFile() || stats.size > limit) return undefined
  const bytes = attempt(() => readBytes(path, stats.size))
  if (!bytes || bytes.includes(0)) return undefined
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? undefined : text
}

/** Where gatekeeper puts what stands for other programs on PATH. */
export const shimFolder = (): string => `${stateFolder()}/shims`

/** The first file of that name on PATH, and not what stands for it there. */
export function which(name: string): string | undefined {
  if (!name || name.includes('/')) return undefined
  const shims = shimFolder()
  return (process.env['PATH'] ?? '').split(':').filter(folder => folder && normalise(folder) !== shims).map(folder => join(folder, name)).find(path => attempt(() => statSync(path, { throwIfNoEntry: false }))?.isFile())
}

/** The home folder of a user, by the accounts of the machine. */
export function homeOf(user: string): string | undefined {
  const line = attempt(() => readFileSync('/etc/passwd', 'utf8'))?.split('\n').find(one => one.startsWith(`${user}:`))
  return line?.split(':')[5] ?? (user === 'root' ? '/root' : undefined)
}
