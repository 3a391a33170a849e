// The lines of a stream as bytes, so that each can be handed on exactly as it came.

/** Bytes. Whole files stand in one line. */
const LONGEST = 32 * 1024 * 1024
const BREAK = 10

export interface Splitter {
  readonly push: (chunk: Buffer) => void
  /** Nothing more comes: what has no line break is no line, and goes. */
  readonly end: () => void
}

/** @param take gets each line with its line break, undefined in place of one that is too long */
export function splitter(take: (line: Buffer | undefined) => void, longest = LONGEST): Splitter {
  let held: Buffer[] = []
  let size = 0
  const keep = (part: Buffer): void => {
    size += part.length
    if (size <= longest) held.push(part)
    else held = []
  }
  return {
    push: chunk => {
      let from = 0
      for (let at = chunk.indexOf(BREAK); at >= 0; at = chunk.indexOf(BREAK, from)) {
        keep(chunk.subarray(from, at + 1))
        const line = size <= longest ? Buffer.concat(held) : undefined
        held = []
        size = 0
        from = at + 1
        take(line)
      }
      if (from < chunk.length) keep(chunk.subarray(from))
    },
    end: () => {
      if (size) take(undefined)
      held = []
      size = 0
    },
  }
}
