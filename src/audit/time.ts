// Times as records write them.

/**
 * A time in milliseconds since 1970 as `2026-11-30T09:05:00.000Z`. Date would load the time zones of the world for it, which a hook that runs for
 * milliseconds feels. The days are those of the proleptic Gregorian calendar, counted in eras of 400 years from 1 March.
 */
export function isoTime(ms: number): string {
  const days = Math.floor(ms / 86_400_000)
  const rest = ms - days * 86_400_000
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const day = shifted - era * 146_097
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365)
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const month = Math.floor((5 * ofYear + 2) / 153)
  const pad = (value: number, width = 2): string => String(Math.floor(value)).padStart(width, '0')
  const date = `${pad(year + era * 400 + (month < 10 ? 0 : 1), 4)}-${pad(month < 10 ? month + 3 : month - 9)}-${pad(ofYear - Math.floor((153 * month + 2) / 5) + 1)}`
  return `${date}T${pad(rest / 3_600_000)}:${pad((rest / 60_000) % 60)}:${pad((rest / 1000) % 60)}.${pad(rest % 1000, 3)}Z`
}
