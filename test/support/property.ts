// How properties are tried: the same cases at every run of the tests, so that a failure is that of the change at hand, and many other cases in a
// campaign (`npm run properties`).
import fc from 'fast-check'

const TIMES = Number(process.env['PROPERTY_TIMES'] ?? 1)
const SEED = Number(process.env['PROPERTY_SEED'] ?? 20)

/** What `holds` asserts. @param runs how many cases are tried @throws with the seed and the smallest case where the property fails; a promise for a property that waits */
export function holds<T>(property: fc.IProperty<T>, runs?: number): void
export function holds<T>(property: fc.IAsyncProperty<T>, runs?: number): Promise<void>
export function holds<T>(property: fc.IProperty<T> | fc.IAsyncProperty<T>, runs = 100): unknown {
  return fc.assert(property as fc.IProperty<T>, { numRuns: runs * TIMES, seed: SEED })
}
