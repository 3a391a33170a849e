// The files that are read while other commands run: a list that grows, of which every earlier state stays what it was.

interface Shared {
  readonly paths: string[]
  /** Of each path, its place. */
  readonly places: Map<string, number>
  /** Where the first so many lead, each with its first place, as long as no link is made. */
  real: { readonly links: number; readonly places: Map<string, number>; done: number }
}

export interface Reading {
  readonly shared: Shared
  /** Of the shared list, those that belong to this state. */
  readonly size: number
}

const sharedOf = (paths: readonly string[]): Shared => ({ paths: [...paths], places: new Map(paths.map((path, at) => [path, at])), real: { links: 0, places: new Map(), done: 0 } })

export const notReading = (): Reading => ({ shared: sharedOf([]), size: 0 })

/** @param path absolute */
export function alsoReading({ shared, size }: Reading, path: string): Reading {
  if ((shared.places.get(path) ?? size) < size) return { shared, size }
  // Whoever went another way from here goes on with a list of their own.
  const own = size === shared.paths.length ? shared : sharedOf(shared.paths.slice(0, size))
  own.places.set(path, size)
  own.paths.push(path)
  return { shared: own, size: size + 1 }
}

/** @param key a path as `canonical` makes it, which follows that many links of this source */
export function isReading({ shared, size }: Reading, key: string, links: number, canonical: (path: string) => string): boolean {
  if (shared.real.links !== links) shared.real = { links, places: new Map(), done: 0 }
  const { real } = shared
  for (; real.done < shared.paths.length; real.done++) {
    const path = canonical(shared.paths[real.done] ?? '')
    if (!real.places.has(path)) real.places.set(path, real.done)
  }
  return (real.places.get(key) ?? size) < size
}
