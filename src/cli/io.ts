// Writes the standard streams whole and synchronously: nothing is cut short when the process ends right after.
import { writeSync } from 'node:fs'
import { codeOf } from '../disk/error.ts'
import { USAGE } from './codes.ts'
import { shownOnALine } from './shown.ts'

const cell = new Int32Array(new SharedArrayBuffer(4))

/** A parent may hand over non-blocking pipes: an operation that would block is tried again until it can be done. */
export function retry(operation: () => number): number {
  for (;;) {
    try {
      return operation()
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error
      Atomics.wait(cell, 0, 0, 2)
    }
  }
}

/** Nobody reading any more is not a fault; there is nobody left to tell. */
export function write(fd: number, text: string): void {
  try {
    put(fd, text)
  } catch (error) {
    if (codeOf(error) !== 'EPIPE' && codeOf(error) !== 'EBADF') throw error
  }
}

/** @returns false where not all of it could be written, whatever the reason */
export function tell(fd: number, text: string): boolean {
  try {
    put(fd, text)
    return true
  } catch {
    return false
  }
}

function put(fd: number, text: string): void {
  const bytes = Buffer.from(text)
  for (let done = 0; done < bytes.length; ) done += retry(() => writeSync(fd, bytes, done, bytes.length - done))
}

export const print = (text: string): void => write(1, text)

/** One line on stderr, in gatekeeper's name: whoever reads the exit code finds the reason there. */
export const complain = (text: string): void => void tell(2, `gatekeeper: ${shownOnALine(text)}\n`)

/** Says what is wrong with the call. @returns the exit code */
export function misused(problem: string, code = USAGE): number {
  complain(problem)
  return code
}
