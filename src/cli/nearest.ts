// What somebody may have meant who typed a name that there is not.

/** How many letters may be wrong: more than a third of a word is another word. */
const MOST = 3

/**
 * @param names those that there are; each may have other names that lead to it
 * @returns the nearest one, undefined where none is near
 */
export function nearest(word: string, names: readonly (string | readonly [name: string, ...also: string[]])[]): string | undefined {
  const typed = word.toLowerCase()
  const all = names.flatMap(one => (typeof one === 'string' ? [[one, one] as const] : one.map(also => [one[0], also] as const)))
  const found = all.find(([, also]) => also.toLowerCase() === typed) ?? (typed.length > 1 ? all.find(([, also]) => also.toLowerCase().startsWith(`${typed}-`) || also.toLowerCase().endsWith(`-${typed}`)) : undefined)
  if (found) return found[0]
  const limit = Math.min(MOST, Math.max(1, Math.floor(typed.replace(/^-+/, '').length / 3)))
  const [best] = all.map(([name, also]) => ({ name, far: distance(typed, also.toLowerCase(), limit) })).sort((a, b) => a.far - b.far)
  return best && best.far <= limit ? best.name : undefined
}

/** A message on such a name, and what to do; between them the nearest one, where there is one. */
export function withMeant(what: string, word: string, names: Parameters<typeof nearest>[1], instead: string): string {
  const name = nearest(word, names)
  return `${what}; ${name === undefined ? '' : `did you mean ${name}? `}${instead}`
}

/** Letters that are added, missing, wrong or swapped with the next one. @returns more than the limit where that is what it comes to */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [before, last] = [[] as readonly number[], Array.from({ length: b.length + 1 }, (_, at) => at) as readonly number[]]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1), swapped))
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
