// What the machine refuses to say is not known.
/** @returns what is read, or undefined when that throws */
export const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}
