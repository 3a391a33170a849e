// Durations as settings and options write them: `90s`, `10m`, `8h`, `30d`.
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** @returns milliseconds; undefined for anything but a whole number and one of s, m, h and d */
export function milliseconds(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  return count === undefined ? undefined : Number(count) * (UNITS[unit] ?? 0)
}
