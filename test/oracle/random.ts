// Random choices that a seed repeats: the same seed gives the same script on every machine.
export interface Random {
  /** A whole number from 0 up to, but not including, the bound. */
  readonly below: (bound: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  /** One of the list, in proportion to its weights. */
  readonly weighted: <T extends { readonly weight: number }>(list: readonly T[]) => T
}

/** A generator of its own for each pair of numbers (splitmix32). */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state ^ (state >>> 16)
    mixed = Math.imul(mixed, 0x21f0aaad)
    mixed ^= mixed >>> 15
    mixed = Math.imul(mixed, 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const below = (bound: number): number => next() % bound
  return {
    below,
    chance: probability => next() / 0x1_0000_0000 < probability,
    pick: list => {
      const one = list[below(list.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
    weighted: list => {
      let left = (next() / 0x1_0000_0000) * list.reduce((sum, one) => sum + one.weight, 0)
      for (const one of list) {
        left -= one.weight
        if (left < 0) return one
      }
      const last = list.at(-1)
      if (!last) throw new Error('nothing to pick from')
      return last
    },
  }
}
