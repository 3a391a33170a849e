// What each process finds elsewhere: its own folder and files in /proc and /dev.
import { isOfProcess, normalise, type Word } from '../../model/index.ts'

/** Normalised, where that says what it says; undefined where it would not. */
export const settled = (path: string): string | undefined => (leavesProcess(path) ? undefined : normalise(path))

/** True where a `..` leads out of something that each process finds elsewhere. */
export function leavesProcess(path: string): boolean {
  if (!path.includes('/..')) return false
  const at: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') {
      if ((at[0] === 'proc' && at.length > 1) || (at[0] === 'dev' && /^(?:fd|std)/.test(at[1] ?? ''))) return true
      at.pop()
    } else if (part !== '' && part !== '.') at.push(part)
  }
  return false
}

/** Resolves the doors that /proc has to other folders; undefined where they lead cannot be known. */
export function throughProc(path: string, cwd: Word): string | undefined {
  const found = /^\/proc\/(self|thread-self|[^/]+)\/(?:task\/[^/]+\/)?(root|cwd|fd|exe|map_files|fdinfo)(\/.*)?$/.exec(path)
  if (!found) return path
  const [, who, door, rest = ''] = found
  const mine = who === 'self' || who === 'thread-self'
  if (door === 'root') return rest || '/'
  if (door === 'fd' && mine) return rest ? `/dev/fd${rest}` : '/dev/fd'
  if (door === 'cwd' && mine && cwd.values?.length === 1 && !cwd.glob && !isOfProcess(cwd.values[0] ?? '')) return normalise(`${cwd.values[0]}${rest}`)
  return door === 'exe' || door === 'fdinfo' ? path : undefined
}
