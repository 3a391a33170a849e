// Parts of a text, from one position up to another, and which of them a position lies in.

export type Range = [start: number, end: number]

/** Answers, for rising positions, the end of the range that a position lies in, or 0. */
export function lookup(ranges: Range[]): (position: number) => number {
  if (!ranges.length) return () => 0
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1])
  const merged: Range[] = []
  for (const [start, end] of ranges) {
    const last = merged.at(-1)
    if (last && start < last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  let at = 0
  return position => {
    while (at < merged.length && (merged[at]?.[1] ?? 0) <= position) at++
    const range = merged[at]
    return range && range[0] <= position ? range[1] : 0
  }
}
