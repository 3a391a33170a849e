// A yes or no, from a person at the terminal.
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'

/**
 * @param question without the question's choices
 * @returns undefined where there is no terminal to ask on, which is no yes
 */
export async function confirmed(question: string): Promise<boolean | undefined> {
  let tty: number
  try {
    tty = openSync('/dev/tty', 'r+')
  } catch {
    return undefined
  }
  try {
    forget()
    writeSync(tty, `${question} [y/N] `)
    const bytes = Buffer.alloc(256)
    const length = readSync(tty, bytes)
    return /^y(?:es)?\s*$/i.test(bytes.toString('utf8', 0, length))
  } finally {
    closeSync(tty)
  }
}

/** Lines that were typed, or pasted, before the question stood there are no answer to it. */
function forget(): void {
  let tty: number | undefined
  try {
    tty = openSync('/dev/tty', constants.O_RDONLY | constants.O_NONBLOCK)
    const bytes = Buffer.alloc(4096)
    while (readSync(tty, bytes) > 0);
  } catch {
    // Nothing more is there.
  } finally {
    if (tty !== undefined) closeSync(tty)
  }
}
