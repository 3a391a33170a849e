// A sink that keeps the last lines in memory, for programs that use gatekeeper as a library.
import type { Sink } from './index.ts'

export interface Ring {
  readonly sink: Sink
  /** Oldest first. */
  readonly lines: () => readonly string[]
}

/** @param capacity how many lines it keeps */
export function ring(capacity = 1000): Ring {
  const kept: string[] = []
  return {
    sink: line => {
      kept.push(line)
      if (kept.length > capacity) kept.shift()
    },
    lines: () => [...kept],
  }
}
