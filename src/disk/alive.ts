// Whether somebody who holds something is still there.
import { codeOf } from './error.ts'
import { nameOf } from './holder.ts'

/** @param holder as `nameOf` gives it; anything else is nobody's name */
export function isAlive(holder: string): boolean {
  const [, pid = ''] = /^([1-9]\d*)-\d*$/.exec(holder) ?? []
  if (!pid) return false
  try {
    process.kill(Number(pid), 0)
    return holder === nameOf(Number(pid))
  } catch (error) {
    return codeOf(error) === 'EPERM' && holder === nameOf(Number(pid))
  }
}
