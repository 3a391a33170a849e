// A yes or no, from a person at the terminal: nobody there means no.
import { closeSync, openSync, readSync, writeSync } from 'node:fs'

/** @param question without the question's choices */
export async function confirmed(question: string): Promise<boolean> {
  let tty: number
  try {
    tty = openSync('/dev/tty', 'r+')
  } catch {
    return false
  }
  try {
    writeSync(tty, `${question} [y/N] `)
    const bytes = Buffer.alloc(256)
    const length = readSync(tty, bytes)
    return /^y(?:es)?\s*$/i.test(bytes.toString('utf8', 0, length))
  } finally {
    closeSync(tty)
  }
}
