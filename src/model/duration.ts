// Durations as settings and options write them: `90s`, `10m`, `8h`, `30d`.
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 }

/**
 * @param units that may be named, of s, m, h, d and w
 * @returns milliseconds; undefined for anything but a whole number and a unit
 */
export function milliseconds(text: string, units = 'smhd'): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([a-z])$/.exec(text) ?? []
  return count === undefined || !units.includes(unit) ? undefined : Number(count) * (UNITS[unit] ?? 0)
}
