// Owns sizes with units, and when one is enough to fill a disk.

const UNITS = 'KMGTPE'
/** 64 GiB: more than any test needs, and more than many disks have left. */
const FULL = 64 * 1024 ** 3

/** The number of bytes in texts such as `1M`, `10GB` or `4KiB`; undefined when it is none. */
export function bytes(size: string): number | undefined {
  const [, digits, unit = ''] = /^[<>/%+]?(\d{1,15})([KMGTPEkmgtpebwc]?)(?:i?B)?$/.exec(size) ?? []
  if (digits === undefined) return undefined
  if (unit === 'b') return Number(digits) * 512
  return Number(digits) * (unit === 'c' ? 1 : unit === 'w' ? 2 : 1024 ** (UNITS.indexOf(unit.toUpperCase()) + 1 || 0))
}

/** @param each what the size counts in, in bytes */
export const fills = (size: string | undefined, each = 1): boolean => size !== undefined && (bytes(size) ?? 0) * each >= FULL
